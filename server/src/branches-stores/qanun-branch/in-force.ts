import { sql, type RawBuilder } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';
import { toWireInstant } from '../../platform/database/type-parsers.ts';

/** An SQL condition: the branch, given by its id in SQL, is under Qanun on the day of an instant. */
export const underQanun = (branchId: RawBuilder<unknown>, at: Date): RawBuilder<boolean> => {
  const day = toWireInstant(at).slice(0, 10);
  const holds = (table: 'qanun_branch' | 'qanun_branch_nmc') => sql`exists (select from ${sql.table(table)} q
    where q.branch_id = ${branchId} and q.deleted_at is null and q.approval = 'APPROVED'
    and q.effective_from <= ${day}::date and (q.effective_to is null or q.effective_to >= ${day}::date))`;
  return sql<boolean>`(${holds('qanun_branch')} or ${holds('qanun_branch_nmc')})`;
};

/** Of these branches, those under Qanun on the day of an instant (docs/model/branches-stores.md#qanun-branches). */
export async function qanunBranches(db: Db | Tx, branchIds: readonly string[], at: Date): Promise<Set<string>> {
  if (branchIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('branch_view as b')
    .select('b.id')
    .where(sql<boolean>`b.id = any(${branchIds}::uuid[])`)
    .where(underQanun(sql`b.id`, at))
    .execute();
  return new Set(rows.map(({ id }) => id));
}
