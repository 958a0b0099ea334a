import { activityFilters, endFieldOf, type CountedFilter } from '@console/contracts/core/resource/master-data';
import { sql } from 'kysely';
import type { Caller, Db } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { approvalSources } from '../approvals/source.ts';
import { countWaiting } from '../changes/lists.ts';
import { lastCompletedAt } from '../core-feed/last-sync.ts';
import { expressionOf } from '../resource/columns.ts';
import type { Sql } from '../resource/definition.ts';
import { jakartaDay } from '../resource/phase.ts';
import { filtered, selected } from '../resource/predicates.ts';
import { from } from '../resource/read.ts';
import type { RegisteredResource } from '../resource/registered.ts';

/** The numbers of a set of records within the scope of a caller. */
export interface Figures {
  readonly active: number;
  readonly inactive: number;
  /** Changes and documents that wait for a second person. */
  readonly waiting: number;
  /** Active records that end soon; `null` where records have no end. */
  readonly ending: number | null;
  /** Records whose last row of core was refused; `null` where core feeds none. */
  readonly conflicts: number | null;
  readonly changedBy: string | null;
  readonly changedAt: string | null;
  readonly syncedAt: string | null;
}

interface Counted extends Omit<Figures, 'waiting' | 'changedBy' | 'changedAt'> {
  readonly ending: number;
  readonly conflicts: number;
}

const dayMs = 86_400_000;

/** Records that one of the values of a filter shows. */
function passing(registered: RegisteredResource, { filter, values }: CountedFilter, now: Date): Sql {
  const isList = registered.resource.list.filters[filter]?.kind === 'choices';
  return sql`(${sql.join(
    values.map((value) => filtered(registered, [[filter, isList ? [value] : value]], now)),
    sql` or `,
  )})`;
}

/** Records whose last day lies within so many days, today included. */
function endingWithin(registered: RegisteredResource, days: number, now: Date): Sql {
  const { resource, definition } = registered;
  const name = endFieldOf(resource);
  if (name === undefined) return sql`false`;
  const end = expressionOf(definition as never, name);
  const today = jakartaDay(now);
  const after = jakartaDay(new Date(now.getTime() + days * dayMs));
  return resource.fields[name]?.kind === 'instant'
    ? sql`(${end} >= ${now} and ${end} < ${new Date(`${after}T00:00:00+07:00`)})`
    : sql`(${end} >= ${today}::date and ${end} < ${after}::date)`;
}

/** Documents of a module, such as activations, that wait for a second person. */
async function countDocuments(app: Application, db: Db, module: string, caller: Caller): Promise<number> {
  let total = 0;
  for (const source of approvalSources(app).filter((each) => each.module === module)) {
    const { rows } = await sql<{ total: number }>`select count(*) as total
      from (${source.select(caller, 'waiting')}) w`.execute(db);
    total += rows[0]?.total ?? 0;
  }
  return total;
}

/**
 * Counts the records of a resource that the caller's list shows, and reads who changed them last.
 * @param days within which the end of an active record is counted
 */
export async function figuresOf(
  app: Application,
  registered: RegisteredResource,
  caller: Caller,
  { days, now }: { readonly days: number; readonly now: Date },
): Promise<Figures> {
  const { db } = app.services;
  const { resource, definition } = registered;
  const { active, inactive } = activityFilters(resource);
  const expression = (name: string) => expressionOf(definition as never, name);
  const inList = selected(registered, { filters: {}, search: null }, caller.scope, now);
  const rowsOfList = sql`${from(registered)} where ${inList}`;
  const isActive = passing(registered, active, now);
  const counted = await sql<Counted>`select count(*) filter (where ${isActive}) as active,
      count(*) filter (where ${passing(registered, inactive, now)}) as inactive,
      count(*) filter (where ${isActive} and ${endingWithin(registered, days, now)}) as ending,
      ${resource.coreFed ? sql`count(*) filter (where ${expression('syncState')} = 'CONFLICT')` : sql`0`} as conflicts,
      ${resource.coreFed ? sql`max(${expression('lastSyncedAt')})` : sql`null`} as "syncedAt"
    ${rowsOfList}`.execute(db);
  const last = await sql<{ by: string; at: string }>`
    select ${expression('updatedBy')} as by, ${expression('updatedAt')} as at ${rowsOfList}
    order by ${expression('updatedAt')} desc, t.id limit 1`.execute(db);
  const { ending, conflicts, syncedAt, ...numbers } = counted.rows[0]!;
  const waiting =
    (resource.fourEyes ? await countWaiting(db, registered, caller) : 0) +
    (await countDocuments(app, db, resource.module, caller));
  return {
    ...numbers,
    waiting,
    ending: endFieldOf(resource) === undefined ? null : ending,
    conflicts: resource.coreFed ? conflicts : null,
    changedBy: last.rows[0]?.by ?? null,
    changedAt: last.rows[0]?.at ?? null,
    syncedAt: resource.coreFed ? ((await lastCompletedAt(db, resource.module)) ?? syncedAt) : null,
  };
}
