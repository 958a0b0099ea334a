import { isDateFormat, isTextFormat, isValidFormat } from 'numfmt';
import { renderFormat } from './render-format.ts';

/** How the number of a cell is displayed. */
export type NumberFormat =
  | { readonly kind: 'plain' }
  | { readonly kind: 'date' | 'instant'; readonly code: string }
  | { readonly kind: 'format' | 'fraction'; readonly code: string };

type FormatOfNumber = Extract<NumberFormat, { readonly kind: 'format' | 'fraction' }>;
const isOfNumber = (shape: NumberFormat | undefined): shape is FormatOfNumber =>
  shape?.kind === 'format' || shape?.kind === 'fraction';

const plain: NumberFormat = { kind: 'plain' };
const usualDate = 'dd/mm/yyyy';
/** Days in formats that files name by their number alone; the others of them look different in each country. */
const builtInDates: Readonly<Record<number, string>> = { 15: 'd-mmm-yy', 16: 'd-mmm', 17: 'mmm-yy' };
const builtInUsualDates = new Set([14, 27, 28, 29, 30, 31, 34, 35, 36, 50, 51, 52, 53, 54, 55, 56, 57, 58]);
/** Formats that files name by their number alone. Powers of ten are read as they are stored. */
const builtIn: Readonly<Record<number, string>> = {
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  9: '0%',
  10: '0.00%',
  12: '# ?/?',
  13: '# ??/??',
  18: 'h:mm AM/PM',
  19: 'h:mm:ss AM/PM',
  20: 'h:mm',
  21: 'h:mm:ss',
  37: '#,##0;(#,##0)',
  38: '#,##0;(#,##0)',
  39: '#,##0.00;(#,##0.00)',
  40: '#,##0.00;(#,##0.00)',
  45: 'mm:ss',
  46: '[h]:mm:ss',
  47: 'mm:ss.0',
};

/** Maximum length of a number format in Excel; longer ones were not written by a spreadsheet program. */
const longestFormat = 255;
const quoted = /"[^"]*"|\\.|\[[^[\]]*\]/g;
/** The language of a currency, which would decide the signs of its number. */
const language = /\[\$([^\]-]*)-[^\]]*\]/g;

/** What is between the sections of a format or shows as a blank: conditions, colours, padding. */
const unseen = /\[[^[\]]*\]|_.|\*./g;

/** Commas that divide by thousands, before the decimals; the renderer knows them behind the decimals alone. */
const scaled = /"[^"]*"|\\.|(,{1,5})(\.[0#?]*)/g;

/** A format as the renderer understands it. */
const renderable = (code: string): string =>
  code
    .replace(language, (_, symbol: string) => (symbol === '' ? '' : `"${symbol}"`))
    .replace(scaled, (part, commas?: string, decimals = '') => (commas === undefined ? part : `${decimals}${commas}`));

const general = /^\s*-?\(?general\)?\s*$/i;

/** Whether a format shows every number as it is stored. */
function isGeneral(code: string): boolean {
  const sections = code.replace(unseen, '').split(';').slice(0, 3);
  return sections.join('').trim() === '' ? sections.length === 1 : sections.every((each) => general.test(each));
}

/**
 * What a format of a workbook means.
 * @param id number of the format
 * @param code its text; undefined for one that files do not write out
 */
export function formatOf(id: number, code: string | undefined): NumberFormat {
  if (code === undefined) {
    if (builtInUsualDates.has(id)) return { kind: 'date', code: usualDate };
    if (builtInDates[id] !== undefined) return { kind: 'date', code: builtInDates[id] };
    if (id === 22) return { kind: 'instant', code: `${usualDate} hh:mm` };
    return builtIn[id] === undefined ? plain : numberFormat(builtIn[id]);
  }
  if (code.length > longestFormat || !isValidFormat(code) || isTextFormat(code)) return plain;
  const signs = code.replace(quoted, '').toLowerCase();
  const isDate = isDateFormat(code);
  if (isDate && /[dy]/.test(signs)) return { kind: /[hs]/.test(signs) ? 'instant' : 'date', code };
  const isPlain = isGeneral(code) || /e[+-]/.test(signs) || (signs.includes('?') && !signs.includes('/'));
  return !isDate && isPlain ? plain : numberFormat(code);
}

