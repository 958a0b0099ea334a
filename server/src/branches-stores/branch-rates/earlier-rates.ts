import type { BusinessLine } from '@console/contracts/core/business-lines';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';
import { dayAfter } from '../../records/effective/rules.ts';
import { inForceOn } from '../../records/resource/phase.ts';
import { currentReads, isSharing } from '../../platform/shared-reads.ts';
import { allTenors, tablesOf } from '../simulation/tables.ts';

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
  /** Whether customers paid it on the day before the decision. */
  readonly wasPaid: boolean;
  readonly from: number;
  readonly to: number;
}

async function readEarlier(
  db: Db | Tx,
  line: BusinessLine,
  branchIds: readonly string[],
  keys: readonly RateKey[],
  { effectiveFrom, collateralType, ageBand, today }: RateStartOn,
): Promise<readonly Found[]> {
  const collateral =
    line === 'UFI' ? sql`and t.collateral_type = ${collateralType} and t.age_band = ${ageBand}` : sql``;
  const { rows } = await sql<Found>`
    select f."branchId", f.at, f."groupId", f.regular, f.repeat, f."wasPaid", f.from, f.to from (
      select t.branch_id as "branchId", k.at, t.tenor_from as from, t.tenor_to as to,
      t.product_group_id as "groupId", t.rate_regular as regular, t.rate_repeat as repeat, ${inForceOn(today)} as now,
      ${inForceOn(dayAfter(today, -1))} as "wasPaid",
      row_number() over (partition by t.branch_id, k.at, t.product_group_id, t.tenor_from, t.tenor_to
        order by t.effective_from desc) as place
    from jsonb_to_recordset(${JSON.stringify(keys.map((key, at) => ({ ...key, at })))}::jsonb)
        k(at int, "groupId" uuid, "from" int, "to" int)
      join ${sql.table(tablesOf[line].rates)} t on (t.product_group_id is null or t.product_group_id = k."groupId")
        and t.tenor_from <= k."to" and t.tenor_to >= k."from"
    where t.branch_id = any(${branchIds}::uuid[]) and t.deleted_at is null and t.approval = 'APPROVED'
      and t.effective_from < ${effectiveFrom}::date ${collateral}) f
    where f.place = 1 or f.now or f."wasPaid"`.execute(db);
  return rows;
}

/**
 * The rates of the band of one key; those of its group are read for all tenors where others of the same sheet will ask
 * for theirs.
 */
async function sharedEarlier(
  db: Db | Tx,
  line: BusinessLine,
  branchIds: readonly string[],
  { groupId, from, to }: RateKey,
  start: RateStartOn,
): Promise<readonly Found[]> {
  const whole = { groupId, from: Math.min(...allTenors), to: Math.max(...allTenors) };
  const found = await currentReads().once(['earlier rates', line, branchIds, groupId, start], () =>
    readEarlier(db, line, branchIds, [whole], start),
  );
  return found.filter((row) => row.from <= to && row.to >= from);
}

/**
 * The rates that customers paid before new ones begin, also where these take no row's place: for each band the last
 * approved rate of the product group, else that of all groups; and those in force on the day of the decision and on the
 * day before, so that several small steps are no large one.
 * @returns a function from a branch and the index of its key to these rates
 */
export async function earlierRates(
  db: Db | Tx,
  line: BusinessLine,
  branchIds: readonly string[],
  keys: readonly RateKey[],
  start: RateStartOn,
): Promise<(branchId: string, at: number) => readonly EarlierRate[]> {
  const [only] = keys;
  const rows =
    isSharing() && only && keys.length === 1
      ? await sharedEarlier(db, line, branchIds, only, start)
      : await readEarlier(db, line, branchIds, keys, start);
  const found = new Map<string, Found[]>();
  for (const row of rows) {
    const place = `${row.branchId} ${row.at}`;
    found.set(place, [...(found.get(place) ?? []), row]);
  }
  return (branchId, at) => {
    const all = found.get(`${branchId} ${at}`) ?? [];
    const own = all.filter(({ groupId }) => groupId === keys[at]!.groupId);
    if (own.length === 0) return all;
    const isNew = !own.some(({ wasPaid }) => wasPaid);
    return isNew ? [...own, ...all.filter(({ wasPaid }) => wasPaid)] : own;
  };
}
