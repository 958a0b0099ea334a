import type { mediators } from '@console/contracts/branches-stores/mediator';
import type { Generated } from 'kysely';
import type { RecordColumns } from '../../platform/database/record-columns.ts';
import type { CoreFeedColumns } from '../../records/core-feed/columns.ts';
import type { TableOf } from '../../records/resource/table-of.ts';

/** A mediator as core has it. */
export interface MediatorTable
  extends RecordColumns, CoreFeedColumns, TableOf<typeof mediators, 'phone' | 'nik' | 'npwp' | 'accountNo'> {
  status: Generated<'active' | 'inactive'>;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    mediator: MediatorTable;
  }
}
