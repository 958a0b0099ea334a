import type { Generated } from 'kysely';
import type { RecordColumns } from '../../platform/database/record-columns.ts';

/** One place of a postal code. The offices are the same in all rows of a code. */
export interface ZipCodeTable extends RecordColumns {
  code: string;
  kelurahan: string;
  kecamatan: string;
  kota: string;
  provinsi: string;
  office_code: string;
  /** Null: the SPEKTRA office also serves this line, if it exists there. */
  office_code_nmc: string | null;
  office_code_ufi: string | null;
  status: Generated<'active' | 'inactive'>;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    zip_code: ZipCodeTable;
  }
}
