import type { Delivery } from '@console/contracts/cards/card-issuance/deliveries';
import { useMessages } from '@console/ui/messages';
import { PartFailed } from '@console/ui/page';
import { ActionButton } from '@console/ui/why';
import { useNavigate } from 'react-router';
import { useAfterScans } from '../../shared/scan/scan-gate.ts';
import { ScanInput } from '../../shared/scan/ScanInput.tsx';
import { useScans } from '../../shared/scan/use-scans.ts';
import { messages } from './messages.ts';
import { Scanned } from './Scanned.tsx';
import { useNumbers } from './use-numbers.ts';
import { useParcelDraft } from './use-receipt-draft.ts';

/** Ticks off cards of a parcel by scanning; the receipt takes over the ticked ones. */
export function TickByScanning({
  delivery,
  receipt,
}: {
  readonly delivery: Delivery;
  readonly receipt: string | null;
}) {
  const t = useMessages(messages);
  const navigate = useNavigate();
  const { pending, loaded, failed, check } = useNumbers(delivery.secureId);
  const { values, change } = useParcelDraft(delivery);
  const { scanned, scan, remove } = useScans(check, values.good, (good) => change({ good, isAll: good.length === 0 }));
  const [openReceipt, gate] = useAfterScans(() => navigate(receipt!));
  return (
    <section className="panel">
      {failed && <PartFailed {...failed} />}
      <ScanInput
        label={t('tick')}
        onScan={scan}
        gate={gate}
        count={scanned.length}
        total={pending.length}
        disabled={!loaded}
      />
      <Scanned numbers={scanned} onRemove={remove} />
      {receipt && scanned.length > 0 && <ActionButton onClick={() => openReceipt()}>{t('toReceipt')}</ActionButton>}
    </section>
  );
}
