import { useCan } from '@console/auth';
import { escrowResults } from '@console/contracts/membership/escrow';
import type { EscrowAccount } from '@console/contracts/membership/escrow/accounts';
import { escrowAccounts } from '@console/contracts/membership/escrow/accounts';
import type { EscrowCheck } from '@console/contracts/membership/escrow/calls';
import { useErrorText, notify } from '@console/ui/feedback';
import { dateFormats, formatCurrency, formatDate } from '@console/ui/formats';
import { useMessages } from '@console/ui/messages';
import { PlainTable } from '@console/ui/page';
import { OptionTag } from '@console/ui/status';
import { ActionButton } from '@console/ui/why';
import { endpoints } from './endpoints.ts';
import { messages } from './messages.ts';

/** What the latest walks over the movements of an account found. */
export function Checks({ checks }: { readonly checks: readonly EscrowCheck[] }) {
  const t = useMessages(messages);
  return (
    <section className="panel" aria-label={t('checks')}>
      <h2>{t('checks')}</h2>
      {checks.length === 0 ? (
        <p>{t('noChecks')}</p>
      ) : (
        <PlainTable
          label={t('checks')}
          rows={checks}
          keyOf={({ secureId }) => secureId}
          columns={[
            { title: t('at'), of: ({ at }) => formatDate(at, dateFormats.log), isHead: true },
            { title: t('by'), of: ({ by }) => by },
            { title: t('result'), of: ({ result }) => <OptionTag value={result} options={escrowResults} /> },
            { title: t('expected'), of: ({ expected }) => formatCurrency(expected), isNumber: true },
            { title: t('found'), of: ({ found }) => formatCurrency(found), isNumber: true },
            { title: t('firstBadSeq'), of: ({ firstBadSeq }) => firstBadSeq ?? '-', isNumber: true },
          ]}
        />
      )}
    </section>
  );
}

/** Walks the movements once more, for those who may. */
export function Recalculate({ account: { secureId } }: { readonly account: EscrowAccount }) {
  const t = useMessages(messages);
  const can = useCan(escrowAccounts.privilege);
  const errorText = useErrorText();
  const [check, { isLoading }] = endpoints.check.useMutation();
  if (!can('operate')) return null;
  const run = async () => {
    const answer = await check({ body: { secureId } });
    if ('error' in answer) notify.error(errorText(answer.error));
    else if (answer.data.result === 'OK') notify.success(t('agrees'));
    else notify.error(t('differs'));
  };
  return (
    <ActionButton busy={isLoading} onClick={() => run()}>
      {t('recalculate')}
    </ActionButton>
  );
}
