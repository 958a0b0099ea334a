import { numberOf } from '@console/auth';
import { conditionFault } from '@console/contracts/core/conditions/check';
import { readGroup, writeGroup } from '@console/contracts/core/conditions/where';
import { referredId } from '@console/contracts/core/number-reference';
import type { Resource } from '@console/contracts/core/resource';

/** Values of the parameter `where` without the conditions that the list cannot use, and these as they were written. */
export interface UsableConditions {
  readonly where: readonly string[];
  readonly leftOut: readonly string[];
}

function usablePart(resource: Resource, parameter: string): UsableConditions {
  const isReference = referredId(parameter) !== null;
  const written = numberOf(parameter) ?? parameter;
  // Only the services know the number of another person's reference.
  if (isReference && written === parameter) return { where: [parameter], leftOut: [] };
  const group = readGroup(written);
  if (!group) return { where: [], leftOut: [written] };
  const isUsable = group.conditions.map((condition) => conditionFault(resource, condition, 'where') === null);
  if (!isUsable.includes(false)) return { where: [parameter], leftOut: [] };
  const conditions = group.conditions.filter((_, index) => isUsable[index]);
  return {
    where: conditions.length === 0 || isReference ? [] : [writeGroup({ ...group, conditions })],
    // A reference stands for a personal number, which is not shown.
    leftOut: group.conditions
      .filter((_, index) => !isUsable[index])
      .map((condition) => (isReference ? condition.field : writeGroup({ match: 'all', conditions: [condition] }))),
  };
}

/**
 * Leaves out conditions of an address that name no field or operator of the list, hold a value that it cannot use, or
 * are no conditions.
 * @example
 * usableConditions(mras, ['status.is.active', 'colour.is.1']).leftOut; // ['colour.is.1']
 */
export function usableConditions(resource: Resource, where: readonly string[]): UsableConditions {
  const parts = where.map((parameter) => usablePart(resource, parameter));
  return { where: parts.flatMap((part) => part.where), leftOut: parts.flatMap((part) => part.leftOut) };
}
