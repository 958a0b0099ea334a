import { sql } from 'kysely';
import type { BusinessLine } from '@console/contracts/core/business-lines';
import type { Tx } from '../../platform/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { dayAfter } from '../../records/effective/rules.ts';
import { inForceOn } from '../../records/resource/phase.ts';
import { tablesOf } from '../simulation/tables.ts';

/** A branch leaves Qanun only when an ADMIN fee of its own follows. @throws Refusal BRANCH_NO_FEE */
export async function feeFollows(
  tx: Tx,
  { line, branchId, lastDay }: { readonly line: BusinessLine; readonly branchId: string; readonly lastDay: string },
): Promise<void> {
  const { rows } = await sql`select from ${sql.table(tablesOf[line].fees)} t
    where t.branch_id = ${branchId} and t.fee_type = 'ADMIN' and t.deleted_at is null
      and ${inForceOn(dayAfter(lastDay, 1))} limit 1`.execute(tx);
  if (rows.length === 0) throw new Refusal('BRANCH_NO_FEE');
}
