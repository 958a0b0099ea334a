const missing = '-';
const formatters = new Map<number, Intl.NumberFormat>();

/** Made at its first use: making one takes milliseconds of the start, and most pages use one. */
function formatterOf(decimals: number): Intl.NumberFormat {
  const known = formatters.get(decimals);
  if (known) return known;
  const created = new Intl.NumberFormat('id-ID', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
  formatters.set(decimals, created);
  return created;
}

export type Decimals = 0 | 2 | 3;
type Amount = number | bigint | null | undefined;

const printable = (value: Amount): value is number | bigint =>
  value != null && (typeof value === 'bigint' || Number.isFinite(value));

/**
 * Formats a number with dots for thousands and a decimal comma; null, undefined and non-finite values give "-"
 * (docs/model/platform.md#formats).
 * @example
 * formatNumber(1234.5, 2); // '1.234,50'
 */
export const formatNumber = (value: Amount, decimals: Decimals = 0): string =>
  printable(value)
    ? formatterOf(decimals)
        .format(value)
        .replace(/^-(?=[0.,]*$)/, '')
    : missing;

/**
 * Formats rupiah: `Rp` and a non-breaking space, `-` before it when negative, "-" for no amount
 * (docs/model/platform.md#formats).
 * @example
 * formatCurrency(-2500000); // '-Rp 2.500.000'
 */
export function formatCurrency(value: Amount, decimals: Decimals = 0): string {
  const number = formatNumber(value, decimals);
  if (number === missing) return missing;
  return number.startsWith('-') ? `-Rp\u00a0${number.slice(1)}` : `Rp\u00a0${number}`;
}
