import type { SaoOutletType } from '@console/contracts/branches-stores/sao-assign/vocabulary';
import type { ColumnType, Generated } from 'kysely';
import type { RecordColumns } from '../../platform/database/record-columns.ts';

type OptionalDay = ColumnType<string | null, string | null | undefined, string | null>;

/** Who looks after an outlet for a period; a row without an SAO stands for an outlet that waits for one. */
export interface SaoAssignmentTable extends RecordColumns {
  outlet_type: SaoOutletType;
  /** Of `outlet` or `kiosk`. Code, name and status of it are kept by the database. */
  outlet_id: string;
  outlet_code: string;
  outlet_name: string;
  outlet_active: boolean;
  /** Of an open row the branch of the outlet, of an ended one that of its time. */
  branch_id: string;
  sao_id: string | null;
  start_date: OptionalDay;
  end_date: OptionalDay;
  /** The SAO handles the orders of the outlet that came from the first instant on, and before the second. */
  orders_from: Generated<string>;
  orders_until: Generated<string>;
  state: Generated<'UNASSIGNED' | 'OPEN' | 'ENDED'>;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    sao_assignment: SaoAssignmentTable;
  }
}
