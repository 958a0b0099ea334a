import { changePageSize } from '@console/contracts/platform/approvals';
import type { ChangeRequest } from '@console/contracts/core/changes';
import { sql, type RawBuilder } from 'kysely';
import type { Caller, Db } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { visible } from '../resource/predicates.ts';
import { resourcesOf, type RegisteredResource } from '../resource/registered.ts';
import { isApprover } from './approver.ts';
import type { StoredChange } from './table.ts';
import { viewChange } from './view.ts';

interface Query {
  readonly state?: readonly string[] | undefined;
  readonly recordId?: string | undefined;
  readonly order?: 'newest' | 'oldest' | undefined;
  readonly page?: number | undefined;
}

/**
 * Changes of records that the caller sees. Changes that create a record are visible to all who hold the module, unless
 * the module limits them to a scope, and always to their maker.
 */
const visibleIn = (registered: RegisteredResource, caller: Caller): RawBuilder<boolean> => {
  const {
    resource: { module },
    definition,
  } = registered;
  const within = definition.approval?.reach?.within(caller.scope) ?? sql`true`;
  return sql<boolean>`(c.module = ${module}
    and ((c.record_id is null and (c.maker_id = ${caller.userId}::uuid or ${within})) or exists (
    select 1 from ${sql.table(definition.table)} t ${definition.joins ?? sql``}
      where t.id = c.record_id and ${visible(registered, caller.scope)})))`;
};

async function page(
  db: Db,
  where: RawBuilder<boolean>,
  { state, recordId, order = 'newest', page: number = 1 }: Query,
  caller: Caller,
  now: Date,
) {
  const found = sql`from change_request c where ${where}
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

const or = (parts: readonly RawBuilder<boolean>[]): RawBuilder<boolean> =>
  parts.length > 0 ? sql<boolean>`(${sql.join(parts, sql` or `)})` : sql<boolean>`false`;

/** Changes of others that the caller may decide, within the caller's scope, over all modules. */
export const decidable = (app: Application, caller: Caller): RawBuilder<boolean> =>
  or(
    [...resourcesOf(app).values()]
      .filter(
        (registered) =>
          registered.resource.fourEyes &&
          caller.can(registered.resource.privilege, 'approve') &&
          isApprover(registered, caller),
      )
      .map(
        (registered) => sql<boolean>`(${visibleIn(registered, caller)} and not ${caller.username} = any(c.editors))`,
      ),
  );

interface InboxQuery extends Query {
  readonly box?: 'decide' | 'made' | undefined;
  readonly module?: string | undefined;
  readonly claimed?: 'me' | 'others' | 'none' | undefined;
}

const ownOf = (caller: Caller): RawBuilder<boolean> => sql<boolean>`c.maker_id = ${caller.userId}::uuid`;

/** Whose claim holds now. */
function claimedBy(claimed: InboxQuery['claimed'], { username }: Caller, now: Date): RawBuilder<boolean> {
  const holds = sql<boolean>`(c.claimed_by is not null and c.claimed_until > ${now})`;
  if (claimed === undefined) return sql<boolean>`true`;
  if (claimed === 'none') return sql<boolean>`not ${holds}`;
  return sql<boolean>`(${holds} and (c.claimed_by = ${username}) = ${claimed === 'me'})`;
}

/** Over all modules: changes that the caller may decide, has made, or both. */
export function approvalsOf(app: Application, query: InboxQuery, caller: Caller) {
  const { db, now } = app.services;
  const isOwn = ownOf(caller);
  const where =
    query.box === 'made'
      ? isOwn
      : query.box === 'decide'
        ? decidable(app, caller)
        : or([isOwn, decidable(app, caller)]);
  const ofModule = sql<boolean>`(${where} and (${query.module ?? null}::text is null
    or c.module = ${query.module ?? null}::text) and ${claimedBy(query.claimed, caller, now())})`;
  return page(db, ofModule, query, caller, now());
}

/** One change that the caller may decide or has made. @throws Refusal NOT_FOUND */
export async function approvalOf(app: Application, id: string, caller: Caller): Promise<ChangeRequest> {
  const { db, now } = app.services;
  if (!isUuid(id)) throw notFound();
  const {
    rows: [row],
  } = await sql<StoredChange>`select c.* from change_request c
      where c.id = ${id}::uuid and (${ownOf(caller)} or ${decidable(app, caller)})`.execute(db);
  if (!row) throw notFound();
  return viewChange(row, caller, now());
}

/** Whether the caller decides anything or has made anything, and in which modules. */
export async function standingOf(app: Application, caller: Caller) {
  const fourEyed = [...resourcesOf(app).values()].filter(({ resource }) => resource.fourEyes);
  const decided = fourEyed.filter(({ resource }) => caller.can(resource.privilege, 'approve'));
  const created = await sql<{ module: string }>`
    select distinct c.module from change_request c where ${ownOf(caller)}`.execute(app.services.db);
  const named = new Set([
    ...decided.map(({ resource }) => resource.module),
    ...created.rows.map(({ module }) => module),
  ]);
  return {
    decides: decided.length > 0,
    made: created.rows.length > 0,
    modules: fourEyed
      .filter(({ resource }) => named.has(resource.module))
      .map(({ resource: { module, title } }) => ({ module, title })),
  };
}
