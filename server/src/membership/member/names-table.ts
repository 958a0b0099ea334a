/** First names of seeded members, alternating men and women. */
export const firstNames: readonly string[] = [
  'Agus',
  'Citra',
  'Budi',
  'Dewi',
  'Eko',
  'Fitri',
  'Gilang',
  'Hana',
  'Indra',
  'Kartika',
  'Joko',
  'Lestari',
  'Made',
  'Nurul',
  'Oki',
  'Putri',
  'Rizky',
  'Sari',
  'Teguh',
  'Wulan',
];
export const lastNames: readonly string[] = [
  'Santoso',
  'Wijaya',
  'Pratama',
  'Hidayat',
  'Nugroho',
  'Saputra',
  'Lubis',
  'Siregar',
  'Nasution',
  'Kusuma',
  'Halim',
  'Ramadhan',
  'Firmansyah',
  'Maulana',
  'Setiawan',
  'Gunawan',
];

/** The mother's maiden name of member i; no seeded member has that name. */
export const mothersNameOf = (i: number): string => `Siti ${firstNames[(2 * i - 1) % 20]} ${lastNames[(i + 5) % 16]}`;