/** A format of a number, a fraction, or a time without a day. */
const numberFormat = (code: string): NumberFormat => ({
  kind: !isDateFormat(code) && code.replace(quoted, '').includes('/') ? 'fraction' : 'format',
  code: renderable(code),
});

/** Digits that a spreadsheet program keeps of a number; the others are lost. */
const keptDigits = 15;
/** A number of more digits, such as an identity or card number. */
const isBeyond = (value: number): boolean => Math.abs(value) >= 10 ** keptDigits;
/** All digits of such a number: a program that rounds writes 0 for those that it has not kept. */
const allDigits = new RegExp(String.raw`^-?\d{${keptDigits}}(?=\d*[1-9])\d+$`);

/** In place of a comma that a format writes as such, until those between thousands are gone. */
const ownComma = '\uE002';
const marked = (code: string): string =>
  code.replace(quoted, (part) => (part.startsWith('[') ? part : part.replaceAll(',', ownComma)));

/** Formats of accounting show a dash for 0. */
const isDashForZero = (shown: string): boolean => shown.includes('-') && !/\d/.test(shown);

/**
 * A number that is rounded as spreadsheet programs round it: by its decimal digits. The nearest float of 0.55975 lies
 * below it, and 55.975 % would become 55.97 %.
 */
const roundedByDigits = (value: number): number => (Number.isInteger(value) ? value : value * (1 + 4 * Number.EPSILON));

/** A number in a format, without separators of thousands. */
function formattedNumber(value: number, { kind, code }: FormatOfNumber): string {
  const aligned = renderFormat(marked(code), roundedByDigits(value)).trim();
  const shown = kind === 'fraction' ? aligned.replaceAll(/ +/g, ' ') : aligned;
  const ungrouped = shown.replaceAll(/(\d),(?=\d{3})/g, '$1').replaceAll(ownComma, ',');
  return value === 0 && isDashForZero(shown) ? '0' : ungrouped;
}

/**
 * A number as its cell displays it, without separators of thousands. One of more digits than are kept stays as the
 * file has it where a program wrote all of them, else with its power of ten, which a row refuses.
 * @param raw number as it stands in the file
 */
export function displayedNumber(raw: string, shape: NumberFormat | undefined): string {
  const value = Number(raw);
  const shown = isOfNumber(shape) ? formattedNumber(value, shape) : null;
  if (shown !== null && !(isBeyond(value) && /\d/.test(shown))) return shown;
  if (isBeyond(value)) return allDigits.test(raw) ? raw : value.toExponential().toUpperCase();
  return Number(value.toPrecision(keptDigits)).toLocaleString('en-US', {
    useGrouping: false,
    maximumFractionDigits: keptDigits,
  });
}

/** Whether a format writes digits beside those of the number: `#,##0".000"`. */
const writesDigits = (code: string): boolean =>
  (code.match(quoted) ?? []).some((part) => !part.startsWith('[') && /\d/.test(part));

/** Three or more decimals: in a text they may be thousands. */
const zeroDecimals = /\.0{3,}$/;

/**
 * The text by which a displayed number is read: a number that is not shown is not read, and one whose decimals are all
 * 0 is whole. One without its sign, or with zeros that the format writes, is not read either. A fraction, which may be
 * rounded to halves, is read as it is stored.
 * @param shown what {@link displayedNumber} returned
 */
export function readableNumber(raw: string, shape: NumberFormat | undefined, shown: string): string {
  const whole = shown.replace(zeroDecimals, '');
  const isSame = Number(whole.replaceAll(/\D/g, '')) === Math.round(Math.abs(Number(raw)));
  if (isOfNumber(shape)) {
    const isUnsigned = Number(raw) < 0 && /[1-9]/.test(shown) && !/[-(\u2212]/.test(shown);
    const isLengthened = isSame && whole !== shown && writesDigits(shape.code);
    if (shown === '' || isUnsigned || isLengthened) return `${raw} ${shape.code}`;
    if (shape.kind === 'fraction') return displayedNumber(raw, undefined);
  }
  return isSame ? whole : shown;
}
