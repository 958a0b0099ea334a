import { options } from '../../core/fields.ts';

export const module = 'membership-change';

/** States of a change of a member's data; one without a second person is APPLIED from the start. */
export const memberChangeStates = options({
  PENDING: ['Menunggu', 'Pending', 'warning'],
  APPLIED: ['Langsung berlaku', 'Applied', 'success'],
  APPROVED: ['Disetujui', 'Approved', 'success'],
  REJECTED: ['Ditolak', 'Rejected', 'error'],
  WITHDRAWN: ['Ditarik', 'Withdrawn', 'neutral'],
  EXPIRED: ['Kedaluwarsa', 'Expired', 'neutral'],
  OUTDATED: ['Tidak berlaku', 'Outdated', 'neutral'],
});
export type MemberChangeState = (typeof memberChangeStates)[number]['value'];

/** Parts of a member's data that are changed together. */
export const memberSectionNames = options({
  identity: ['Identitas', 'Identity'],
  phone: ['Telepon', 'Phone'],
  email: ['E-mail'],
  family: ['Perkawinan', 'Marriage'],
  address: ['Domisili', 'Domicile'],
  work: ['Pekerjaan dan penghasilan', 'Work and income'],
  plafond: ['Plafond', 'Limit'],
  escrow: ['Penyesuaian escrow', 'Adjustment of escrow'],
  escrowOpen: ['Pembukaan escrow', 'Opening of escrow'],
  escrowPayout: ['Rekening pencairan escrow', 'Payout account of escrow'],
  escrowFreeze: ['Pembekuan escrow', 'Freeze of escrow'],
  escrowUnfreeze: ['Pencairan escrow', 'Release of escrow'],
  escrowReverse: ['Pembalikan mutasi escrow', 'Reversal of an escrow movement'],
  escrowClose: ['Penutupan escrow', 'Closing of escrow'],
  emergency: ['Kontak darurat', 'Emergency contact'],
  databaseType: ['Tipe database', 'Database type'],
  program: ['Jenis program', 'Program type'],
  verification: ['Langkah verifikasi', 'Verification step'],
  branch: ['Cabang', 'Branch'],
  deactivate: ['Nonaktifkan', 'Deactivate'],
  reactivate: ['Aktifkan kembali', 'Reactivate'],
  block: ['Blokir', 'Block'],
  unblock: ['Buka blokir', 'Unblock'],
  close: ['Tutup keanggotaan', 'Close membership'],
});
export type MemberSectionName = (typeof memberSectionNames)[number]['value'];

/** Which way an adjustment of escrow goes. */
export const escrowWays = options({ IN: ['Masuk', 'In'], OUT: ['Keluar', 'Out'] });

/** Personal numbers that a change shows in fields of their own, where who decides may reveal them. */
export const revealedInChange = ['nik', 'phone'] as const;

export const memberChangeRules = {
  /** Days after which an undecided change is over. */
  expiresAfterDays: 30,
  /** Days for which a phone stays, unless an approver asks. */
  phoneStaysDays: 30,
  youngest: 21,
  youngestMarried: 17,
  /** Days for which the link that verifies an e-mail address holds. */
  emailLinkDays: 7,
  /** From this total of all lines on a member has an NPWP. */
  npwpAbove: 50_000_000,
  /** An adjustment of escrow above this has two approvers. */
  escrowTwoAbove: 5_000_000,
  /** Letters of the note that a block is asked for with. */
  blockNote: 20,
} as const;
