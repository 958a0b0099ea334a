import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';
import type { MenuTable } from './tables.ts';

export type MenuView = Pick<MenuTable, 'id' | 'header' | 'name' | 'url' | 'sort_order' | 'status' | 'deleted_at'>;

declare module '../../platform/database/schema.ts' {
  interface Database {
    menu_view: MenuView;
  }
}

/** Columns of the menu that domains may read. */
export const menuView: SchemaStep = {
  async up(db) {
    await sql`
      create view menu_view as
      select id, header, name, url, sort_order, status, deleted_at
      from menu`.execute(db);
  },
};
