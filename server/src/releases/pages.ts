import { randomUUID } from 'node:crypto';
import type { ReleaseRecord } from '@console/contracts/platform/releases/record';
import type { SidebarPlace } from '@console/contracts/core/remote';
import routes from '@console/contracts/routes.json' with { type: 'json' };
import { sql } from 'kysely';
import type { Actor } from '../platform/audit/actor.ts';
import { recordEntry } from '../platform/audit/record.ts';
import type { Db, Tx } from '../platform/context.ts';
import { raisePrivilegesVersion } from '../people/privileges/grants.ts';
import { broken } from './record-text.ts';

/** Orders leave room between neighbours. */
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

interface OwnPage {
  readonly url: string;
  readonly privilege: string;
  readonly place: SidebarPlace;
}

/** Pages of a release with a privilege of their own. @throws Refusal RELEASE_BROKEN for one that belongs to the console */
function ownPages({ routes: declared }: ReleaseRecord): OwnPage[] {
  return declared.flatMap(({ path, module, privilege, sidebar }) => {
    if (!sidebar) return [];
    if (
      privilege !== `${module}:browse` ||
      routes.routes.some((route) => route.privilege === privilege || route.path === path)
    )
      throw broken(`sidebar ${path}`);
    return [{ url: path, privilege, place: sidebar }];
  });
}

const next = (last: number | null | undefined): number => Math.min(999, Math.floor((last ?? 0) / step) * step + step);

/** The menu that a place names. It is made when the group has none of this name. */
async function menuFor(tx: Tx, { group, menu: name }: SidebarPlace, actor: Actor, at: Date): Promise<string> {
  const there = await tx
    .selectFrom('menu')
    .select(['id', 'url'])
    .where('header', '=', group)
    .where(sql`lower(name)`, '=', name.toLowerCase())
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (there && there.url !== null) throw broken(`sidebar ${name}`);
  if (there) return there.id;
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

/** Gives a page its place below a menu, and admins their level on it, as pages of the console get theirs. */
async function place(tx: Tx, { url, privilege, place: where }: OwnPage, actor: Actor, at: Date): Promise<void> {
  const menuId = await menuFor(tx, where, actor, at);
  const neighbours = await tx
    .selectFrom('sub_menu')
    .select(['name', 'sort_order'])
    .where('menu_id', '=', menuId)
    .where('deleted_at', 'is', null)
    .execute();
  if (neighbours.some(({ name }) => name.toLowerCase() === where.name.toLowerCase()))
    throw broken(`sidebar ${where.name}`);
  const row = {
    ...frameOf(actor, at),
    menu_id: menuId,
    name: where.name,
    url,
    privilege,
    sort_order: next(Math.max(0, ...neighbours.map(({ sort_order: order }) => order))),
  };
  await tx.insertInto('sub_menu').values(row).execute();
  await sql`insert into role_permission (role_id, menu_id, sub_menu_id, level)
    select id, ${menuId}, ${row.id}, 'Full Access' from role where lower(name) = 'admin' and deleted_at is null`.execute(
    tx,
  );
  await recordEntry(tx, {
    actor,
    module: 'menu-management',
    action: 'CREATE',
    entityType: 'sub-menu',
    entityId: row.id,
    entityLabel: where.name,
    at,
  });
}

/**
 * Gives the pages that a release brings with a privilege of their own their place in the sidebar, once: what staff make of it
 * later stays. @throws Refusal RELEASE_BROKEN where a page, privilege or name is another's
 */
export async function placePages(tx: Tx, record: ReleaseRecord, actor: Actor, at: Date): Promise<void> {
  for (const page of ownPages(record)) {
    const known = await tx
      .selectFrom('release_page')
      .selectAll()
      .where((where) => where.or([where('url', '=', page.url), where('privilege', '=', page.privilege)]))
      .execute();
    if (known.some(({ remote_id: remote }) => remote !== record.id)) throw broken(`sidebar ${page.url}`);
    if (known.length > 0) continue;
    await tx
      .insertInto('release_page')
      .values({ url: page.url, privilege: page.privilege, remote_id: record.id, since: at })
      .execute();
    await place(tx, page, actor, at);
    await raisePrivilegesVersion(tx);
  }
}

/** Pages that remotes have brought with a privilege of their own. */
export const broughtPages = (db: Db | Tx): Promise<{ url: string; privilege: string }[]> =>
  db.selectFrom('release_page').select(['url', 'privilege']).orderBy('url').execute();
