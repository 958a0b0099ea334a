import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';

/** Promo fees of branches that hold on a day of a period: branch and campaign, the first ones. */
export async function campaignsRunningAt(
  db: Db | Tx,
  branchIds: readonly string[],
  { from, to }: { readonly from: string; readonly to: string },
): Promise<readonly { readonly branch: string; readonly campaign: string }[]> {
  const { rows } = await sql<{ branch: string; campaign: string }>`
    select b.office_code as branch, t.campaign_name as campaign
    from promo_fee_nmc t join branch_view b on b.id = t.branch_id
    where t.branch_id = any(${branchIds}::uuid[]) and t.deleted_at is null and t.approval = 'APPROVED'
      and t.effective_from <= ${to}::date and t.effective_to >= ${from}::date
    order by b.office_code, t.campaign_name limit 1`.execute(db);
  return rows;
}
