import { conditionField, conditionsOf, type Conditioned } from '../conditions/declared.ts';
import { isBounded } from '../conditions/operators.ts';
import type { Field } from '../field.ts';
import type { Groupings } from '../totals.ts';
import type { Operation } from './declaration.ts';

/** Kinds of few values; a code counts rows only where it is that of other records. */
const fewValues = ({ kind, unique, codeOf, codeFrom }: Field): boolean =>
  !unique && (['choice', 'flag', 'reference'].includes(kind) || codeOf !== undefined || codeFrom !== undefined);

/**
 * What the rows of a list are grouped by: what the contract says, else, where the whole list is read at once, its state
 * and every choice, flag and reference by which a figure can be opened. No fields take the totals away.
 * @example
 * groupingsOf(provinces)?.by; // ['status']
 */
export function groupingsOf(
  resource: Conditioned & { readonly operations: readonly Operation[]; readonly calls: object },
): Groupings | undefined {
  const { list, volume, operations, calls, states } = resource;
  if (list.groupings) return list.groupings.by.length > 0 ? list.groupings : undefined;
  // A module that serves its list or its totals itself has no others.
  const isOwn = Object.hasOwn(calls, 'list') || Object.hasOwn(calls, 'totals');
  if (isOwn || !operations.includes('list') || !isBounded({ volume, large: list.large })) return undefined;
  const by = Object.entries(conditionsOf(resource))
    .filter(([name, operators]) => {
      const field = conditionField(resource, name);
      return operators.includes('is') && field !== undefined && fewValues(field);
    })
    .map(([name]) => name);
  const first = states?.field ?? 'status';
  return by.length > 0
    ? { by: by.toSorted((one, other) => Number(other === first) - Number(one === first)) }
    : undefined;
}
