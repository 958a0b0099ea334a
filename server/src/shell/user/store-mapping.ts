import { sql } from 'kysely';
import type { Tx } from '../../platform/context.ts';

export interface MappedIds {
  readonly branchIds: readonly string[];
  readonly mraIds: readonly string[];
}

/** Replaces the mapping of a user: a branch in each line of its office. */
export async function storeMapping(tx: Tx, userId: string, { branchIds, mraIds }: MappedIds): Promise<void> {
  await tx.deleteFrom('user_branch').where('user_id', '=', userId).execute();
  await sql`
    insert into user_branch (user_id, branch_id)
    select ${userId}, b.id from branch_view b
      where b.deleted_at is null and b.office_code in (select office_code from branch_view branch
      where id = any(${branchIds}::uuid[]))`.execute(tx);
  await tx.deleteFrom('user_mra').where('user_id', '=', userId).execute();
  if (mraIds.length > 0)
    await tx
      .insertInto('user_mra')
      .values(mraIds.map((id) => ({ user_id: userId, mra_id: id })))
      .execute();
}
