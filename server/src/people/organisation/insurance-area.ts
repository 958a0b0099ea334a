import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';

/** The area by which insurances of vehicles of a branch cost; `null` while nobody has said it. */
export async function insuranceAreaOfBranch(db: Db | Tx, branchId: string): Promise<string | null> {
  const row = await db.selectFrom('branch').select('insurance_area').where('id', '=', branchId).executeTakeFirst();
  return row?.insurance_area ?? null;
}

/** The same of several branches. */
export async function insuranceAreas(
  db: Db | Tx,
  branchIds: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  const rows = await db
    .selectFrom('branch')
    .select(['id', 'insurance_area'])
    .where(sql<boolean>`id = any(${branchIds}::uuid[])`)
    .execute();
  return new Map(rows.map(({ id, insurance_area: area }) => [id, area]));
}
