import type { BusinessLine } from '@console/contracts/core/business-lines';
import { ageBands, collateralTypes } from '@console/contracts/branches-stores/branch/lines';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';
import { inForceOn } from '../../records/resource/phase.ts';
import { qanunBranches } from '../under-qanun/in-force.ts';
import { tablesOf } from '../simulation/tables.ts';
import { offeredOn, type Amounts, type Offered } from './offered.ts';
import type { BranchRateGapTable } from './table.ts';

export type Gap = BranchRateGapTable;

interface Band {
  readonly branchId: string;
  readonly from: number;
  readonly to: number;
}
interface RateBand extends Band {
  readonly groupId: string | null;
  /** Collateral and age, of which UFI has a rate each. */
  readonly key: string;
}
interface FeeBand extends Band {
  readonly least: number;
  readonly most: number | null;
}

/** Keys of rates of a line besides branch and group. */
const keysOf = (line: BusinessLine): readonly string[] =>
  line === 'UFI' ? collateralTypes.flatMap((type) => ageBands.map((age) => `${type.value} ${age.value}`)) : [''];

async function ratesOn(db: Db | Tx, line: BusinessLine, day: string): Promise<readonly RateBand[]> {
  const key = line === 'UFI' ? sql`t.collateral_type || ' ' || t.age_band` : sql`''`;
  const { rows } = await sql<RateBand>`select t.branch_id as "branchId", t.product_group_id as "groupId", ${key} as key,
      t.tenor_from as from, t.tenor_to as to
    from ${sql.table(tablesOf[line].rates)} t where t.deleted_at is null and ${inForceOn(day)}`.execute(db);
  return rows;
}

async function feesOn(db: Db | Tx, line: BusinessLine, day: string): Promise<readonly FeeBand[]> {
  const { rows } = await sql<FeeBand>`select t.branch_id as "branchId", t.tenor_from as from, t.tenor_to as to,
      t.amount_from as least, t.amount_to as most
    from ${sql.table(tablesOf[line].fees)} t where t.deleted_at is null and t.fee_type = 'ADMIN' and ${inForceOn(day)}
    order by t.amount_from`.execute(db);
  return rows;
}

function byBranch<B extends Band>(bands: readonly B[]): ReadonlyMap<string, readonly B[]> {
  const found = new Map<string, B[]>();
  for (const band of bands) {
    const of = found.get(band.branchId);
    if (of) of.push(band);
    else found.set(band.branchId, [band]);
  }
  return found;
}

const holds = ({ from, to }: Band, tenor: number): boolean => from <= tenor && tenor <= to;

/** Whether every group has a rate under every key: of its own, or of all groups. */
function hasRates(rates: readonly RateBand[], keys: readonly string[], { tenor, groups }: Offered): boolean {
  const own = new Set<string>();
  const all = new Set<string>();
  for (const rate of rates)
    if (holds(rate, tenor)) {
      if (rate.groupId === null) all.add(rate.key);
      else own.add(`${rate.groupId} ${rate.key}`);
    }
  return keys.every((key) => all.has(key) || [...groups].every((group) => own.has(`${group} ${key}`)));
}

/** Whether fees, in the order of their amounts, leave no rupiah of a range out. */
function covers(fees: readonly FeeBand[], { from, to }: Amounts): boolean {
  let next = from;
  for (const { least, most } of fees) {
    if (least > next) return false;
    if (most === null) return true;
    next = Math.max(next, most + 1);
    if (to !== null && next > to) return true;
  }
  return false;
}

/** The gaps of the active branches of a line on a day. */
export async function gapsOn(
  db: Db | Tx,
  line: BusinessLine,
  day: string,
): Promise<{ readonly branches: number; readonly gaps: readonly Gap[] }> {
  const { rows: branches } = await sql<{ id: string }>`select id from branch_view
    where business_line = ${line} and status = 'active' and deleted_at is null`.execute(db);
  const ids = branches.map(({ id }) => id);
  const offered = await offeredOn(db, line, day);
  const rates = byBranch(await ratesOn(db, line, day));
  const fees = byBranch(await feesOn(db, line, day));
  const qanun = await qanunBranches(db, ids, new Date(`${day}T12:00:00+07:00`));
  const keys = keysOf(line);
  const gaps = ids.flatMap((id) =>
    offered.flatMap((each): Gap[] => {
      const { tenor, amounts } = each;
      const ofTenor = (fees.get(id) ?? []).filter((fee) => holds(fee, tenor));
      return [
        ...(hasRates(rates.get(id) ?? [], keys, each) ? [] : [{ branch_id: id, tenor, lacks: 'RATE' as const }]),
        // Under Qanun the fee comes from the Qanun record.
        ...(qanun.has(id) || amounts.every((range) => covers(ofTenor, range))
          ? []
          : [{ branch_id: id, tenor, lacks: 'FEE' as const }]),
      ];
    }),
  );
  return { branches: ids.length, gaps };
}
