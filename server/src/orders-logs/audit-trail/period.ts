import { periodOf } from '@console/contracts/core/conditions/relative';
import type { Condition, Conditions } from '@console/contracts/core/conditions/where';
import { auditPeriodDays } from '@console/contracts/orders-logs/audit-trail';
import { sql } from 'kysely';
import { toWireInstant } from '../../platform/database/type-parsers.ts';
import { invalid, Refusal } from '../../platform/http/refusal.ts';
import type { Sql } from '../../records/resource/definition.ts';

const dayMs = 86_400_000;
const startOf = (date: string): number => Date.parse(`${date}T00:00:00+07:00`);

/** First and last day of a condition on the time; `null` where an end is open. */
function daysOf({ operator, values }: Condition, today: string): readonly [string, string] | null {
  const [from = '', to = ''] = values;
  if (operator === 'relative') return periodOf(from, today);
  if (operator === 'is') return [from, from];
  return from !== '' && to !== '' ? [from, to] : null;
}

/** The period that the conditions of the list leave: of one on the time that every entry must pass. */
function conditionPeriod(where: Conditions | undefined, today: string): readonly [string, string] | null {
  if (!where || (where.match === 'any' && where.groups.length > 1)) return null;
  const binding = where.groups.flatMap(({ match, conditions }) =>
    match === 'all' || conditions.length === 1 ? conditions.filter(({ field }) => field === 'at') : [],
  );
  return binding.map((condition) => daysOf(condition, today)).find((days) => days !== null) ?? null;
}

/**
 * The mandatory period: that of the filter, else of the conditions, else today; at most 31 days, 366 for one record or
 * one person.
 * @throws Refusal VALIDATION when the end lies before the start, NARROW_FILTER when it is too long.
 */
export function auditPeriod(filters: Readonly<Record<string, unknown>>, now: Date): Sql {
  const today = toWireInstant(now).slice(0, 10);
  const given = filters as { from?: string; to?: string; where?: Conditions };
  const conditioned = given.from || given.to ? null : conditionPeriod(given.where, today);
  const from = given.from ?? given.to ?? conditioned?.[0] ?? today;
  const to = given.to ?? (given.from ? today : (conditioned?.[1] ?? from));
  const [start, end] = [startOf(from), startOf(to) + dayMs];
  if (end <= start) throw invalid({ field: 'to', code: 'DATE_ORDER' });
  const days = filters['entityId'] || filters['username'] ? auditPeriodDays.narrowed : auditPeriodDays.plain;
  if ((end - start) / dayMs > days) throw new Refusal('NARROW_FILTER', { result: { days } });
  return sql`t.at >= ${new Date(start)} and t.at < ${new Date(end)}`;
}
