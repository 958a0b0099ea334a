import { text } from '../../core/text.ts';

/** Refusals of steps of orders; INVALID_STATE, SELF_APPROVAL and CHANGE_PENDING are shared. */
export const orderErrors = {
  PO_FINAL: { text: text('PO sudah final dan tidak dapat diubah', 'The PO is final and cannot be changed') },
  PO_ARCHIVED: {
    text: text('PO berada di arsip, pulihkan terlebih dahulu', 'The PO is in the archive: restore it first'),
  },
  PO_RED_FLAG: {
    text: text('PO memiliki red flag yang masih terbuka', 'The PO has a red flag that is still open'),
  },
  PO_IAS_REJECT: { text: text('Skor otomatis menolak PO ini', 'The automated scoring rejects this PO') },
  PO_NOT_CONFIRMED: {
    text: text('Customer belum mengonfirmasi order ini', 'The customer has not confirmed this order'),
  },
  PO_NO_OTP: {
    text: text('Member belum memasukkan OTP order ini', 'The member has not entered the OTP of this order'),
  },
  PO_NO_SURVEY: { text: text('PO ini tidak perlu disurvei', 'This PO needs no survey') },
  PO_CLAIMED_TWICE: {
    text: text('Nomor {reference} sudah dipakai PO lain', 'The number {reference} is used by another PO'),
  },
  PO_NOT_ACKNOWLEDGED: {
    text: text(
      'Sistem inti belum mengakui penyerahan barang PO ini',
      'The core system has not acknowledged the delivery of this PO',
    ),
  },
  PO_ACCOUNT_WAITS: {
    text: text(
      'Perubahan rekening toko atau dealer menunggu persetujuan: PO belum dapat dicairkan',
      'A change of the account of the store or dealer awaits approval: the PO is not disbursed yet',
    ),
  },
  OUTLET_NOT_ACTIVE: {
    text: text('{outlet} tidak aktif dan tidak menerima order', '{outlet} is not active and takes no orders'),
  },
  OUTLET_LIMIT: {
    text: text(
      'Limit bulanan {outlet} sebesar Rp {limit} terlampaui',
      'The monthly limit of {outlet}, Rp {limit}, is exceeded',
    ),
  },
  MEMBER_NOT_ACTIVE: { text: text('Member {memberNo} tidak aktif', 'Member {memberNo} is not active') },
  DATABASE_TYPE_BLOCKED: {
    text: text('Jenis database member ini tidak boleh memesan', 'Members of this database type may not order'),
  },
  RED_FLAG_OPEN: { text: text('Red flag ini sudah terpasang', 'This red flag is raised already') },
} as const;
