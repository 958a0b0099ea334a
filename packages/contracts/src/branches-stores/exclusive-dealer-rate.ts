import { counts, line, percent, reference } from '../core/fields.ts';
import { referable } from '../core/referables/referable.ts';
import { defineResource, type RecordOf } from '../core/resource.ts';
import { text } from '../core/text.ts';
import { defineImport, importCalls } from '../platform/imports.ts';
import { allGroups } from './branch/lines.ts';
import { adminWarnings, rateWarnings, repeatNotAbove } from './branch/rate-fields.ts';
import {
  agreementField,
  exclusiveRate as rate,
  oneRate,
  periodColumns,
  quotaField,
  rateColumns,
} from './outlet/terms.ts';
import {
  dealerColumns,
  dealerExample,
  dealerTermsDerived,
  dealerTermsFields,
  dealerTermsList,
  dealerTermsRegister,
  dealerTermsRules,
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
const titles = {
  ...dealerTermsTitles,
  brand: text('Merek', 'Brand'),
  branchRateRegular: text('Rate cabang Regular', 'Branch rate, regular'),
  branchRateRepeat: text('Rate cabang RO', 'Branch rate, repeat'),
} as const;

/** File of rates of dealers, decided and applied as one (docs/model/branches-stores.md#terms-of-dealers). */
export const dealerRateImport = defineImport({
  module,
  title,
  upload: `${module}/import`,
  columns: {
    ...dealerColumns,
    ...rateColumns,
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
    ...quotaField,
    ...agreementField,
  },
  derived: {
    ...dealerTermsDerived,
    ...counts('usedContracts'),
    branchRateRegular: percent(rate),
    branchRateRepeat: percent(rate),
  },
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
      'usedContracts',
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
