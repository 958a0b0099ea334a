import { choice, integer, percent } from '../core/fields.ts';
import type { RecordOf } from '../core/resource.ts';
import { text } from '../core/text.ts';
import { groupResource } from './product-group/resource.ts';
import { bandRefusals, ages, vehicleTypes } from './product-group/vehicles.ts';

/** Groups of collateral by vehicle and age (docs/model/products.md#product-groups). */
export const objectGroups = groupResource({
  module: 'product-group-ufi',
  title: text('Kelompok objek UFI', 'Object group UFI'),
  businessLine: 'UFI',
  products: { module: 'product-ufi' },
  rates: 'branch-rate-ufi',
  promos: 'promo-ufi',
  own: { vehicleType: choice(vehicleTypes), ageFrom: integer(ages), ageTo: integer(ages) },
  terms: { maxLtvPct: percent({ minimum: 0.0001, maximum: 100, required: false }) },
  derived: {},
  filters: { vehicleType: choice(vehicleTypes) },
  columns: ['vehicleType', 'ageFrom', 'ageTo', 'maxLtvPct'],
  titles: {
    vehicleType: text('Jenis kendaraan', 'Vehicle type'),
    ageFrom: text('Umur dari (tahun)', 'Age from (years)'),
    ageTo: text('Umur sampai (tahun)', 'Age to (years)'),
    maxLtvPct: text('LTV maksimum', 'Greatest LTV'),
  },
  rules: [({ ageFrom, ageTo }) => (ageTo < ageFrom ? [{ field: 'ageTo', code: 'BAND_ORDER' }] : [])],
  errors: bandRefusals,
});

export type ObjectGroup = RecordOf<typeof objectGroups>;
