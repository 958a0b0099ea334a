import { changeRules } from '@console/contracts/core/changes';
import { hasWords } from '@console/contracts/core/spoken';
import { invalid } from '../../platform/http/refusal.ts';

/**
 * The reason of what a second person decides.
 * @throws Refusal VALIDATION when it is missing, too short or too long, or has no words
 */
export function checkedReason(reason: unknown): string {
  const { minimum, maximum } = changeRules.reason;
  const given = typeof reason === 'string' ? reason.trim() : '';
  if (given.length < minimum)
    throw invalid({ field: 'reason', code: given ? 'TOO_SHORT' : 'REQUIRED', parameters: { minimum } });
  if (given.length > maximum) throw invalid({ field: 'reason', code: 'TOO_LONG', parameters: { maximum } });
  if (!hasWords(given)) throw invalid({ field: 'reason', code: 'NO_WORDS' });
  return given;
}
