import { premiumByTenor, type PremiumPlan } from '@console/instalments';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { premiumInSet, type Goods } from '../product-insurance-v2/premium.ts';
import { vehiclePremiumInSet, type Vehicle } from '../product-insurance-nmc/premium.ts';
import { setHoldsOn, tenorHoldsOn } from '../covered.ts';

/** The premium of an insurance on a day, and where it comes from. */
export interface PremiumInForce {
  readonly plan: PremiumPlan;
  readonly insuranceId: string;
  /** Of tariffs in sets. */
  readonly setNo: string | null;
}

export interface Day {
  readonly day: string;
  /** Branches under Qanun take packages of takaful alone. */
  readonly sharia?: boolean;
}

const usable = ({ day, sharia = false }: Day) =>
  sql`p.status = 'active' and p.deleted_at is null and ${day}::date between p.agreement_from and p.agreement_to
    and (p.sharia or not ${sharia}::boolean)`;

/**
 * The premium of goods on a day: by the set in force for their group, else by tenor, which is paid at signing.
 * @throws Refusal TARIFF_NOT_FOUND
 */
export async function premiumOn(db: Db | Tx, goods: Goods & Day): Promise<PremiumInForce> {
  const { rows: sets } = await sql<{ setNo: string; insuranceId: string }>`
    select distinct i.set_no as "setNo", i.insurance_id as "insuranceId" from insurance_tariff i
      join insurance_package p on p.id = i.insurance_id
    where i.product_group_id = ${goods.groupId} and ${setHoldsOn(goods.day)} and ${usable(goods)} order by 1`.execute(
    db,
  );
  for (const { setNo, insuranceId } of sets) {
    const plan = await premiumInSet(db, setNo, goods);
    if (plan) return { plan, setNo, insuranceId };
  }
  const { rows } = await sql<{ insuranceId: string; percent: string; minimum: number }>`
    select i.insurance_id as "insuranceId", i.premium_pct as percent, i.min_premium as minimum
    from insurance_tariff_v1 i join insurance_package p on p.id = i.insurance_id
    where i.product_group_id = ${goods.groupId} and ${goods.tenor} between i.tenor_from and i.tenor_to
      and ${tenorHoldsOn(goods.day)} and ${usable(goods)} order by i.row_code limit 1`.execute(db);
  const [row] = rows;
  if (sets.length > 0 || !row || goods.payment !== 'S') throw new Refusal('TARIFF_NOT_FOUND');
  return { plan: premiumByTenor({ ...goods, ...row }), setNo: null, insuranceId: row.insuranceId };
}

/**
 * The premium of a vehicle on a day, by the set in force of a package with the coverage and area.
 * @throws Refusal TARIFF_NOT_FOUND
 */
export async function vehiclePremiumOn(db: Db | Tx, vehicle: Vehicle & Day): Promise<PremiumInForce> {
  const { rows } = await sql<{ setNo: string; insuranceId: string }>`
    select distinct i.set_no as "setNo", i.insurance_id as "insuranceId" from insurance_tariff_nmc i
      join insurance_package_nmc p on p.id = i.insurance_id
    where ${setHoldsOn(vehicle.day)} and ${usable(vehicle)} and p.areas @> array[${vehicle.area}]
      and (p.coverage = ${vehicle.coverage} or p.coverage = 'COMBINED') order by 1`.execute(db);
  for (const { setNo, insuranceId } of rows) {
    const plan = await vehiclePremiumInSet(db, setNo, vehicle);
    if (plan) return { plan, setNo, insuranceId };
  }
  throw new Refusal('TARIFF_NOT_FOUND');
}
