import { riskProfiles } from '@console/contracts/membership/risk-profile-membership';
import { UpdatePage as Update } from '@console/ui/form';
import { RecordGate } from '@console/ui/record';
import { useParams } from 'react-router';
import DetailPage from './DetailPage.tsx';
import { LiveScore, sections } from './form.tsx';
import { changeable, paths } from './paths.ts';
import { useSubmitted } from './use-submitted.ts';

/** Changes a profile that is a draft or was rejected; any other is shown to read. */
export default function UpdatePage() {
  const { riskId = '' } = useParams();
  const submits = useSubmitted();
  return (
    <RecordGate resource={riskProfiles} secureId={riskId}>
      {({ state }) =>
        changeable(state) ? (
          <Update resource={riskProfiles} secureId={riskId} sections={sections} paths={paths} further={submits}>
            {(values) => <LiveScore values={values} />}
          </Update>
        ) : (
          <DetailPage />
        )
      }
    </RecordGate>
  );
}
