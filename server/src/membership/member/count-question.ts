import { spend } from '../../people/budgets/spend.ts';
import type { Caller } from '../../platform/context.ts';
import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';
import type { Services } from '../../platform/services.ts';

/** What is asked for: a number or address that belongs to one member at most, or a person by name, birth and mother. */
export type Asked = 'nik' | 'phone' | 'email' | 'person';

/**
 * Counts a question whose answer tells whether a member has a value, as an exact search. The same value within minutes
 * counts once. Not within a transaction: the question stays counted when the answer is a refusal.
 * @throws Refusal EXACT_MATCH_LIMIT
 */
export async function countQuestion(
  { db, now }: Services,
  texts: ProtectedText,
  caller: Caller,
  [asked, value]: readonly [asked: Asked, value: unknown],
): Promise<void> {
  if (value === null || value === undefined || value === '') return;
  const about = texts.hash(JSON.stringify([asked, value]));
  await db.transaction().execute((tx) => spend(tx, caller, 'exactMatch', { about, now: now() }));
}
