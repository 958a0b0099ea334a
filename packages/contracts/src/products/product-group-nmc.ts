import { choice, integer } from '../core/fields.ts';
import type { RecordOf } from '../core/resource.ts';
import { text } from '../core/text.ts';
import { groupResource } from './product-group/resource.ts';
import { dpBands, mostCc, vehicleClasses } from './product-group/vehicles.ts';

const cc = { minimum: 0, maximum: mostCc } as const;

/** Groups of motorcycles by class and engine (docs/model/products.md#product-groups). */
export const productGroupsNmc = groupResource({
  module: 'product-group-nmc',
  title: text('Kelompok produk NMC', 'Product group NMC'),
  businessLine: 'NMC',
  products: { module: 'product-nmc', field: 'productGroupId' },
  rates: 'branch-rate-nmc',
  promos: 'promo-nmc',
  schemes: 'financial-scheme-nmc',
  own: { vehicleClass: choice(vehicleClasses), ccTo: integer(cc) },
  terms: { dpBands: dpBands() },
  /** The band of a class begins where the one below ends, so that there is neither a gap nor an overlap. */
  derived: { ccFrom: integer(cc) },
  filters: { vehicleClass: choice(vehicleClasses) },
  columns: ['vehicleClass', 'ccFrom', 'ccTo'],
  titles: {
    vehicleClass: text('Kelas', 'Class'),
    ccFrom: text('Dari (cc)', 'From (cc)'),
    ccTo: text('Sampai (cc)', 'To (cc)'),
    dpBands: text('Uang muka menurut tenor', 'Down payment by tenor'),
  },
  errors: {},
});

export type ProductGroupNmc = RecordOf<typeof productGroupsNmc>;
