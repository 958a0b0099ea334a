import { useProfile } from '@console/auth';
import { todayInJakarta } from '@console/ui/formats';
import { useDeskDraft } from '../../shared/desk/useDeskDraft.ts';
import type { ReceiptValues } from './ReceiptFieldset.tsx';

/** Largest slip, in megabytes. */
export const slipLimit = 5;

interface Typed extends Omit<ReceiptValues, 'receivedBy' | 'receivedDate'> {
  /** Null as long as it is what the page proposes: at an office the reader, today. */
  readonly receivedBy: string | null;
  readonly receivedDate: string | null;
  readonly fileId: string | null;
}
const nothing: Typed = { receiptNo: '', receivedDate: null, receivedBy: null, remark: '', fileId: null };

/**
 * A receipt with its file, and what more is said in it; kept in this tab under a name until it is saved, so that a reload loses nothing.
 * @param receiver who is proposed to have received
 */
export function useReceiptDraft<More extends object>(name: string, more: More, receiver = '') {
  const { values, change, discard } = useDeskDraft<Typed & More>(name, { ...nothing, ...more });
  return {
    values: {
      ...values,
      receivedBy: values.receivedBy ?? receiver,
      receivedDate: values.receivedDate ?? todayInJakarta(),
    },
    change,
    discard,
  };
}

interface Parcel {
  readonly isAll: boolean;
  readonly quantity: string;
  readonly good: readonly string[];
  readonly broken: readonly string[];
}
const unopened: Parcel = { isAll: true, quantity: '', good: [], broken: [] };

/** The receipt of an office, which the list of its cards and the page of the receipt fill in together. */
export function useParcelDraft(deliveryId: string) {
  const profile = useProfile();
  return useReceiptDraft(deliveryId, unopened, profile.state === 'loaded' ? profile.data.name : '');
}
