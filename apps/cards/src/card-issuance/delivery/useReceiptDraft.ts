import { useProfile } from '@console/auth';
import type { Delivery } from '@console/contracts/cards/card-issuance/deliveries';
import { todayInJakarta } from '@console/ui/formats';
import { useDeskDraft } from '../../shared/desk/useDeskDraft.ts';
import type { ReceiptValues } from './ReceiptFieldset.tsx';

/** Largest slip, in megabytes. */
export const slipLimit = 5;

interface Typed extends Omit<ReceiptValues, 'receiptNo' | 'receivedBy' | 'receivedDate'> {
  /** Null as long as it is what the page proposes: at an office a number by the parcel, the reader, today. */
  readonly receiptNo: string | null;
  readonly receivedBy: string | null;
  readonly receivedDate: string | null;
  readonly fileId: string | null;
}
const nothing: Typed = { receiptNo: null, receivedDate: null, receivedBy: null, remark: '', fileId: null };

/**
 * A receipt with its file, and what more is said in it; kept in this tab under a name until it is saved, so that a reload loses nothing.
 * @param proposed number of the receipt, and who has received
 */
export function useReceiptDraft<More extends object>(
  name: string,
  more: More,
  proposed: { readonly receiptNo?: string; readonly receiver?: string } = {},
) {
  const { values, change, discard } = useDeskDraft<Typed & More>(name, { ...nothing, ...more });
  return {
    values: {
      ...values,
      receiptNo: values.receiptNo ?? proposed.receiptNo ?? '',
      receivedBy: values.receivedBy ?? proposed.receiver ?? '',
      receivedDate: values.receivedDate ?? todayInJakarta(),
    },
    change,
    discard,
  };
}

interface Parcel {
  readonly isAll: boolean;
  /** Null as long as it is all that is awaited. */
  readonly quantity: string | null;
  readonly good: readonly string[];
  readonly broken: readonly string[];
}
const unopened: Parcel = { isAll: true, quantity: null, good: [], broken: [] };

/** The receipt of an office, which the list of its cards and the page of the receipt fill in together. */
export function useParcelDraft({
  secureId,
  deliveryNo,
  receipts,
}: Pick<Delivery, 'secureId' | 'deliveryNo' | 'receipts'>) {
  const profile = useProfile();
  const before = receipts?.length ?? 0;
  return useReceiptDraft(secureId, unopened, {
    receiptNo: `TT-${deliveryNo}${before > 0 ? `-${before + 1}` : ''}`,
    receiver: profile.state === 'loaded' ? profile.data.name : '',
  });
}
