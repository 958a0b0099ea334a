import { writtenDays } from '@console/contracts/core/written-days';

/** Members of answers that people read as sentences or names. */
const words: ReadonlySet<string> = new Set([
  'message',
  'recordLabel',
  'hindranceText',
  'needsAdminText',
  'about',
  'consequence',
  'reference',
  'detail',
]);

/**
 * Sentences of an answer that say a day as the services send it, in place of DD-MM-YYYY.
 * @example
 * rawDaysIn({ message: 'Since 2026-12-01' }); // ['message: Since 2026-12-01']
 */
export function rawDaysIn(answer: unknown, member = ''): readonly string[] {
  if (typeof answer === 'string')
    return words.has(member) && writtenDays(answer) !== answer ? [`${member}: ${answer}`] : [];
  if (typeof answer !== 'object' || answer === null) return [];
  return Object.entries(answer).flatMap(([name, value]) =>
    // The languages of a text, and the places of a list, belong to the member that holds them.
    rawDaysIn(value, /^(?:id|en|\d+)$/.test(name) ? member : name),
  );
}
