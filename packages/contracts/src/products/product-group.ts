import type { RecordOf } from '../core/resource.ts';
import { text } from '../core/text.ts';
import { groupResource } from './product-group/resource.ts';

/** Groups of products of SPEKTRA (docs/model/products.md#product-groups). */
export const productGroups = groupResource({
  module: 'product-group',
  title: text('Kelompok produk', 'Product group'),
  businessLine: 'SPEKTRA',
  products: { module: 'product', field: 'productGroupId' },
  rates: 'branch-rate',
  promos: 'promo',
  schemes: 'financial-scheme',
  own: {},
  terms: {},
  derived: {},
  filters: {},
  columns: [],
  titles: {},
  errors: {},
});

export type ProductGroup = RecordOf<typeof productGroups>;
