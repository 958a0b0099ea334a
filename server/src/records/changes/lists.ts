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
  { state, recordId, page: number = 1 }: Query,
  caller: Caller,
  now: Date,
) {
  const found = sql`from change_request c where ${where}
    and (${state ?? null}::text[] is null or c.state = any(${state ?? null}::text[]))
      and (${recordId ?? null}::uuid is null or c.record_id = ${recordId ?? null}::uuid)`;
  const { rows } = await sql<StoredChange>`select c.* ${found}
      order by c.made_at desc, c.id limit ${changePageSize} offset ${(number - 1) * changePageSize}`.execute(db);
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

/** Over all modules: changes that the caller may decide, has made, or both. */
export function approvalsOf(
  app: Application,
  query: Query & { readonly box?: 'decide' | 'made' | undefined; readonly module?: string | undefined },
  caller: Caller,
) {
  const { db, now } = app.services;
  const isOwn = sql<boolean>`c.maker_id = ${caller.userId}::uuid`;
  const where =
    query.box === 'made'
      ? isOwn
      : query.box === 'decide'
        ? decidable(app, caller)
        : or([isOwn, decidable(app, caller)]);
  const ofModule = sql<boolean>`(${where} and (${query.module ?? null}::text is null
    or c.module = ${query.module ?? null}::text))`;
  return page(db, ofModule, query, caller, now());
}

/** One change that the caller may decide or has made. @throws Refusal NOT_FOUND */
export async function approvalOf(app: Application, id: string, caller: Caller): Promise<ChangeRequest> {
  const { db, now } = app.services;
  if (!isUuid(id)) throw notFound();
  const {
    rows: [row],
  } = await sql<StoredChange>`select c.* from change_request c
      where c.id = ${id}::uuid and (c.maker_id = ${caller.userId}::uuid or ${decidable(app, caller)})`.execute(db);
  if (!row) throw notFound();
  return viewChange(row, caller, now());
}
