import type { Generated } from 'kysely';
import type { RecordColumns } from '../../platform/database/record-columns.ts';
import type { CoreFeedColumns } from '../../records/core-feed/columns.ts';

/** A company as core has it. */
export interface CompanyTable extends RecordColumns, CoreFeedColumns {
  company_code: string;
  legal_name: string;
  npwp_encrypted: string | null;
  npwp_hash: string | null;
  nib: string | null;
  entity_type: string;
  role: string[];
  address: string | null;
  city: string | null;
  contact_name: string | null;
  contact_phone: string | null;
  status: Generated<'active' | 'inactive'>;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    company: CompanyTable;
  }
}
