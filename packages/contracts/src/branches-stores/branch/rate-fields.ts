import { tenorBounds } from '../../core/credit-terms.ts';
import { choice, digits, integer, line, percent, reference } from '../../core/fields.ts';
import type { FieldError } from '../../core/errors.ts';
import { branch } from '../../core/referables/organisation.ts';
import { inAnyState } from '../../core/referables/referable.ts';
import { rateNeedsAdmin, yieldBelowFloor } from '../../core/rate-refusals.ts';
import { text } from '../../core/text.ts';
import { ageBands, collateralTypes, type BranchLine } from './lines.ts';

/** Bounds that no method of calculation exceeds; those of the line's method are checked by the services. */
export const ratePercent = { minimum: 0.0001, maximum: 60 } as const;

/** A branch of a line; rates and fees are entered while it is new, so that the services check its state themselves. */
export const ofBranch = ({ line: of }: Pick<BranchLine, 'line'>) =>
  inAnyState(reference(branch, { lovParameters: { line: of } }));

/** The fields that rates of every line have, beside their product group. */
export const rateFields = {
  tenorFrom: integer(tenorBounds),
  tenorTo: integer(tenorBounds),
  rateRegular: percent(ratePercent),
  rateRepeat: percent({ ...ratePercent, required: false, zeroIsNone: true }),
} as const;

/** What rates of UFI are divided by besides. */
export const collateralFields = {
  collateralType: choice(collateralTypes),
  ageBand: choice(ageBands),
} as const;

export const branchDerived = { officeCode: digits({ maximum: 5 }), branchName: line({ maximum: 60 }) } as const;
/** A band of tenors as lists show it. */
export const tenorsDerived = {
  tenors: {
    ...line({ maximum: 7 }),
    band: {
      from: text('Dari tenor (bulan)', 'From tenor (months)'),
      to: text('Sampai tenor (bulan)', 'To tenor (months)'),
    },
  },
} as const;

export const branchTitles = {
  officeCode: text('Kode kantor', 'Office code'),
  branchName: text('Nama cabang', 'Name of the branch'),
  branchId: text('Cabang', 'Branch'),
} as const;

export const rateTitles = {
  ...branchTitles,
  productGroupId: text('Kelompok produk', 'Product group'),
  tenors: text('Tenor (bulan)', 'Tenor (months)'),
  tenorFrom: text('Dari tenor', 'From tenor'),
  tenorTo: text('Sampai tenor', 'To tenor'),
  rateRegular: text('Rate Regular', 'Regular rate'),
  rateRepeat: text('Rate RO', 'Repeat rate'),
  exclusiveCount: text('Eksklusif', 'Exclusive'),
} as const;

export const collateralTitles = {
  collateralType: text('Jenis jaminan', 'Collateral'),
  ageBand: text('Umur kendaraan', 'Age of the vehicle'),
} as const;

/** A band ends where it begins, or later. */
export const bandOrder =
  (from: string, to: string) =>
  (values: Readonly<Record<string, unknown>>): readonly FieldError[] =>
    values[from] != null && values[to] != null && Number(values[from]) > Number(values[to])
      ? [{ field: to, code: 'BAND_ORDER' }]
      : [];

/** A repeat order is not dearer than the first. */
export const repeatNotAbove =
  (regular: string, repeat: string, code: string) =>
  (values: Readonly<Record<string, unknown>>): readonly FieldError[] =>
    values[regular] != null && values[repeat] != null && Number(values[repeat]) > Number(values[regular])
      ? [{ field: repeat, code }]
      : [];

/**
 * What speaks against a rate without refusing it; the approver ticks each, all but the last an admin alone, which
 * RATE_NEEDS_ADMIN says to the others.
 */
export const rateWarnings = {
  BELOW_FLOOR: text('Rate di bawah batas {floor}', 'The rate is below the floor of {floor}'),
  RATE_MOVES: text(
    'Rate berubah lebih dari 25 % ({before} menjadi {after})',
    'Moves by more than 25 % ({before} to {after})',
  ),
  YIELD_BELOW_FLOOR: yieldBelowFloor,
  YIELD_UNKNOWN: text(
    'Yield tidak dapat dihitung pada tenor {target}, karena fee ADMIN belum ada',
    'The yield at tenor {target} is unknown, for there is no ADMIN fee',
  ),
  TENORS_WITHOUT_RATE: text(
    'Tenor lini produk yang tetap tanpa rate: {tenors}',
    'Tenors of the line of business that stay without a rate: {tenors}',
  ),
} as const;
/** Warnings that tell what the company earns: users of a branch read that an admin decides. */
const notForBranches: readonly string[] = ['YIELD_BELOW_FLOOR', 'YIELD_UNKNOWN'];
/** Those with which only an admin approves. */
export const adminWarnings: readonly string[] = ['BELOW_FLOOR', 'RATE_MOVES', 'YIELD_BELOW_FLOOR', 'YIELD_UNKNOWN'];
/** The same with the code that refuses the approval of others. */
export const adminApproves = { warnings: adminWarnings, refusal: 'RATE_NEEDS_ADMIN' } as const;

export const rateErrors = {
  ...Object.fromEntries(
    Object.entries(rateWarnings).map(([code, words]) => [
      code,
      { status: 422, text: words, ...(notForBranches.includes(code) ? { notForBranches: true } : {}) },
    ]),
  ),
  RATE_RO_ABOVE_REGULAR: {
    status: 422,
    text: text('Rate RO melebihi rate Regular', 'The repeat rate is above the regular one'),
  },
  BRANCH_NOT_OPEN: {
    status: 422,
    text: text('Cabang tidak aktif, atau dari lini lain', 'The branch is not active, or of another line'),
  },
  RATE_OUT_OF_BOUNDS: {
    status: 422,
    text: text(
      'Rate harus {minimum} sampai {maximum} persen menurut metode bunga lini',
      'By the method of the line a rate is {minimum} to {maximum} percent',
    ),
  },
  EXCLUSIVE_ABOVE_BASE: {
    status: 422,
    text: text('Rate eksklusif melebihi rate dasar {base} %', 'The exclusive rate is above the base rate of {base} %'),
  },
  RATE_NEEDS_ADMIN: rateNeedsAdmin,
} as const;

export const rateRules = [
  bandOrder('tenorFrom', 'tenorTo'),
  repeatNotAbove('rateRegular', 'rateRepeat', 'RATE_RO_ABOVE_REGULAR'),
] as const;
