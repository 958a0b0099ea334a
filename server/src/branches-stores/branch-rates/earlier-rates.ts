import type { BusinessLine } from '@console/contracts/core/business-lines';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';
import { inForceOn } from '../../records/resource/phase.ts';
import { tablesOf } from '../simulation/tables.ts';

/** What a new rate is for, besides the branch. */
export interface RateKey {
  readonly groupId: string | null;
  readonly from: number;
  readonly to: number;
}

/** The start of new rates, and in the line UFI their collateral. */
export interface RateStart {
  readonly effectiveFrom: string;
  readonly collateralType: string | null;
  readonly ageBand: string | null;
}

/** The same, with the day of the decision. */
export type RateStartOn = RateStart & { readonly today: string };

export interface EarlierRate {
  readonly regular: string;
  /** `null`: the same as the regular one. */
  readonly repeat: string | null;
}

interface Found extends EarlierRate {
  readonly branchId: string;
  readonly at: number;
  readonly groupId: string | null;
}

/**
 * The rates that customers paid before new ones begin, also where these take no row's place: for each band the last
 * approved rate of the product group, else that of all groups; and the one in force on the day of the decision, so that
 * several small steps are no large one.
 * @returns a function from a branch and the index of its key to these rates
 */
export async function earlierRates(
  db: Db | Tx,
  line: BusinessLine,
  branchIds: readonly string[],
  keys: readonly RateKey[],
  { effectiveFrom, collateralType, ageBand, today }: RateStartOn,
): Promise<(branchId: string, at: number) => readonly EarlierRate[]> {
  const collateral =
    line === 'UFI' ? sql`and t.collateral_type = ${collateralType} and t.age_band = ${ageBand}` : sql``;
  const { rows } = await sql<Found>`
    select f."branchId", f.at, f."groupId", f.regular, f.repeat from (select t.branch_id as "branchId", k.at,
      t.product_group_id as "groupId", t.rate_regular as regular, t.rate_repeat as repeat, ${inForceOn(today)} as now,
      row_number() over (partition by t.branch_id, k.at, t.product_group_id, t.tenor_from, t.tenor_to
        order by t.effective_from desc) as place
    from jsonb_to_recordset(${JSON.stringify(keys.map((key, at) => ({ ...key, at })))}::jsonb)
        k(at int, "groupId" uuid, "from" int, "to" int)
      join ${sql.table(tablesOf[line].rates)} t on (t.product_group_id is null or t.product_group_id = k."groupId")
        and t.tenor_from <= k."to" and t.tenor_to >= k."from"
    where t.branch_id = any(${branchIds}::uuid[]) and t.deleted_at is null and t.approval = 'APPROVED'
      and t.effective_from < ${effectiveFrom}::date ${collateral}) f
    where f.place = 1 or f.now`.execute(db);
  const found = new Map<string, Found[]>();
  for (const row of rows) {
    const place = `${row.branchId} ${row.at}`;
    found.set(place, [...(found.get(place) ?? []), row]);
  }
  return (branchId, at) => {
    const all = found.get(`${branchId} ${at}`) ?? [];
    const own = all.filter(({ groupId }) => groupId === keys[at]!.groupId);
    return own.length > 0 ? own : all;
  };
}
