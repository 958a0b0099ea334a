import { useProfile } from '@console/auth';
import type { Delivery } from '@console/contracts/cards/card-issuance/deliveries';
import { todayInJakarta } from '@console/ui/formats';
import { useDeskDraft } from '../../shared/desk/use-desk-draft.ts';
import type { ReceiptValues } from './ReceiptFieldset.tsx';

/** Largest slip in megabytes. */
export const slipLimit = 5;

interface ReceiptInput extends Omit<ReceiptValues, 'receiptNo' | 'receivedBy' | 'receivedDate'> {
  /** Null while it is the page's default: for an office a number derived from the parcel, the user, and today. */
  readonly receiptNo: string | null;
  readonly receivedBy: string | null;
  readonly receivedDate: string | null;
  readonly fileId: string | null;
}
const nothing: ReceiptInput = { receiptNo: null, receivedDate: null, receivedBy: null, remark: '', fileId: null };

/**
 * Draft of a receipt with its file and further values `More`; stored in this tab until it is saved, so that it survives
 * a reload.
 * @param proposed default number of the receipt, and default receiver
 */
export function useReceiptDraft<More extends object>(
  name: string,
  more: More,
  proposed: { readonly receiptNo?: string; readonly receiver?: string } = {},
) {
  const { values, change, discard } = useDeskDraft<ReceiptInput & More>(name, { ...nothing, ...more });
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
  /** Null while it is the number of all outstanding cards. */
  readonly quantity: number | null;
  readonly good: readonly string[];
  readonly broken: readonly string[];
}
const newReceipt: Parcel = { isAll: true, quantity: null, good: [], broken: [] };

/** The receipt draft of an office, shared by the list of its cards and the page of the receipt. */
export function useParcelDraft({
  secureId,
  deliveryNo,
  receipts,
}: Pick<Delivery, 'secureId' | 'deliveryNo' | 'receipts'>) {
  const profile = useProfile();
  const before = receipts?.length ?? 0;
  return useReceiptDraft(secureId, newReceipt, {
    receiptNo: `TT-${deliveryNo}${before > 0 ? `-${before + 1}` : ''}`,
    receiver: profile.state === 'loaded' ? profile.data.name : '',
  });
}
