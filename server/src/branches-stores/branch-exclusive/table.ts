import type { ColumnType } from 'kysely';
import type { RecordColumns } from '../../platform/database/record-columns.ts';

/** The concessions of one rate or fee. */
export interface ExclusiveSheetTable extends RecordColumns {
  base_id: string;
  lines: ColumnType<unknown, string, string>;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    branch_rate_exclusive: ExclusiveSheetTable;
    branch_rate_exclusive_nmc: ExclusiveSheetTable;
    branch_rate_exclusive_ufi: ExclusiveSheetTable;
    branch_fee_exclusive: ExclusiveSheetTable;
    branch_fee_exclusive_nmc: ExclusiveSheetTable;
    branch_fee_exclusive_ufi: ExclusiveSheetTable;
  }
}
