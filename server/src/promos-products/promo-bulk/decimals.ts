/** Ten-thousandths: percent have four decimals. */
const scale = 10_000n;

/** A decimal as whole ten-thousandths. */
function units(decimal: string | number): bigint {
  const [whole = '0', fraction = ''] = String(decimal).split('.');
  return BigInt(whole) * scale + BigInt(fraction.padEnd(4, '0').slice(0, 4));
}

const decimalOf = (value: bigint): string => `${value / scale}.${String(value % scale).padStart(4, '0')}`;

/** How a value is changed. */
export type Way = 'SET' | 'ADD' | 'SUBTRACT';

/**
 * A rate or fee after a change; nothing and what is not above 0 are `null`, and stay so unless a value is set.
 * @param value with at most four decimals
 * @example
 * changed('1.2000', 'ADD', '0.0500'); // '1.2500'
 */
export function changed(before: string | number | null, way: Way, value: string | number | null): string | null {
  if (way !== 'SET' && before === null) return null;
  const [had, typed] = [units(before ?? 0), units(value ?? 0)];
  const after = { SET: typed, ADD: had + typed, SUBTRACT: had - typed }[way];
  return after > 0n ? decimalOf(after) : null;
}

/**
 * A rate or fee times a factor, rounded half up to the decimals that it has.
 * @param decimals 4 of a percentage, 0 of rupiah
 * @example
 * multiplied('1.2345', '0.5', 4); // '0.6173'
 */
export function multiplied(before: string | number | null, factor: string | number, decimals: 0 | 4): string | null {
  if (before === null) return null;
  const step = decimals === 4 ? 1n : scale;
  const product = units(before) * units(factor);
  const divisor = scale * step;
  const after = ((2n * product + divisor) / (2n * divisor)) * step;
  return after > 0n ? decimalOf(after) : null;
}

/** Rupiah of a decimal without a fraction. */
export const rupiahOf = (decimal: string | null): number | null =>
  decimal === null ? null : Number(units(decimal) / scale);
