import type { PhotoCounters, PhotoFigures } from '@console/contracts/platform/photos/records';
import { sql } from 'kysely';
import { inBranches } from '../../people/scope/predicate.ts';
import type { Db, Scope } from '../../platform/context.ts';
import { midnight } from '../../platform/database/midnight.ts';
import { toWireInstant } from '../../platform/database/type-parsers.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { PhotoKind } from './kind.ts';

const dayMs = 86_400_000;
const mostDays = 92;

type OfTable = Pick<PhotoKind, 'table' | 'rows' | 'waits'>;
const all = sql<boolean>`true`;

/** What waits, of each kind. */
export async function countersOf(db: Db, kind: OfTable, scope: Scope): Promise<PhotoCounters> {
  const { rows } = await sql<{ documentType: string; state: string; count: number; oldest: string }>`
    select document_type as "documentType", state, count(*)::int as count, min(created_at) as oldest
    from ${sql.table(kind.table)} t where t.state in ('WAITING', 'ESCALATED') and t.deleted_at is null
      and ${kind.rows ?? all} and ${kind.waits ?? all} and ${inBranches(scope, 't.branch_id')}
    group by document_type, state order by document_type`.execute(db);
  const waiting = rows.filter(({ state }) => state === 'WAITING');
  const sum = (of: typeof rows) => of.reduce((total, { count }) => total + count, 0);
  const oldest = waiting.map(({ oldest: at }) => at).toSorted()[0];
  return {
    waiting: sum(waiting),
    escalated: sum(rows) - sum(waiting),
    oldest: oldest === undefined ? null : toWireInstant(oldest),
    byType: waiting.map(({ documentType, count }) => ({
      documentType,
      waiting: count,
    })),
  };
}

/**
 * What each screener decided on each day, and how second looks at their approvals agreed.
 * @throws Refusal PHOTO_PERIOD_TOO_LONG
 */
export async function figuresOf(
  db: Db,
  kind: OfTable,
  { from, to }: { readonly from: string; readonly to: string },
  scope: Scope,
): Promise<PhotoFigures> {
  if (Date.parse(to) - Date.parse(from) >= mostDays * dayMs)
    throw new Refusal('PHOTO_PERIOD_TOO_LONG', { parameters: { days: mostDays } });
  const { rows } = await sql<PhotoFigures['rows'][number]>`
    select to_char(t.decided_at at time zone 'Asia/Jakarta', 'YYYY-MM-DD') as day, t.decided_by as username,
      count(*)::int as decided, count(*) filter (where t.state = 'REJECTED')::int as rejected,
      count(second.id) filter (where second.state <> 'WAITING')::int as rechecked,
      count(second.id) filter (where second.state = 'APPROVED' and second.escalated_by is null)::int as agreed,
      round(percentile_cont(0.5) within group (order by t.seconds))::int as seconds
    from ${sql.table(kind.table)} t left join ${sql.table(kind.table)} second on second.recheck_of = t.id
    where t.decided_at >= ${midnight(from)} and t.decided_at < ${midnight(to, 1)} and t.decided_by <> 'SYSTEM'
      and t.deleted_at is null and ${kind.rows ?? all} and ${inBranches(scope, 't.branch_id')}
    group by 1, 2 order by 1 desc, 2 limit 2000`.execute(db);
  return { rows };
}
