import { prevents, type ReferencedBy, type Resource } from '@console/contracts/core/resource';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { part } from '../../platform/http/part.ts';
import { referenceColumn, referenceFields } from './references.ts';
import type { RegisteredResource, Row } from './registered.ts';

/** Counts the records of a module that use records of another one, by their ids. Ids without any may be left out. */
export type CountUses = (db: Db | Tx, ids: readonly string[]) => Promise<ReadonlyMap<string, number>>;

type FilterName<R extends Resource> = keyof R['list']['filters'] & string;

/** How a module counts its uses, and the filters of its list that find them. */
export interface RegisteredUse {
  readonly count: CountUses;
  readonly filter?: { filter(id: string): Readonly<Record<string, string>> }['filter'];
}

/** Uses that are no reference field, by the module used and the module that uses it. */
export const usesOf = part(() => new Map<string, Map<string, RegisteredUse>>());

/**
 * Counts the uses of a module's records that its contract names in `usedBy` without a field.
 * @param of the module used
 * @param by the resource that uses it; its name alone while nothing serves it
 * @param filter filters of its list that find the records that use the one with this id
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
  },
): void {
  const { of, by, count, filter } = use;
  const uses = usesOf(app);
  if (!uses.has(of)) uses.set(of, new Map());
  uses.get(of)!.set(typeof by === 'string' ? by : by.module, {
    count,
    ...(filter ? { filter: filter as NonNullable<RegisteredUse['filter']> } : {}),
  });
}

/** Records that count as a use: active ones, all that are not deleted, or all that there ever were. */
export type Counted = 'active' | 'live' | 'ever';

const countedRows = ({ resource, definition }: RegisteredResource, counted: Counted) => {
  if (counted === 'ever') return definition.belongs ?? sql`true`;
  const active = counted === 'active' && resource.status ? sql`and t.status = 'active'` : sql``;
  return sql`${definition.where ?? sql`t.deleted_at is null`} ${active}`;
};

/** Records of a module that name others in one of its reference fields, by the id named. */
async function countByField(
  db: Db | Tx,
  peer: RegisteredResource,
  field: string,
  ids: readonly string[],
  counted: Counted,
): Promise<ReadonlyMap<string, number>> {
  const column = referenceColumn(peer, field);
  if (!column) return new Map();
  const isList = peer.resource.fields[field]?.kind === 'references';
  const names = isList ? sql`named.id = any(t.${sql.ref(column)})` : sql`named.id = t.${sql.ref(column)}`;
  const { rows } = await sql<{ id: string; count: number }>`
    select named.id, count(*)::int as count
      from unnest(${ids}::uuid[]) named(id) join ${sql.table(peer.definition.table)} t on ${names}
    where ${countedRows(peer, counted)} group by named.id`.execute(db);
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
): (db: Db | Tx, ids: readonly string[], counted: Counted) => Promise<ReadonlyMap<string, number>> {
  const peer = field === undefined ? undefined : peers.get(module);
  if (peer && field !== undefined) return (db, ids, counted) => countByField(db, peer, field, ids, counted);
  const count = uses.get(resource.module)?.get(module)?.count;
  if (!count) throw new Error(`${resource.module} is used by ${module}, and nothing counts how often`);
  return count;
}

/** Filters of the list of a module that find the records that use one, as far as its list has them. */
function listFilter(
  { resource, peers, uses }: RegisteredResource,
  module: string,
  field: string | undefined,
  id: string,
  onlyActive: boolean,
): Readonly<Record<string, string>> | undefined {
  if (field === undefined) return uses.get(resource.module)?.get(module)?.filter?.(id);
  const peer = peers.get(module)?.resource;
  if (!peer || !Object.hasOwn(peer.list.filters, field)) return undefined;
  const active = onlyActive && peer.status && Object.hasOwn(peer.list.filters, 'status');
  return { [field]: id, ...(active ? { status: 'active' } : {}) };
}

/** Fills the derived fields of records that show how often they are used. */
export async function loadCounts(db: Db | Tx, registered: RegisteredResource, rows: Row[]): Promise<void> {
  const ids = rows.map(({ secureId }) => secureId);
  const counted = Object.entries<string | undefined>(registered.definition.counted ?? {});
  for (const [name, module = ''] of counted) {
    const counts = await useCounter(registered, module, registered.resource.usedBy[module]?.field)(db, ids, 'active');
    for (const row of rows) row[name] = counts.get(row.secureId) ?? 0;
  }
}

/** Reference fields of all modules that point at a resource: they prevent its deletion. */
const pointingAt = ({ definition, peers }: RegisteredResource): { module: string; field: string }[] =>
  [...peers.values()].flatMap((peer) =>
    referenceFields(peer)
      .filter(({ table }) => table === definition.table)
      .map(({ name }) => ({ module: peer.resource.module, field: name })),
  );

/**
 * The uses that prevent an action, by the id of the record used: those that the contract declares in `usedBy`, and for
 * a delete every reference field that points at the module. Only active records prevent a deactivation. A delete is
 * prevented by all that ever named the record, deleted ones too: their history keeps what they named.
 */
export async function preventingUses(
  db: Db | Tx,
  registered: RegisteredResource,
  action: 'deactivate' | 'delete',
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly ReferencedBy[]>> {
  const declared = Object.entries(registered.resource.usedBy)
    .filter(([, use]) => prevents(use, action))
    .map(([module, { field }]) => ({ module, field }));
  const pointing = action === 'delete' ? pointingAt(registered) : [];
  const others = pointing.filter(
    ({ module, field }) => !declared.some((use) => use.module === module && use.field === field),
  );
  const found = new Map<string, ReferencedBy[]>();
  for (const { module, field } of [...declared, ...others]) {
    const onlyActive = action === 'deactivate';
    const count = useCounter(registered, module, field);
    const counts = await count(db, ids, onlyActive ? 'active' : 'ever');
    const used = [...counts.keys()].filter((id) => counts.get(id) !== 0);
    const listed = onlyActive || used.length === 0 ? counts : await count(db, used, 'live');
    for (const id of used) {
      // Deleted records stand in no list, so none is offered where there are only those.
      const filter = listed.get(id) ? listFilter(registered, module, field, id, onlyActive) : undefined;
      found.set(id, [...(found.get(id) ?? []), { module, count: counts.get(id) ?? 0, ...(filter ? { filter } : {}) }]);
    }
  }
  return found;
}
