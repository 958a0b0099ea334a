import type { MasterColumns } from '../../records/masters/columns.ts';

export interface ExtensionReasonTable extends MasterColumns {
  applies_to: string;
  /** Maximum number of days of one extension. */
  max_days: number;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    extension_reason: ExtensionReasonTable;
  }
}
