import type { BusinessLine } from '../../core/business-lines.ts';
import { choice, date, digits, integer, line, money, percent, reference, sheet } from '../../core/fields.ts';
import type { Field, Fields } from '../../core/fields.ts';
import type { Resource } from '../../core/resource.ts';
import { defineResource } from '../../core/resource.ts';
import { periodTitles } from '../../core/titles.ts';
import { text } from '../../core/text.ts';
import { branchFees, branchFeesNmc, branchFeesUfi, feeErrors, mostFee } from './fees.ts';
import { branchLines, lineSubjects, type ExclusiveSubject } from './lines.ts';
import { branchTitles, ofBranch, rateErrors, ratePercent, rateTitles } from './rate-fields.ts';
import { branchRates, branchRatesNmc, branchRatesUfi } from './rates.ts';

/** A line of a sheet of concessions. */
export interface ExclusiveLine {
  readonly subjectType: ExclusiveSubject;
  readonly subjectCode: string;
  readonly rateRegular?: string | null;
  readonly rateRepeat?: string | null;
  readonly amountRegular?: number | null;
  readonly amountRepeat?: number | null;
  readonly percentRegular?: string | null;
  readonly percentRepeat?: string | null;
  /** Empty: from the start of the base row. */
  readonly effectiveFrom: string | null;
  /** Empty: to the end of the base row. */
  readonly effectiveTo: string | null;
}

const optional = { required: false } as const;
const rate = percent({ ...ratePercent, ...optional });
const rates = { rateRegular: rate, rateRepeat: rate } as const;
const amount = money({ minimum: 0, maximum: mostFee, ...optional });
const share = percent({ minimum: 0, maximum: 10, ...optional });
const fees = { amountRegular: amount, amountRepeat: amount, percentRegular: share, percentRepeat: share } as const;

const lineTitles = {
  subjectType: text('Untuk', 'For'),
  subjectCode: text('Kode', 'Code'),
  rateRegular: rateTitles.rateRegular,
  rateRepeat: rateTitles.rateRepeat,
  amountRegular: text('Regular (Rp)', 'Regular (Rp)'),
  amountRepeat: text('RO (Rp)', 'Repeat (Rp)'),
  percentRegular: text('Regular (%)', 'Regular (%)'),
  percentRepeat: text('RO (%)', 'Repeat (%)'),
  ...periodTitles,
} as const;

const linesOf = (of: BusinessLine, values: Fields): Field<readonly ExclusiveLine[]> => {
  const columns = {
    subjectType: choice(lineSubjects[of]),
    subjectCode: line({ minimum: 2, maximum: 40 }),
    ...values,
    effectiveFrom: date(optional),
    effectiveTo: date(optional),
  };
  const titles = Object.fromEntries(
    Object.keys(columns).map((name) => [name, lineTitles[name as keyof typeof lineTitles]]),
  );
  return sheet({ columns, titles, key: ['subjectType', 'subjectCode'], maximum: 200 } as never) as never;
};

export const exclusiveErrors = {
  EXCLUSIVE_ABOVE_BASE: rateErrors.EXCLUSIVE_ABOVE_BASE,
  FEE_ABOVE_BASE: feeErrors.FEE_ABOVE_BASE,
  OUTSIDE_BASE_PERIOD: {
    status: 422,
    text: text('Di luar masa berlaku baris dasar', 'Outside the period of the base row'),
  },
  SUBJECT_UNKNOWN: { status: 422, text: text('Kode tidak ditemukan', 'There is no such code') },
  RATE_RO_ABOVE_REGULAR: rateErrors.RATE_RO_ABOVE_REGULAR,
  FEE_RO_ABOVE_REGULAR: feeErrors.FEE_RO_ABOVE_REGULAR,
  RATE_NEEDS_ADMIN: rateErrors.RATE_NEEDS_ADMIN,
  OTHER_UNIT: { status: 422, text: text('Bukan satuan fee dasar', 'Not the unit of the base fee') },
} as const;

const titles = {
  ...branchTitles,
  tenors: rateTitles.tenors,
  baseId: text('Baris dasar', 'Base row'),
  lines: text('Baris eksklusif', 'Exclusive lines'),
  lineCount: text('Jumlah baris', 'Lines'),
  baseFrom: text('Dasar berlaku mulai', 'Base from'),
  baseTo: text('Dasar berlaku sampai', 'Base to'),
} as const;

const derivedOf = (of: (typeof branchLines)[keyof typeof branchLines]) => ({
  branchId: ofBranch(of),
  officeCode: digits({ maximum: 5 }),
  branchName: line({ maximum: 60 }),
  tenors: line({ maximum: 7 }),
  baseFrom: date(),
  baseTo: date(optional),
  lineCount: integer({ minimum: 0, maximum: 200 }),
});

/** A sheet of concessions, one for each rate or fee (docs/model/branches-stores.md#exclusive-rates-and-fees). */
const sheetOf = (
  kind: 'rate' | 'fee',
  of: (typeof branchLines)[keyof typeof branchLines],
  base: Pick<Resource, 'module' | 'path' | 'title'>,
  suffix: '' | '-nmc' | '-ufi',
) => {
  const isRate = kind === 'rate';
  const below = `/${of.module}/{branchId}`;
  return defineResource({
    module: `branch-${kind}-exclusive${suffix}`,
    path: `${of.module}/${kind}s-exclusive`,
    privilege: of.privilege,
    place: isRate
      ? {
          list: `${below}/rates/{baseId}`,
          create: `${below}/{baseId}/create-exclusive-page`,
          detail: `${below}/rates/{baseId}`,
          update: `${below}/{baseId}/update-exclusive-page`,
        }
      : {
          list: `${below}/fees/exclusive`,
          create: `${below}/fees/exclusive-update?feeId={baseId}`,
          detail: `${below}/fees/exclusive`,
          update: `${below}/fees/exclusive-update?feeId={baseId}`,
        },
    title: isRate ? text('Rate eksklusif', 'Exclusive rate') : text('Fee eksklusif', 'Exclusive fee'),
    titles,
    label: ['officeCode', 'tenors'],
    status: false,
    fourEyes: true,
    approvedBy: 'above-branch',
    volume: 20_000,
    fields: {
      baseId: reference(base, { immutable: true, unique: true }),
      lines: linesOf(of.line, isRate ? rates : fees),
    },
    derived: derivedOf(of),
    list: {
      filters: { branchId: ofBranch(of), baseId: reference(base) },
      sorts: ['officeCode', 'tenors'],
      defaultSort: ['officeCode,asc'],
      columns: ['officeCode', 'branchName', 'tenors', 'baseFrom', 'baseTo', 'lineCount', 'lines'],
    },
    operations: ['list', 'detail', 'create', 'update', 'history'],
    errors: exclusiveErrors,
  });
};

const { SPEKTRA, NMC, UFI } = branchLines;

export const exclusiveRates = sheetOf('rate', SPEKTRA, branchRates, '');
export const exclusiveRatesNmc = sheetOf('rate', NMC, branchRatesNmc, '-nmc');
export const exclusiveRatesUfi = sheetOf('rate', UFI, branchRatesUfi, '-ufi');
export const exclusiveFees = sheetOf('fee', SPEKTRA, branchFees, '');
export const exclusiveFeesNmc = sheetOf('fee', NMC, branchFeesNmc, '-nmc');
export const exclusiveFeesUfi = sheetOf('fee', UFI, branchFeesUfi, '-ufi');

export type ExclusiveSheets = ReturnType<typeof sheetOf>;
