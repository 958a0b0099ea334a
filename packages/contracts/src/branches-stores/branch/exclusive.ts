import { date, digits, integer, line, reference } from '../../core/fields.ts';
import type { Resource } from '../../core/resource.ts';
import { defineResource } from '../../core/resource.ts';
import { text } from '../../core/text.ts';
import { branchFees, branchFeesNmc, branchFeesUfi, feeErrors } from './fees.ts';
import { exclusiveLines } from './exclusive-lines.ts';
import { branchLines } from './lines.ts';
import { branchTitles, ofBranch, rateErrors, rateTitles, tenorsDerived } from './rate-fields.ts';
import { branchRates, branchRatesNmc, branchRatesUfi } from './rates.ts';

export type { ExclusiveLine } from './exclusive-lines.ts';

const optional = { required: false } as const;

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
  subjectCode: text('Untuk kode', 'For the code'),
  baseFrom: text('Dasar mulai berlaku', 'Base from'),
  baseTo: text('Dasar berlaku sampai', 'Base to'),
} as const;

const derivedOf = (of: (typeof branchLines)[keyof typeof branchLines]) => ({
  branchId: ofBranch(of),
  officeCode: digits({ maximum: 5 }),
  branchName: line({ maximum: 60 }),
  ...tenorsDerived,
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
    nested: `${of.module}/{branchId}/${kind}s/{baseId}/exclusive`,
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
    label: ['officeCode', 'branchName', 'tenors'],
    status: false,
    fourEyes: true,
    approvedBy: 'above-branch',
    volume: 20_000,
    fields: {
      baseId: reference(base, { immutable: true, unique: true }),
      lines: exclusiveLines(of.line, kind),
    },
    derived: derivedOf(of),
    list: {
      filters: {
        branchId: ofBranch(of),
        baseId: reference(base),
        /** Sheets with a line for this group of stores, employer, brand or group of members. */
        subjectCode: line({ maximum: 40, ...optional }),
      },
      sorts: ['officeCode', 'tenors'],
      defaultSort: ['officeCode,asc'],
      search: ['officeCode', 'branchName'],
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
