import { text } from '../core/text.ts';

/** The 38 provinces. `area` is the vehicle tariff area: 1 Sumatra, 2 Jakarta, West Java and Banten, 3 elsewhere. */
export const provinces = [
  { name: 'Aceh', area: '1' },
  { name: 'Sumatera Utara', area: '1' },
  { name: 'Sumatera Barat', area: '1' },
  { name: 'Riau', area: '1' },
  { name: 'Kepulauan Riau', area: '1' },
  { name: 'Jambi', area: '1' },
  { name: 'Sumatera Selatan', area: '1' },
  { name: 'Kepulauan Bangka Belitung', area: '1' },
  { name: 'Bengkulu', area: '1' },
  { name: 'Lampung', area: '1' },
  { name: 'DKI Jakarta', area: '2' },
  { name: 'Jawa Barat', area: '2' },
  { name: 'Banten', area: '2' },
  { name: 'Jawa Tengah', area: '3' },
  { name: 'DI Yogyakarta', area: '3' },
  { name: 'Jawa Timur', area: '3' },
  { name: 'Bali', area: '3' },
  { name: 'Nusa Tenggara Barat', area: '3' },
  { name: 'Nusa Tenggara Timur', area: '3' },
  { name: 'Kalimantan Barat', area: '3' },
  { name: 'Kalimantan Tengah', area: '3' },
  { name: 'Kalimantan Selatan', area: '3' },
  { name: 'Kalimantan Timur', area: '3' },
  { name: 'Kalimantan Utara', area: '3' },
  { name: 'Sulawesi Utara', area: '3' },
  { name: 'Gorontalo', area: '3' },
  { name: 'Sulawesi Tengah', area: '3' },
  { name: 'Sulawesi Barat', area: '3' },
  { name: 'Sulawesi Selatan', area: '3' },
  { name: 'Sulawesi Tenggara', area: '3' },
  { name: 'Maluku', area: '3' },
  { name: 'Maluku Utara', area: '3' },
  { name: 'Papua Barat', area: '3' },
  { name: 'Papua Barat Daya', area: '3' },
  { name: 'Papua', area: '3' },
  { name: 'Papua Selatan', area: '3' },
  { name: 'Papua Tengah', area: '3' },
  { name: 'Papua Pegunungan', area: '3' },
] as const;

export type Province = (typeof provinces)[number]['name'];

export const provinceOptions = provinces.map(({ name }) => ({ value: name, title: text(name) }));

/** Vehicle tariff area of a province. */
export const insuranceAreaOf = (province: string): '1' | '2' | '3' | null =>
  provinces.find(({ name }) => name === province)?.area ?? null;
