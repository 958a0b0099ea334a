import { inactiveInSpektra, inLine, seedOffices, type SeedOffice } from '../../people/organisation/offices.ts';
import type { Offices } from './offices.ts';

/** A row of the seed. */
export interface SeedPlace extends Offices {
  readonly code: string;
  readonly kelurahan: string;
  readonly kecamatan: string;
  readonly kota: string;
  readonly provinsi: string;
}

const kelurahan = [
  'Sukamaju',
  'Sukajadi',
  'Mekarsari',
  'Sidomulyo',
  'Karanganyar',
  'Tanjungsari',
  'Kebonjati',
  'Purwosari',
  'Margahayu',
  'Pasirputih',
  'Cempaka',
  'Melati',
  'Kenanga',
  'Teratai',
  'Anggrek',
  'Rajawali',
  'Merpati',
  'Kutilang',
  'Cendana',
  'Jati',
] as const;
const endings = ['Utara', 'Selatan', 'Timur', 'Barat', 'Tengah', 'Baru', 'Lama', 'Indah', 'Jaya'] as const;
const directions = ['Utara', 'Timur', 'Selatan', 'Barat'] as const;

/** Offices of a province, from the first office code to the next province's. */
const provinces: readonly (readonly [provinsi: string, ...officeCodes: string[]])[] = [
  ['Aceh', '10010', '10020', '10030', '10070', '10080'],
  ['Sumatera Utara', '10040', '10050', '10060'],
  ['Sumatera Barat', '11010', '11020'],
  ['Riau', '11030', '11040'],
  ['Kepulauan Riau', '11050'],
  ['Jambi', '11060'],
  ['Sumatera Selatan', '12010', '12020'],
  ['Kepulauan Bangka Belitung', '12030'],
  ['Bengkulu', '12040'],
  ['Lampung', '12050', '12060'],
  ['DKI Jakarta', '13010', '13020', '13030'],
  ['Banten', '13040'],
  ['Jawa Barat', '13050', '13060', '14010', '14020', '14030', '14040', '14050', '14060'],
  ['Jawa Tengah', '15010', '15020', '15030', '15040', '15050'],
  ['DI Yogyakarta', '15060'],
  ['Jawa Timur', '16010', '16020', '16030', '16040', '16050', '16060'],
  ['Bali', '17010', '17020', '17030'],
  ['Nusa Tenggara Barat', '17040', '17050'],
  ['Nusa Tenggara Timur', '17060'],
  ['Kalimantan Barat', '18010', '18020'],
  ['Kalimantan Tengah', '18030'],
  ['Kalimantan Selatan', '18040'],
  ['Kalimantan Timur', '18050', '18060'],
  ['Sulawesi Selatan', '19010', '19020'],
  ['Sulawesi Tenggara', '19030'],
  ['Sulawesi Tengah', '19040'],
  ['Sulawesi Utara', '19050'],
  ['Papua', '19060'],
];
const provinceOf = new Map(provinces.flatMap(([provinsi, ...codes]) => codes.map((code) => [code, provinsi] as const)));

/**
 * Bengkulu and Jember are inactive in SPEKTRA: there the next office serves their codes, elsewhere they do themselves.
 */
const substitutes: Readonly<Record<string, string>> = { '12040': '12050', '16060': '16050' };

function officesOf({ officeCode }: SeedOffice): Offices {
  if (!inactiveInSpektra.has(officeCode)) return { officeCode, officeCodeNmc: null, officeCodeUfi: null };
  return {
    officeCode: substitutes[officeCode] ?? officeCode,
    officeCodeNmc: officeCode,
    officeCodeUfi: inLine(officeCode, 'UFI') ? officeCode : null,
  };
}

const placeOf = (office: SeedOffice, code: string, name: string, direction: number): SeedPlace => ({
  ...officesOf(office),
  code,
  kelurahan: name,
  kecamatan: `${office.name} ${directions[direction % directions.length]}`,
  kota: office.name,
  provinsi: provinceOf.get(office.officeCode) ?? '',
});

/** The model's 1,240 rows: 20 codes per office, its prefix and 01 to 20. */
export const modelPlaces: readonly SeedPlace[] = seedOffices.flatMap((office) =>
  kelurahan.map((name, index) =>
    placeOf(office, `${office.zipPrefix}${String(index + 1).padStart(2, '0')}`, name, Math.floor(index / 5)),
  ),
);

const rowsPerCode = 82_260 / 9_360;
const modelPrefixes = new Map(seedOffices.map((office) => [office.zipPrefix, office]));

/**
 * Further codes with the office that serves each: first after the model's codes with the offices' own prefixes, then
 * with the following prefixes, so that the model's codes stay the first of their office.
 */
function furtherCodes(count: number): (readonly [code: string, office: SeedOffice])[] {
  const byPrefix = seedOffices.toSorted((a, b) => a.zipPrefix.localeCompare(b.zipPrefix));
  const own = byPrefix.flatMap((office) =>
    Array.from({ length: 79 }, (_, index) => [`${office.zipPrefix}${21 + index}`, office] as const),
  );
  const others: (readonly [string, SeedOffice])[] = [];
  let office = byPrefix[0] as SeedOffice;
  for (let prefix = Number(office.zipPrefix); prefix <= 999; prefix += 1) {
    const named = modelPrefixes.get(String(prefix));
    if (named) office = named;
    else for (const ending of ['11', '23', '35', '47', '59', '71']) others.push([`${prefix}${ending}`, office]);
  }
  return [...own, ...others].slice(0, count);
}

/** Rows beyond the model's, up to the production volume: about nine per code. */
export function* furtherPlaces(rows: number): Generator<SeedPlace> {
  const codes = furtherCodes(Math.ceil(rows / rowsPerCode));
  for (let row = 0; row < rows; row += 1) {
    const index = Math.floor((row * codes.length) / rows);
    const [code, office] = codes[index] as (typeof codes)[number];
    const name = kelurahan[row % kelurahan.length] as string;
    yield placeOf(office, code, `${name} ${endings[Math.floor(row / kelurahan.length) % endings.length]}`, index);
  }
}
