import type { companies } from '@console/contracts/branches-stores/companies';
import type { Generated } from 'kysely';
import type { RecordColumns } from '../../platform/database/record-columns.ts';
import type { CoreFeedColumns } from '../../records/core-feed/columns.ts';
import type { TableOf } from '../../records/resource/table-of.ts';

/** A company as core has it. */
export interface CompanyTable extends RecordColumns, CoreFeedColumns, TableOf<typeof companies, 'npwp'> {
  status: Generated<'active' | 'inactive'>;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    company: CompanyTable;
  }
}
