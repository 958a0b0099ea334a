import { options } from '../../core/fields.ts';

export const module = 'family-financing';

export const familyRelations = options({
  SPOUSE: ['Pasangan', 'Spouse'],
  CHILD: ['Anak', 'Child'],
  PARENT: ['Orang tua', 'Parent'],
  SIBLING: ['Saudara', 'Sibling'],
});
export type FamilyRelation = (typeof familyRelations)[number]['value'];

/** What shows the relation where the numbers of the family cards differ. */
export const familyCertificates = options({
  MARRIAGE: ['Akta nikah', 'Marriage certificate'],
  BIRTH: ['Akta lahir', 'Birth certificate'],
});
export type FamilyCertificate = (typeof familyCertificates)[number]['value'];

export const familyStates = options({
  SUBMITTED: ['Diajukan', 'Submitted', 'info'],
  UNDER_REVIEW: ['Ditinjau', 'Under review', 'warning'],
  RECOMMENDED: ['Direkomendasikan', 'Recommended', 'warning'],
  RETURNED: ['Dikembalikan', 'Returned', 'neutral'],
  REJECTED: ['Ditolak', 'Rejected', 'error'],
  ACTIVE: ['Aktif', 'Active', 'success'],
  SUSPENDED: ['Ditangguhkan', 'Suspended', 'error'],
  ENDING: ['Menunggu lunas', 'Ending', 'neutral'],
  TERMINATED: ['Berakhir', 'Terminated', 'neutral'],
  EXPIRED: ['Kedaluwarsa', 'Expired', 'neutral'],
});
export type FamilyState = (typeof familyStates)[number]['value'];

/** States in which a limit is lent. */
export const lentStates = ['ACTIVE', 'SUSPENDED', 'ENDING'] as const satisfies readonly FamilyState[];

/** States in which a member belongs to a family: there is one at a time. */
export const openFamilyStates = [
  'SUBMITTED',
  'UNDER_REVIEW',
  'RECOMMENDED',
  'RETURNED',
  ...lentStates,
] as const satisfies readonly FamilyState[];

/** Rules of a loan to family, in the order in which they are shown. */
export const familyChecks = options({
  MEMBERS: ['Kedua member aktif dan berbeda', 'Both members are active and different'],
  AGE: ['Anggota keluarga berumur 17 tahun atau lebih', 'The family member is 17 or older'],
  PROOF: ['Nomor KK sama, atau ada akta', 'The family card numbers agree, or there is a certificate'],
  GRADE: ['Risiko member utama dinilai dan bukan tinggi', 'The risk of the main member is graded, and not high'],
  PAST_DUE: [
    'Angsuran member utama tidak terlambat lebih dari 7 hari',
    'No instalment of the main member is more than 7 days past due',
  ],
  FAMILY: ['Tidak ada yang berada di keluarga lain', 'Neither is in another family'],
  OWN_LIMIT: ['Anggota keluarga tanpa plafond sendiri di lini ini', 'The family member has no own limit in the line'],
  SHARE: ['Paling banyak 30% per keluarga dan 50% bersama', 'At most 30% for one and 50% for all families'],
  COUNT: ['Paling banyak 4 keluarga', 'At most 4 families'],
  AVAILABLE: ['Plafond tersedia mencukupi', 'Enough of the limit is available'],
});
export type FamilyCheck = (typeof familyChecks)[number]['value'];

export const familyRules = {
  /** Percent of the main member's limit that one family gets at most, and all together. */
  onePercent: 30,
  allPercent: 50,
  mostFamilies: 4,
  youngest: 17,
  /** Days past due of the main member: most at a request; above the second a loan is suspended. */
  mostPastDue: 7,
  suspendedPastDue: 30,
  /** Months for which a limit is lent. */
  months: 12,
  /** Days after which a request that nobody continues is over. */
  expiresAfterDays: 30,
} as const;
