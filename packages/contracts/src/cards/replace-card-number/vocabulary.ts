import * as z from 'zod/mini';
import { options } from '../../core/fields.ts';
import { text } from '../../core/text.ts';
import type { DocumentSteps } from '../document-steps.ts';

export const module = 'replace-card-number';
export const privilege = `${module}:browse`;

/**
 * DRAFT until a plastic card is handed over, or PENDING_APPROVAL → WAITING_NUMBER until a number is generated; then
 * COMPLETED. REJECTED and CANCELLED end both ways.
 */
export const replacementStates = options({
  DRAFT: ['Menunggu serah terima', 'To be handed over', 'warning'],
  PENDING_APPROVAL: ['Menunggu persetujuan', 'Pending approval', 'warning'],
  WAITING_NUMBER: ['Menunggu nomor', 'Waiting for a number', 'info'],
  COMPLETED: ['Selesai', 'Completed', 'success'],
  REJECTED: ['Ditolak', 'Rejected', 'error'],
  CANCELLED: ['Dibatalkan', 'Cancelled', 'neutral'],
});
export type ReplacementState = (typeof replacementStates)[number]['value'];
/** States in which no other replacement may be requested for the member. */
export const openReplacementStates: readonly ReplacementState[] = ['DRAFT', 'PENDING_APPROVAL', 'WAITING_NUMBER'];

/** What takes the old number's place: an e-card at once, plastic of the safe, or plastic that is printed. */
export const replacementResults = options({
  DIGITAL: ['E-card', 'E-card'],
  STOCK: ['Kartu stok cabang', 'Card from stock'],
  PRINT_BRANCH: ['Cetak, ambil di cabang', 'Printed, fetched at the branch'],
  PRINT_HOME: ['Cetak, kirim ke rumah', 'Printed, sent home'],
});
export type ReplacementResult = (typeof replacementResults)[number]['value'];
export const isPrinted = (result: ReplacementResult): boolean => result === 'PRINT_BRANCH' || result === 'PRINT_HOME';

/** How a fee is paid. Escrow follows with its movements. */
export const feeModes = options({ CASH: ['Tunai', 'Cash'], WAIVED: ['Dibebaskan', 'Waived'] });
export type FeeMode = (typeof feeModes)[number]['value'];
export const values = <V extends string>(list: readonly { readonly value: V }[]) =>
  z.enum(list.map(({ value }) => value) as [V, ...V[]]);

export const open: ReplacementState[] = [...openReplacementStates];
/**
 * What can be decided on a replacement. An approval leads to a number, a hand-over, or the end, by what it results in.
 */
export const replacementSteps = {
  approve: {
    from: ['PENDING_APPROVAL'],
    to: 'COMPLETED',
    action: 'approve',
    verb: 'APPROVE',
    secondPerson: 'independent',
    leads: true,
    title: text('Setujui', 'Approve'),
    question: text('Setujui penggantian ini?', 'Approve this replacement?'),
    consequence: text(
      'E-card langsung terbit dan nomor lama diakhiri; kartu fisik menunggu serah terima atau nomor.',
      'An e-card is issued at once and the old number ends; plastic waits for its hand-over or its number.',
    ),
  },
  reject: {
    from: ['PENDING_APPROVAL'],
    to: 'REJECTED',
    action: 'approve',
    verb: 'REJECT',
    secondPerson: 'other',
    danger: true,
    reason: 'required',
    title: text('Tolak', 'Reject'),
    question: text('Tolak penggantian ini?', 'Reject this replacement?'),
  },
  cancel: {
    from: open,
    to: 'CANCELLED',
    action: 'update',
    verb: 'CANCEL',
    danger: true,
    reason: 'required',
    title: text('Batalkan', 'Cancel'),
    question: text('Batalkan penggantian ini?', 'Cancel this replacement?'),
    consequence: text('Nomor lama tetap seperti sekarang.', 'The old number stays as it is.'),
  },
} as const satisfies DocumentSteps<ReplacementState>;
