import type { TracedOrder } from '../../membership/index.ts';
import type { Db } from '../../platform/context.ts';

/** What the log of transactions keeps of the order of a call. */
export async function tracedOrder(db: Db, applNo: string): Promise<TracedOrder | null> {
  const order = await db
    .selectFrom('purchase_order')
    .select([
      'branch_id as branchId',
      'business_line as line',
      'cust_no as custNo',
      'platform',
      'financed_amount as amount',
    ])
    .where('appl_no', '=', applNo)
    .executeTakeFirst();
  return order ?? null;
}
