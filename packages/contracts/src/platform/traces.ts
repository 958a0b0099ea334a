import { options } from '../core/fields.ts';

/** Characters of a payload that a log keeps. */
export const maxPayload = 65_536;

/** What an application asked for: the services that the console has for them, and those of sales channels. */
export const transactionTypes = options({
  ORDER_ENTRY: ['Order masuk', 'Order entry'],
  ORDER_CONFIRM: ['Konfirmasi order', 'Order confirmation'],
  ORDER_DECISION: ['Keputusan order', 'Order decision'],
  ORDER_FULFILMENT: ['Pemenuhan order', 'Order fulfilment'],
  ORDER_STATUS: ['Status order', 'Order status'],
  ORDER_CANCEL: ['Pembatalan order', 'Order cancellation'],
  LIMIT_INQUIRY: ['Tanya plafond', 'Limit inquiry'],
  SIMULATION: ['Simulasi', 'Simulation'],
  MEMBER_LOGIN: ['Masuk member', 'Member sign-in'],
  PHONE_UPDATE: ['Perubahan telepon', 'Phone update'],
  CARD_ACTIVATION: ['Aktivasi kartu', 'Card activation'],
  PAYMENT_INQUIRY: ['Tanya pembayaran', 'Payment inquiry'],
  MEMBER_REGISTRATION: ['Pendaftaran member', 'Member registration'],
  MEMBER_UPDATE: ['Perubahan data member', 'Member update'],
  EMAIL_VERIFICATION: ['Verifikasi e-mail', 'E-mail verification'],
  FAMILY_FINANCING: ['Pembiayaan keluarga', 'Family financing'],
  ESCROW_WITHDRAWAL: ['Penarikan escrow', 'Escrow withdrawal'],
  ESCROW_MOVEMENT: ['Mutasi escrow', 'Escrow movement'],
  SURVEY: ['Survei', 'Survey'],
  AGENT_REGISTRATION: ['Pendaftaran agen pre-order', 'Pre-order agent registration'],
  PHONE_CHECK: ['Periksa telepon', 'Phone check'],
});
export type TransactionType = (typeof transactionTypes)[number]['value'];

export const transactionResults = options({
  SUCCESS: ['Berhasil', 'Success', 'success'],
  REJECTED: ['Ditolak', 'Rejected', 'warning'],
  FAILED: ['Gagal', 'Failed', 'error'],
  TIMEOUT: ['Timeout', 'Timeout', 'error'],
});
export type TransactionResult = (typeof transactionResults)[number]['value'];

/** What a code was asked for; the last three at counters and at the registration. */
export const otpPurposes = options({
  LOGIN: ['Masuk', 'Sign-in'],
  ORDER: ['Order'],
  PHONE_UPDATE: ['Perubahan telepon', 'Phone update'],
  CARD_ACTIVATION: ['Aktivasi kartu', 'Card activation'],
  EMAIL: ['E-mail'],
  CARD_PICKUP: ['Pengambilan kartu', 'Card pick-up'],
  CARD_LOSS: ['Kartu hilang', 'Card loss'],
  REGISTRATION: ['Pendaftaran', 'Registration'],
});
export type OtpPurpose = (typeof otpPurposes)[number]['value'];
export const otpChannels = options({ SMS: ['SMS'], WHATSAPP: ['WhatsApp'], EMAIL: ['E-mail'] });
export const otpStates = options({
  REQUESTED: ['Diminta', 'Requested', 'info'],
  SENT: ['Terkirim', 'Sent', 'info'],
  DELIVERED: ['Diterima', 'Delivered', 'info'],
  VERIFIED: ['Terverifikasi', 'Verified', 'success'],
  EXPIRED: ['Kedaluwarsa', 'Expired', 'neutral'],
  BLOCKED: ['Diblokir', 'Blocked', 'error'],
  FAILED: ['Gagal', 'Failed', 'error'],
});
export type OtpState = (typeof otpStates)[number]['value'];
