import type { BusinessLine } from '@console/contracts/core/business-lines';
import type { Db, Tx } from '../../platform/context.ts';

/** The greatest LTV that an active line of business of a business line lends; `null` when none limits it. */
export async function greatestLtv(db: Db | Tx, line: BusinessLine): Promise<string | null> {
  const { greatest } = await db
    .selectFrom('line_of_business')
    .select(({ fn }) => fn.max('max_ltv_pct').as('greatest'))
    .where('business_line', '=', line)
    .where('status', '=', 'active')
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return greatest;
}
