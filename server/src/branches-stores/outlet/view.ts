import { sql, type Selectable } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';
import type { StoreGroupTable } from '../store-groups/table.ts';
import type { OutletTable } from './table.ts';

/** The columns of a store or dealer that other domains may read. */
export type OutletView = Pick<
  Selectable<OutletTable>,
  | 'id'
  | 'business_line'
  | 'code'
  | 'name'
  | 'branch_id'
  | 'status'
  | 'store_group_id'
  | 'product_group_ids'
  | 'company_id'
  | 'deleted_at'
>;

/** The columns of a group of stores that other domains may read. */
export type StoreGroupView = Pick<Selectable<StoreGroupTable>, 'id' | 'group_code' | 'name'>;

declare module '../../platform/database/schema.ts' {
  interface Database {
    outlet_view: OutletView;
    store_group_view: StoreGroupView;
  }
}

/** Stores and dealers that other domains may join. */
export const outletViewMigration: SchemaStep = {
  async up(db) {
    await sql`create view outlet_view as
      select id, business_line, code, name, branch_id, status from outlet`.execute(db);
  },
};

/** The view with what reports narrow stores by, and the names of their groups. */
export const outletGroupsViewMigration: SchemaStep = {
  async up(db) {
    await sql`create view store_group_view as select id, group_code, name from store_group`.execute(db);
    await sql`create or replace view outlet_view as
      select id, business_line, code, name, branch_id, status, store_group_id, product_group_ids, deleted_at
      from outlet`.execute(db);
  },
};

/** The view with the company, for which promos are. */
export const outletCompanyViewMigration: SchemaStep = {
  async up(db) {
    await sql`create or replace view outlet_view as
      select id, business_line, code, name, branch_id, status, store_group_id, product_group_ids, deleted_at, company_id
      from outlet`.execute(db);
  },
};
