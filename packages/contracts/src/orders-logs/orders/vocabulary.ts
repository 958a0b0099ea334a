import { options } from '../../core/fields.ts';

/** Where an order stands (docs/model/orders-logs.md#orders). */
export const orderStates = options({
  ENTRY: ['Entry', 'Entry', 'info'],
  VERIFYING: ['Verifikasi', 'Verification', 'info'],
  SURVEY: ['Survei', 'Survey', 'info'],
  CONFIRMING: ['Konfirmasi Customer', 'Customer confirmation', 'info'],
  APPROVED: ['Disetujui', 'Approved', 'success'],
  INDENT: ['Indent', 'Indent', 'warning'],
  PO_ISSUED: ['PO Terbit', 'PO issued', 'success'],
  DELIVERED: ['Barang Diterima', 'Goods received', 'success'],
  DISBURSED: ['Cair', 'Disbursed', 'success'],
  ON_HOLD: ['Ditahan', 'On hold', 'warning'],
  REJECTED: ['Ditolak', 'Rejected', 'error'],
  EXPIRED: ['Kedaluwarsa', 'Expired', 'neutral'],
  CANCELLED: ['Batal', 'Cancelled', 'neutral'],
});
export type OrderState = (typeof orderStates)[number]['value'];

/** States that an order never leaves. */
export const finalOrderStates = ['DISBURSED', 'REJECTED', 'CANCELLED', 'EXPIRED'] as const satisfies OrderState[];

/** States of orders that were approved, whatever followed; the others that were decided are rejected. */
export const approvedOrderStates = [
  'APPROVED',
  'INDENT',
  'PO_ISSUED',
  'DELIVERED',
  'DISBURSED',
] as const satisfies OrderState[];

/** States from which staff hold or cancel an order alone. */
export const earlyOrderStates = [
  'ENTRY',
  'VERIFYING',
  'SURVEY',
  'CONFIRMING',
  'APPROVED',
  'INDENT',
] as const satisfies OrderState[];
export type HeldFrom = (typeof earlyOrderStates)[number];

/** States in which the limit of the member is reserved, besides a hold from one of them. */
export const reservingOrderStates = [
  'VERIFYING',
  'SURVEY',
  'CONFIRMING',
  'APPROVED',
  'INDENT',
  'PO_ISSUED',
  'DELIVERED',
] as const satisfies OrderState[];

export const orderCustomerTypes = options({ S: ['Spesial', 'Special'], R: ['Retail', 'Retail'] });
export type OrderCustomerType = (typeof orderCustomerTypes)[number]['value'];

export const orderPlatforms = options({
  ANDROID: ['Android'],
  IOS: ['iOS'],
  PWA: ['PWA'],
  WEB: ['Web'],
  STORE_TABLET: ['Tablet toko', 'Store tablet'],
  API: ['API'],
});
export type OrderPlatform = (typeof orderPlatforms)[number]['value'];

/** Why an order is looked at more closely. */
export const redFlagCodes = options({
  DUP_PHONE: ['Nomor telepon dipakai member lain', 'Phone of another member'],
  BLACKLIST_PHONE: ['Nomor telepon di daftar hitam', 'Blacklisted phone'],
  FAST_REPEAT: ['Dua order dalam 24 jam', 'Two orders in 24 hours'],
  ADDRESS_MISMATCH: ['Alamat tidak sesuai', 'Address does not agree'],
  FACE_MISMATCH: ['Wajah tidak sesuai', 'Face does not agree'],
  DENIED_CONFIRMATION: ['Disangkal customer', 'Denied by the customer'],
  MANUAL: ['Dipasang petugas', 'Raised by staff'],
});
export type RedFlagCode = (typeof redFlagCodes)[number]['value'];

export const orderCancelReasons = options({
  CUSTOMER_REQUEST: ['Permintaan customer', 'Request of the customer'],
  STORE_REQUEST: ['Permintaan toko', 'Request of the store'],
  STOCK_EMPTY: ['Stok kosong', 'Out of stock'],
  WRONG_DATA: ['Data salah', 'Wrong data'],
  SUSPECTED_FRAUD: ['Dugaan penipuan', 'Suspected fraud'],
  DUPLICATE: ['Order ganda', 'Duplicate'],
});
export type OrderCancelReason = (typeof orderCancelReasons)[number]['value'];

/** Decision of the automated scoring. */
export const iasDecisions = options({
  APPROVE: ['Setuju', 'Approve'],
  REFER: ['Rujuk', 'Refer'],
  REJECT: ['Tolak', 'Reject'],
});
export type IasDecision = (typeof iasDecisions)[number]['value'];

/** How an insurance is paid: each year, each month, or once. */
export const orderPaymentTypes = ['Y', 'M', 'S'] as const;
export type OrderPaymentType = (typeof orderPaymentTypes)[number];

export const orderRateKinds = options({ REGULAR: ['Reguler', 'Regular'], REPEAT: ['Repeat order', 'Repeat order'] });
export type OrderRateKind = (typeof orderRateKinds)[number]['value'];
