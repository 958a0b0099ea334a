import type { BusinessLine } from '@console/contracts/core/business-lines';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';
import type { Freed } from '../../records/effective/freed.ts';
import { tablesOf } from '../simulation/tables.ts';
import type { PlacedRate } from './placed-rate.ts';

type Found = Omit<PlacedRate, 'branchId' | 'productGroupId'>;

/**
 * The rates that customers pay on days that a rate no longer holds, within its tenors: the rate before it where that
 * one takes the days back, and of a group's rate those of all groups.
 */
export async function paidWithout(
  db: Db | Tx,
  line: BusinessLine,
  gone: PlacedRate,
  { from, to, givenBack }: Freed,
): Promise<readonly PlacedRate[]> {
  const { branchId, productGroupId, tenorFrom, tenorTo, collateralType, ageBand } = gone;
  const collateral =
    line === 'UFI' ? sql`and t.collateral_type = ${collateralType} and t.age_band = ${ageBand}` : sql``;
  const isBefore = sql`${givenBack} and t.product_group_id is not distinct from ${productGroupId}::uuid
    and t.effective_to = ${gone.effectiveFrom}::date - 1`;
  const ofAllGroups = sql`${productGroupId}::uuid is not null and t.product_group_id is null
    and (${to}::date is null or t.effective_from <= ${to}::date)
    and (t.effective_to is null or t.effective_to >= ${from}::date)`;
  const { rows } = await sql<Found>`select t.rate_regular as "rateRegular", t.rate_repeat as "rateRepeat",
      greatest(t.tenor_from, ${tenorFrom}::int) as "tenorFrom", least(t.tenor_to, ${tenorTo}::int) as "tenorTo",
      case when ${isBefore} then ${from}::date else greatest(t.effective_from, ${from}::date) end as "effectiveFrom",
      case when ${isBefore} then ${to}::date else least(t.effective_to, ${to}::date) end as "effectiveTo"
    from ${sql.table(tablesOf[line].rates)} t
    where t.branch_id = ${branchId} and t.deleted_at is null and t.approval = 'APPROVED'
      and t.tenor_from <= ${tenorTo} and t.tenor_to >= ${tenorFrom} and (${isBefore} or ${ofAllGroups}) ${collateral}
    order by t.rate_regular`.execute(db);
  return rows.map((found) => ({ ...gone, ...found }));
}
