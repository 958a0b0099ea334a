import type { ReleaseRecord } from '@console/contracts/platform/releases/record';
import routes from '@console/contracts/routes.json' with { type: 'json' };
import { placePage, type PlacedPage } from '../../people/menu/place-page.ts';
import type { Actor } from '../../platform/audit/actor.ts';
import type { Db, Tx } from '../../platform/context.ts';
import { broken } from '../record-text.ts';

/**
 * Pages of a release with their own privilege.
 * @throws Refusal RELEASE_BROKEN for a page of the console itself
 */
function ownPages({ routes: declared }: ReleaseRecord): PlacedPage[] {
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

/**
 * Adds the pages of a release that have their own privilege to the sidebar, once: later changes by staff are kept.
 * @throws Refusal RELEASE_BROKEN where a page, privilege or name belongs to another remote
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
    const taken = await placePage(tx, page, actor, at);
    if (taken !== null) throw broken(`sidebar ${taken}`);
  }
}

/** Pages of remotes with their own privilege. */
export const broughtPages = (db: Db | Tx): Promise<{ url: string; privilege: string }[]> =>
  db.selectFrom('release_page').select(['url', 'privilege']).orderBy('url').execute();
