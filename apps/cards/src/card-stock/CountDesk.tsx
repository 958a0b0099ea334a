import type { CountSheet } from '@console/contracts/cards/card-stock/count';
import { confirm } from '@console/ui/dialogs';
import { useErrorText } from '@console/ui/feedback';
import { useMessages } from '@console/ui/messages';
import { ActionButton } from '@console/ui/why';
import { useAfterScans } from '../shared/scan/scan-gate.ts';
import { ScanInput } from '../shared/scan/ScanInput.tsx';
import { closeCount, scanCount } from './endpoints.ts';
import { messages } from './messages.ts';

/**
 * An open count: cards are scanned one by one; each scan is saved at once, so that none is lost and several people can
 * count.
 */
export function CountDesk({ sheet: { secureId, version, expected, scanned } }: { readonly sheet: CountSheet }) {
  const t = useMessages(messages);
  const errorText = useErrorText();
  const [scan] = scanCount.useMutation();
  const [close] = closeCount.useMutation();
  const take = async (cardNo: string) => {
    const answer = await scan({ body: { secureId, cardNo } });
    if ('error' in answer) return errorText(answer.error);
    return answer.data.expected
      ? null
      : { recorded: t('foreignCard', { where: answer.data.where ?? t('unknownCard') }) };
  };
  const [finish, gate] = useAfterScans(() =>
    confirm(
      {
        title: t('closeTitle'),
        text: t('closeText'),
        subject: t('scanned', { scanned, expected }),
        action: t('closeCount'),
      },
      async () => {
        const answer = await close({ body: { secureId, version } });
        if ('error' in answer) throw answer.error;
      },
    ),
  );
  return (
    <section className="panel" aria-label={t('counting')}>
      <h2>{t('counting')}</h2>
      <ScanInput onScan={take} gate={gate} count={scanned} total={expected} />
      <ActionButton variant="primary" onClick={finish}>
        {t('closeCount')}
      </ActionButton>
    </section>
  );
}
