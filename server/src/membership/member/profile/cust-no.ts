import type { BusinessLine } from '@console/contracts/core/business-lines';
import type { Db, Tx } from '../../../platform/context.ts';

/** The number of a member in a line, from the financing core; `null` before the first contract there. */
export async function custNoOf(db: Db | Tx, memberId: string, line: BusinessLine): Promise<string | null> {
  const row = await db
    .selectFrom('member_cust_no')
    .select('cust_no')
    .where('member_id', '=', memberId)
    .where('business_line', '=', line)
    .executeTakeFirst();
  return row?.cust_no ?? null;
}
