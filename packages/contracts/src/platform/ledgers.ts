import { options } from '../core/fields.ts';

/** Kinds of movements of a limit. */
export const plafondKinds = options({
  GRANT: ['Pemberian', 'Grant'],
  RESERVE: ['Reservasi', 'Reserve'],
  RELEASE: ['Pelepasan', 'Release'],
  USE: ['Pemakaian', 'Use'],
  RESTORE: ['Pemulihan', 'Restore'],
  ADJUST: ['Penyesuaian', 'Adjustment'],
  EXPIRE: ['Kedaluwarsa', 'Expiry'],
});
export type PlafondKind = (typeof plafondKinds)[number]['value'];

/** Kinds of movements of money held for a member. */
export const escrowKinds = options({
  OVERPAYMENT: ['Kelebihan bayar', 'Overpayment'],
  REFUND: ['Pengembalian', 'Refund'],
  CASHBACK: ['Cashback'],
  DP_RETURN: ['Pengembalian uang muka', 'Returned down-payment'],
  ADJUST_IN: ['Penyesuaian masuk', 'Adjustment in'],
  INSTALMENT: ['Angsuran', 'Instalment'],
  CARD_FEE: ['Biaya kartu', 'Card fee'],
  WITHDRAWAL: ['Penarikan', 'Withdrawal'],
  ADJUST_OUT: ['Penyesuaian keluar', 'Adjustment out'],
  REVERSAL: ['Pembalikan', 'Reversal'],
  HOLD: ['Dana ditahan', 'Hold'],
  RELEASE: ['Pelepasan', 'Release'],
});
export type EscrowKind = (typeof escrowKinds)[number]['value'];

/** Which way a movement moves the balance. */
export const escrowDirections = options({
  in: ['Masuk', 'In'],
  out: ['Keluar', 'Out'],
  none: ['Hanya yang ditahan', 'What is held alone'],
});

/** What a check of the movements found. */
export const escrowResults = options({
  OK: ['Sesuai', 'Agrees', 'success'],
  DIFFERENT: ['Berbeda', 'Differs', 'error'],
});
export type EscrowResult = (typeof escrowResults)[number]['value'];
