import type { Generated } from 'kysely';
import type { RecordColumns } from '../../platform/database/record-columns.ts';
import type { CoreFeedColumns } from '../../records/core-feed/columns.ts';

/** A chain of stores as core has it. */
export interface StoreGroupTable extends RecordColumns, CoreFeedColumns {
  group_code: string;
  name: string;
  company_id: string | null;
  brand_label: string | null;
  contact_name: string | null;
  contact_phone: string | null;
  agreement_from: string | null;
  agreement_to: string | null;
  status: Generated<'active' | 'inactive'>;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    store_group: StoreGroupTable;
  }
}
