import { changePageSize } from '@console/contracts/platform/approvals';
import type { ChangeRequest } from '@console/contracts/core/changes';
import { sql, type RawBuilder } from 'kysely';
import type { Caller, Db } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { othersMade } from '../../people/stand-in/absent.ts';
import { resourcesOf, type RegisteredResource } from '../resource/registered.ts';
import { isApprover } from './approver.ts';
import { standsAlone } from './batch.ts';
import type { StoredChange } from './table.ts';
import { viewChange } from './view.ts';
import { visibleIn } from './visible-changes.ts';

interface Query {
  readonly state?: readonly string[] | undefined;
  readonly recordId?: string | undefined;
  /** A further condition on the change `c`. */
  readonly about?: RawBuilder<unknown> | undefined;
  /** Each change of a batch, in place of the batch. */
  readonly each?: boolean | undefined;
  readonly order?: 'newest' | 'oldest' | undefined;
  readonly page?: number | undefined;
}

async function page(
  db: Db,
  where: RawBuilder<boolean>,
  { state, recordId, about = sql`true`, each = false, order = 'newest', page: number = 1 }: Query,
  caller: Caller,
  now: Date,
) {
  const found = sql`from change_request c where ${where} and ${about} and ${each ? sql`true` : standsAlone}
    and (${state ?? null}::text[] is null or c.state = any(${state ?? null}::text[]))
      and (${recordId ?? null}::uuid is null or c.record_id = ${recordId ?? null}::uuid)`;
  const direction = sql.raw(order === 'newest' ? 'desc' : 'asc');
  const { rows } = await sql<StoredChange>`select c.* ${found}
      order by c.made_at ${direction}, c.id limit ${changePageSize} offset ${(number - 1) * changePageSize}`.execute(
    db,
  );
  const {
    rows: [count],
  } = await sql<{ total: number }>`select count(*) as total ${found}`.execute(db);
  return {
    rows: rows.map((row) => viewChange(row, caller, now)),
    total: count?.total ?? 0,
    page: number,
    size: changePageSize,
  };
}

/** Changes of one module. */
export const changesOf = (db: Db, registered: RegisteredResource, query: Query, caller: Caller, now: Date) =>
  page(db, visibleIn(registered, caller), query, caller, now);

/** How many changes of a module wait for a second person; a batch counts once, as in the list of its changes. */
export async function countWaiting(db: Db, registered: RegisteredResource, caller: Caller): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*) as total from change_request c
    where c.state = 'PENDING' and ${standsAlone} and ${visibleIn(registered, caller)}`.execute(db);
  return rows[0]?.total ?? 0;
}

const or = (parts: readonly RawBuilder<boolean>[]): RawBuilder<boolean> =>
  parts.length > 0 ? sql<boolean>`(${sql.join(parts, sql` or `)})` : sql<boolean>`false`;

/** Changes of others that the caller may decide, within the caller's scope, of one module or over all. */
export const decidable = (app: Application, caller: Caller, module: string | null = null): RawBuilder<boolean> =>
  or(
    [...resourcesOf(app).values()]
      .filter(
        (registered) =>
          registered.resource.fourEyes &&
          (module === null || registered.resource.module === module) &&
          caller.can(registered.resource.privilege, 'approve') &&
          isApprover(registered, caller),
      )
      .map(
        (registered) => sql<boolean>`(${visibleIn(registered, caller)} and not ${caller.username} = any(c.editors))`,
      ),
  );

export interface InboxQuery extends Query {
  readonly box?: 'decide' | 'made' | undefined;
  readonly module?: string | undefined;
  readonly claimed?: 'me' | 'others' | 'none' | undefined;
}

export const ownOf = (caller: Caller): RawBuilder<boolean> => sql<boolean>`c.maker_id = ${caller.userId}::uuid`;

/** Whose claim holds now. */
function claimedBy(claimed: InboxQuery['claimed'], { username }: Caller, now: Date): RawBuilder<boolean> {
  const holds = sql<boolean>`(c.claimed_by is not null and c.claimed_until > ${now})`;
  if (claimed === undefined) return sql<boolean>`true`;
  if (claimed === 'none') return sql<boolean>`not ${holds}`;
  return sql<boolean>`(${holds} and (c.claimed_by = ${username}) = ${claimed === 'me'})`;
}

/** Changes that wait for the caller: those that he may decide, but not what a person he represents has made. */
export const waitingFor = (app: Application, caller: Caller, module: string | null = null): RawBuilder<boolean> =>
  sql<boolean>`(${decidable(app, caller, module)} and ${othersMade(sql`c.editors`, caller, app.services.now())})`;

/**
 * `select id, at, source` of changes over all modules: that wait for the caller, that he has made, or both. They have
 * no source.
 */
export function changesToList(app: Application, query: InboxQuery, caller: Caller): RawBuilder<unknown> {
  const { box, state = null, module = null, claimed } = query;
  const isOwn = ownOf(caller);
  const where =
    box === 'made'
      ? isOwn
      : box === 'decide'
        ? waitingFor(app, caller, module)
        : or([isOwn, waitingFor(app, caller, module)]);
  return sql`select c.id, c.made_at as at, null::int as source from change_request c where ${where}
    and ${standsAlone} and (${state}::text[] is null or c.state = any(${state}::text[]))
    and (${module}::text is null or c.module = ${module}::text) and ${claimedBy(claimed, caller, app.services.now())}`;
}

/** Changes by id, as the caller sees them. */
export async function changesByIds(app: Application, ids: readonly string[], caller: Caller): Promise<ChangeRequest[]> {
  const { db, now } = app.services;
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('change_request').selectAll().where('id', 'in', ids).execute();
  return rows.map((row) => viewChange(row, caller, now()));
}

/** Those of these changes that the caller has made, or whose module and record the caller may see. */
export async function visibleAmong(app: Application, ids: readonly string[], caller: Caller): Promise<Set<string>> {
  const readable = [...resourcesOf(app).values()].filter(
    ({ resource }) => resource.fourEyes && caller.can(resource.privilege, 'view'),
  );
  const { rows } = await sql<{ id: string }>`select c.id from change_request c where c.id = any(${ids}::uuid[])
    and (${ownOf(caller)} or ${or(readable.map((registered) => visibleIn(registered, caller)))})`.execute(
    app.services.db,
  );
  return new Set(rows.map(({ id }) => id));
}

/** One change that the caller may decide or has made; `undefined` for others. */
export async function approvalOf(app: Application, id: string, caller: Caller): Promise<ChangeRequest | undefined> {
  const { db, now } = app.services;
  const {
    rows: [row],
  } = await sql<StoredChange>`select c.* from change_request c
      where c.id = ${id}::uuid and (${ownOf(caller)} or ${decidable(app, caller)})`.execute(db);
  return row && viewChange(row, caller, now());
}
