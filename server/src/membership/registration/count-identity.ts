import type { Caller } from '../../platform/context.ts';
import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';
import type { Services } from '../../platform/services.ts';
import { countQuestion } from '../member/count-question.ts';
import type { Typed } from './check.ts';

/**
 * Counts a question for a person as an exact search: the answer says who has a NIK, and whether a typed name is that of
 * a member's mother. The same person within minutes counts once.
 * @throws Refusal EXACT_MATCH_LIMIT
 */
export async function countIdentity(
  services: Services,
  texts: ProtectedText,
  caller: Caller,
  { nik, name, birthDate, motherMaidenName }: Typed,
): Promise<void> {
  const isPerson = name && birthDate && motherMaidenName;
  if (!nik && !isPerson) return;
  const person = isPerson ? [name, birthDate, motherMaidenName] : [];
  await countQuestion(services, texts, caller, ['person', [nik ?? null, ...person]]);
}
