import { randomUUID } from 'node:crypto';
import type { SidebarPlace } from '@console/contracts/core/remote';
import { sql } from 'kysely';
import type { Actor } from '../../platform/audit/actor.ts';
import { recordEntry } from '../../platform/audit/record.ts';
import type { Tx } from '../../platform/context.ts';
import { raisePrivilegesVersion } from '../privileges/grants.ts';

/** A page with its own privilege, and its position in the sidebar. */
export interface PlacedPage {
  readonly url: string;
  readonly privilege: string;
  readonly place: SidebarPlace;
}

/** Distance between neighbouring order numbers, to leave room. */
const step = 10;
const frameOf = (actor: Actor, at: Date) => ({
  id: randomUUID(),
  version: 1,
  created_by: actor.username,
  created_at: at,
  updated_by: actor.username,
  updated_at: at,
  description: null,
  icon: null,
});

const next = (last: number | null | undefined): number => Math.min(999, Math.floor((last ?? 0) / step) * step + step);

/** The menu of a position, created when the group does not have it; null when a page has that name. */
async function menuFor(tx: Tx, { group, menu: name }: SidebarPlace, actor: Actor, at: Date): Promise<string | null> {
  const there = await tx
    .selectFrom('menu')
    .select(['id', 'url'])
    .where('header', '=', group)
    .where(sql`lower(name)`, '=', name.toLowerCase())
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (there) return there.url === null ? there.id : null;
  const { last } = await tx
    .selectFrom('menu')
    .select(({ fn }) => fn.max('sort_order').as('last'))
    .where('header', '=', group)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  const menu = { ...frameOf(actor, at), name, header: group, url: null, privilege: null, sort_order: next(last) };
  await tx.insertInto('menu').values(menu).execute();
  return menu.id;
}

/**
 * Adds a page below a menu, and grants admins their level on it, as for pages of the console.
 * @returns the name that another page already has, when it cannot be placed: then roll back the transaction
 */
export async function placePage(
  tx: Tx,
  { url, privilege, place }: PlacedPage,
  actor: Actor,
  at: Date,
): Promise<string | null> {
  const menuId = await menuFor(tx, place, actor, at);
  if (menuId === null) return place.menu;
  const neighbours = await tx
    .selectFrom('sub_menu')
    .select(['name', 'sort_order'])
    .where('menu_id', '=', menuId)
    .where('deleted_at', 'is', null)
    .execute();
  if (neighbours.some(({ name }) => name.toLowerCase() === place.name.toLowerCase())) return place.name;
  const row = {
    ...frameOf(actor, at),
    menu_id: menuId,
    name: place.name,
    url,
    privilege,
    sort_order: next(Math.max(0, ...neighbours.map(({ sort_order: order }) => order))),
  };
  await tx.insertInto('sub_menu').values(row).execute();
  await sql`
    insert into role_permission (role_id, menu_id, sub_menu_id, level)
    select id, ${menuId}, ${row.id}, 'Full Access' from role
    where lower(name) = 'admin' and deleted_at is null`.execute(tx);
  await recordEntry(tx, {
    actor,
    module: 'menu-management',
    action: 'CREATE',
    entityType: 'sub-menu',
    entityId: row.id,
    entityLabel: place.name,
    at,
  });
  await raisePrivilegesVersion(tx);
  return null;
}
