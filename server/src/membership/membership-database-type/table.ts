import type { NamedColumns } from '../../records/masters/columns.ts';

export interface DatabaseTypeTable extends NamedColumns {
  priority: number;
  can_order: boolean;
  business_lines: string[];
  default_verification_step: string;
  validity_days: number | null;
  next_type_id: string | null;
  colour: string;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    database_type: DatabaseTypeTable;
  }
}
