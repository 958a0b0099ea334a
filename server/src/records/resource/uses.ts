import type { Resource } from '@console/contracts/core/resource';
import type { Text } from '@console/contracts/core/text';
import { sql } from 'kysely';
import type { Db, Scope, Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { part } from '../../platform/http/part.ts';
import { expressionOf } from './columns.ts';
import { visible } from './predicates.ts';
import { referenceColumn } from './references.ts';
import type { RegisteredResource, Row } from './registered.ts';

/**
 * Counts the records of a module that use records of another one, by their ids. Ids without any may be left out.
 * @param scope of the person who reads the number; everything where it decides what may happen
 */
export type CountUses = (db: Db | Tx, ids: readonly string[], scope: Scope) => Promise<ReadonlyMap<string, number>>;

const everything: Scope = { type: 'all' };

type FilterName<R extends Resource> = keyof R['list']['filters'] & string;

/** How a module counts its uses, and the filters of its list that find them. */
export interface RegisteredUse {
  readonly count: CountUses;
  readonly filter?: { filter(id: string): Readonly<Record<string, string>> }['filter'];
  /** What the records are called, and the module whose list finds them, where theirs has no page. */
  readonly title?: Text;
  readonly list?: string;
}

/** Uses that are no reference field, by the module used and the module that uses it. */
export const usesOf = part(() => new Map<string, Map<string, RegisteredUse>>());

/**
 * Counts the uses of a module's records that its contract names in `usedBy` without a field.
 * @param of the module used
 * @param by the resource that uses it; its name alone while nothing serves it
 * @param filter filters of its list that find the records that use the one with this id
 * @param within the resource whose list these filters are of, where the records have no list page of their own
 * @example
 * registerUse(app, { of: 'mra', by: users, count: usersAtMras, filter: (mra) => ({ mra }) });
 */
export function registerUse<R extends Resource>(
  app: Application,
  use: {
    readonly of: string;
    readonly by: R | string;
    readonly count: CountUses;
    readonly filter?: { filter(id: string): Partial<Readonly<Record<FilterName<R>, string>>> }['filter'];
    readonly within?: undefined;
  },
): void;
export function registerUse<W extends Resource>(
  app: Application,
  use: {
    readonly of: string;
    readonly by: Resource;
    readonly count: CountUses;
    readonly within: W;
    readonly filter: { filter(id: string): Partial<Readonly<Record<FilterName<W>, string>>> }['filter'];
  },
): void;
export function registerUse(
  app: Application,
  use: {
    readonly of: string;
    readonly by: Resource | string;
    readonly count: CountUses;
    readonly filter?: { filter(id: string): Partial<Readonly<Record<string, string>>> }['filter'];
    readonly within?: Resource | undefined;
  },
): void {
  const { of, by, count, filter, within } = use;
  const uses = usesOf(app);
  if (!uses.has(of)) uses.set(of, new Map());
  uses.get(of)!.set(typeof by === 'string' ? by : by.module, {
    count,
    ...(filter ? { filter: filter as NonNullable<RegisteredUse['filter']> } : {}),
    ...(within && typeof by !== 'string' ? { title: by.title, list: within.module } : {}),
  });
}

/** Records that count as a use: active ones, all that are not deleted, or all that there ever were. */
export type Counted = 'active' | 'live' | 'ever';

/** The field that says whether a record is active: its status, or a state that may be `active`. */
export function activeField({ resource }: RegisteredResource): string | null {
  if (resource.status) return 'status';
  const field = resource.states?.field;
  return field && resource.derived[field]?.options?.some(({ value }) => value === 'active') ? field : null;
}

const countedRows = (registered: RegisteredResource, counted: Counted) => {
  const { definition } = registered;
  if (counted === 'ever') return definition.belongs ?? sql`true`;
  const field = counted === 'active' ? activeField(registered) : null;
  const active = field ? sql`and ${expressionOf(definition as never, field)} = 'active'` : sql``;
  return sql`${definition.where ?? sql`t.deleted_at is null`} ${active}`;
};

/** Records of a module that name others in one of its reference fields, by the id named; within the scope. */
async function countByField(
  db: Db | Tx,
  peer: RegisteredResource,
  field: string,
  ids: readonly string[],
  counted: Counted,
  scope: Scope,
): Promise<ReadonlyMap<string, number>> {
  const column = referenceColumn(peer, field);
  if (!column) return new Map();
  const isWhole = scope === everything;
  const isList = peer.resource.fields[field]?.kind === 'references';
  const names = isList ? sql`named.id = any(t.${sql.ref(column)})` : sql`named.id = t.${sql.ref(column)}`;
  const { rows } = await sql<{ id: string; count: number }>`
    select named.id, count(*)::int as count
      from unnest(${ids}::uuid[]) named(id) join ${sql.table(peer.definition.table)} t on ${names}
        ${isWhole ? sql`` : (peer.definition.joins ?? sql``)}
    where ${countedRows(peer, counted)} and ${isWhole ? sql`true` : visible(peer, scope)}
    group by named.id`.execute(db);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/**
 * How to count one use that the contract declares.
 * @throws Error when neither a module with that field nor a registered count exists
 * @example await useCounter(registered, 'card-sources', 'cardTypeId')(tx, [id], 'active');
 */
export function useCounter(
  { resource, peers, uses }: RegisteredResource,
  module: string,
  field: string | undefined,
): (db: Db | Tx, ids: readonly string[], counted: Counted, scope?: Scope) => Promise<ReadonlyMap<string, number>> {
  const peer = field === undefined ? undefined : peers.get(module);
  if (peer && field !== undefined)
    return (db, ids, counted, scope = everything) => countByField(db, peer, field, ids, counted, scope);
  const count = uses.get(resource.module)?.get(module)?.count;
  if (!count) throw new Error(`${resource.module} is used by ${module}, and nothing counts how often`);
  return (db, ids, _, scope = everything) => count(db, ids, scope);
}

/** Fills the derived fields of records that show how often they are used. */
export async function loadCounts(
  db: Db | Tx,
  registered: RegisteredResource,
  rows: Row[],
  scope: Scope = everything,
): Promise<void> {
  const ids = rows.map(({ secureId }) => secureId);
  const counted = Object.entries<string | readonly string[] | undefined>(registered.definition.counted ?? {});
  for (const [name, modules = []] of counted) {
    for (const row of rows) row[name] = 0;
    for (const module of [modules].flat()) {
      const count = useCounter(registered, module, registered.resource.usedBy[module]?.field);
      const counts = await count(db, ids, 'active', scope);
      for (const row of rows) row[name] = (row[name] as number) + (counts.get(row.secureId) ?? 0);
    }
  }
}
