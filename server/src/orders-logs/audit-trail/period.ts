import { auditPeriodDays } from '@console/contracts/orders-logs/audit-trail';
import { sql } from 'kysely';
import { toWireInstant } from '../../platform/database/type-parsers.ts';
import { invalid, Refusal } from '../../platform/http/refusal.ts';
import type { Sql } from '../../records/resource/definition.ts';

const dayMs = 86_400_000;
const startOf = (date: string): number => Date.parse(`${date}T00:00:00+07:00`);

/**
 * The mandatory period: today by default, at most 31 days, 366 for one record or one person.
 * @throws Refusal VALIDATION when the end lies before the start, NARROW_FILTER when it is too long.
 */
export function auditPeriod(filters: Readonly<Record<string, unknown>>, now: Date): Sql {
  const today = toWireInstant(now).slice(0, 10);
  const { from = filters['to'] ?? today, to = filters['from'] ? today : from } = filters as {
    from?: string;
    to?: string;
  };
  const [start, end] = [startOf(from as string), startOf(to as string) + dayMs];
  if (end <= start) throw invalid({ field: 'to', code: 'DATE_ORDER' });
  const days = filters['entityId'] || filters['username'] ? auditPeriodDays.narrowed : auditPeriodDays.plain;
  if ((end - start) / dayMs > days) throw new Refusal('NARROW_FILTER', { result: { days } });
  return sql`t.at >= ${new Date(start)} and t.at < ${new Date(end)}`;
}
