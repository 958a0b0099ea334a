import type { Resource } from '@console/contracts/core/resource';
import { toWireInstant } from '../../platform/database/type-parsers.ts';

const dayMs = 86_400_000;

/**
 * Days of the period between the filters `from` and `to`, both included; null for lists without a period. Without a
 * start it is endless; without an end it lasts until today.
 */
export function periodDays(
  { list }: Pick<Resource, 'list'>,
  filters: Readonly<Record<string, unknown>>,
  now: Date,
): number | null {
  if (!('from' in list.filters)) return null;
  const from = filters['from'];
  if (typeof from !== 'string') return Infinity;
  const to = typeof filters['to'] === 'string' ? filters['to'] : toWireInstant(now).slice(0, 10);
  return Math.floor((Date.parse(to) - Date.parse(from)) / dayMs) + 1;
}
