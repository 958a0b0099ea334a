import { daysOf } from '../core/days/days-of.ts';
import type { FieldError } from '../core/errors.ts';
import { counts, percent } from '../core/fields.ts';
import { defineResource, type RecordOf } from '../core/resource.ts';
import { text } from '../core/text.ts';
import { importCalls } from '../platform/imports.ts';
import { bandOrder, repeatNotAbove, tenorsDerived } from './branch/rate-fields.ts';
import { asRegular, needsAdmin } from './exclusive-dealer/vocabulary.ts';
import { agreementField, bounded, exclusiveRate as rate, oneRate, quotaField, termsBand } from './outlet/terms.ts';
import { maxExclusiveDays, storeExclusiveErrors } from './store-terms/errors.ts';
import { storeExclusiveImport } from './store-terms/import.ts';
import {
  storeTermsDerived,
  storeTermsFields,
  storeTermsFilters,
  storeTermsRegister,
  storeTermsTitles,
} from './store-terms/register.ts';

const page = '/store/exclusive-rate';

/** An exclusive rate holds for a limited time. */
const maxPeriodErrors = ({
  effectiveFrom: from,
  effectiveTo: to,
}: Readonly<Record<string, unknown>>): readonly FieldError[] =>
  typeof from === 'string' && typeof to === 'string' && daysOf(from, to) > maxExclusiveDays
    ? [{ field: 'effectiveTo', code: 'EXCLUSIVE_TOO_LONG', parameters: { days: maxExclusiveDays } }]
    : [];

/** Exclusive rates of stores for a period (docs/model/branches-stores.md#exclusive-rates-of-stores). */
export const storeExclusiveRates = defineResource({
  ...storeTermsRegister,
  module: 'store-exclusive-rate',
  path: 'store/exclusive-rate/rows',
  place: {
    list: `${page}/{storeId}`,
    create: `${page}/update?storeId={storeId}`,
    detail: `${page}/{storeId}?row={secureId}`,
    update: `${page}/update?storeId={storeId}&row={secureId}`,
  },
  title: text('Rate eksklusif toko', 'Exclusive store rate'),
  titles: {
    ...storeTermsTitles,
    baseRateRegular: text('Rate dasar Regular', 'Base rate, regular'),
    baseRateRepeat: text('Rate dasar RO', 'Base rate, repeat'),
  },
  label: ['storeCode', 'storeName', 'productGroupId', 'tenors', 'effectiveFrom'],
  volume: 20_000,
  effective: { key: ['storeId', 'productGroupId'], bands: [['tenorFrom', 'tenorTo']], inPieces: true },
  fields: {
    ...storeTermsFields,
    ...termsBand,
    rateRegular: percent(rate),
    rateRepeat: percent({ ...rate, emptyMeans: asRegular }),
    ...quotaField,
    ...agreementField,
  },
  derived: {
    ...storeTermsDerived,
    ...tenorsDerived,
    ...counts('usedContracts'),
    baseRateRegular: percent(rate),
    baseRateRepeat: percent(rate),
  },
  rules: [
    bandOrder('tenorFrom', 'tenorTo'),
    bounded,
    maxPeriodErrors,
    oneRate,
    repeatNotAbove('rateRegular', 'rateRepeat', 'RATE_RO_ABOVE_REGULAR'),
  ],
  list: {
    filters: { ...storeTermsFilters, productGroupId: storeTermsFields.productGroupId },
    sorts: ['phase', 'effectiveTo', 'effectiveFrom', 'storeCode'],
    defaultSort: ['phase,asc', 'effectiveTo,asc'],
    search: ['storeCode', 'storeName', 'agreementNo'],
    columns: [
      'storeCode',
      'storeName',
      'officeCode',
      'branchName',
      'productGroupId',
      'tenors',
      'rateRegular',
      'rateRepeat',
      'baseRateRegular',
      'baseRateRepeat',
      'quotaContracts',
      'usedContracts',
      'agreementNo',
      'effectiveFrom',
      'effectiveTo',
      'phase',
    ],
  },
  operations: ['list', 'detail', 'create', 'update', 'download', 'history'],
  errors: { ...storeExclusiveErrors, ...needsAdmin },
  calls: importCalls(storeExclusiveImport),
});

export type StoreExclusiveRate = RecordOf<typeof storeExclusiveRates>;
