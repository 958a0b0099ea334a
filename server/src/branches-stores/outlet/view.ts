import { sql, type Selectable } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';
import type { OutletTable } from './table.ts';

/** The columns of a store or dealer that other domains may read. */
export type OutletView = Pick<
  Selectable<OutletTable>,
  'id' | 'business_line' | 'code' | 'name' | 'branch_id' | 'status'
>;

declare module '../../platform/database/schema.ts' {
  interface Database {
    outlet_view: OutletView;
  }
}

/** Stores and dealers that other domains may join. */
export const outletViewMigration: SchemaStep = {
  async up(db) {
    await sql`create view outlet_view as
      select id, business_line, code, name, branch_id, status from outlet`.execute(db);
  },
};
