import type { SimulationOverrides } from '@console/contracts/branches-stores/branch/simulation';
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

/** The tenors that rows with bands are about: the ends of each, every one of a single short band. */
export function tenorsOf(rows: readonly FormValues[]): number[] {
  const bands = rows.flatMap((row) => {
    const [from, to] = [whole(row['tenorFrom']), whole(row['tenorTo'])];
    return from !== null && to !== null && from <= to ? [[from, to] as const] : [];
  });
  const ends = bands.flatMap(([from, to]) => (bands.length === 1 && to - from < 12 ? [] : [from, to]));
  const [only] = bands;
  const each =
    bands.length === 1 && only && ends.length === 0
      ? Array.from({ length: only[1] - only[0] + 1 }, (_, at) => only[0] + at)
      : ends;
  return [...new Set(each)].toSorted((one, other) => one - other).slice(0, most);
}

const rate = (value: unknown): string | null => {
  const typed = String((value as string | number | null | undefined) ?? '').replace(',', '.');
  return /^\d{1,3}(\.\d{1,4})?$/.test(typed) && Number(typed) > 0 ? typed : null;
};

/** A percentage that is filled in, as the simulation takes it. */
export const shareOf = rate;

/** The rates on the screen, as the simulation takes them; `null` when none is filled in. */
export function proposedRate(rows: readonly FormValues[]): SimulationOverrides | null {
  const rates = rows.flatMap((row) => {
    const [tenorFrom, tenorTo] = [whole(row['tenorFrom']), whole(row['tenorTo'])];
    const rateRegular = rate(row['rateRegular']);
    return tenorFrom !== null && tenorTo !== null && tenorFrom <= tenorTo && rateRegular !== null
      ? [{ tenorFrom, tenorTo, rateRegular, rateRepeat: rate(row['rateRepeat']) }]
      : [];
  });
  return rates.length > 0 ? { rates } : null;
}

/** The fee on the screen, as the simulation takes it. */
export function proposedFee(values: FormValues): SimulationOverrides | null {
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
      },
    ],
  };
}

/** What a rate of UFI is for, once both parts are chosen; otherwise the panel asks for it. */
export const collateralOf = ({ collateralType, ageBand }: FormValues) =>
  typeof collateralType === 'string' && typeof ageBand === 'string' ? { collateralType, ageBand } : {};
