import { options } from '../../core/fields.ts';
import { text, type Text } from '../../core/text.ts';

export {
  otpChannels,
  otpPurposes,
  otpStates,
  transactionResults,
  transactionTypes,
  type OtpPurpose,
  type OtpState,
  type TransactionResult,
  type TransactionType,
} from '../../platform/traces.ts';

/** The kinds of log, in the order of their tabs; the value stands in addresses. */
export const logKinds = options({
  transaction: ['Transaksi', 'Transaction'],
  reject: ['Reject', 'Rejects'],
  error: ['Error', 'Errors'],
  otp: ['OTP'],
  orderfull: ['Orderfull', 'Order-full'],
  scheduler: ['Scheduler'],
  'balance-tracking': ['Balance tracking'],
});
export type LogKind = (typeof logKinds)[number]['value'];

/** Longest periods of the lists (docs/model/orders-logs.md#transaction-log). */
export const logRules = {
  mostDays: 7,
  /** With a number of an order, customer, account or request. */
  mostDaysNarrowed: 366,
  /** Answers of the core system that may be waited for. */
  orderfullTries: 5,
} as const;

/** Why an application or a transaction is refused. */
export const rejectCodes = options({
  R01: ['R01 Plafond tidak cukup', 'R01 Limit not sufficient'],
  R02: ['R02 Blacklist telepon', 'R02 Blacklisted phone'],
  R03: ['R03 Dukcapil tidak cocok', 'R03 Civil registry does not agree'],
  R04: ['R04 Wajah tidak cocok', 'R04 Face does not agree'],
  R05: ['R05 Tunggakan', 'R05 Arrears'],
  R06: ['R06 Usia', 'R06 Age'],
  R07: ['R07 Wilayah', 'R07 Area'],
  R08: ['R08 Tenor'],
  R09: ['R09 Skor', 'R09 Score'],
  R10: ['R10 Kontrak ganda', 'R10 Duplicate contract'],
  R11: ['R11 Promo tidak berlaku', 'R11 Promo not valid'],
  R12: ['R12 Member tidak aktif', 'R12 Member not active'],
});

export type RejectCode = (typeof rejectCodes)[number]['value'];

/** What a customer is shown of a rejection where the channel says nothing of its own; never the rule itself. */
export const rejectMessages: Readonly<Record<RejectCode, Text>> = {
  R01: text('Plafond Anda tidak mencukupi', 'Your limit is not sufficient'),
  R02: text('Pengajuan belum dapat diproses', 'The application cannot be processed'),
  R03: text('Data identitas Anda tidak sesuai', 'Your identity data does not agree'),
  R04: text('Verifikasi wajah tidak berhasil', 'The face could not be verified'),
  R05: text('Selesaikan angsuran yang tertunggak', 'Pay the instalments that are overdue'),
  R06: text('Usia belum memenuhi syarat', 'The age does not meet the terms'),
  R07: text('Wilayah Anda belum dilayani', 'Your area is not served'),
  R08: text('Tenor tidak tersedia', 'The tenor is not available'),
  R09: text('Pengajuan belum dapat disetujui', 'The application cannot be approved'),
  R10: text('Anda masih memiliki kontrak yang sama', 'You have the same contract already'),
  R11: text('Promo tidak berlaku', 'The promo is not valid'),
  R12: text('Keanggotaan Anda tidak aktif', 'Your membership is not active'),
};

export const errorSeverities = options({
  WARN: ['Peringatan', 'Warning', 'warning'],
  ERROR: ['Error', 'Error', 'error'],
  FATAL: ['Fatal', 'Fatal', 'error'],
});

/** What a fault was looked at for. */
export const handledStates = options({
  OPEN: ['Belum ditangani', 'Not handled', 'warning'],
  HANDLED: ['Ditangani', 'Handled', 'success'],
});

export const orderfullTypes = options({
  PO_ISSUED: ['PO terbit', 'PO issued'],
  DELIVERED: ['Barang diterima', 'Goods received'],
  CANCELLED: ['Batal', 'Cancelled'],
});
export type OrderfullType = (typeof orderfullTypes)[number]['value'];
export const orderfullStates = options({
  QUEUED: ['Antre', 'Queued', 'info'],
  SENT: ['Terkirim', 'Sent', 'info'],
  RETRY: ['Diulang', 'Retry', 'warning'],
  ACKED: ['Diterima core', 'Acknowledged', 'success'],
  REFUSED: ['Ditolak core', 'Refused', 'error'],
  FAILED: ['Gagal', 'Failed', 'error'],
});
export type OrderfullState = (typeof orderfullStates)[number]['value'];

export const runTriggers = options({
  TIME: ['Terjadwal', 'By time'],
  MANUAL: ['Manual'],
  MAKE_UP: ['Susulan', 'Make-up'],
});
export const runVersions = options({ v1: ['v1'], v2: ['v2'], v3: ['v3'] });
export const runStates = options({
  RUNNING: ['Berjalan', 'Running', 'info'],
  SUCCESS: ['Berhasil', 'Success', 'success'],
  PARTIAL: ['Sebagian', 'Partial', 'warning'],
  FAILED: ['Gagal', 'Failed', 'error'],
  SKIPPED: ['Dilewati', 'Skipped', 'neutral'],
  ABANDONED: ['Terputus', 'Abandoned', 'error'],
});
/** Jobs that cannot be run again manually: a day is sealed once. */
export const notRerunnable: readonly string[] = ['audit-seal'];

export const balanceRowKinds = options({ MOVEMENT: ['Mutasi', 'Movement'], CHECK: ['Pemeriksaan', 'Check'] });
export const balanceAccountKinds = options({ PLAFOND: ['Plafond', 'Limit'], ESCROW: ['Escrow', 'Escrow'] });

/** Refusals of the logs. */
export const logErrors = {
  ORDERFULL_SUPERSEDED: {
    text: text(
      'Pesan order yang lebih baru sudah diterima core',
      'A later message of the order was acknowledged by the core system',
    ),
  },
  RUN_IN_PROGRESS: { text: text('Job {job} sedang berjalan', 'The job {job} is running') },
  NOT_RERUNNABLE: { text: text('Job ini tidak dapat dijalankan ulang', 'This job cannot be run again') },
} as const;
