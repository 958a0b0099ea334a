import { coverages } from './master-lob.ts';
import type { RecordOf } from '../core/resource.ts';
import { text } from '../core/text.ts';
import { packageResource } from './insurance/package.ts';

const ofVehicles = ['TLO', 'COMPREHENSIVE', 'COMBINED'] as const;
/** What an insurance of goods covers. */
export const goodsCoverages = coverages.filter(
  ({ value }) => !(ofVehicles as readonly string[]).includes(value),
) as readonly Exclude<(typeof coverages)[number], { readonly value: (typeof ofVehicles)[number] }>[];

/** Insurers and packages of SPEKTRA (docs/model/products.md#insurance-packages). */
export const insurances = packageResource({
  module: 'master-insurance',
  title: text('Paket asuransi', 'Insurance package'),
  businessLine: 'SPEKTRA',
  volume: 60,
  coverages: goodsCoverages,
  own: {},
  titles: {},
  columns: [],
  tariffs: ['product-insurance-v2', 'product-insurance'],
});

export type Insurance = RecordOf<typeof insurances>;
