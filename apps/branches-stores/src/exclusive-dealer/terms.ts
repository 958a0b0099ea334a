import type { SimulationOverrides } from '@console/contracts/branches-stores/branch/simulation';
import type { ImportRow } from '@console/contracts/platform/imports';
import type { FormValues } from '@console/ui/form';
import { rowOf, shareOf, tenorsOf } from '../branch-lines/simulated.ts';

const rupiah = (value: unknown): string | null => {
  const typed = typeof value === 'number' || typeof value === 'string' ? String(value) : '';
  return /^\d{1,11}$/.test(typed) ? typed : null;
};

/** The admin fee of a dealer, as the simulation takes it. It is charged as the fee that it takes the place of. */
export function dealerFee({ adminFeeRegular, adminFeeRepeat }: FormValues): SimulationOverrides | null {
  const regular = rupiah(adminFeeRegular);
  if (regular === null) return null;
  return {
    fees: [{ feeType: 'ADMIN', valueType: 'AMOUNT', regular, repeat: rupiah(adminFeeRepeat), of: 'DEALER_EXCLUSIVE' }],
  };
}

/** The rates of a dealer, as the simulation takes them; `null` when none is filled in. */
export function dealerRate(values: FormValues): SimulationOverrides | null {
  const band = bandOf(values);
  const [rateRegular, rateRepeat] = [shareOf(values['rateRegular']), shareOf(values['rateRepeat'])];
  const [tenorFrom, tenorTo] = [band[0], band.at(-1)];
  if (tenorFrom === undefined || tenorTo === undefined || (rateRegular === null && rateRepeat === null)) return null;
  return {
    rates: [{ tenorFrom, tenorTo, rateRegular, rateRepeat, of: { ...rowOf(values), isOfDealer: true } }],
  };
}

/** Values of a row of a file by the fields of its record, and the tenors of its band. */
export const rowValues = ({ values }: ImportRow, columns: Readonly<Record<string, string>>): FormValues =>
  Object.fromEntries(Object.entries(columns).map(([field, column]) => [field, values[column]]));

/** Tenors of the band of terms. */
export const bandOf = (values: FormValues): number[] => tenorsOf([values]);
