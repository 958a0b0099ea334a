import { riskFactors, riskProfiles } from '@console/contracts/membership/risk-profile-membership';
import { members } from '@console/contracts/membership/membership';
import { CreatePage as Create } from '@console/ui/form';
import { recordLabel, RecordGate } from '@console/ui/record';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { LiveScore, sections } from './form.tsx';
import { paths } from './paths.ts';
import { useSubmitted } from './use-submitted.ts';

/** Rates the member of the address. */
export default function CreatePage() {
  const memberId = useSearchParams()[0].get('memberId') ?? '';
  const initial = useMemo(
    () => ({
      memberId,
      ...Object.fromEntries(riskFactors.map(({ value }) => [value, null])),
      politicallyExposed: false,
      sanctionsHit: false,
    }),
    [memberId],
  );
  const submits = useSubmitted();
  return (
    <RecordGate resource={members} secureId={memberId}>
      {(member) => (
        <>
          <div className="panel" role="note">
            {recordLabel(members, member as never)}
          </div>
          <Create resource={riskProfiles} sections={sections} paths={paths} initial={initial} further={submits}>
            {(values) => <LiveScore values={values} />}
          </Create>
        </>
      )}
    </RecordGate>
  );
}
