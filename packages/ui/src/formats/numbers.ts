const missing = '-';
const formatters = [0, 2, 3].map(
  (decimals) =>
    [
      decimals,
      new Intl.NumberFormat('id-ID', { minimumFractionDigits: decimals, maximumFractionDigits: decimals }),
    ] as const,
);
const byDecimals = new Map<number, Intl.NumberFormat>(formatters);

export type Decimals = 0 | 2 | 3;
type Amount = number | bigint | null | undefined;

const printable = (value: Amount): value is number | bigint =>
  value != null && (typeof value === 'bigint' || Number.isFinite(value));

/**
 * A number with dots for thousands and a comma for decimals; nothing or no number shows "-"
 * (docs/model/platform.md#formats).
 */
export const formatNumber = (value: Amount, decimals: Decimals = 0): string =>
  printable(value)
    ? byDecimals
        .get(decimals)!
        .format(value)
        .replace(/^-(?=[0.,]*$)/, '')
    : missing;

/**
 * Rupiah: `Rp` and a non-breaking space, `-` before it when negative, "-" for nothing (docs/model/platform.md#formats).
 */
export function formatCurrency(value: Amount, decimals: Decimals = 0): string {
  const number = formatNumber(value, decimals);
  if (number === missing) return missing;
  return number.startsWith('-') ? `-Rp\u00a0${number.slice(1)}` : `Rp\u00a0${number}`;
}
