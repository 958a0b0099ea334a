import { options } from '../../core/fields.ts';

export const module = 'card-assignment';
export const privilege = `${module}:browse`;

export const assignmentKinds = options({
  DISTRIBUTION: ['Distribusi', 'Distribution'],
  RETURN: ['Pengembalian', 'Return'],
  TRANSFER: ['Pemindahan', 'Transfer'],
});
export type AssignmentKind = (typeof assignmentKinds)[number]['value'];
/** DRAFT → SENT or CANCELLED; once sent it follows from the lines (docs/model/cards.md#assignment). */
export const assignmentStates = options({
  DRAFT: ['Draf', 'Draft', 'neutral'],
  SENT: ['Dikirim', 'Sent', 'info'],
  PARTIALLY_RECEIVED: ['Diterima sebagian', 'Partially received', 'warning'],
  COMPLETED: ['Selesai', 'Completed', 'success'],
  CANCELLED: ['Dibatalkan', 'Cancelled', 'neutral'],
});
export type AssignmentState = (typeof assignmentStates)[number]['value'];
export const lineStates = options({
  DRAFT: ['Draf', 'Draft', 'neutral'],
  SENT: ['Dikirim', 'Sent', 'info'],
  RECEIVED: ['Diterima', 'Received', 'success'],
  PARTIALLY_RECEIVED: ['Diterima sebagian', 'Partially received', 'warning'],
  REJECTED: ['Ditolak', 'Rejected', 'error'],
  RECALLED: ['Ditarik', 'Recalled', 'neutral'],
});
export type LineState = (typeof lineStates)[number]['value'];
export const assignmentCardResults = options({
  PENDING: ['Dalam perjalanan', 'On its way', 'info'],
  RECEIVED: ['Diterima', 'Received', 'success'],
  MISSING: ['Tidak ada', 'Missing', 'error'],
  DAMAGED: ['Rusak', 'Damaged', 'error'],
  REJECTED: ['Ditolak', 'Rejected', 'error'],
  RECALLED: ['Ditarik', 'Recalled', 'neutral'],
  LOST: ['Hilang', 'Lost', 'error'],
});
export type AssignmentCardResult = (typeof assignmentCardResults)[number]['value'];
export const carriers = options({
  COURIER: ['Kurir', 'Courier'],
  MESSENGER: ['Pengantar', 'Messenger'],
  SELF: ['Diambil sendiri', 'Fetched'],
});
export type Carrier = (typeof carriers)[number]['value'];

/** Most cards of one assignment, days that a draft keeps its cards, and days after which a line on its way is late. */
export const assignmentRules = {
  cards: 5_000,
  lines: 50,
  draftDays: 3,
  overdueDays: 7,
  receiptBytes: 5 * 1024 * 1024,
} as const;

/** The state of a sent line by what became of its cards. */
export function lineStateOf(results: readonly AssignmentCardResult[]): LineState {
  const isOpen = results.some((result) => result === 'PENDING' || result === 'MISSING');
  if (results.length > 0 && results.every((result) => result === 'REJECTED')) return 'REJECTED';
  if (results.length > 0 && results.every((result) => result === 'RECALLED')) return 'RECALLED';
  if (!isOpen) return 'RECEIVED';
  return results.every((result) => result === 'PENDING') ? 'SENT' : 'PARTIALLY_RECEIVED';
}

/** The state of a sent assignment by its lines. */
export function assignmentStateOf(lines: readonly LineState[]): AssignmentState {
  if (lines.every((state) => ['RECEIVED', 'REJECTED', 'RECALLED'].includes(state))) return 'COMPLETED';
  return lines.every((state) => state === 'SENT') ? 'SENT' : 'PARTIALLY_RECEIVED';
}
