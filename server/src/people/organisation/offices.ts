import { rowsOf } from '../../platform/seed-data/rows-of.ts';

/** An office of the seed: its number in the region, its city, and the first three digits of its zip codes. */
export interface SeedOffice {
  readonly officeCode: string;
  readonly name: string;
  readonly zipPrefix: string;
  readonly mroCode: string;
}
export interface SeedArea {
  readonly code: string;
  readonly name: string;
  readonly parent: string;
}

/** region | MRA 1: number city (zip prefix), … | MRA 2: … (docs/model/branches-stores.md#organisation). */
const table = `
Sumatera Utara & Aceh | Aceh: 1 Banda Aceh 231, 2 Lhokseumawe 243, 3 Langsa 244, 7 Meulaboh 236, 8 Sigli 241 | Medan:
  4 Medan 201, 5 Binjai 207, 6 Pematangsiantar 211
Sumatera Tengah | Padang: 1 Padang 251, 2 Bukittinggi 261, 3 Pekanbaru 281 | Batam: 4 Dumai 288, 5 Batam 294, 6 Jambi
  361
Sumatera Selatan | Palembang: 1 Palembang 301, 2 Prabumulih 311, 3 Pangkalpinang 331 | Lampung: 4 Bengkulu 382, 5
  Bandar Lampung 351, 6 Metro 341
Jabodetabek | Jakarta: 1 Jakarta Pusat 101, 2 Jakarta Selatan 121, 3 Jakarta Timur 131 | Banten-Bekasi: 4 Tangerang
  151, 5 Bekasi 171, 6 Depok 164
Jawa Barat | Bandung: 1 Bandung 401, 2 Cimahi 405, 3 Garut 441 | Bogor: 4 Bogor 161, 5 Karawang 413, 6 Cirebon 451
Jawa Tengah & DIY | Semarang: 1 Semarang 501, 2 Kudus 593, 3 Tegal 521 | Yogyakarta: 4 Surakarta 571, 5 Purwokerto
  531, 6 Yogyakarta 551
Jawa Timur | Surabaya: 1 Surabaya 601, 2 Sidoarjo 612, 3 Gresik 611 | Malang: 4 Malang 651, 5 Kediri 641, 6 Jember 681
Bali & Nusa Tenggara | Denpasar: 1 Denpasar 801, 2 Gianyar 805, 3 Singaraja 811 | Mataram: 4 Mataram 831, 5 Bima 841,
  6 Kupang 851
Kalimantan | Pontianak: 1 Pontianak 781, 2 Singkawang 791, 3 Palangka Raya 731 | Banjarmasin: 4 Banjarmasin 701, 5
  Balikpapan 761, 6 Samarinda 751
Sulawesi, Maluku & Papua | Makassar: 1 Makassar 901, 2 Parepare 911, 3 Kendari 931 | Manado: 4 Palu 941, 5 Manado 951,
  6 Jayapura 991
`;

/** Regions whose first MRA has a second MRO with office number 3. */
const secondMro = new Set(['04', '05', '07']);

export const seedRegions: SeedArea[] = [];
export const seedMras: SeedArea[] = [];
export const seedMros: SeedArea[] = [];
export const seedOffices: SeedOffice[] = [];

const twoDigits = (value: number) => String(value).padStart(2, '0');

function addOffice(region: number, mraCode: string, cell: string): void {
  const [, position, name, zipPrefix] = /^(\d) (.+) (\d{3})$/.exec(cell) ?? [];
  if (!position || !name || !zipPrefix) throw new TypeError(`Office cannot be read: ${cell}`);
  const second = position === '3' && mraCode.endsWith('01') && secondMro.has(twoDigits(region));
  const officeCode = String(10_000 + (region - 1) * 1_000 + Number(position) * 10);
  seedOffices.push({ officeCode, name, zipPrefix, mroCode: `${mraCode}${second ? '02' : '01'}` });
}

for (const [index, row] of rowsOf(table).entries()) {
  const [regionName = '', ...areas] = row.split(' | ');
  const regionCode = twoDigits(index + 1);
  seedRegions.push({ code: regionCode, name: regionName, parent: '' });
  for (const [areaIndex, area] of areas.entries()) {
    const [mraName = '', offices = ''] = area.split(': ');
    const mraCode = `${regionCode}${twoDigits(areaIndex + 1)}`;
    seedMras.push({ code: mraCode, name: mraName, parent: regionCode });
    seedMros.push({ code: `${mraCode}01`, name: mraName, parent: mraCode });
    if (areaIndex === 0 && secondMro.has(regionCode))
      seedMros.push({ code: `${mraCode}02`, name: `${mraName} 2`, parent: mraCode });
    for (const office of offices.split(', ')) addOffice(index + 1, mraCode, office);
  }
}
seedOffices.sort((a, b) => a.officeCode.localeCompare(b.officeCode));

/**
 * Whether the office exists in the line: UFI has no offices 3 and 6.
 * @example inLine('01030', 'UFI'); // false
 */
export const inLine = (officeCode: string, line: 'SPEKTRA' | 'NMC' | 'UFI'): boolean =>
  line !== 'UFI' || !['3', '6'].includes(officeCode.charAt(3));

/** Offices whose SPEKTRA branch is inactive: Bengkulu and Jember. */
export const inactiveInSpektra: ReadonlySet<string> = new Set(['12040', '16060']);
