import { options } from '../core/fields.ts';
import { text } from '../core/text.ts';

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
  HOLD: ['Penahanan', 'Hold'],
  RELEASE: ['Pelepasan', 'Release'],
});
export type EscrowKind = (typeof escrowKinds)[number]['value'];

export const escrowStates = options({
  ACTIVE: ['Aktif', 'Active', 'success'],
  FROZEN: ['Dibekukan', 'Frozen', 'warning'],
  CLOSED: ['Ditutup', 'Closed', 'neutral'],
});
export type EscrowState = (typeof escrowStates)[number]['value'];

export const escrowErrors = {
  ESCROW_INSUFFICIENT: {
    text: text(
      'Saldo escrow tersedia {available} tidak cukup',
      'The available balance of {available} does not suffice',
    ),
  },
  ESCROW_FROZEN: {
    text: text(
      'Akun escrow dibekukan: hanya dana masuk yang diterima',
      'The escrow account is frozen: it accepts money coming in alone',
    ),
  },
  ESCROW_CLOSED: { text: text('Akun escrow sudah ditutup', 'The escrow account is closed') },
  ESCROW_DUPLICATE_REFERENCE: {
    text: text(
      'Referensi {reference} sudah dibukukan dengan jumlah lain',
      'The reference {reference} was posted with another amount',
    ),
  },
  ALREADY_REVERSED: { text: text('Mutasi ini sudah dibalik', 'This movement was reversed already') },
} as const;
