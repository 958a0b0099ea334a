import type { RatesOfBranches } from '@console/contracts/branches-stores/branch/rates';
import type { BranchRegisters } from '@console/contracts/branches-stores/branch/register';
import { branchLines } from '@console/contracts/branches-stores/branch/lines';
import type { BusinessLine } from '@console/contracts/core/business-lines';
import { sql } from 'kysely';
import { groupsOfLob } from '../../products/index.ts';
import { inBranches } from '../../people/scope/predicate.ts';
import type { Application } from '../../platform/http/application.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { registerUse } from '../../records/resource/uses.ts';
import { registerValueUse, type CountValues } from '../../records/resource/value-uses.ts';
import { heldFrom } from '../simulation/held-from.ts';
import { tablesOf } from '../simulation/tables.ts';

/** Product groups are used by the rates for them alone, which lead to the branches that have them. */
export function registerGroupUse(
  app: Application,
  line: BusinessLine,
  rates: RatesOfBranches,
  register: BranchRegisters,
): void {
  registerUse(app, {
    of: branchLines[line].groups.module,
    by: rates,
    within: register,
    async count(db, ids, scope) {
      const { rows } = await sql<{ id: string; count: number }>`
        select r.product_group_id as id, count(*)::int as count from ${sql.table(tablesOf[line].rates)} r
        where r.product_group_id = any(${ids}::uuid[]) and ${inBranches(scope, 'r.branch_id')}
          and ${heldFrom(jakartaDay(app.services.now()))}
        group by 1`.execute(db);
      return new Map(rows.map(({ id, count }) => [id, count]));
    },
    filter: (ratesOf) => ({ ratesOf }),
  });
}

/** Rates that hold from a day on: they are read by the method of the line of business that they are for. */
const ratesOfLob: CountValues = async (tx, { id, values, from }) => {
  const lob = await groupsOfLob(tx, id);
  const [method] = values;
  if (!lob || method === undefined) return new Map();
  const ofLob = sql`(r.product_group_id is null or r.product_group_id = any(${lob.groupIds}::uuid[]))`;
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(tablesOf[lob.line].rates)} r
    where ${ofLob} and ${heldFrom(from)}`.execute(tx);
  return new Map([[method, rows[0]?.count ?? 0]]);
};

/** A line of business keeps its rate method while rates are read by it. */
export const registerMethodUse = (app: Application): void =>
  registerValueUse(app, { of: 'master-lob', field: 'rateMethod', count: ratesOfLob });
