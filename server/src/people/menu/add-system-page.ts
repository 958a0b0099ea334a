import { sql } from 'kysely';
import type { Db } from '../../platform/context.ts';
import { seedId } from '../../platform/database/seed-id.ts';

/** A page among the system pages. */
export interface SystemPage {
  readonly name: string;
  readonly url: string;
  readonly privilege: string;
  readonly order: number;
}

/** Adds a page beside menu management to the menus of already seeded databases, and grants admins their level on it. */
export async function addSystemPage(db: Db, { name, url, privilege, order }: SystemPage): Promise<void> {
  const id = seedId('menu-management', url);
  await sql`
    insert into sub_menu (id, version, created_by, created_at, updated_by, updated_at, menu_id, name, url, privilege,
      sort_order)
    select ${id}, 1, 'SYSTEM', now(), 'SYSTEM', now(), menu.id, ${name}, ${url}, ${privilege}, ${order}::int
    from menu join sub_menu beside on beside.menu_id = menu.id
    where beside.url = '/menu-management' and menu.deleted_at is null and beside.deleted_at is null`.execute(db);
  await sql`
    insert into role_permission (role_id, menu_id, sub_menu_id, level)
    select role.id, sub_menu.menu_id, sub_menu.id, 'Full Access' from sub_menu, role
    where sub_menu.id = ${id} and lower(role.name) = 'admin' and role.deleted_at is null`.execute(db);
  await sql`update privileges_version set value = value + 1
    where exists (select 1 from sub_menu where id = ${id})`.execute(db);
}
