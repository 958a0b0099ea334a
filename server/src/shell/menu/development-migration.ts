import { sql } from 'kysely';
import { seedId } from '../../platform/database/seed-id.ts';
import type { SchemaStep } from '../../platform/database/migrate.ts';
import { addSettings } from '../settings/seed.ts';
import '../settings/tables.ts';

/** Gives the page of developers its place in the menus of databases that have been seeded already, admins their level on it, and them its setting. */
export const migration: SchemaStep = {
  async up(db) {
    const id = seedId('menu-management', '/platform/develop');
    await sql`
      insert into sub_menu (id, version, created_by, created_at, updated_by, updated_at, menu_id, name, url, privilege, sort_order)
      select ${id}, 1, 'SYSTEM', now(), 'SYSTEM', now(), menu.id, 'Remote Development', '/platform/develop', 'platform-develop:browse', 17
      from menu where header = 'setting' and name = 'System' and deleted_at is null`.execute(db);
    await sql`
      insert into role_permission (role_id, menu_id, sub_menu_id, level)
      select role.id, sub_menu.menu_id, sub_menu.id, 'Full Access' from sub_menu, role
      where sub_menu.id = ${id} and lower(role.name) = 'admin' and role.deleted_at is null`.execute(db);
    await sql`update privileges_version set value = value + 1 where exists (select 1 from sub_menu where id = ${id})`.execute(db);
    const seeded = await db.selectFrom('app_setting').select('id').limit(1).executeTakeFirst();
    if (seeded) await addSettings(db, new Date());
  },
};
