import { options } from '../core/fields.ts';
import { text } from '../core/text.ts';

export {
  escrowDirections,
  escrowKinds,
  escrowResults,
  type EscrowKind,
  type EscrowResult,
} from '../platform/ledgers.ts';

export const escrowStates = options({
  ACTIVE: ['Aktif', 'Active', 'success'],
  FROZEN: ['Dibekukan', 'Frozen', 'warning'],
  CLOSED: ['Ditutup', 'Closed', 'neutral'],
});
export type EscrowState = (typeof escrowStates)[number]['value'];

export const withdrawalStates = options({
  REQUESTED: ['Diminta', 'Requested', 'warning'],
  SENT: ['Dikirim ke bank', 'Sent to the bank', 'warning'],
  PAID: ['Dibayar', 'Paid', 'success'],
  FAILED: ['Gagal', 'Failed', 'error'],
  CANCELLED: ['Dibatalkan', 'Cancelled', 'neutral'],
});
export type WithdrawalState = (typeof withdrawalStates)[number]['value'];

export const escrowRules = {
  /** Days within which a movement is reversed. */
  reversibleDays: 30,
  /** Hours after a change of the payout account in which nothing is withdrawn. */
  payoutSettlesHours: 24,
  /** Least likeness of the name of the payout account to that of the member, in percent. */
  payoutLikeness: 80,
  /** Days that the page of movements begins with. */
  periodDays: 90,
  /** Movements on the page of an account. */
  latest: 20,
} as const;

export const escrowErrors = {
  ESCROW_NOT_EMPTY: {
    text: text('Saldo escrow masih {balance}', 'The escrow account still holds {balance}'),
  },
  ESCROW_TOO_OLD: {
    text: text(
      'Mutasi lebih dari {days} hari tidak dapat dibalik',
      'A movement older than {days} days is not reversed',
    ),
  },
  ESCROW_MEMBER_BLOCKED: {
    text: text(
      'Member diblokir: akun dicairkan bersama pembukaan blokir',
      'The member is blocked: the account is released with the block',
    ),
  },
  ESCROW_EXISTS: {
    text: text('Lini ini sudah memiliki akun escrow', 'The line has an escrow account already'),
  },
  ESCROW_NAME_DIFFERS: {
    status: 422,
    text: text(
      'Nama rekening hanya {likeness} % serupa dengan nama member; minimal {least} %',
      'The name of the account is {likeness} % like that of the member; at least {least} %',
    ),
  },
  ESCROW_NO_PAYOUT: {
    text: text('Rekening pencairan belum ada', 'There is no payout account yet'),
  },
  ESCROW_PAYOUT_RECENT: {
    text: text(
      'Rekening pencairan baru diganti; penarikan dapat mulai {until}',
      'The payout account was just changed; withdrawals may begin {until}',
    ),
  },
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
