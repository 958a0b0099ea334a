import { storeRates } from '../core/rate-sheets.ts';
import { orNone } from '../core/fields.ts';
import { defineResource, type RecordOf } from '../core/resource.ts';
import { text } from '../core/text.ts';
import { storeTermsErrors } from './store-terms/errors.ts';
import {
  storeTermsDerived,
  storeTermsFields,
  storeTermsFilters,
  storeTermsRegister,
  storeTermsTitles,
} from './store-terms/register.ts';

const page = '/store/{storeId}/rates/update-page';

/** Standing rates of stores, a sheet for each product group (docs/model/branches-stores.md#rates-of-stores). */
export const storeRateSheets = defineResource({
  ...storeTermsRegister,
  module: 'store-rate',
  path: 'store/rates',
  place: {
    list: '/store/{storeId}?tab=store-rate',
    create: `${page}?sheet=new`,
    detail: `${page}?sheet={secureId}`,
    update: `${page}?sheet={secureId}&edit=1`,
  },
  title: text('Rate toko', 'Store rates'),
  titles: { ...storeTermsTitles, rates: text('Rate per tenor', 'Rates by tenor') },
  label: ['storeCode', 'storeName', 'productGroupId', 'effectiveFrom'],
  volume: 100_000,
  effective: { key: ['storeId', 'productGroupId'] },
  fields: { ...storeTermsFields, rates: storeRates() },
  derived: storeTermsDerived,
  list: {
    filters: { ...storeTermsFilters, productGroupId: orNone(storeTermsFields.productGroupId) },
    sorts: ['phase', 'effectiveFrom'],
    defaultSort: ['phase,asc'],
    columns: ['storeCode', 'storeName', 'productGroupId', 'rates', 'effectiveFrom', 'effectiveTo', 'phase'],
  },
  operations: ['list', 'detail', 'create', 'update', 'download', 'history'],
  errors: storeTermsErrors,
});

export type StoreRateSheet = RecordOf<typeof storeRateSheets>;
