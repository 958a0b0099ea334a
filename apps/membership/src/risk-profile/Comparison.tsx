import { resourceApi } from '@console/api';
import {
  riskFactors,
  riskProfiles,
  rulesOf,
  type RiskProfile,
} from '@console/contracts/membership/risk-profile-membership';
import { useMessages, useText } from '@console/ui/messages';
import { Part, PlainTable } from '@console/ui/page';
import { messages } from './messages.ts';

const api = resourceApi(riskProfiles);

function Table({ profile, previous }: { readonly profile: RiskProfile; readonly previous: RiskProfile | null }) {
  const t = useMessages(messages);
  const text = useText();
  const { weights } = rulesOf(profile.rulesVersion);
  return (
    <section className="panel" aria-label={t('comparison')}>
      <h2>{t('comparison')}</h2>
      <PlainTable
        label={t('comparison')}
        rows={riskFactors}
        keyOf={({ value }) => value}
        columns={[
          { title: t('factor'), of: ({ title }) => text(title), isHead: true },
          { title: t('weight'), of: ({ value }) => `${weights[value]} %`, isNumber: true },
          { title: t('before'), of: ({ value }) => previous?.[value] ?? '-', isNumber: true },
          { title: t('after'), of: ({ value }) => profile[value], isNumber: true },
        ]}
      />
    </section>
  );
}

function Compared({ profile, previousId }: { readonly profile: RiskProfile; readonly previousId: string }) {
  return (
    <Part of={api.useDetailQuery(previousId) as never}>
      {(previous: RiskProfile) => <Table profile={profile} previous={previous} />}
    </Part>
  );
}

/** The factors of a profile beside those of the one before; people of a branch see none of them. */
export function Comparison({ profile }: { readonly profile: RiskProfile }) {
  if ((profile.score as number | undefined) === undefined) return null;
  return profile.previousId ? (
    <Compared profile={profile} previousId={profile.previousId} />
  ) : (
    <Table profile={profile} previous={null} />
  );
}
