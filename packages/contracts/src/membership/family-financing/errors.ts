import { text } from '../../core/text.ts';

/** Refusals of loans to family. */
export const familyErrors = {
  MAIN_NOT_ELIGIBLE: {
    text: text(
      'Member utama tidak aktif, berisiko tinggi atau belum dinilai',
      'The main member is not active, of a high risk, or not graded',
    ),
  },
  FAMILY_NOT_ELIGIBLE: {
    text: text(
      'Anggota keluarga tidak aktif, di bawah 17 tahun, atau hubungannya tidak terbukti',
      'The family member is not active, under 17, or nothing shows the relation',
    ),
  },
  ALREADY_IN_FAMILY: {
    text: text('Member sudah berada dalam satu keluarga', 'A member is in a family already'),
  },
  FAMILY_HAS_PLAFOND: {
    text: text('Anggota keluarga punya plafond sendiri di lini ini', 'The family member has an own limit in this line'),
  },
  FAMILY_SHARE: {
    text: text(
      'Melebihi 30% plafond per keluarga atau 50% untuk semua',
      'Above 30% of the limit for one family, or 50% for all',
    ),
  },
  FAMILY_LIMIT: {
    text: text(
      'Sudah 4 keluarga, atau plafond tersedia tidak cukup',
      'There are 4 families already, or not enough is available',
    ),
  },
  NOT_REVIEWER: { text: text('Ditinjau oleh {reviewer}', 'Under review by {reviewer}') },
  MAIN_STILL_BARRED: {
    text: text('Member utama masih tidak aktif', 'The main member is still not active'),
  },
  HEAD_OFFICE_ONLY: {
    status: 403,
    text: text('Hanya kantor pusat yang melakukannya', 'Head office alone does this'),
  },
} as const;
