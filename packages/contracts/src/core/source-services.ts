import { options } from './fields.ts';

/** Services that other systems may be let into, by the module that serves them. */
export const sourceServices = options({
  'family-financing': ['Pembiayaan keluarga: ajukan', 'Family financing: submit'],
  'member-management': ['Akun member: PIN dan masuk', 'Member accounts: PIN and sign-in'],
  'membership-registration': ['Member: daftar', 'Members: register'],
  'membership-plafond': ['Member: tanya plafond', 'Members: ask for limits'],
  'membership-update': ['Member: perbarui data', 'Members: update data'],
  'membership-change': ['Member: verifikasi e-mail', 'Members: verify an e-mail address'],
  'membership-escrow': ['Escrow: penarikan', 'Escrow: withdrawals'],
  'membership-escrow-movement': ['Escrow: mutasi sistem inti', 'Escrow: movements of the core system'],
  'customer-survey': ['Survei: undang dan jawab', 'Surveys: invite and answer'],
  'order-entry': ['Order: ajukan dan pantau', 'Orders: enter and follow'],
  'order-decision': ['Order: skor, verifikasi, survei', 'Orders: score, verify, survey'],
  'order-fulfilment': ['Order: stok dan penyerahan', 'Orders: stock and delivery'],
  'order-core': ['Order: jawaban sistem inti', 'Orders: answers of the core system'],
  'pre-order-agent': ['Agen pre-order: daftar', 'Pre-order agents: register'],
  'blacklist-phone-number': ['Nomor telepon diblokir: boleh atau tidak', 'Barred phone numbers: yes or no'],
});
export type SourceService = (typeof sourceServices)[number]['value'];
