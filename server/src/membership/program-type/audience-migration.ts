import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';

/** The audience of a program. Existing programs get it by the codes of the model's. */
export const audienceMigration: SchemaStep = {
  async up(db) {
    await sql`alter table program_type add column audience text not null default 'PUBLIC'
      check (audience in ('PUBLIC', 'EMPLOYEE', 'PARTNER', 'FAMILY'))`.execute(db);
    await sql`update program_type
      set audience = case code when 'KRY' then 'EMPLOYEE' when 'MITRA' then 'PARTNER' when 'KLG'
      then 'FAMILY' else 'PUBLIC' end`.execute(db);
  },
};
