/** Brands that do not exist. */
export const brands = ['Rinjani', 'Merapi', 'Kelud', 'Bromo', 'Semeru', 'Toba'] as const;

/** By group: its code, the base price in thousands of rupiah, and what is sold. */
export const kinds: readonly (readonly [group: string, thousands: number, types: readonly string[]])[] = [
  ['TV', 3_500, ['TV LED 32 inci', 'TV LED 43 inci', 'Smart TV 50 inci']],
  ['KULKAS', 3_200, ['Kulkas 1 Pintu 180 L', 'Kulkas 2 Pintu 250 L', 'Freezer 120 L']],
  ['MESIN_CUCI', 2_800, ['Mesin Cuci 2 Tabung 9 kg', 'Mesin Cuci Atas 8 kg', 'Mesin Cuci Depan 7 kg']],
  ['AC', 4_200, ['AC Split 0,5 PK', 'AC Split 1 PK', 'AC Inverter 1 PK']],
  ['AUDIO', 1_500, ['Speaker Aktif 2.1', 'Soundbar 120 W', 'Pengeras Suara Portabel']],
  ['GADGET', 3_000, ['Ponsel 64 GB', 'Ponsel 128 GB', 'Tablet 10 inci']],
  ['LAPTOP', 7_500, ['Laptop 14 inci', 'Laptop 15 inci', 'Laptop Gaming 16 inci']],
  ['AKSESORIS', 600, ['Jam Tangan Pintar', 'Earphone Nirkabel', 'Power Bank 20.000 mAh']],
  ['PERABOT', 4_000, ['Sofa 3 Dudukan', 'Lemari 3 Pintu', 'Tempat Tidur 160 cm']],
  ['DAPUR', 1_800, ['Kompor Tanam 2 Tungku', 'Penanak Nasi 1,8 L', 'Oven Listrik 30 L']],
  ['KURSUS', 2_500, ['Paket Kursus Komputer', 'Paket Kursus Bahasa Inggris', 'Paket Kursus Menjahit']],
  ['KESEHATAN', 3_000, ['Paket Periksa Kesehatan', 'Paket Perawatan Gigi', 'Paket Kacamata']],
];
