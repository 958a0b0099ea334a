import type { FieldError } from '../core/errors.ts';
import { integer, line, percent, reference } from '../core/fields.ts';
import { referable } from '../core/referables/referable.ts';
import { defineResource, type RecordOf } from '../core/resource.ts';
import { text } from '../core/text.ts';
import { defineImport, importCalls } from '../platform/imports.ts';
import { allGroups } from './branch/lines.ts';
import { adminWarnings, ratePercent, rateWarnings, repeatNotAbove } from './branch/rate-fields.ts';
import {
  agreementField,
  dealerColumns,
  dealerExample,
  dealerTermsDerived,
  dealerTermsFields,
  dealerTermsList,
  dealerTermsRegister,
  dealerTermsRules,
  periodColumns,
} from './exclusive-dealer/register.ts';
import { dealerFileTarget } from './exclusive-dealer/target.ts';
import { asRegular, dealerRateErrors, dealerTermsTitles, needsAdmin } from './exclusive-dealer/vocabulary.ts';

/** Groups of vehicles of both lines (`products/vehicle-groups.ts`), by what a reference needs. */
const vehicleGroup = referable<'line'>({
  module: 'vehicle-group-choice',
  path: 'vehicle-group',
  title: text('Kelompok kendaraan', 'Vehicle group'),
});

const module = 'exclusive-dealer-rate';
const title = text('Rate eksklusif dealer', 'Exclusive dealer rate');
const rate = { ...ratePercent, required: false, zeroIsNone: true } as const;
const titles = {
  ...dealerTermsTitles,
  brand: text('Merek', 'Brand'),
  productGroupId: text('Kelompok produk', 'Product group'),
  branchRateRegular: text('Rate cabang Regular', 'Branch rate, regular'),
  branchRateRepeat: text('Rate cabang RO', 'Branch rate, repeat'),
  rateRegular: text('Rate Regular', 'Regular rate'),
  rateRepeat: text('Rate RO', 'Repeat rate'),
  quotaContracts: text('Kuota kontrak', 'Quota of contracts'),
} as const;

/** One of the rates is given. */
const oneRate = ({ rateRegular, rateRepeat }: Readonly<Record<string, unknown>>): readonly FieldError[] =>
  rateRegular == null && rateRepeat == null ? [{ field: 'rateRegular', code: 'REQUIRED' }] : [];

/** File of rates of dealers, decided and applied as one (docs/model/branches-stores.md#terms-of-dealers). */
export const dealerRateImport = defineImport({
  module,
  title,
  upload: `${module}/import`,
  columns: {
    ...dealerColumns,
    rate_regular: { title: titles.rateRegular, field: percent({ ...rate, minimum: 0 }) },
    rate_ro: { title: titles.rateRepeat, field: percent({ ...rate, minimum: 0 }) },
    ...periodColumns,
  },
  example: { ...dealerExample, rate_regular: '28.5000', rate_ro: '27.0000' },
  apply: 'STAGED',
  needsApproval: true,
  adminOnly: { warnings: adminWarnings, refusal: 'RATE_NEEDS_ADMIN' },
  ticked: ['BELOW_FLOOR', 'RATE_MOVES', 'YIELD_BELOW_FLOOR'],
  errors: {
    ...Object.fromEntries(Object.entries(dealerRateErrors).map(([code, { text: words }]) => [code, words])),
    BELOW_FLOOR: rateWarnings.BELOW_FLOOR,
    RATE_MOVES: rateWarnings.RATE_MOVES,
    YIELD_BELOW_FLOOR: rateWarnings.YIELD_BELOW_FLOOR,
  },
});

/** Rates of single dealers for a period (docs/model/branches-stores.md#terms-of-dealers). */
export const dealerRates = defineResource({
  ...dealerTermsRegister(module),
  title,
  masterData: { group: 'FINANCING' },
  titles,
  label: ['dealerCode', 'dealerName', 'tenors', 'effectiveFrom'],
  effective: { key: ['businessLine', 'dealerId', 'productGroupId', 'brand'], bands: [['tenorFrom', 'tenorTo']] },
  fields: {
    ...dealerTermsFields,
    productGroupId: reference(vehicleGroup, {
      required: false,
      narrowedBy: { line: 'businessLine' },
      emptyMeans: allGroups,
    }),
    brand: line({ minimum: 1, maximum: 40, required: false, emptyMeans: text('Semua merek', 'All brands') }),
    rateRegular: percent(rate),
    rateRepeat: percent({ ...rate, emptyMeans: asRegular }),
    quotaContracts: integer({ minimum: 1, maximum: 100_000, required: false }),
    ...agreementField,
  },
  derived: { ...dealerTermsDerived, branchRateRegular: percent(rate), branchRateRepeat: percent(rate) },
  rules: [...dealerTermsRules, oneRate, repeatNotAbove('rateRegular', 'rateRepeat', 'RATE_RO_ABOVE_REGULAR')],
  list: {
    ...dealerTermsList,
    columns: [
      'businessLine',
      'dealerCode',
      'dealerName',
      'officeCode',
      'branchName',
      'productGroupId',
      'brand',
      'tenors',
      'branchRateRegular',
      'branchRateRepeat',
      'rateRegular',
      'rateRepeat',
      'quotaContracts',
      'agreementNo',
      'effectiveFrom',
      'effectiveTo',
      'phase',
    ],
  },
  errors: { ...dealerRateErrors, ...needsAdmin },
  calls: importCalls(dealerRateImport, dealerFileTarget),
});

export type DealerRate = RecordOf<typeof dealerRates>;
