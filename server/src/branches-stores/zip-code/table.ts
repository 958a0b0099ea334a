import type { zipCodes } from '@console/contracts/branches-stores/zip-code';
import type { Generated } from 'kysely';
import type { RecordColumns } from '../../platform/database/record-columns.ts';
import type { TableOf } from '../../records/resource/table-of.ts';

/** One place of a postal code. The offices are the same in all rows of a code. */
export interface ZipCodeTable extends RecordColumns, TableOf<typeof zipCodes> {
  status: Generated<'active' | 'inactive'>;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    zip_code: ZipCodeTable;
  }
}
