import type { updateReasons } from '@console/contracts/membership/master-reason-update';
import type { MasterColumns } from '../../records/masters/columns.ts';
import type { TableOf } from '../../records/resource/table-of.ts';

export type UpdateReasonTable = MasterColumns & TableOf<typeof updateReasons>;

declare module '../../platform/database/schema.ts' {
  interface Database {
    update_reason: UpdateReasonTable;
  }
}
