import { useSession } from '@console/auth';
import { promoFeeResets, resetStates, type PromoFeeReset } from '@console/contracts/branches-stores/promo-fee/reset';
import { DecisionButtons } from '@console/ui/changes';
import { ResourceDetail } from '@console/ui/detail';
import { useMessages } from '@console/ui/messages';
import { PageLink } from '@console/ui/navigation';
import { Part } from '@console/ui/page';
import { OptionTag } from '@console/ui/status';
import { useOfficeWhy } from '@console/ui/why';
import { useId, useState } from 'react';
import { messages } from './messages.ts';
import { decisions, rowsOfReset } from './reset-calls.ts';
import { ResetTable } from './ResetTable.tsx';

const page = '/master-branch-nmc-promo-fee/reset';
const sections = [
  {
    fields: [
      { name: 'state', render: ({ state }: PromoFeeReset) => <OptionTag value={state} options={resetStates} /> },
      'scope',
      'mode',
      'runningCount',
      'scheduledCount',
      'reason',
      'madeBy',
      'madeAt',
      'decidedBy',
      'decidedAt',
      'note',
    ],
  },
] as const;

/** What a second person decides, and what the maker takes back. */
function Decisions({ reset }: { readonly reset: PromoFeeReset }) {
  const t = useMessages(messages);
  const office = useOfficeWhy({ writtenBy: 'above-branch' });
  const { username } = useSession();
  if (reset.state !== 'WAITING') return null;
  return (
    <DecisionButtons
      resource={promoFeeResets}
      request={reset}
      subject={reset.batchNo}
      isMaker={username !== null && reset.editors.includes(username)}
      calls={decisions}
      texts={{ approve: t('approveText') }}
      why={office}
    />
  );
}

function ResetRows({ secureId }: { readonly secureId: string }) {
  const id = useId();
  const t = useMessages(messages);
  const [at, setAt] = useState(1);
  const reading = rowsOfReset.useQuery({ parameters: { secureId }, query: { page: at } });
  return (
    <section className="panel" aria-labelledby={id}>
      <h2 id={id}>{t('rows')}</h2>
      <Part of={reading}>{(shown) => <ResetTable label={t('rows')} shown={shown} onPage={setAt} />}</Part>
    </section>
  );
}

/** One reset with its promo fees, and the decision on it. */
export function ResetDetail({ secureId }: { readonly secureId: string }) {
  const t = useMessages(messages);
  return (
    <ResourceDetail
      resource={promoFeeResets}
      secureId={secureId}
      sections={sections as never}
      offers={[]}
      leads={({ state }) => state === 'WAITING'}
      actions={(reset) => (
        <>
          <PageLink className="button" to={page}>
            {t('resets')}
          </PageLink>
          <Decisions reset={reset} />
        </>
      )}
    >
      {(reset) => <ResetRows key={reset.version} secureId={reset.secureId} />}
    </ResourceDetail>
  );
}
