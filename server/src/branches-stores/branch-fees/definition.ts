import type { FeesOfBranches } from '@console/contracts/branches-stores/branch/fees';
import type { BusinessLine } from '@console/contracts/core/business-lines';
import { sql } from 'kysely';
import type { Application } from '../../platform/http/application.ts';
import type { Definition } from '../../records/resource/definition.ts';
import { belowOwnSheet } from '../branch-rates/below-own-sheet.ts';
import { openBranchErrors } from '../branch/open-branch.ts';
import { tablesOf } from '../simulation/tables.ts';
import { requireAdminForFee, warningsOfFee } from './admin-only.ts';
import { effectOfFeeChange } from './effect-of-change.ts';

/** How fees of branches of a line are stored (docs/model/branches-stores.md#fees). */
export function feeDefinition<R extends FeesOfBranches>(app: Application, line: BusinessLine): Definition<R> {
  const { fees, feeSheets } = tablesOf[line];
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
    beforeSave: (tx, { values, before }) =>
      before ? belowOwnSheet(tx, line, 'fee', before, values) : openBranchErrors(tx, line, values.branchId),
    approval: {
      mayApprove: (tx, { values, before, caller }) =>
        requireAdminForFee(app, tx, line, { values, before, caller } as never),
      warnings: (db, { values, before }) => warningsOfFee(app, db, line, { values, before } as never),
      consequence: (db, change) => effectOfFeeChange(app, db, line, change),
    },
    lov: { order: sql`b.office_code, t.fee_type` },
  };
  return definition as unknown as Definition<R>;
}
