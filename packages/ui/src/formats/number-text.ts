import { preferences } from '@console/auth';
import { shownDecimals, withShownDecimals } from '@console/contracts/core/percent-words';
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

/**
 * Removes what the input refuses from typed or pasted text: keeps digits, and for decimals the decimal sign, which is
 * a period. A comma is read as a decimal sign too, so that "2,5" never becomes 25. Of whole numbers ",00" is dropped,
 * and another fraction stays, so that the field refuses it and "1.000,50" never becomes 100050.
 * @example
 * cleanNumberText('decimal', '1.250,5'); // '1250.5'
 */
export function cleanNumberText(kind: FieldKind, text: string): string {
  if (!hasDecimals(kind)) return kind === 'digits' ? digitsOf(text) : wholeText(text);
  const [whole = '', ...rest] = withDecimalPoint(text.replace(/[^0-9.,]/g, '')).split('.');
  return rest.length === 0 ? whole : `${whole}.${rest.join('').replaceAll(',', '')}`;
}

const digitsOf = (text: string): string => text.replace(/[^0-9]/g, '');

/** The digits of a whole number: one or two after the last sign are a fraction, three are a group. */
function wholeText(text: string): string {
  const [, whole = '', fraction = ''] = /^(.*\d)[.,](\d{1,2})\D*$/.exec(text) ?? [];
  if (fraction === '') return digitsOf(text);
  return /^0+$/.test(fraction) ? digitsOf(whole) : `${digitsOf(whole)}.${fraction}`;
}

/** Of periods and commas in one text the last kind is the decimal sign, the other one groups digits. */
function withDecimalPoint(text: string): string {
  const isGrouped = text.includes('.') && text.lastIndexOf(',') > text.lastIndexOf('.');
  // A second sign at the end is a slip of the hand, not a grouping.
  if (isGrouped && text.endsWith(',')) return text.slice(0, -1);
  return isGrouped || !text.includes('.') ? text.replaceAll('.', '').replace(',', '.') : text.replaceAll(',', '');
}

/** The number in a text; `null` when it is blank. */
export const numberOf = (text: string): number | null => (text === '' || text === '.' ? null : Number(text));

/** A number as it is typed, without grouping. */
export const plainText = (value: unknown): string =>
  typeof value === 'number' || typeof value === 'string' ? String(value) : '';

const signs = { id: ',', en: '.' } as const;

/**
 * A decimal number with the decimal sign of the language of the screen.
 * @example
 * withSign('2.75'); // '2,75'
 */
export const withSign = (text: string): string => text.replace('.', signs[preferences.get().language]);

const withoutZeros = (text: string): string => (text.includes('.') ? text.replace(/0+$/, '').replace(/\.$/, '') : text);

/**
 * A limit or a step in as few decimals as it has.
 * @example
 * shortDecimal('0.5000'); // '0,5'
 */
export const shortDecimal = (value: unknown): string => withSign(withoutZeros(plainText(value)));

/**
 * A percentage as an input shows it, which shows the unit itself: two decimals, up to four where it has them. What is
 * no number stays as it was typed.
 * @example
 * percentInput('2.6000'); // '2,60'
 */
export function percentInput(value: unknown): string {
  const typed = plainText(value);
  if (!/^\d+(\.\d*)?$/.test(typed)) return typed;
  return withSign(withShownDecimals(typed));
}

/**
 * A percentage of the services as it is shown: two decimals, up to four where it has them; "-" for none.
 * @example
 * percentText('2.6000'); // '2,60 %'
 */
export const percentText = (value: unknown): string => (value == null ? '-' : `${percentInput(value)} %`);

/**
 * A percentage with all decimals that the services give it, such as the four of an effective rate; "-" for none.
 * @example
 * exactPercent('56.3750'); // '56,3750 %'
 */
export const exactPercent = (value: string | null | undefined): string =>
  value == null ? '-' : `${withSign(value)} %`;

/**
 * By how much something changed, in percent; "-" for none.
 * @example
 * changePercent(25); // '+25,00 %'
 */
export const changePercent = (percent: number | null): string =>
  percent === null ? '-' : `${percent > 0 ? '+' : ''}${withSign(percent.toFixed(shownDecimals))} %`;

/** A number as it is shown outside typing: dots for thousands, comma for decimals. */
export function groupedText(value: unknown): string {
  if (typeof value !== 'number' || !Number.isFinite(value)) return plainText(value);
  const [whole = '', decimals] = String(value).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '.');
  return decimals === undefined ? grouped : `${grouped}${signs[preferences.get().language]}${decimals}`;
}
