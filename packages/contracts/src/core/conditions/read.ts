import type { FieldError } from '../field-errors.ts';
import { conditionFault, conditionName, countFault } from './check.ts';
import type { Conditioned } from './declared.ts';
import { readGroup, type ConditionGroup, type Conditions, type Match } from './where.ts';

/** The conditions, or all that is wrong with them. */
export type ReadConditions =
  | { readonly ok: true; readonly conditions: Conditions }
  | { readonly ok: false; readonly faults: readonly FieldError[] };

/**
 * Reads and checks the parameters `where` and `match` of a list.
 * @example
 * readConditions(mras, ['status.isNot.inactive'], 'all').ok; // true
 */
export function readConditions(resource: Conditioned, where: readonly string[], match: Match): ReadConditions {
  const groups = where.map(readGroup);
  const faults = groups.flatMap((group, at): FieldError[] =>
    group === null
      ? [{ field: conditionName(at, 0), code: 'CONDITION_UNREADABLE' }]
      : group.conditions.flatMap((condition, position) => {
          const fault = conditionFault(resource, condition, conditionName(at, position));
          return fault ? [fault] : [];
        }),
  );
  const read = groups.filter((group): group is ConditionGroup => group !== null);
  const many = countFault(read.flatMap(({ conditions }) => conditions));
  if (many) faults.push(many);
  return faults.length > 0 ? { ok: false, faults } : { ok: true, conditions: { match, groups: read } };
}
