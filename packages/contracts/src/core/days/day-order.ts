import { cleanNumber } from '../clean-text.ts';

const numbered = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](?:\d{4}|\d{2})(?!\d)/;
const withoutSeparators = /^(\d{2})(\d{2})\d{4}$/;
/** `Tuesday, January 13, 2026`, `Jan-13-2026`: a program with American settings wrote it. */
const worded = /^(?:[a-z]+, ?)?[a-z]{3,9}\.?[-/. ]\d{1,2}(?:, ?|[-/. ])\d{4}/i;
const mostMonths = 12;

/** A day as its reader takes it: with plain signs, and without an apostrophe before it or blanks beside separators. */
const plainDay = (text: string): string =>
  cleanNumber(text)
    .trim()
    .replace(/^'\s*/, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([-/.]) ?/g, '$1');

/**
 * What a written day shows of the order of day and month: `month-first` as a program with American settings writes it,
 * `either` when both readings are days, and another one each.
 * @example
 * dayOrderOf('1/13/2026'); // 'month-first'
 * dayOrderOf('1/2/2026'); // 'either'
 */
export function dayOrderOf(text: string): 'month-first' | 'either' | null {
  const day = plainDay(text);
  if (worded.test(day)) return 'month-first';
  const [, one, other] = numbered.exec(day) ?? withoutSeparators.exec(day) ?? [];
  const [first, second] = [Number(one), Number(other)];
  if (one === undefined || other === undefined || first > mostMonths || first === second) return null;
  return second > mostMonths ? 'month-first' : 'either';
}
