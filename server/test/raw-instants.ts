/** A stored text of tests that reads as an instant: no code makes an instant of this year. */
export const textLikeInstant = '1999-09-09T17:00:00Z';

const utcInstant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/;

/**
 * Members of an answer that are an instant in UTC. Code that writes an instant as text calls `toWireInstant`: later it
 * cannot be distinguished from a stored text.
 * @example
 * rawInstantsIn({ at: '2026-11-30T17:00:00Z' }); // ['at: 2026-11-30T17:00:00Z']
 */
export function rawInstantsIn(answer: unknown, member = ''): readonly string[] {
  if (typeof answer === 'string')
    return utcInstant.test(answer) && answer !== textLikeInstant ? [`${member}: ${answer}`] : [];
  if (typeof answer !== 'object' || answer === null) return [];
  return Object.entries(answer).flatMap(([name, value]) => rawInstantsIn(value, name));
}
