import type { storeGroups } from '@console/contracts/branches-stores/store-groups';
import type { Generated } from 'kysely';
import type { RecordColumns } from '../../platform/database/record-columns.ts';
import type { CoreFeedColumns } from '../../records/core-feed/columns.ts';
import type { TableOf } from '../../records/resource/table-of.ts';

/** A chain of stores as core has it. */
export interface StoreGroupTable extends RecordColumns, CoreFeedColumns, TableOf<typeof storeGroups> {
  status: Generated<'active' | 'inactive'>;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    store_group: StoreGroupTable;
  }
}
