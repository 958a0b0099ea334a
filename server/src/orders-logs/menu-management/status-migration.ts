import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';

/** Menus are activated and deactivated like other records. */
export const migration: SchemaStep = {
  async up(db) {
    for (const table of ['menu', 'sub_menu']) {
      await sql`alter table ${sql.table(table)} add column status text not null default 'active'
        check (status in ('active', 'inactive'))`.execute(db);
      await sql`update ${sql.table(table)} set status = 'inactive' where not activated`.execute(db);
      await sql`alter table ${sql.table(table)} drop column activated`.execute(db);
    }
  },
};
