import { sql } from 'kysely';
import type { Db } from '../../platform/context.ts';
import type { SchemaStep } from '../../platform/database/migrate.ts';
import { recordColumns } from '../../platform/database/record-columns.ts';

/** Menus and sub-menus; they are also the list of privileges that can be granted. */
export const migration: SchemaStep = {
  async up(db: Db) {
    await sql`create table menu (${recordColumns}, name text not null, description text, header text not null, url text,
      privilege text, icon text,
      sort_order int not null, activated boolean not null default true)`.execute(db);
    await sql`create unique index menu_name on menu (header, lower(name)) where deleted_at is null`.execute(db);
    await sql`create unique index menu_url on menu (url) where deleted_at is null and url is not null`.execute(db);
    await sql`create table sub_menu (${recordColumns}, menu_id uuid not null
      references menu, name text not null, description text, url text not null,
      privilege text not null, icon text, sort_order int not null, activated boolean not null default true,
      link_only boolean not null default false)`.execute(db);
    await sql`create unique index sub_menu_name on sub_menu (menu_id, lower(name)) where deleted_at is null`.execute(
      db,
    );
    await sql`create unique index sub_menu_url on sub_menu (url) where deleted_at is null`.execute(db);
    await sql`create table privileges_version (id int primary key check (id = 1), value int not null)`.execute(db);
    await sql`insert into privileges_version (id, value) values (1, 1)`.execute(db);
  },
};
