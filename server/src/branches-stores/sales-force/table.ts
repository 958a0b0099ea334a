import type { salesForces } from '@console/contracts/branches-stores/sales-force/sales-forces';
import type { BusinessLine } from '@console/contracts/core/business-lines';
import type { ColumnType, Generated } from 'kysely';
import type { RecordColumns } from '../../platform/database/record-columns.ts';
import type { CoreFeedColumns } from '../../records/core-feed/columns.ts';
import type { TableOf } from '../../records/resource/table-of.ts';

/** A sales person as core has it. */
export interface SalesForceTable extends RecordColumns, CoreFeedColumns, TableOf<typeof salesForces> {
  status: Generated<'active' | 'inactive'>;
}

/** A sales person who serves an outlet for a period. */
export interface OutletSalesForceTable extends RecordColumns {
  business_line: BusinessLine;
  outlet_id: string;
  sales_force_id: string;
  is_primary: boolean;
  start_date: ColumnType<string, string, string>;
  end_date: ColumnType<string | null, string | null | undefined, string | null>;
  state: Generated<'OPEN' | 'ENDED'>;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    sales_force: SalesForceTable;
    outlet_sales_force: OutletSalesForceTable;
  }
}
