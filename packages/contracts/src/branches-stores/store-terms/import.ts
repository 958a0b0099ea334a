import { line } from '../../core/fields.ts';
import { text } from '../../core/text.ts';
import { defineImport } from '../../platform/imports.ts';
import { adminWarnings, rateWarnings } from '../branch/rate-fields.ts';
import { bandColumns, periodColumns, periodExample, rateColumns } from '../outlet/terms.ts';
import { outletLines } from '../outlet/vocabulary.ts';
import { storeExclusiveErrors } from './errors.ts';
import { storeTermsFields, storeTermsTitles } from './register.ts';

const page = '/store/exclusive-rate/import';

/** File of exclusive rates of stores (docs/model/branches-stores.md#exclusive-rates-of-stores). */
export const storeExclusiveImport = defineImport({
  module: outletLines.SPEKTRA.module,
  importKind: 'store-exclusive-rate',
  calls: 'store-exclusive-rate',
  title: text('Rate eksklusif toko', 'Exclusive store rate'),
  page,
  upload: page.slice(1),
  columns: {
    store_code: {
      title: storeTermsTitles.storeCode,
      field: line({ minimum: 10, maximum: 10 }),
      key: true,
      nameColumn: 'store_name',
    },
    product_group_code: {
      title: storeTermsTitles.productGroupId,
      field: line({ maximum: 20, required: false }),
      key: true,
      names: storeTermsFields.productGroupId,
    },
    ...bandColumns,
    ...rateColumns,
    ...periodColumns,
  },
  example: {
    store_code: 'S100400001',
    product_group_code: '',
    tenor_from: '7',
    tenor_to: '12',
    rate_regular: '2.0000',
    rate_ro: '1.7000',
    ...periodExample,
    agreement_no: 'PKS/TOKO/2027/001',
  },
  apply: 'STAGED',
  needsApproval: true,
  adminOnly: { warnings: adminWarnings, refusal: 'RATE_NEEDS_ADMIN' },
  ticked: ['BELOW_FLOOR', 'RATE_MOVES', 'YIELD_BELOW_FLOOR'],
  errors: {
    ...Object.fromEntries(Object.entries(storeExclusiveErrors).map(([code, { text: words }]) => [code, words])),
    BELOW_FLOOR: rateWarnings.BELOW_FLOOR,
    RATE_MOVES: rateWarnings.RATE_MOVES,
    YIELD_BELOW_FLOOR: rateWarnings.YIELD_BELOW_FLOOR,
  },
});
