import { options } from './fields.ts';
import { numbered } from './number-ranges.ts';

/** What the number of a rate means; a line of business chooses one (docs/model/branches-stores.md#calculation). */
export const rateMethods = options({
  FLAT_MONTHLY: ['Flat per bulan', 'Flat per month'],
  FLAT_ANNUAL: ['Flat per tahun', 'Flat per year'],
  EFFECTIVE_ANNUAL: ['Efektif per tahun', 'Effective per year'],
});
export type RateMethod = (typeof rateMethods)[number]['value'];

/** When the first instalment is paid. */
export const firstInstalments = options({
  ADDB: ['ADDB: di belakang', 'ADDB: in arrears'],
  ADDM: ['ADDM: di muka', 'ADDM: in advance'],
});
export type FirstInstalment = (typeof firstInstalments)[number]['value'];

/** When a premium is paid. */
export const insurancePayments = options({
  Y: ['Tahunan', 'Yearly'],
  M: ['Bulanan', 'Monthly'],
  S: ['Sekaligus', 'Single'],
});

/** Rupiah to whose multiple an instalment is rounded up. */
export const roundingSteps = options({ 100: ['100'], 500: ['500'], 1000: ['1.000', '1,000'] });
export type RoundingStep = (typeof roundingSteps)[number]['value'];

/** Number of instalments. */
export const tenorBounds = { minimum: 1, maximum: 60 } as const;

/** The tenors that may be chosen, in months. */
export const tenors = () => numbered({ ...tenorBounds, required: false });
