import type { Generated } from 'kysely';
import type { RecordColumns } from '../../platform/database/record-columns.ts';

export interface ProgramTypeTable extends RecordColumns {
  code: string;
  name: string;
  /** The people it is for. */
  audience: Generated<'PUBLIC' | 'EMPLOYEE' | 'PARTNER' | 'FAMILY'>;
  business_lines: Generated<string[]>;
  min_age: Generated<number>;
  max_age_at_end: Generated<number>;
  min_income: Generated<number>;
  max_tenor: Generated<number>;
  default_database_type_id: string | null;
  required_documents: Generated<string[]>;
  verification_step: Generated<string>;
  sharia: Generated<boolean>;
  valid_from: Generated<string>;
  valid_until: string | null;
  status: Generated<'active' | 'inactive'>;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    program_type: ProgramTypeTable;
  }
}
