import { randomUUID } from 'node:crypto';
import { listViewCalls, type ListView } from '@console/contracts/platform/list-views';
import { sql, type Selectable } from 'kysely';
import type { Caller, Db, Tx } from '../../platform/context.ts';
import { lockByName } from '../../platform/database/named-lock.ts';
import type { Application, Module } from '../../platform/http/application.ts';
import { invalid, notFound, Refusal } from '../../platform/http/refusal.ts';
import { staleState } from '../../platform/http/stale-version.ts';
import { serve } from '../../platform/http/serve.ts';
import { protectionOf } from '../../platform/protected-text/protection.ts';
import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';
import type { ListViewTable } from './table.ts';
import { refuseNumbers } from '../number-references/parameters.ts';
import { viewPlaceOf, type ViewPlace } from './places.ts';

type Row = Selectable<ListViewTable> & { readonly owner_name: string };

const roleIdsOf = (caller: Caller) => caller.roles.map(({ secureId }) => secureId);
const editable = (caller: Caller, row: Row) =>
  row.user_id === caller.userId || (caller.isAdmin && row.role_ids.length > 0);

const view = (row: Row, caller: Caller, texts: ProtectedText): ListView => ({
  secureId: row.id,
  version: row.version,
  module: row.module,
  name: row.name,
  query: texts.decrypt(row.query_encrypted),
  layout: row.layout,
  roleSecureIds: row.role_ids,
  mine: row.user_id === caller.userId,
  editable: editable(caller, row),
  ownerName: row.owner_name,
});

const rows = (db: Db) =>
  db
    .selectFrom('list_view')
    .innerJoin('app_user_view', 'app_user_view.id', 'list_view.user_id')
    .selectAll('list_view')
    .select('app_user_view.name as owner_name');

/** The caller's own views, and those shared with one of the caller's roles; an admin sees all shared ones. */
const visible = (caller: Caller) =>
  sql<boolean>`(list_view.user_id = ${caller.userId} or list_view.role_ids && ${roleIdsOf(caller)}::uuid[]
    or (${caller.isAdmin} and list_view.role_ids <> '{}'))`;

async function find(db: Db, caller: Caller, id: string): Promise<Row> {
  const row = await rows(db).where('list_view.id', '=', id).where(visible(caller)).executeTakeFirst();
  if (!row || !editable(caller, row)) throw notFound();
  return row;
}

/** Refuses to share a view with a role that the caller does not hold, and to share a private one. */
function checkRoles(caller: Caller, { isPrivate }: ViewPlace, ids: readonly string[]): void {
  const isForeign = !caller.isAdmin && ids.some((id) => !roleIdsOf(caller).includes(id));
  if (isForeign || (isPrivate && ids.length > 0)) throw invalid({ field: 'roleSecureIds', code: 'NOT_ALLOWED' });
}

/** A view is opened as an address, which holds no personal number. @throws Refusal NUMBER_IN_ADDRESS */
const checkQuery = (query: string): void =>
  refuseNumbers({ query: Object.fromEntries(new URLSearchParams(query)), params: {} });

/** Many at once are counted one after the other. @throws Refusal VIEW_LIMIT */
async function refuseBeyondLimit(tx: Tx, { userId }: Caller, module: string, limit: number): Promise<void> {
  await lockByName(tx, `list views ${userId}`);
  const { count } = await tx
    .selectFrom('list_view')
    .select((all) => all.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('module', '=', module)
    .executeTakeFirstOrThrow();
  if (count >= limit) throw new Refusal('VIEW_LIMIT', { parameters: { limit } });
}

const namedOnce = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error: { code?: string; constraint?: string }) => {
    throw error.constraint === 'list_view_name_key' ? new Refusal('DUPLICATE', { field: 'name' }) : error;
  });

/** Saved views of lists. They store filters, never records: the result is always in the viewer's own scope. */
export const listViews: Module = async (app: Application) => {
  const texts = await protectionOf(app.services);
  const { now } = app.services;
  const placeFor = (caller: Caller, module: string): ViewPlace => {
    const place = viewPlaceOf(app, module);
    if (!place || !caller.can(place.privilege, 'view')) throw notFound();
    return place;
  };
  serve(app, listViewCalls.list, async ({ caller, db, query: { module } }) => {
    placeFor(caller, module);
    const found = await rows(db)
      .where('module', '=', module)
      .where(visible(caller))
      .orderBy(sql`lower(list_view.name)`)
      .execute();
    return found.map((row) => view(row, caller, texts));
  });
  serve(app, listViewCalls.roles, ({ caller, db }) =>
    db
      .selectFrom('role_view')
      .select(['id as secureId', 'name'])
      .where('status', '=', 'active')
      .where('deleted_at', 'is', null)
      .$if(!caller.isAdmin, (roles) => roles.where('id', '=', sql<string>`any(${roleIdsOf(caller)}::uuid[])`))
      .orderBy(sql`lower(name)`)
      .execute(),
  );
  serve(app, listViewCalls.create, async ({ caller, db, body }) => {
    const place = placeFor(caller, body.module);
    checkRoles(caller, place, body.roleSecureIds);
    checkQuery(body.query);
    const id = randomUUID();
    await namedOnce(
      db.transaction().execute(async (tx) => {
        await refuseBeyondLimit(tx, caller, body.module, place.limit);
        await tx
          .insertInto('list_view')
          .values({
            id,
            user_id: caller.userId,
            module: body.module,
            name: body.name.trim(),
            query_encrypted: texts.encrypt(body.query),
            layout: body.layout ? JSON.stringify(body.layout) : null,
            role_ids: body.roleSecureIds,
            created_at: now(),
            updated_at: now(),
          })
          .execute();
      }),
    );
    return view(await find(db, caller, id), caller, texts);
  });
  serve(app, listViewCalls.update, async ({ caller, db, body }) => {
    const before = await find(db, caller, body.secureId);
    checkQuery(body.query);
    checkRoles(
      caller,
      placeFor(caller, before.module),
      body.roleSecureIds.filter((id) => !before.role_ids.includes(id)),
    );
    const { numUpdatedRows } = await namedOnce(
      db
        .updateTable('list_view')
        .set({
          name: body.name.trim(),
          query_encrypted: texts.encrypt(body.query),
          layout: body.layout ? JSON.stringify(body.layout) : null,
          role_ids: body.roleSecureIds,
          version: sql`version + 1`,
          updated_at: now(),
        })
        .where('id', '=', before.id)
        .where('version', '=', body.version)
        .executeTakeFirst(),
    );
    if (numUpdatedRows === 0n) throw staleState(view(before, caller, texts));
    return view(await find(db, caller, body.secureId), caller, texts);
  });
  serve(app, listViewCalls.remove, async ({ caller, db, body }) => {
    const row = await find(db, caller, body.secureId);
    await db.deleteFrom('list_view').where('id', '=', row.id).execute();
    return null;
  });
};
