import type { CopyRow, CopyState } from '@console/contracts/branches-stores/branch/copies';
import type { ChangeWarning } from '@console/contracts/core/changes';
import type { ColumnType, Generated } from 'kysely';
import type { BusinessLine } from '../../people/organisation/tables.ts';
import type { OptionalInstant, RecordColumns } from '../../platform/database/record-columns.ts';
import type { Planned } from './plan.ts';

/** A copy of rates and fees from one branch to another, decided and applied as one. */
export interface BranchCopyTable extends RecordColumns {
  copy_no: string;
  business_line: BusinessLine;
  branch_id: string;
  source_id: string;
  effective_from: ColumnType<string, string, string>;
  reason: string;
  state: Generated<CopyState>;
  editors: string[];
  rate_count: number;
  fee_count: number;
  /** What is written, as it was when the copy was asked for. */
  planned: ColumnType<readonly Planned[], string, never>;
  /** What an approver has to tick, and what was ticked. */
  warnings: ColumnType<readonly ChangeWarning[], string | undefined, never>;
  acknowledged: ColumnType<readonly ChangeWarning[], string | undefined, string>;
  /** Its rows as the approver saw them at the decision. */
  seen: ColumnType<readonly CopyRow[] | null, string | undefined, string | null>;
  decided_by: string | null;
  decided_at: OptionalInstant;
  note: string | null;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    branch_copy: BranchCopyTable;
  }
}
