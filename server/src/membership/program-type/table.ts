import type { Generated } from 'kysely';
import type { RecordColumns } from '../../platform/database/record-columns.ts';

export interface ProgramTypeTable extends RecordColumns {
  code: string;
  name: string;
  /** The people it is for. */
  audience: Generated<'PUBLIC' | 'EMPLOYEE' | 'PARTNER' | 'FAMILY'>;
  status: Generated<'active' | 'inactive'>;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    program_type: ProgramTypeTable;
  }
}
