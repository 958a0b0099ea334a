import type { CcmFigures } from '@console/contracts/orders-logs/customer-confirmation';
import { sql } from 'kysely';
import { inBranches } from '../../people/scope/predicate.ts';
import type { Caller, Db } from '../../platform/context.ts';
import { midnight } from '../../platform/database/midnight.ts';
import { jakartaDay } from '../../records/resource/phase.ts';

/** What waits, and what came of the attempts of today, within the scope. */
export async function figuresOf(db: Db, { scope, username }: Caller, now: Date): Promise<CcmFigures> {
  const today = jakartaDay(now);
  const [waiting, done] = await Promise.all([
    sql<Pick<CcmFigures, 'waiting' | 'late' | 'dueToday'>>`select count(*)::int as waiting,
        count(*) filter (where t.due_at < ${now})::int as late,
        count(*) filter (where t.due_at >= ${midnight(today)} and t.due_at < ${midnight(today, 1)})::int as "dueToday"
      from customer_confirmation t where t.state in ('OPEN', 'IN_PROGRESS', 'RESCHEDULED') and t.deleted_at is null
        and ${inBranches(scope, 't.branch_id')}`.execute(db),
    sql<Omit<CcmFigures, 'waiting' | 'late' | 'dueToday'>>`select count(*)::int as attempts,
        count(*) filter (where a.result = 'CONFIRMED')::int as confirmed,
        count(*) filter (where a.result = 'DENIED')::int as denied,
        count(*) filter (where a.result in ('NO_ANSWER', 'BUSY', 'WRONG_NUMBER'))::int as missed,
        count(*) filter (where a.agent = ${username})::int as own
      from customer_confirmation_attempt a join customer_confirmation t on t.id = a.confirmation_id
      where a.at >= ${midnight(today)} and a.at < ${midnight(today, 1)} and a.result is not null
        and ${inBranches(scope, 't.branch_id')}`.execute(db),
  ]);
  return { ...waiting.rows[0]!, ...done.rows[0]! };
}
