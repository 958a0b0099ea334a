import type { CopiesOfBranches } from '@console/contracts/branches-stores/branch/copies';
import type { BusinessLine } from '@console/contracts/core/business-lines';
import { sql } from 'kysely';
import type { Application } from '../../platform/http/application.ts';
import type { Definition } from '../../records/resource/definition.ts';
import type { Registered } from './plan.ts';
import { copySteps } from './steps.ts';

/** How copies of a line are stored; they are seen by who sees the branch that they are for. */
export function copyDefinition(
  app: Application,
  line: BusinessLine,
  registered: Registered,
): Definition<CopiesOfBranches> {
  const ofLine = sql`t.business_line = ${sql.lit(line)}`;
  const definition: Definition<CopiesOfBranches> = {
    table: 'branch_copy',
    where: sql`t.deleted_at is null and ${ofLine}`,
    belongs: ofLine,
    scope: 'branch_id',
    lookups: sql`left join branch_view b on b.id = t.branch_id left join branch_view s on s.id = t.source_id`,
    derived: {
      copyNo: sql`t.copy_no`,
      branchId: sql`t.branch_id`,
      officeCode: sql`b.office_code`,
      branchName: sql`b.name`,
      sourceId: sql`t.source_id`,
      sourceCode: sql`s.office_code`,
      sourceName: sql`s.name`,
      effectiveFrom: sql`t.effective_from`,
      rateCount: sql`t.rate_count`,
      feeCount: sql`t.fee_count`,
      reason: sql`t.reason`,
      state: sql`t.state`,
      madeBy: sql`t.created_by`,
      madeAt: sql`t.created_at`,
      editors: sql`t.editors`,
      decidedBy: sql`t.decided_by`,
      decidedAt: sql`t.decided_at`,
      note: sql`t.note`,
    },
    hasEditors: true,
    steps: copySteps(app, line, registered),
  };
  return definition;
}
