import type { Resource } from '@console/contracts/core/resource';
import { toWireInstant } from '../../platform/database/type-parsers.ts';

const dayMs = 86_400_000;

/**
 * Days of the period that filters `from` and `to` ask for, both included; null for lists without a period. An open
 * beginning is endless; an open end is today.
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
