import type { ColumnType } from 'kysely';
import type { RecordColumns } from '../../platform/database/record-columns.ts';

type Day = ColumnType<string, string, string>;

/**
 * A period in which a branch is under Aceh's Qanun; its sharia fees come with their module
 * (docs/model/branches-stores.md#qanun-branches).
 */
export interface QanunBranchTable extends RecordColumns {
  branch_id: string;
  effective_from: Day;
  /** The last day; `null`: no end. */
  effective_to: ColumnType<string | null, string | null, string | null>;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    qanun_branch: QanunBranchTable;
  }
}
