import type { SimulationOverrides } from '@console/contracts/branches-stores/branch/simulation';
import type { ImportRow } from '@console/contracts/platform/imports';
import { dealerLevel } from '@console/contracts/branches-stores/outlet/levels';
import type { FormValues } from '@console/ui/form';
import { exclusiveRates, rowOf, tenorsOf } from '../branch-lines/simulated.ts';

const rupiah = (value: unknown): string | null => {
  const typed = typeof value === 'number' || typeof value === 'string' ? String(value) : '';
  return /^\d{1,11}$/.test(typed) ? typed : null;
};

/** The admin fee of a dealer, as the simulation takes it. It is charged as the fee that it takes the place of. */
export function dealerFee({ adminFeeRegular, adminFeeRepeat }: FormValues): SimulationOverrides | null {
  const regular = rupiah(adminFeeRegular);
  if (regular === null) return null;
  return {
    fees: [{ feeType: 'ADMIN', valueType: 'AMOUNT', regular, repeat: rupiah(adminFeeRepeat), of: dealerLevel }],
  };
}

/** The rates of a dealer, as the simulation takes them; `null` when none is filled in. */
export const dealerRate = (values: FormValues): SimulationOverrides | null =>
  exclusiveRates([values], { ...rowOf(values), level: dealerLevel });

/** Values of a row of a file by the fields of its record, and the tenors of its band. */
export const rowValues = ({ values }: ImportRow, columns: Readonly<Record<string, string>>): FormValues =>
  Object.fromEntries(Object.entries(columns).map(([field, column]) => [field, values[column]]));

/** Tenors of the band of terms. */
export const bandOf = (values: FormValues): number[] => tenorsOf([values]);
