import type { FeesOfBranches } from '@console/contracts/branches-stores/branch/fees';
import { adminApproves } from '@console/contracts/branches-stores/branch/rate-fields';
import type { BusinessLine } from '@console/contracts/core/business-lines';
import { sql } from 'kysely';
import type { Application } from '../../platform/http/application.ts';
import type { Definition } from '../../records/resource/definition.ts';
import { belowOwnSheet } from '../branch-rates/below-own-sheet.ts';
import { carriedOver } from '../concessions/carry.ts';
import { openBranchErrors } from '../branch/open-branch.ts';
import { judgedUnder, locksByBranch } from '../simulation/pricing-locks.ts';
import { tablesOf } from '../simulation/tables.ts';
import { warningsOfFee } from './admin-only.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { promosAbove } from './promos-above.ts';
import { effectOfFeeChange } from './effect-of-change.ts';

/** How fees of branches of a line are stored (docs/model/branches-stores.md#fees). */
export function feeDefinition<R extends FeesOfBranches>(app: Application, line: BusinessLine): Definition<R> {
  const { fees, feeSheets } = tablesOf[line];
  const carried = carriedOver(app, line, 'fee');
  const definition: Definition<FeesOfBranches> = {
    table: fees,
    lookups: sql`left join branch_view b on b.id = t.branch_id`,
    scope: 'branch_id',
    derived: {
      officeCode: sql`b.office_code`,
      branchName: sql`b.name`,
      tenors: sql`(t.tenor_from || '-' || t.tenor_to)`,
      exclusiveCount: sql`coalesce((select jsonb_array_length(s.lines) from ${sql.table(feeSheets)} s
        where s.base_id = t.id and s.deleted_at is null), 0)`,
    },
    byPhase: true,
    // `branch_fee_in_order` has this order.
    ties: { feeType: [sql`t.tenor_from`, sql`t.tenor_to`, sql`t.amount_from`, sql`t.effective_from`] },
    beforeSave: async (tx, { values, before }) => [
      ...(before
        ? await belowOwnSheet(tx, line, 'fee', before, values)
        : await openBranchErrors(tx, line, values.branchId)),
      ...(await carried.errors(tx, values, before)),
      ...(await promosAbove(tx, line, values, jakartaDay(app.services.now()))),
    ],
    afterChange: carried.write,
    approval: {
      locks: locksByBranch(fees),
      adminOnly: adminApproves,
      warnings: (db, { values, before }) => warningsOfFee(app, db, line, { values, before } as never),
      judgedUnder: judgedUnder(line),
      consequence: (db, change, record) => effectOfFeeChange(app, db, line, change, record as never),
    },
    lov: { order: sql`b.office_code, t.fee_type` },
  };
  return definition as unknown as Definition<R>;
}
