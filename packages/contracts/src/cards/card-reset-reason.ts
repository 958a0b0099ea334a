import { flag } from '../core/fields.ts';
import { defineResource, type RecordOf } from '../core/resource.ts';
import { text } from '../core/text.ts';
import { masterFields, masterList, masterOperations, sortOrder, sortOrderTitle } from '../core/masters.ts';

/** Why a member gets another card number (docs/model/cards.md#reasons). */
export const resetReasons = defineResource({
  writtenBy: 'head',
  module: 'card-reset-reason',
  title: text('Alasan Reset Kartu', 'Card reset reason'),
  masterData: { group: 'CARD' },
  label: 'name',
  volume: 50,
  titles: {
    lossRequired: text('Wajib laporan kehilangan', 'Loss report required'),
    feeCharged: text('Dikenai biaya', 'Fee charged'),
    keepExpiry: text('Masa berlaku tetap', 'Expiry kept'),
    approvalRequired: text('Perlu persetujuan', 'Approval required'),
    sortOrder: sortOrderTitle,
  },
  fields: {
    ...masterFields,
    lossRequired: flag(),
    feeCharged: flag(),
    keepExpiry: flag(),
    approvalRequired: flag(),
    sortOrder,
  },
  list: masterList(['lossRequired', 'feeCharged', 'keepExpiry', 'approvalRequired']),
  operations: masterOperations,
});

export type ResetReason = RecordOf<typeof resetReasons>;
