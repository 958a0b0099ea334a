import type { CopyState } from '@console/contracts/branches-stores/branch/copies';
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
  decided_by: string | null;
  decided_at: OptionalInstant;
  note: string | null;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    branch_copy: BranchCopyTable;
  }
}
