import { bareCardNumber } from './card-number.ts';
import { cleanNumber, cleanText, phoneDigits, showsNothing, withoutGroups, withoutShapeless } from './clean-text.ts';
import { tagsFrom } from './composed-fields.ts';
import { percentDecimals, type Field } from './fields.ts';
import { plainTextOf } from './rich-text.ts';
import { cleanRows } from './sheet.ts';
import { readNumber } from './written-number.ts';

/** A typed percentage with all its decimals: `2,5` is `2.5000`. Other text stays as it was typed. */
const percentage = (typed: string): string =>
  fourDecimals(readNumber(typed, { decimals: true, decimalComma: true }) ?? '') ?? typed;

/**
 * A number with all decimals of a percentage; `null` when it has more, or is no number.
 * @example
 * fourDecimals('4.465'); // '4.4650'
 */
export function fourDecimals(number: string): string | null {
  const [, whole, decimals = ''] = /^(\d{1,3})(?:\.(\d{1,4})0*)?$/.exec(number) ?? [];
  return whole === undefined ? null : `${Number(whole)}.${decimals.padEnd(percentDecimals, '0')}`;
}

/** A decimal number kept as text. Three decimals have a fourth: nobody knows whether `1.050` groups thousands. */
const decimalText = (number: string): string => (/\.\d{3}$/.test(number) ? `${number}0` : number);

const decimal = (typed: string): string => {
  const read = readNumber(typed, { decimals: true, decimalComma: true });
  return read === null ? typed : decimalText(read);
};

/**
 * The text of an option as it is compared and stored: blanks, tabs and line ends are one blank, as in a line of text.
 * @example
 * optionText('DKI \t Jakarta'); // 'DKI Jakarta'
 */
export const optionText = (text: string): string => cleanText(text).trim().replace(/\s+/g, ' ');

/** Personal numbers that people type in groups. */
const typedInGroups: ReadonlySet<Field['personal']> = new Set(['npwp', 'nik', 'account']);

const cleanedText = (field: Field, value: string): string | null => {
  if (field.kind === 'richText') return plainTextOf(value) === '' ? null : withoutShapeless(value).trim();
  const text = (field.keepsSigns ? withoutShapeless(value) : cleanText(value)).trim();
  if (text === '' || showsNothing(text)) return null;
  if (field.kind === 'paragraph') return text.replace(/\r\n?/g, '\n');
  if (field.keepsSigns) return text;
  const trimmed = text.replace(/\s+/g, ' ');
  if (field.kind === 'code') return cleanNumber(trimmed).toUpperCase();
  if (field.personal && typedInGroups.has(field.personal)) return withoutGroups(trimmed);
  if (field.telephone || field.kind === 'phone') return phoneDigits(trimmed);
  if (field.kind === 'percent') return percentage(trimmed);
  if (field.decimal) return decimal(trimmed);
  if (field.kind === 'digits') return cleanNumber(trimmed);
  return field.kind === 'card' ? bareCardNumber(trimmed) : trimmed;
};

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

/**
 * Cleans a typed value: what cannot be seen leaves a text, codes are upper-case, phone numbers `08…`, a blank text is
 * `null`.
 * @example
 * normalise(phone(), '+62 812-3456-789'); // '08123456789'
 */
export const normalise = (field: Field, typed: unknown): unknown => {
  const value = cleaned(field, typed);
  const isNumber = typeof value === 'number' || typeof value === 'string';
  return field.zeroIsNone && isNumber && Number(value) === 0 ? null : value;
};

const cleaned = (field: Field, value: unknown): unknown => {
  if (value == null && field.kind === 'flag') return false;
  if (value == null && field.images) return [];
  if (value == null && (field.kind === 'references' || field.kind === 'choices') && field.required) return [];
  if (field.kind === 'tags' && (value == null || typeof value === 'string' || isTexts(value)))
    return tagsFrom(value ?? []);
  if (field.sheet && Array.isArray(value)) return cleanRows(field.sheet, value, normalise);
  if (value === undefined) return null;
  // A value chosen twice is chosen once.
  if (field.kind === 'choices' && Array.isArray(value))
    return [...new Set(value.map((each: unknown) => (typeof each === 'string' ? optionText(each) : each)))];
  if (field.kind === 'percent' && typeof value === 'number') return fourDecimals(String(value)) ?? String(value);
  if (field.decimal && typeof value === 'number') return decimalText(String(value));
  return typeof value === 'string' ? cleanedText(field, value) : value;
};
