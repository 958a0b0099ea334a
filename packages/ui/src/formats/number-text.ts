import type { FieldKind } from '@console/contracts/core/fields';

const blocked = new Set(['e', 'E', '+', ',', '-']);

/** Whether numbers of a kind may have decimals. */
export const hasDecimals = (kind: FieldKind): boolean => kind === 'decimal' || kind === 'percent';

/**
 * True for a key that a numeric input refuses: e, plus, comma and minus, and the period except for decimals
 * (docs/model/specification.md#numeric-inputs).
 */
export const refusesKey = (kind: FieldKind, key: string): boolean =>
  blocked.has(key) || (key === '.' && !hasDecimals(kind));

/** Removes what the input refuses from typed or pasted text: keeps digits, and for decimals the first period. */
export function cleanNumberText(kind: FieldKind, text: string): string {
  if (!hasDecimals(kind)) return text.replace(/[^0-9]/g, '');
  const [whole = '', ...rest] = text.replace(/[^0-9.]/g, '').split('.');
  return rest.length === 0 ? whole : `${whole}.${rest.join('')}`;
}

/** The number in a text; `null` when it is blank. */
export const numberOf = (text: string): number | null => (text === '' || text === '.' ? null : Number(text));

/** A number as it is typed, without grouping. */
export const plainText = (value: unknown): string =>
  typeof value === 'number' || typeof value === 'string' ? String(value) : '';

/**
 * A percentage of the services as it is shown: with a decimal comma, without the zeros at its end.
 * @example
 * percentText('2.7500'); // '2,75 %'
 */
export const percentText = (value: unknown): string => `${withoutZeros(plainText(value)).replace('.', ',')} %`;

/**
 * A percentage with all decimals that the services give it, such as the four of an effective rate; "-" for none.
 * @example
 * exactPercent('56.3750'); // '56,3750 %'
 */
export const exactPercent = (value: string | null | undefined): string =>
  value == null ? '-' : `${value.replace('.', ',')} %`;

/** A percentage as an input shows it, which shows the unit itself. */
export const percentInput = (value: unknown): string => withoutZeros(plainText(value)).replace('.', ',');

const withoutZeros = (text: string): string => (text.includes('.') ? text.replace(/0+$/, '').replace(/\.$/, '') : text);

/** A number as it is shown outside typing: dots for thousands, comma for decimals. */
export function groupedText(value: unknown): string {
  if (typeof value !== 'number' || !Number.isFinite(value)) return plainText(value);
  const [whole = '', decimals] = String(value).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '.');
  return decimals === undefined ? grouped : `${grouped},${decimals}`;
}
