import { sql } from 'kysely';
import type { FieldError } from '@console/contracts/core/errors';
import type { Db, Tx } from '../../platform/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { broughtPages } from '../../releases/publishing/pages.ts';
import { linkOnlyUrls, privilegeAt } from '../../shell/index.ts';

/** Pages that are needed to repair the console itself. */
const needed = ['/', '/profile', '/user', '/roles', '/menu-management', '/app-setting-properties'];

/** Privilege of a page of the console or of a remote. */
async function privilegeOf(tx: Tx, url: string | null): Promise<string | null> {
  if (url === null) return null;
  return privilegeAt(url) ?? (await broughtPages(tx)).find((page) => page.url === url)?.privilege ?? null;
}

/** Errors of a url: it must be a page of the console, and belong to one place only. */
export async function urlErrors(tx: Tx, url: string | null, ownId: string | null): Promise<FieldError[]> {
  if (url === null) return [];
  if ((await privilegeOf(tx, url)) === null) return [{ field: 'url', code: 'UNKNOWN_ROUTE' }];
  const { rows } = await sql`
    select from (select id, url, deleted_at from menu union all select id, url, deleted_at from sub_menu) place
    where url = ${url} and deleted_at is null and (${ownId}::uuid is null or id <> ${ownId}::uuid)`.execute(tx);
  return rows.length > 0 ? [{ field: 'url', code: 'DUPLICATE' }] : [];
}

/** The columns derived from the url. */
export const placeOf = async (tx: Tx, url: string | null) => ({
  privilege: await privilegeOf(tx, url),
  linkOnly: url !== null && linkOnlyUrls.has(url),
});

/** Ids of the roles that hold a place; for a menu also those that hold one of its sub-menus. */
export async function rolesAt(tx: Tx | Db, column: 'menu_id' | 'sub_menu_id', id: string): Promise<string[]> {
  const { rows } = await sql<{
    id: string;
  }>`select distinct p.role_id as id from role_permission p join role r on r.id = p.role_id and r.deleted_at is null
    where p.${sql.ref(column)} = ${id}::uuid or p.sub_menu_id in (select s.id from sub_menu s
      where s.menu_id = ${id}::uuid)`.execute(tx);
  return rows.map((row) => row.id);
}

/** Roles that hold a place and prevent its deletion. */
async function holdingRoles(tx: Tx, column: 'menu_id' | 'sub_menu_id', id: string): Promise<string[]> {
  const { rows } = await sql<{
    name: string;
  }>`select distinct r.name from role_permission p join role r on r.id = p.role_id and r.deleted_at is null
    where p.${sql.ref(column)} = ${id} order by 1`.execute(tx);
  return rows.map(({ name }) => name);
}

/** Why a place may not be deleted or deactivated, or `null`. */
export async function refusalFor(
  tx: Tx,
  action: 'deactivate' | 'delete',
  column: 'menu_id' | 'sub_menu_id',
  id: string,
): Promise<Refusal | null> {
  const { rows } = await sql<{ url: string | null; own: boolean }>`
    select url, true as own from ${sql.table(column === 'menu_id' ? 'menu' : 'sub_menu')} where id = ${id}
    union all select url, false from sub_menu where menu_id = ${id} and deleted_at is null`.execute(tx);
  if (rows.some(({ url }) => url !== null && needed.includes(url))) return new Refusal('MENU_PROTECTED');
  if (action === 'deactivate') return null;
  if (rows.some(({ own }) => !own)) return new Refusal('MENU_HAS_CHILDREN');
  const roles = await holdingRoles(tx, column, id);
  return roles.length > 0
    ? new Refusal('IN_USE', { result: { referencedBy: [{ module: 'roles', count: roles.length }], roles } })
    : null;
}

/** Names of the roles that hold a place, and the number of their users. */
export const holdersOf = (column: 'menu_id' | 'sub_menu_id') => ({
  roleNames: sql`(select string_agg(distinct r.name, ', ')
    from role_permission p join role r on r.id = p.role_id and r.deleted_at is null where p.${sql.ref(column)} = t.id)`,
  userCount: sql`(select count(distinct ur.user_id)
    from role_permission p join role r on r.id = p.role_id and r.status = 'active' and r.deleted_at is null
    join user_role ur on ur.role_id = r.id where p.${sql.ref(column)} = t.id)`,
});

/** Order numbers are unique among neighbours. */
export async function orderErrors(
  tx: Tx,
  table: 'menu' | 'sub_menu',
  neighbours: { readonly column: 'header' | 'menu_id'; readonly value: string },
  order: number,
  ownId: string | null,
): Promise<FieldError[]> {
  const { rows } = await sql`
    select from ${sql.table(table)}
      where ${sql.ref(neighbours.column)} = ${neighbours.value} and sort_order = ${order} and deleted_at is null
      and (${ownId}::uuid is null or id <> ${ownId}::uuid)`.execute(tx);
  return rows.length > 0 ? [{ field: 'order', code: 'DUPLICATE' }] : [];
}
