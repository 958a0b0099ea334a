import { text } from '../../core/text.ts';

/** Refusals of a registration. */
export const registrationErrors = {
  DUPLICATE_PERSON: {
    status: 422,
    text: text(
      'Orang yang sama sudah terdaftar sebagai member {memberNo}',
      'The same person is registered as member {memberNo}',
    ),
  },
  /** To an application, whatever of the person it is that a member has: it learns no more of that member. */
  MEMBER_EXISTS: {
    text: text(
      'Orang ini, nomor, atau alamat e-mailnya sudah terdaftar',
      'This person, the number or the e-mail address is registered already',
    ),
  },
  PHONE_UNVERIFIED: {
    status: 422,
    text: text('Verifikasi nomor ini dengan kode OTP', 'Verify this number by a one-time code'),
  },
  PROGRAM_NOT_FOR_BRANCH: {
    status: 422,
    text: text(
      'Cabang {branch} menerapkan Qanun: hanya program syariah',
      'Branch {branch} is under Qanun: sharia programs only',
    ),
  },
  PROGRAM_AUDIENCE: {
    status: 422,
    text: text('Program {code} tidak dipilih saat pendaftaran', 'Program {code} is not chosen at a registration'),
  },
  CARD_UNAVAILABLE: {
    status: 422,
    text: text(
      'Tidak ada kartu dengan cara ini untuk program {program} di cabang ini',
      'There is no such card for the program {program} at this branch',
    ),
  },
  VERIFICATION_INCOMPLETE: {
    text: text('Belum lengkap: {lacks}', 'Not complete yet: {lacks}'),
  },
} as const;
