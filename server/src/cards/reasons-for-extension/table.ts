import type { MasterColumns } from '../masters/columns.ts';

export interface ExtensionReasonTable extends MasterColumns {
  applies_to: string;
  /** Days by which one extension may go at most. */
  max_days: number;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    extension_reason: ExtensionReasonTable;
  }
}
