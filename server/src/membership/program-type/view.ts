import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';
import type { ProgramTypeTable } from './table.ts';

/** A program type as other domains read it. */
export type ProgramTypeView = Pick<ProgramTypeTable, 'id' | 'code' | 'name' | 'audience' | 'status' | 'deleted_at'>;

declare module '../../platform/database/schema.ts' {
  interface Database {
    program_type_view: ProgramTypeView;
  }
}

/** What other domains may join of program types. */
export const programTypeView: SchemaStep = {
  async up(db) {
    await sql`create view program_type_view as select id, code, name, audience, status, deleted_at
      from program_type`.execute(db);
  },
};
