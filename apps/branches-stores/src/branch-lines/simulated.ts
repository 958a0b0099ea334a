import type { RateRowOf, SimulationOverrides } from '@console/contracts/branches-stores/branch/simulation';
import type { FormValues } from '@console/ui/form';

const most = 60;
const whole = (value: unknown): number | null => {
  const number = Number(value);
  return value !== null &&
    value !== undefined &&
    value !== '' &&
    Number.isInteger(number) &&
    number >= 1 &&
    number <= most
    ? number
    : null;
};

/** The tenors of rows with bands; the simulation leaves out those that are not offered. */
export function tenorsOf(rows: readonly FormValues[]): number[] {
  const each = rows.flatMap((row) => {
    const [from, to] = [whole(row['tenorFrom']), whole(row['tenorTo'])];
    return from !== null && to !== null && from <= to
      ? Array.from({ length: to - from + 1 }, (_, at) => from + at)
      : [];
  });
  return [...new Set(each)].toSorted((one, other) => one - other).slice(0, most);
}

const rate = (value: unknown): string | null => {
  const typed = String((value as string | number | null | undefined) ?? '').replace(',', '.');
  return /^\d{1,3}(\.\d{1,4})?$/.test(typed) && Number(typed) > 0 ? typed : null;
};

/** A percentage that is filled in, as the simulation takes it. */
export const shareOf = rate;

/** Which rows the rates of these product groups are; of none: those of all groups. */
export const rowsOf = (groups: readonly string[] | null | undefined): RateRowOf => ({
  groups: groups && groups.length > 0 ? [...groups] : null,
});

/** The same of the group of one rate. */
export const rowOf = ({ productGroupId }: FormValues): RateRowOf =>
  rowsOf(typeof productGroupId === 'string' ? [productGroupId] : null);

/** The rates on the screen, as the simulation takes them; `null` when none is filled in. */
export function proposedRate(rows: readonly FormValues[], of: RateRowOf): SimulationOverrides | null {
  const rates = rows.flatMap((row) => {
    const [tenorFrom, tenorTo] = [whole(row['tenorFrom']), whole(row['tenorTo'])];
    const rateRegular = rate(row['rateRegular']);
    return tenorFrom !== null && tenorTo !== null && tenorFrom <= tenorTo && rateRegular !== null
      ? [{ tenorFrom, tenorTo, rateRegular, rateRepeat: rate(row['rateRepeat']), of }]
      : [];
  });
  return rates.length > 0 ? { rates } : null;
}

/** Exclusive rates of an outlet on the screen, as the simulation takes them; `null` when none is filled in. */
export function exclusiveRates(
  rows: readonly FormValues[],
  of: RateRowOf & Required<Pick<RateRowOf, 'level'>>,
): SimulationOverrides | null {
  const rates = rows.flatMap((row) => {
    const tenors = tenorsOf([row]);
    const [tenorFrom, tenorTo] = [tenors[0], tenors.at(-1)];
    const [rateRegular, rateRepeat] = [rate(row['rateRegular']), rate(row['rateRepeat'])];
    return tenorFrom !== undefined && tenorTo !== undefined && (rateRegular !== null || rateRepeat !== null)
      ? [{ tenorFrom, tenorTo, rateRegular, rateRepeat, of }]
      : [];
  });
  return rates.length > 0 ? { rates } : null;
}

/** The fee on the screen, as the simulation takes it. */
export function proposedFee(
  values: FormValues,
  of: 'BRANCH' | 'BRANCH_EXCLUSIVE' = 'BRANCH',
): SimulationOverrides | null {
  const isShare = values['valueType'] === 'PERCENT';
  const [regular, repeat] = isShare
    ? [rate(values['percentRegular']), rate(values['percentRepeat'])]
    : [values['amountRegular'], values['amountRepeat']];
  const { feeType, charge } = values;
  if (regular === null || regular === undefined || typeof feeType !== 'string' || typeof charge !== 'string')
    return null;
  return {
    fees: [
      {
        feeType,
        valueType: isShare ? 'PERCENT' : 'AMOUNT',
        regular: String(regular as string | number),
        repeat: repeat === null || repeat === undefined ? null : String(repeat as string | number),
        charge: charge as 'FINANCED',
        of,
      },
    ],
  };
}

/** What a rate of UFI is for, once both parts are chosen; otherwise the panel asks for it. */
export const collateralOf = ({ collateralType, ageBand }: FormValues) =>
  typeof collateralType === 'string' && typeof ageBand === 'string' ? { collateralType, ageBand } : {};
