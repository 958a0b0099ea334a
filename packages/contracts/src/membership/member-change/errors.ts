import { text } from '../../core/text.ts';

/** Refusals of changes of a member's data. */
export const memberChangeErrors = {
  NOTHING_CHANGED: {
    text: text('Tidak ada data yang berubah', 'Nothing is changed'),
  },
  PHONE_CHANGED_RECENTLY: {
    text: text(
      'Nomor diganti kurang dari 30 hari yang lalu; penyetuju yang mengajukannya',
      'The number was changed less than 30 days ago; an approver asks for it',
    ),
  },
  MEMBER_CHANGE_CLOSED: {
    text: text('Data member yang ditutup tidak berubah', 'Data of a closed member does not change'),
  },
  MEMBER_HAS_OPEN_PO: {
    status: 422,
    text: text('Ada {count} order berjalan', '{count} orders are in progress'),
  },
  RISK_EXPIRED: {
    text: text('Profil risiko belum ada atau sudah lewat', 'There is no risk profile in force'),
  },
  MEMBER_NOT_SETTLED: {
    text: text('Sisa pokok {used}, saldo escrow {escrow}', 'Principal left {used}, escrow balance {escrow}'),
  },
  MEMBER_HAS_FAMILY: {
    text: text('Pembiayaan keluarga belum berakhir', 'Family financing has not ended'),
  },
  CHANGE_OFFICE_ONLY: {
    status: 403,
    text: text('Kantor Anda tidak mengubah data ini', 'Your office does not change this'),
  },
  MEMBER_TOO_YOUNG: {
    status: 422,
    text: text(
      'Member berumur minimal 21 tahun, atau 17 tahun bila menikah',
      'A member is 21 or older, or 17 when married',
    ),
  },
  REASON_NEEDS_PROOF: {
    status: 422,
    text: text(
      'Alasan ini memerlukan foto bukti: ubah member satu per satu',
      'This reason needs a photo as proof: change the members one by one',
    ),
  },
  TWO_APPROVERS: {
    status: 403,
    text: text(
      'Anda sudah menyetujui: penyetuju kedua harus orang lain',
      'You have approved it: the second is another',
    ),
  },
  NPWP_REQUIRED: {
    status: 422,
    text: text(
      'Plafond semua lini di atas {amount}: NPWP member harus diisi',
      'The limits of all lines are above {amount}: the member needs an NPWP',
    ),
  },
  NIK_MISMATCH: {
    status: 422,
    text: text(
      'NIK tidak sesuai dengan tanggal lahir atau jenis kelamin',
      'The NIK does not agree with the birth date or the gender',
    ),
  },
  SPOUSE_IS_SELF: {
    status: 422,
    text: text('Pasangan adalah orang lain: isi datanya sendiri', 'The spouse is another person: give the own data'),
  },
  EMERGENCY_PHONE: {
    status: 422,
    text: text(
      'Telepon darurat harus lain dari telepon member',
      'The emergency phone is another one than that of the member',
    ),
  },
  PROGRAM_RULES: {
    status: 422,
    text: text(
      'Umur atau penghasilan di luar aturan program {code}',
      'Age or income outside of the rules of program {code}',
    ),
  },
} as const;
