import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';
import type { ProgramTypeTable } from './table.ts';

/** The columns of a program type that other domains may read. */
export type ProgramTypeView = Pick<ProgramTypeTable, 'id' | 'code' | 'name' | 'audience' | 'status' | 'deleted_at'>;

declare module '../../platform/database/schema.ts' {
  interface Database {
    program_type_view: ProgramTypeView;
  }
}

/** Columns of program types that other domains may join. */
export const programTypeView: SchemaStep = {
  async up(db) {
    await sql`create view program_type_view as select id, code, name, audience, status, deleted_at
      from program_type`.execute(db);
  },
};
