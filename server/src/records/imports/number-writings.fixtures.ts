import fc from 'fast-check';
import type { CellContent } from './written-files.fixtures.ts';

/** A number as it is written in a cell. */
export interface NumberWriting {
  readonly cell: CellContent;
  /** The number that people mean by it; `null` where nobody knows, and it has to be refused. */
  readonly meant: number | null;
  /** It may not be refused. */
  readonly isCertain: boolean;
}

/** The same numbers in each run. */
const seed = 20_260_316;
const sample = <Value>(values: fc.Arbitrary<Value>, count: number): Value[] =>
  fc.sample(values, { seed, numRuns: count });

const group = (digits: string, sign: string): string => {
  const first = digits.length % 3;
  return [digits.slice(0, first), ...(digits.slice(first).match(/\d{3}/g) ?? [])].filter(Boolean).join(sign);
};
const written = (cell: CellContent, meant: number | null, isCertain: boolean): NumberWriting => ({
  cell,
  meant,
  isCertain,
});

/** Whole numbers of all lengths. */
const wholes = fc.integer({ min: 1, max: 9 }).chain((digits) => fc.nat({ max: 10 ** digits - 1 }));
/** Percentages up to 100 in text, with a period before up to four decimals. */
const percentages = fc
  .tuple(fc.nat({ max: 99 }), fc.integer({ min: 1, max: 4 }), fc.nat({ max: 9_999 }))
  .map(([whole, decimals, fraction]) => `${whole}.${String(fraction).padStart(4, '0').slice(0, decimals)}`);

/** All writings of whole numbers as text; `decimalComma` as the file is read. */
export const wholeTexts = (count: number, decimalComma: boolean): NumberWriting[] =>
  sample(wholes, count).flatMap((meant) => {
    const digits = String(meant);
    const dotted = group(digits, '.');
    return [
      written(digits, meant, true),
      written(`00${digits}`, meant, true),
      written(dotted, meant, decimalComma || digits.length < 4 || digits.length > 6),
      written(group(digits, ','), meant, digits.length < 4 || digits.length > 6),
      written(`Rp ${dotted}`, meant, true),
      written(`Rp${dotted},-`, meant, true),
      written(`${dotted},00`, meant, true),
      written(`${group(digits, ',')}.00`, meant, true),
      written(`${digits},00`, meant, true),
      written(`-${dotted}`, -meant, false),
      written(`${digits},5`, null, false),
      written(`${digits}e3`, null, false),
      written(`${digits} juta`, null, false),
      written(`(${dotted})`, null, false),
      written(`+${digits}`, null, false),
      written(`${digits} 000`, null, false),
    ];
  });

/** All writings of percentages as text; `decimalComma` as the file is read. */
export const percentTexts = (count: number, decimalComma: boolean | null): NumberWriting[] =>
  sample(percentages, count).flatMap((period) => {
    const meant = Number(period);
    const comma = period.replace('.', ',');
    const isCertain = (isOwnSign: boolean) => isOwnSign || /^0|\.(?:\d{1,2}|\d{4})$/.test(period);
    const fraction = period.slice(period.indexOf('.') + 1);
    return [
      written(period, meant, isCertain(decimalComma === false)),
      written(comma, meant, isCertain(decimalComma === true)),
      written(`${comma} %`, meant, isCertain(decimalComma === true)),
      written(`,${fraction}`, Number(`0.${fraction}`), true),
      written(`.${fraction}`, Number(`0.${fraction}`), true),
      written(`-${comma}`, null, false),
      written(`Rp ${comma}`, null, false),
      written(`${period}e-2`, null, false),
    ];
  });

const number = (raw: number | string, format?: number | string): CellContent =>
  format === undefined ? { number: String(raw) } : { number: String(raw), format };
const wholeFormats = [
  undefined,
  1,
  3,
  4,
  '0',
  '#,##0',
  '"Rp "#,##0',
  '[$Rp-421]#,##0.00',
  '0000000000',
  '#,##0;(#,##0)',
];

/** Numbers of a workbook in the formats of whole numbers. */
export const wholeCells = (count: number): NumberWriting[] =>
  sample(wholes, count).flatMap((meant) => [
    ...wholeFormats.map((format) => written(number(meant, format), meant, true)),
    // What is not displayed is not read.
    written(number(`${meant}.4`, '#,##0'), meant, true),
    written(number(`${meant}.4`), null, false),
    written(number(-meant, '#,##0;(#,##0)'), -meant, false),
  ]);

/** Numbers of a workbook in the formats of percentages and decimals. */
export const percentCells = (count: number): NumberWriting[] =>
  sample(percentages, count).flatMap((period) => {
    const meant = Number(period);
    return [
      written(number(period), meant, true),
      written(number(period, '0.0000'), meant, true),
      written(number(meant / 100, '0.0000%'), meant, true),
      written(number(meant / 100, 10), Number(meant.toFixed(2)), true),
    ];
  });
