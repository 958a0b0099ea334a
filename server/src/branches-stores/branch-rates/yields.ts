import type { SimulationOverrides } from '@console/contracts/branches-stores/branch/simulation';
import type { BusinessLine } from '@console/contracts/core/business-lines';
import { sql } from 'kysely';
import { settingIn } from '../../people/settings/settings.ts';
import type { Db, Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { comparedOf, proposedTerms } from '../simulation/effect.ts';
import { judgedTenors, leastYield, tenorsOf, yieldsBelow } from '../simulation/least-yield.ts';
import { tablesOf } from '../simulation/tables.ts';

interface Rate {
  readonly groupId: string | null;
  readonly from: number;
  readonly to: number;
  readonly day: string;
  readonly collateralType: string | null;
  readonly ageBand: string | null;
}

/** Where yields are judged: rates of a branch from a day on, within a band of tenors. */
export interface YieldsOf {
  readonly branchId: string;
  readonly day: string;
  readonly from: number;
  readonly to: number;
  /** Fees in place of those stored. */
  readonly fees?: SimulationOverrides['fees'];
}

/**
 * Finds a tenor at which an approved rate of a branch yields less than its line demands on the sample price, for either
 * kind of customer; `null` for none. Asked when fees change: a rate may have been approved before its fees.
 */
export async function tenorBelowYield(
  app: Application,
  db: Db | Tx,
  line: BusinessLine,
  { branchId, day, from, to, fees }: YieldsOf,
): Promise<number | null> {
  const own = line === 'UFI' ? sql`t.collateral_type, t.age_band` : sql`null, null`;
  const { rows } = await sql<Rate>`
    select r.* from (select t.product_group_id, greatest(t.tenor_from, ${from}), least(t.tenor_to, ${to}),
        greatest(t.effective_from, ${day}::date), ${own}
      from ${sql.table(tablesOf[line].rates)} t
      where t.branch_id = ${branchId} and t.deleted_at is null and t.approval = 'APPROVED'
        and (t.effective_to is null or t.effective_to >= ${day}::date)
        and t.tenor_from <= ${to} and t.tenor_to >= ${from})
      r("groupId", "from", "to", day, "collateralType", "ageBand")`.execute(db);
  const isBelow = yieldsBelow(Number(await settingIn(db, leastYield[line])));
  for (const rate of rows) {
    const compared = await comparedOf(app, db, {
      line,
      branchId,
      productGroupId: rate.groupId,
      ...(line === 'UFI' ? { collateralType: rate.collateralType, ageBand: rate.ageBand } : {}),
      tenors: tenorsOf(rate),
      day: rate.day,
      overrides: { fees },
    });
    for (const tenor of judgedTenors(compared.now.group, rate))
      for (const kind of ['REGULAR', 'REPEAT'] as const) {
        const terms = proposedTerms(compared, tenor, kind);
        if (terms && isBelow(terms)) return tenor;
      }
  }
  return null;
}
