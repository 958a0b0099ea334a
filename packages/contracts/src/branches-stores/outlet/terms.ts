import { tenorBounds } from '../../core/credit-terms.ts';
import type { FieldError } from '../../core/errors.ts';
import { date, integer, line, percent } from '../../core/fields.ts';
import { periodTitles } from '../../core/titles.ts';
import { text } from '../../core/text.ts';
import { ratePercent } from '../branch/rate-fields.ts';

/** Length of the number of an agreement. */
const agreement = { minimum: 3, maximum: 40 } as const;

/** A rate of an outlet; one of the two is given. */
export const exclusiveRate = { ...ratePercent, required: false, zeroIsNone: true } as const;

/** A band of tenors of terms of an outlet. */
export const termsBand = { tenorFrom: integer(tenorBounds), tenorTo: integer(tenorBounds) } as const;
export const agreementField = { agreementNo: line(agreement) } as const;
export const quotaField = { quotaContracts: integer({ minimum: 1, maximum: 100_000, required: false }) } as const;

/** What the fields that all terms of outlets have are called. */
export const termsTitles = {
  officeCode: text('Kode kantor', 'Office code'),
  branchName: text('Cabang', 'Branch'),
  branchId: text('Cabang', 'Branch'),
  tenors: text('Tenor (bulan)', 'Tenor (months)'),
  tenorFrom: text('Dari tenor', 'From tenor'),
  tenorTo: text('Sampai tenor', 'To tenor'),
  productGroupId: text('Kelompok produk', 'Product group'),
  rateRegular: text('Rate Regular', 'Regular rate'),
  rateRepeat: text('Rate RO', 'Repeat rate'),
  quotaContracts: text('Kuota kontrak', 'Quota of contracts'),
  usedContracts: text('Kontrak terpakai', 'Contracts used'),
  agreementNo: text('No. perjanjian', 'Agreement no'),
} as const;

/** Terms of an outlet have an end. */
export const bounded = (values: Readonly<Record<string, unknown>>): readonly FieldError[] =>
  values['effectiveTo'] == null ? [{ field: 'effectiveTo', code: 'REQUIRED' }] : [];

/** One of the rates is given. */
export const oneRate = ({ rateRegular, rateRepeat }: Readonly<Record<string, unknown>>): readonly FieldError[] =>
  rateRegular == null && rateRepeat == null ? [{ field: 'rateRegular', code: 'REQUIRED' }] : [];

/** Columns of the band in files of terms of outlets. */
export const bandColumns = {
  tenor_from: { title: termsTitles.tenorFrom, field: integer(tenorBounds), key: true },
  tenor_to: { title: termsTitles.tenorTo, field: integer(tenorBounds), key: true },
} as const;

/** Columns of the rates in files of exclusive rates. */
export const rateColumns = {
  rate_regular: { title: termsTitles.rateRegular, field: percent({ ...exclusiveRate, minimum: 0 }) },
  rate_ro: { title: termsTitles.rateRepeat, field: percent({ ...exclusiveRate, minimum: 0 }) },
} as const;

/** Columns that files of terms of outlets end with. */
export const periodColumns = {
  effective_from: { title: periodTitles.effectiveFrom, field: date(), key: true },
  effective_to: { title: periodTitles.effectiveTo, field: date(), endOf: 'effective_from' },
  agreement_no: { title: termsTitles.agreementNo, field: line(agreement) },
} as const;

/** An example of the period. */
export const periodExample = { effective_from: { daysAhead: 7 }, effective_to: { daysAhead: 97 } } as const;
