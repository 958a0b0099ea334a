import { choice, counts, integer, money, options, percent } from '../../core/fields.ts';
import type { BusinessLine } from '../../core/business-lines.ts';
import { tenorBounds } from '../../core/credit-terms.ts';
import type { FieldError } from '../../core/errors.ts';
import { defineResource, type RecordOf } from '../../core/resource.ts';
import { text } from '../../core/text.ts';
import { carriedNotAbove, carriedTitle, exclusiveLines } from './exclusive-lines.ts';
import { feeRepeatAbove, feeTypes, feeTypesNmc, mostFee } from './fee-types.ts';
import { promoFeeErrors } from '../promo-fee/vocabulary.ts';
import { branchLines } from './lines.ts';
import { nestedPages } from './nested-pages.ts';
import {
  bandOrder,
  branchDerived,
  branchTitles,
  ofBranch,
  rateErrors,
  rateTitles,
  repeatNotAbove,
  tenorsDerived,
} from './rate-fields.ts';

export { feeTypes, feeTypesNmc, mostFee };
export const valueTypes = options({ AMOUNT: ['Rupiah', 'Amount'], PERCENT: ['Persen', 'Percent'] });
/** Whether the customer borrows a fee too, or pays it at signing. */
export const charges = options({ FINANCED: ['Dibiayai', 'Financed'], UPFRONT: ['Dibayar di muka', 'Upfront'] });

const amount = { minimum: 0, maximum: mostFee, required: false } as const;
const share = { minimum: 0, maximum: 10, required: false } as const;
/** Base, of which bands of amounts are. */
const bound = { minimum: 0, maximum: 100_000_000_000 } as const;

/** Amount or percentage, for a first contract and a later one. */
export const feeValues = {
  valueType: choice(valueTypes),
  amountRegular: money(amount),
  amountRepeat: money(amount),
  percentRegular: percent(share),
  percentRepeat: percent(share),
} as const;

const fields = {
  tenorFrom: integer(tenorBounds),
  tenorTo: integer(tenorBounds),
  amountFrom: money(bound),
  amountTo: money({ ...bound, required: false }),
  ...feeValues,
  charge: choice(charges),
} as const;

const derived = { ...branchDerived, ...tenorsDerived, ...counts('exclusiveCount') } as const;

export const feeTitles = {
  ...branchTitles,
  tenors: rateTitles.tenors,
  tenorFrom: rateTitles.tenorFrom,
  tenorTo: rateTitles.tenorTo,
  exclusiveCount: rateTitles.exclusiveCount,
  feeType: text('Jenis fee', 'Fee'),
  amountFrom: text('Nilai dibiayai dari (Rp)', 'Base from (Rp)'),
  amountTo: text('Nilai dibiayai sampai (Rp)', 'Base to (Rp)'),
  valueType: text('Satuan', 'Unit'),
  amountRegular: text('Regular (Rp)', 'Regular (Rp)'),
  amountRepeat: text('RO (Rp)', 'Repeat (Rp)'),
  percentRegular: text('Regular (%)', 'Regular (%)'),
  percentRepeat: text('RO (%)', 'Repeat (%)'),
  charge: text('Pembayaran', 'Payment'),
  carriedLines: carriedTitle,
} as const;

/** The value of the unit that was chosen is filled in, and the other is not. */
export function valueFaults(values: Readonly<Record<string, unknown>>): readonly FieldError[] {
  const [chosen, other] = values['valueType'] === 'PERCENT' ? ['percent', 'amount'] : ['amount', 'percent'];
  return [
    ...(values[`${chosen}Regular`] == null ? [{ field: `${chosen}Regular`, code: 'REQUIRED' }] : []),
    ...['Regular', 'Repeat'].flatMap((kind) =>
      values[`${other}${kind}`] == null ? [] : [{ field: `${other}${kind}`, code: 'NOT_OF_UNIT' }],
    ),
  ];
}

export const feeErrors = {
  RATE_NEEDS_ADMIN: rateErrors.RATE_NEEDS_ADMIN,
  BRANCH_NOT_OPEN: rateErrors.BRANCH_NOT_OPEN,
  PROMO_FEE_ABOVE_NORMAL: promoFeeErrors.PROMO_FEE_ABOVE_NORMAL,
  TENORS_WITHOUT_FEE: {
    status: 422,
    text: text(
      'Tenor lini produk yang tetap tanpa fee ADMIN: {tenors}',
      'Tenors of the line of business that stay without an ADMIN fee: {tenors}',
    ),
  },
  NOT_OF_UNIT: {
    status: 422,
    text: text('Kosongkan nilai satuan yang tidak dipilih', 'Leave the value of the other unit empty'),
  },
  FEE_ABOVE_BASE: {
    status: 422,
    text: text('Fee eksklusif melebihi fee dasar', 'The exclusive fee is above the base fee'),
  },
  FEE_RO_ABOVE_REGULAR: feeRepeatAbove,
} as const;

