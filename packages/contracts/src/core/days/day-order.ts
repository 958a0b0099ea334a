const numbered = /^\s*'?(\d{1,2})[-/.](\d{1,2})[-/.](?:\d{4}|\d{2})(?!\d)/;
/** `Tuesday, January 13, 2026`: a program with American settings wrote it. */
const worded = /^\s*(?:[a-z]+, )?[a-z]{3,9}\.? \d{1,2}, \d{4}/i;
const mostMonths = 12;

/**
 * What a written day shows of the order of day and month: `month-first` as a program with American settings writes it,
 * `either` when both readings are days, and another one each.
 * @example
 * dayOrderOf('1/13/2026'); // 'month-first'
 * dayOrderOf('1/2/2026'); // 'either'
 */
export function dayOrderOf(text: string): 'month-first' | 'either' | null {
  if (worded.test(text)) return 'month-first';
  const [, first, second] = numbered.exec(text)?.map(Number) ?? [];
  if (first === undefined || second === undefined || first > mostMonths || first === second) return null;
  return second > mostMonths ? 'month-first' : 'either';
}
