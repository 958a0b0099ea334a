import type { SimulationOverrides } from '@console/contracts/branches-stores/branch/simulation';
import type { BusinessLine } from '@console/contracts/core/business-lines';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { yieldJudge } from '../simulation/judge-yield.ts';
import type { Amounts } from '../simulation/judged-points.ts';
import type { Subject } from '../simulation/judged-receivers.ts';
import { lowerOf, tenorsOf, type LowYield } from '../simulation/least-yield.ts';
import { tablesOf } from '../simulation/tables.ts';

interface Rate {
  readonly at: number;
  readonly branchId: string;
  readonly groupId: string | null;
  readonly from: number;
  readonly to: number;
  readonly day: string;
  readonly until: string | null;
  readonly collateralType: string | null;
  readonly ageBand: string | null;
}

/** Where yields are judged: rates of a branch in a period, within a band of tenors. */
export interface YieldsOf {
  readonly branchId: string;
  readonly day: string;
  /** The last day; none: open. */
  readonly until?: string | null;
  readonly from: number;
  readonly to: number;
  /** Fees in place of those stored; whether the branch is under Qanun then, and its own takaful rates. */
  readonly overrides?: Pick<SimulationOverrides, 'fees' | 'qanun' | 'takaful'>;
  /** Amounts financed for which they hold; left out: all. */
  readonly amounts?: Amounts;
  /** Whose concession they are. */
  readonly subject?: Subject;
}

/**
 * Finds for each of these the lowest yield of an approved rate of the branch, at any tenor and for either kind of
 * customer, where it is less than the line demands; `null` for none. Asked when fees change: a rate may have been
 * approved before its fees. What is read for it is read once for all branches.
 */
export async function lowestYields(
  app: Application,
  db: Db | Tx,
  line: BusinessLine,
  wanted: readonly YieldsOf[],
): Promise<readonly (LowYield | null)[]> {
  const own = line === 'UFI' ? sql`t.collateral_type, t.age_band` : sql`null, null`;
  const places = wanted.map(({ branchId, day, until = null, from, to }, at) => ({
    at,
    branchId,
    day,
    until,
    from,
    to,
  }));
  const { rows } = await sql<Rate>`
    select r.* from (select a.at, t.branch_id, t.product_group_id, greatest(t.tenor_from, a.from),
        least(t.tenor_to, a.to), greatest(t.effective_from, a.day), least(t.effective_to, a.until), ${own}
      from jsonb_to_recordset(${JSON.stringify(places)}::jsonb)
          a(at int, "branchId" uuid, day date, until date, "from" int, "to" int)
        join ${sql.table(tablesOf[line].rates)} t on t.branch_id = a."branchId"
          and t.tenor_from <= a.to and t.tenor_to >= a.from
      where t.deleted_at is null and t.approval = 'APPROVED' and (t.effective_to is null or t.effective_to >= a.day)
        and (a.until is null or t.effective_from <= a.until))
      r(at, "branchId", "groupId", "from", "to", day, until, "collateralType", "ageBand")`.execute(db);
  const alike = new Map<string, Rate[]>();
  for (const rate of rows) {
    const { at, groupId, day, until, collateralType, ageBand } = rate;
    const { amounts, subject } = wanted[at]!;
    const key = JSON.stringify([groupId, day, until, collateralType, ageBand, amounts, subject]);
    alike.set(key, [...(alike.get(key) ?? []), rate]);
  }
  const found = new Map<number, LowYield | null>();
  for (const rates of alike.values()) {
    const [{ at, groupId, day, until, collateralType, ageBand }] = rates as [Rate];
    const { amounts, subject } = wanted[at]!;
    const judge = await yieldJudge(app, db, {
      line,
      branchIds: [...new Set(rates.map(({ branchId }) => branchId))],
      groupId,
      collateralType,
      ageBand,
      tenors: [...new Set(rates.flatMap(tenorsOf))],
      day,
      until,
      amounts,
      subject,
    });
    for (const rate of rates) {
      const fault = await judge(rate.branchId, rate, wanted[rate.at]!.overrides);
      if (fault?.code !== 'YIELD_BELOW_FLOOR') continue;
      found.set(rate.at, lowerOf(found.get(rate.at) ?? null, fault.parameters));
    }
  }
  return wanted.map((_, at) => found.get(at) ?? null);
}
