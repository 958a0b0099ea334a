import { useCan, useSession } from '@console/auth';
import { promoFeeResets, resetStates, type PromoFeeReset } from '@console/contracts/branches-stores/promo-fee/reset';
import { ResourceDetail } from '@console/ui/detail';
import { confirm } from '@console/ui/dialogs';
import { notify } from '@console/ui/feedback';
import { useMessages } from '@console/ui/messages';
import { PageLink } from '@console/ui/navigation';
import { Part } from '@console/ui/page';
import { OptionTag } from '@console/ui/status';
import { ActionButton, useOfficeWhy, useWhy } from '@console/ui/why';
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
  const can = useCan(promoFeeResets.privilege);
  const why = useWhy(promoFeeResets);
  const office = useOfficeWhy({ writtenBy: 'above-branch' });
  const { username } = useSession();
  const send = {
    approve: decisions.approve.useMutation()[0],
    reject: decisions.reject.useMutation()[0],
    withdraw: decisions.withdraw.useMutation()[0],
  };
  if (reset.state !== 'WAITING') return null;
  const { secureId, version, batchNo, editors } = reset;
  const isMaker = username !== null && editors.includes(username);
  const decide = (name: keyof typeof send) =>
    confirm(
      {
        title: t(name),
        subject: batchNo,
        action: t(name),
        danger: name !== 'approve',
        ...(name === 'approve' ? { text: t('approveText') } : {}),
        ...(name === 'reject' ? { reason: 'required' as const } : {}),
      },
      async ({ reason }) => {
        const answer = await send[name]({ body: { secureId, version, ...(reason ? { reason } : {}) } as never });
        if ('error' in answer) throw answer.error;
        notify.success(t('decided'));
      },
    );
  const refused = why.of(isMaker ? 'SELF_APPROVAL' : undefined) ?? office;
  return (
    <>
      {can('approve') && (
        <>
          <ActionButton variant="primary" why={refused} onClick={() => decide('approve')}>
            {t('approve')}
          </ActionButton>
          <ActionButton variant="danger" why={refused} onClick={() => decide('reject')}>
            {t('reject')}
          </ActionButton>
        </>
      )}
      {isMaker && can('update') && <ActionButton onClick={() => decide('withdraw')}>{t('withdraw')}</ActionButton>}
    </>
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
