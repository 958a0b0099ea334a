import type { Act } from '@console/contracts/core/resource';
import { checkRecord } from '@console/contracts/core/validation';
import { invalid } from '../../platform/http/refusal.ts';

/**
 * The typed values of an act, cleaned.
 * @throws Refusal VALIDATION with the fields below `values`
 */
export function checkedValues(act: Act, given: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const checked = checkRecord(act.fields, given);
  if (!checked.ok) throw invalid(...checked.errors);
  return checked.values;
}
