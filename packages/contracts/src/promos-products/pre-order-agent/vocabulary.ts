import { options } from '../../core/fields.ts';
import { text } from '../../core/text.ts';

export const module = 'pre-order-agent';
export const privilege = 'pre-order-agent:browse';

/** Only an admin blocks an agent, and ends the block. */
export const agentStates = options({
  new: ['Baru', 'New', 'info'],
  active: ['Aktif', 'Active', 'success'],
  inactive: ['Tidak aktif', 'Inactive', 'neutral'],
  blocked: ['Diblokir', 'Blocked', 'error'],
});
export type AgentState = (typeof agentStates)[number]['value'];

/** All three checks together. */
export const verifications = options({
  PASSED: ['Lengkap', 'Complete', 'success'],
  INCOMPLETE: ['Belum lengkap', 'Incomplete', 'warning'],
  FAILED: ['Ada yang gagal', 'Failed', 'error'],
});
export type AgentVerification = (typeof verifications)[number]['value'];

const passed = ['Lulus', 'Passed', 'success'] as const;

/** What Dukcapil answers about the NIK. */
export const nikResults = options({
  PASSED: passed,
  NIK_UNKNOWN: ['NIK tidak ditemukan', 'Unknown NIK', 'error'],
  NAME_DIFFERS: ['Nama berbeda', 'Name differs', 'error'],
  BIRTH_DATE_DIFFERS: ['Tanggal lahir berbeda', 'Birth date differs', 'error'],
  DECEASED: ['Meninggal dunia', 'Deceased', 'error'],
});
export type NikResult = (typeof nikResults)[number]['value'];

/** Whether the phone number is on the blacklist. */
export const phoneResults = options({
  PASSED: passed,
  BLACKLISTED: ['Daftar hitam', 'Blacklisted', 'error'],
});
export type PhoneResult = (typeof phoneResults)[number]['value'];

/** What the bank answers about the account. */
export const accountResults = options({
  PASSED: passed,
  NAME_DIFFERS: ['Nama berbeda', 'Name differs', 'error'],
  ACCOUNT_UNKNOWN: ['Rekening tidak ditemukan', 'Unknown account', 'error'],
});
export type AccountResult = (typeof accountResults)[number]['value'];

/** The checks of an agent. */
export const agentChecks = options({
  NIK: ['NIK di Dukcapil', 'NIK at Dukcapil'],
  PHONE: ['Nomor telepon', 'Phone number'],
  ACCOUNT: ['Nama pemilik rekening', 'Account holder'],
});
export type AgentCheck = (typeof agentChecks)[number]['value'];

/** Days for which a passed check lets an inactive agent become active again. */
export const checkValidDays = 180;

export const agentTitles = {
  agentCode: text('Kode', 'Code'),
  name: text('Nama', 'Name'),
  nik: text('NIK'),
  phone: text('Telepon', 'Phone'),
  email: text('E-mail'),
  branchId: text('Cabang', 'Branch'),
  storeId: text('Toko', 'Store'),
  bankCode: text('Bank'),
  accountNo: text('Nomor rekening', 'Account number'),
  accountName: text('Nama pemilik rekening', 'Account holder'),
  ktpFile: text('KTP', 'Identity card'),
  selfieFile: text('Selfie'),
  feePerOrder: text('Fee per order (Rp)', 'Fee per order (Rp)'),
  appliedFee: text('Fee yang berlaku (Rp)', 'Applied fee (Rp)'),
  state: text('Status'),
  source: text('Sumber', 'Source'),
  registeredAt: text('Terdaftar', 'Registered'),
  phoneVerifiedAt: text('Nomor telepon dibuktikan', 'Phone number proved'),
  consentedAt: text('Persetujuan diberikan', 'Consent given'),
  from: text('Terdaftar dari', 'Registered from'),
  to: text('Terdaftar sampai', 'Registered until'),
  verification: text('Verifikasi', 'Verification'),
  nikResult: text('NIK di Dukcapil', 'NIK at Dukcapil'),
  nikCheckedAt: text('NIK diperiksa', 'NIK checked'),
  nikReason: text('Alasan tanpa pemeriksaan NIK', 'Reason without a passed NIK check'),
  phoneResult: text('Nomor telepon', 'Phone number'),
  phoneCheckedAt: text('Telepon diperiksa', 'Phone checked'),
  accountResult: text('Nama pemilik rekening', 'Account holder'),
  accountCheckedAt: text('Rekening diperiksa', 'Account checked'),
  accountReason: text('Alasan tanpa pemeriksaan rekening', 'Reason without a passed account check'),
  editors: text('Penyusun', 'Editors'),
  ordersOpen: text('Order terbuka', 'Open orders'),
  ordersDone: text('Order selesai', 'Orders done'),
  feePaid: text('Fee dibayar (Rp)', 'Fees paid (Rp)'),
} as const;
