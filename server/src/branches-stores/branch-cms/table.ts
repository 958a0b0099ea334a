import type { Generated } from 'kysely';
import type { RecordColumns } from '../../platform/database/record-columns.ts';

/** Public content of an office. */
export interface BranchContentTable extends RecordColumns {
  office_code: string;
  display_name: string;
  slug: string;
  public_address: string | null;
  latitude: string | null;
  longitude: string | null;
  public_phone: string | null;
  whatsapp: string | null;
  opening_hours: unknown;
  hour_exceptions: Generated<unknown>;
  services: Generated<string[]>;
  photos: Generated<unknown>;
  publish_state: Generated<string>;
}

/** A slug that an office had: its address still leads to it. */
export interface BranchContentSlugTable {
  slug: string;
  content_id: string;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    branch_content: BranchContentTable;
    branch_content_slug: BranchContentSlugTable;
  }
}
