import { choice, choices, options, percent, sheet, tags } from '../core/fields.ts';
import type { RecordOf } from '../core/resource.ts';
import { text } from '../core/text.ts';
import { packageResource } from './insurance/package.ts';

/** What an insurance of a vehicle covers; combined is comprehensive in its first year, then total loss only. */
export const vehicleCoverages = options({
  TLO: ['TLO', 'Total loss only'],
  COMPREHENSIVE: ['Komprehensif', 'Comprehensive'],
  COMBINED: ['Kombinasi', 'Combined'],
});
/** Areas of the tariffs of vehicles. */
export const insuranceAreas = options({
  '1': ['Wilayah 1', 'Area 1'],
  '2': ['Wilayah 2', 'Area 2'],
  '3': ['Wilayah 3', 'Area 3'],
});
const extensions = options({
  BANJIR: ['Banjir', 'Flood'],
  HURU_HARA: ['Huru-hara', 'Riot'],
  GEMPA: ['Gempa', 'Earthquake'],
  KECELAKAAN_DIRI: ['Kecelakaan diri', 'Personal accident'],
});

/** Insurers and packages of vehicles (docs/model/products.md#insurance-packages). */
export const insurancesNmc = packageResource({
  module: 'master-insurance-nmc',
  title: text('Paket asuransi NMC', 'Insurance package NMC'),
  businessLine: 'NMC',
  volume: 60,
  coverages: vehicleCoverages,
  own: {
    extensions: sheet(
      {
        columns: { extension: choice(extensions), ratePct: percent({ minimum: 0.0001, maximum: 20 }) },
        titles: { extension: text('Perluasan', 'Extension'), ratePct: text('Rate', 'Rate') },
        key: ['extension'],
        maximum: 4,
      },
      { required: false },
    ),
    workshops: tags({ maximum: 50 }),
    areas: choices(insuranceAreas),
  },
  titles: {
    extensions: text('Perluasan', 'Extensions'),
    workshops: text('Bengkel rekanan', 'Authorised workshops'),
    areas: text('Wilayah', 'Areas'),
  },
  columns: ['areas'],
  tariffs: ['product-insurance-nmc'],
});

export type InsuranceNmc = RecordOf<typeof insurancesNmc>;
