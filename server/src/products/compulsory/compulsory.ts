import type { BusinessLine } from '@console/contracts/core/business-lines';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';
import type { Sql } from '../../records/resource/definition.ts';
import { groupTables } from '../group-terms.ts';
import type { Takaful } from '../takaful.ts';
import { greatestOfGoods, type GoodsTariff } from './greatest-of-goods.ts';
import { greatestOfVehicles, type VehicleTariff } from './greatest-of-vehicles.ts';
import { setHoldsOn, tenorHoldsOn } from '../covered.ts';

/** What is insured. */
export interface Insured {
  /** Rupiah that the goods cost: from the least to the greatest price. */
  readonly prices: { readonly from: number; readonly to: number };
  readonly tenor: number;
  /** Of the branch, for vehicles. */
  readonly area: string | null;
  /** The own rates of a branch under Qanun, which takes packages of takaful alone; `null` for another branch. */
  readonly takaful: Takaful | null;
}

/** Whole rupiah of a premium, by how it is paid: with each instalment, at signing, and of its first year at signing. */
export interface GreatestPremiums {
  readonly M: number;
  readonly S: number;
  readonly Y: number;
}

/** The greatest premiums of any tariff; 0 where there is none. */
export type Greatest = (insured: Insured) => GreatestPremiums;

/** Product groups of which contracts may be: one, or all of lines of business. */
export interface InsuredGroups {
  readonly line: BusinessLine;
  readonly groupId: string | null;
  readonly lobIds: readonly string[];
}

/** Groups, of those that are meant, that need an insurance on a day: by themselves, or by their line of business. */
const inNeed = (line: 'SPEKTRA' | 'NMC', { groupId, lobIds }: InsuredGroups, day: string): Sql => {
  const table = sql.table(groupTables[line]);
  return sql`(select g.id from ${table} g left join ${table} above on above.id = g.parent_id
      left join lateral (select p.parameters from line_of_business_period p where p.lob_id = g.lob_id
        and p.effective_from <= ${day}::date order by p.effective_from desc limit 1) lob on true
    where ${groupId ? sql`g.id = ${groupId}` : sql`g.lob_id = any(${lobIds}::uuid[])`} and g.deleted_at is null
      and coalesce(g.insurance_coverage, above.insurance_coverage,
        case when lob.parameters->>'insuranceRequired' = 'true' then 'REQUIRED' end) = 'REQUIRED')`;
};

const usable = (day: string): Sql =>
  sql`p.status = 'active' and p.deleted_at is null and ${day}::date between p.agreement_from and p.agreement_to`;

/** Rows `i` of tariffs that are meant, of sets and by tenor. */
export interface Meant {
  readonly sets: Sql;
  readonly tenors: Sql;
}

/** Tariffs of goods that need an insurance on a day; those that hold then unless others are meant. */
export async function tariffsOfGoods(
  db: Db | Tx,
  groups: InsuredGroups,
  day: string,
  { sets, tenors }: Meant = { sets: setHoldsOn(day), tenors: tenorHoldsOn(day) },
): Promise<readonly GoodsTariff[]> {
  const needed = inNeed('SPEKTRA', groups, day);
  const { rows } = await sql<GoodsTariff>`
    select i.product_group_id as "groupId", p.sharia, true as "inSet", i.payment_type as payment,
      i.price_from as "priceFrom", i.price_to as "priceTo", i.tenor_from as "tenorFrom", i.tenor_to as "tenorTo",
      i.premium_type as type, i.premium_pct as percent, i.premium_amount as amount
    from insurance_tariff i join insurance_package p on p.id = i.insurance_id
    where i.product_group_id in ${needed} and ${sets} and ${usable(day)}
    union all select i.product_group_id, p.sharia, false, 'S', 0, null, i.tenor_from, i.tenor_to, 'PCT', i.premium_pct,
      i.min_premium
    from insurance_tariff_v1 i join insurance_package p on p.id = i.insurance_id
    where i.product_group_id in ${needed} and ${tenors} and ${usable(day)}`.execute(db);
  return rows;
}

/** The same of vehicles. */
export async function tariffsOfVehicles(
  db: Db | Tx,
  groups: InsuredGroups,
  day: string,
  sets: Sql = setHoldsOn(day),
): Promise<readonly VehicleTariff[]> {
  const { rows } = await sql<VehicleTariff>`
    select i.set_no as "setNo", p.sharia, p.coverage as "ofPackage", p.areas, i.area, i.coverage,
      i.price_from as "priceFrom", i.price_to as "priceTo", i.policy_year as year, i.rate_pct as rate,
      i.depreciation_pct as depreciation
    from insurance_tariff_nmc i join insurance_package_nmc p on p.id = i.insurance_id
    where exists ${inNeed('NMC', groups, day)} and ${sets} and ${usable(day)}`.execute(db);
  return rows;
}

/**
 * What an insurance that a contract needs costs at most, by the tariffs that hold on a day; `null` where none is
 * needed. UFI has no tariffs.
 * @param day plain date
 */
export async function greatestPremiums(db: Db | Tx, groups: InsuredGroups, day: string): Promise<Greatest | null> {
  if (groups.line === 'UFI') return null;
  if (groups.line === 'NMC') {
    const tariffs = await tariffsOfVehicles(db, groups, day);
    return tariffs.length > 0 ? greatestOfVehicles(tariffs) : null;
  }
  const tariffs = await tariffsOfGoods(db, groups, day);
  return tariffs.length > 0 ? greatestOfGoods(tariffs) : null;
}

/** Where the premiums of a period change. */
export interface PremiumSteps {
  /** Days after its first on which tariffs begin. */
  readonly days: readonly string[];
  /** Rupiah at which bands of prices begin; empty where no insurance is needed. */
  readonly prices: readonly number[];
}

/**
 * Where the premiums that contracts may need change within a period.
 * @param until the last day; `null`: open
 */
export async function premiumSteps(
  db: Db | Tx,
  groups: InsuredGroups,
  { day, until }: { readonly day: string; readonly until: string | null },
): Promise<PremiumSteps> {
  if (groups.line === 'UFI') return { days: [], prices: [] };
  const isMeant = (from: Sql) => sql`i.status = 'active' and i.deleted_at is null
    and (i.effective_to is null or i.effective_to >= ${day}::date)
    and (${until}::date is null or ${from} <= ${until}::date)`;
  const set = sql`i.holds_from`;
  const needed = inNeed(groups.line, groups, day);
  const { rows } = await (
    groups.line === 'NMC'
      ? sql<{ day: string; price: number }>`select distinct i.holds_from as day, i.price_from as price
          from insurance_tariff_nmc i where exists ${needed} and ${isMeant(set)}`
      : sql<{ day: string; price: number }>`select i.holds_from as day, i.price_from as price from insurance_tariff i
          where i.product_group_id in ${needed} and ${isMeant(set)}
        union select i.effective_from, 0 from insurance_tariff_v1 i
          where i.product_group_id in ${needed} and ${isMeant(sql`i.effective_from`)}`
  ).execute(db);
  const days = new Set(rows.map((row) => row.day).filter((from) => from > day));
  const prices = new Set(rows.map((row) => Number(row.price)));
  return { days: [...days].toSorted(), prices: [...prices].toSorted((a, b) => a - b) };
}
