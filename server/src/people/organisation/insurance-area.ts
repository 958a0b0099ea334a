import type { Db, Tx } from '../../platform/context.ts';

/** The area by which insurances of vehicles of a branch cost; `null` while nobody has said it. */
export async function insuranceAreaOfBranch(db: Db | Tx, branchId: string): Promise<string | null> {
  const row = await db.selectFrom('branch').select('insurance_area').where('id', '=', branchId).executeTakeFirst();
  return row?.insurance_area ?? null;
}
