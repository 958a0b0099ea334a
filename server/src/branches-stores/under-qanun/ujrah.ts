import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';

interface Period {
  readonly effectiveFrom: string;
  readonly effectiveTo: string | null;
}

interface Ujrah {
  /** Rupiah that a repeat order pays, the least of those that hold on any day; `null` without a record. */
  readonly ujrah: number | null;
  /** Whether records hold on each day, so that no ADMIN fee of the branch does. */
  readonly isWhole: boolean;
}

/** The ujrah of a branch of SPEKTRA in a period; of one without an end on its first day. */
export async function ujrahIn(
  db: Db | Tx,
  branchId: string,
  { effectiveFrom: from, effectiveTo: to }: Period,
): Promise<Ujrah> {
  const end = to === null || to < from ? from : to;
  const { rows } = await sql<Ujrah>`
    select min(coalesce(q.ujrah_admin_repeat, q.ujrah_admin_regular))::bigint as ujrah,
      coalesce(range_agg(daterange(q.effective_from, q.effective_to, '[]'))
        @> daterange(${from}::date, ${end}::date, '[]'), false) as "isWhole"
    from qanun_branch q where q.branch_id = ${branchId} and q.deleted_at is null and q.approval = 'APPROVED'
      and q.effective_from <= ${end}::date and (q.effective_to is null or q.effective_to >= ${from}::date)`.execute(db);
  return rows[0]!;
}
