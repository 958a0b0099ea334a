import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';

/** Columns that long lists are searched by, by their table. */
const searched = {
  outlet: ['code', 'name', 'pic_name'],
  sao_assignment: ['outlet_code', 'outlet_name'],
  sales_force: ['npk', 'sales_code', 'name'],
  mediator: ['mediator_code', 'name'],
  company: ['company_code', 'legal_name'],
} as const;

/** Parts of codes and names are found by an index at the volumes of production. */
export const searchMigration: SchemaStep = {
  async up(db) {
    for (const [table, columns] of Object.entries(searched)) {
      const parts = sql.raw(columns.map((column) => `${column} gin_trgm_ops`).join(', '));
      await sql`create index ${sql.ref(`${table}_searched`)} on ${sql.table(table)} using gin (${parts})
        where deleted_at is null`.execute(db);
    }
  },
};