const shared = {
  title: text('Fee cabang', 'Branch fee'),
  label: ['officeCode', 'branchName', 'feeType', 'tenors', 'effectiveFrom'],
  choice: { code: 'officeCode', name: 'feeType' },
  volume: 60_000,
  fourEyes: true,
  status: false,
  titles: feeTitles,
  operations: ['list', 'detail', 'create', 'update', 'lov', 'download', 'history'],
  rules: [
    bandOrder('tenorFrom', 'tenorTo'),
    bandOrder('amountFrom', 'amountTo'),
    valueFaults,
    repeatNotAbove('amountRegular', 'amountRepeat', 'FEE_RO_ABOVE_REGULAR'),
    repeatNotAbove('percentRegular', 'percentRepeat', 'FEE_RO_ABOVE_REGULAR'),
    carriedNotAbove('fee'),
  ],
  errors: feeErrors,
  effective: {
    key: ['branchId', 'feeType'],
    bands: [
      ['tenorFrom', 'tenorTo'],
      ['amountFrom', 'amountTo'],
    ],
  },
} as const;
const carried = (of: BusinessLine) => ({ carriedLines: exclusiveLines(of, 'fee', { required: false }) });
const list = {
  sorts: ['phase', 'feeType', 'tenorFrom', 'effectiveFrom'],
  defaultSort: ['phase,asc', 'feeType,asc'],
  columns: [
    'officeCode',
    'feeType',
    'tenors',
    'amountFrom',
    'amountTo',
    'amountRegular',
    'amountRepeat',
    'percentRegular',
    'percentRepeat',
    'charge',
    'effectiveFrom',
    'effectiveTo',
    'phase',
    'exclusiveCount',
  ],
} as const;
const { SPEKTRA, NMC, UFI } = branchLines;

/** Fees of branches of SPEKTRA, by kind, tenor, amount and period (docs/model/branches-stores.md#fees). */
export const branchFees = defineResource({
  ...shared,
  module: 'branch-fee',
  path: 'branch/fees',
  nested: 'branch/{branchId}/fees',
  privilege: SPEKTRA.privilege,
  place: nestedPages('branch', 'fees', 'feeId'),
  fields: { branchId: ofBranch(SPEKTRA), feeType: choice(feeTypes), ...fields, ...carried('SPEKTRA') },
  derived,
  list: { ...list, filters: { branchId: ofBranch(SPEKTRA), feeType: choice(feeTypes) } },
});

/** Fees of branches of NMC. */
export const branchFeesNmc = defineResource({
  ...shared,
  title: text('Fee cabang NMC', 'Branch fee (NMC)'),
  module: 'branch-fee-nmc',
  path: 'master-branch-nmc/fees',
  nested: 'master-branch-nmc/{branchId}/fees',
  privilege: NMC.privilege,
  place: nestedPages('master-branch-nmc', 'fees', 'feeId'),
  fields: { branchId: ofBranch(NMC), feeType: choice(feeTypesNmc), ...fields, ...carried('NMC') },
  derived,
  list: { ...list, filters: { branchId: ofBranch(NMC), feeType: choice(feeTypesNmc) } },
});

/** Fees of branches of UFI. */
export const branchFeesUfi = defineResource({
  ...shared,
  title: text('Fee cabang UFI', 'Branch fee (UFI)'),
  module: 'branch-fee-ufi',
  path: 'master-branch-ufi/fees',
  nested: 'master-branch-ufi/{branchId}/fees',
  privilege: UFI.privilege,
  place: nestedPages('master-branch-ufi', 'fees', 'feeId'),
  fields: { branchId: ofBranch(UFI), feeType: choice(feeTypes), ...fields, ...carried('UFI') },
  derived,
  list: { ...list, filters: { branchId: ofBranch(UFI), feeType: choice(feeTypes) } },
});

export type BranchFee = RecordOf<typeof branchFees>;
export type FeesOfBranches = typeof branchFees | typeof branchFeesNmc | typeof branchFeesUfi;
