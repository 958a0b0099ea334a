import { preferences } from '@console/auth';
import { cleanText } from '@console/contracts/core/clean-text';
import { shownDecimals, withShownDecimals } from '@console/contracts/core/percent-words';
import { hasDecimals, type FieldKind } from '@console/contracts/core/fields';
import { readNumber } from '@console/contracts/core/written-number';

const blocked = new Set(['e', 'E', '+', ',', '-']);

/**
 * True for a key that a numeric input refuses: e, plus, comma and minus, and the period except for decimals
 * (docs/model/specification.md#numeric-inputs).
 */
export const refusesKey = (kind: FieldKind, key: string): boolean =>
  blocked.has(key) || (key === '.' && !hasDecimals(kind));

/**
 * A typed or pasted text as its input shows it: a number in plain digits, with a period before its decimals. What is
 * no number for certain stays as it was written, so that the field refuses it and nobody saves another number.
 * @example
 * plainNumber('decimal', '1.250,5'); // '1250.5'
 * plainNumber('money', '5 juta'); // '5 juta'
 */
export const plainNumber = (kind: FieldKind, text: string): string =>
  readNumber(text, { decimals: hasDecimals(kind), decimalComma: true }) ?? text.trim();

/**
 * The value of a written number: `null` when it is blank, the text itself when it is no number for certain.
 * @example
 * numberOf('money', 'Rp 1.000'); // 1000
 */
export function numberOf(kind: FieldKind, text: string): number | string | null {
  const written = text.trim();
  if (cleanText(written).trim() === '') return null;
  const read = readNumber(written, { decimals: hasDecimals(kind), decimalComma: true });
  return read === null ? written : Number(read);
}

/** As {@link numberOf}, of a text that is typed key by key: there the period is always the sign of decimals. */
export function typedNumber(kind: FieldKind, text: string): number | string | null {
  const clean = cleanText(text).trim();
  if (!hasDecimals(kind) || !/^\d*(?:\.\d*)?$/.test(clean)) return numberOf(kind, text);
  return clean === '' || clean === '.' ? null : Number(clean);
}

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

const shownPercent = (typed: string): string =>
  /^\d+(\.\d*)?$/.test(typed) ? withSign(withShownDecimals(typed)) : typed;

/**
 * A percentage as an input shows it, which shows the unit itself: two decimals, up to four where it has them. A text
 * that is no number for certain stays as it was written.
 * @example
 * percentInput('2.6000'); // '2,60'
 * percentInput('1.050'); // '1.050'
 */
export const percentInput = (value: unknown): string =>
  typeof value === 'string' && readNumber(value, { decimals: true, decimalComma: true }) === null
    ? value
    : shownPercent(plainText(value));

/**
 * A percentage of the services as it is shown: two decimals, up to four where it has them; "-" for none.
 * @example
 * percentText('2.6000'); // '2,60 %'
 */
export const percentText = (value: unknown): string => (value == null ? '-' : `${shownPercent(plainText(value))} %`);

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
