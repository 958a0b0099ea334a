import type { Generated } from 'kysely';
import type { RecordColumns } from '../../platform/database/record-columns.ts';
import type { CoreFeedColumns } from '../../records/core-feed/columns.ts';

/** A kiosk below its branch. */
export interface KioskTable extends RecordColumns, CoreFeedColumns {
  kiosk_code: string;
  name: string;
  type: string;
  branch_id: string;
  address: string | null;
  zip_code: string | null;
  latitude: string | null;
  longitude: string | null;
  pic_npk: string | null;
  pic_name: string | null;
  phone: string | null;
  opening_hours: unknown;
  published: Generated<boolean>;
  status: Generated<'active' | 'inactive'>;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    kiosk: KioskTable;
  }
}
