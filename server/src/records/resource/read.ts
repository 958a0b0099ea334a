import { boundedVolume, countLimit } from '@console/contracts/core/list-limits';
import type { Resource } from '@console/contracts/core/resource';
import { sql } from 'kysely';
import type { Db, Scope, Tx } from '../../platform/context.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { selection } from './columns.ts';
import type { Sql, View } from './definition.ts';
import { searchModeOf, type SearchMode } from './search-mode.ts';
import type { ListQuery, Selection } from './list-query.ts';
import { isLarge } from './large-list.ts';
import { orderOf } from './order.ts';
import { isReadByPhase, pageByPhase } from './phase-pages.ts';
import { selected, visible } from './predicates.ts';
import { referencesColumn } from './references.ts';
import type { RegisteredResource, Row } from './registered.ts';
import { loadCounts } from './uses.ts';

type Load = (db: Db | Tx, records: Row[], view: View) => Promise<void>;

/** `from …` with all joins and the base condition. */
export const from = ({ definition }: RegisteredResource): Sql =>
  sql`from ${sql.table(definition.table)} t ${definition.joins ?? sql``}`;

const withReferences = (registered: RegisteredResource): Sql => {
  const column = referencesColumn(registered);
  return column ? sql`, ${column} as "references"` : sql``;
};

/** `select … from …` of whole records. @param more further columns */
export const selectFrom = (registered: RegisteredResource, more: Sql = sql``): Sql =>
  sql`
    select ${selection(registered.resource as Resource, registered.definition as never)}
      ${withReferences(registered)} ${more} ${from(registered)} ${registered.definition.lookups ?? sql``}`;

/**
 * Records with what their own SQL computes alone, whatever the scope: enough to name them and to find their pages. What
 * a module adds to its records may take many queries.
 */
export async function namingRecords(
  db: Db | Tx,
  registered: RegisteredResource,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Row>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<Row>`${selectFrom(registered)}
    where t.id = any(${ids}::uuid[]) and ${registered.definition.where ?? sql`t.deleted_at is null`}`.execute(db);
  return new Map(rows.map((row) => [row.secureId, row]));
}

/** Adds the values that the record's own SQL does not compute: counts of uses, and what the module adds. */
export async function loaded(db: Db | Tx, registered: RegisteredResource, rows: Row[], view: View): Promise<Row[]> {
  if (rows.length === 0) return rows;
  await loadCounts(db, registered, rows, view.caller?.scope);
  await (registered.definition.load as Load | undefined)?.(db, rows, view);
  return rows;
}

type Count = Omit<Page, 'rows'>;

/** The count of a large list: at most 10,000. */
const capped = (total: number): Count => (total > countLimit ? { total: countLimit, totalCapped: true } : { total });

/** Number of records; counted to 10,000 at most in large lists. */
export async function countRecords(
  db: Db | Tx,
  registered: RegisteredResource,
  query: Pick<Selection, 'filters' | 'search'>,
  scope: Scope,
  now: Date,
): Promise<Count> {
  const matching = sql`${from(registered)} where ${selected(registered, query, scope, now)}`;
  const large = await isLarge(db, registered);
  const counted = large
    ? sql<{ total: number }>`select count(*) as total from (select 1 ${matching} limit ${countLimit + 1}) counted`
    : sql<{ total: number }>`select count(*) as total ${matching}`;
  const total = (await counted.execute(db)).rows[0]?.total ?? 0;
  return large ? capped(total) : { total };
}

export interface Page {
  readonly rows: Row[];
  readonly total: number;
  readonly totalCapped?: true;
}

/** Offset from which a page is counted first, and read from the end of the list when that is nearer. */
const deepOffset = 1_000;

interface Stretch {
  readonly reversed: boolean;
  readonly offset: number;
  readonly limit: number;
}

/** The rows of a page, counted from the nearer end. */
function stretchOf(offset: number, size: number, total: number | undefined): Stretch {
  if (total === undefined || offset < total / 2) return { reversed: false, offset, limit: size };
  const limit = Math.max(0, Math.min(size, total - offset));
  return { reversed: true, offset: Math.max(0, total - offset - limit), limit };
}

/** Column with the count, beside those of the record. */
const foundColumn = '#found';

/**
 * The rows of a page in order. In mode `few` all rows are found before they are sorted, so that the same query also
 * counts them.
 */
async function readStretch(
  db: Db,
  registered: RegisteredResource,
  query: ListQuery,
  {
    matching,
    mode,
    scope,
    now,
    ...stretch
  }: Stretch & {
    readonly matching: Sql;
    readonly mode: SearchMode;
    readonly scope: Scope;
    readonly now: Date;
  },
): Promise<{ rows: Row[]; found?: number }> {
  const counts = mode === 'few';
  const { sorts } = query;
  const { reversed, offset, limit } = stretch;
  const page =
    mode === 'spread' && isReadByPhase(registered, query, scope, stretch)
      ? pageByPhase(registered, sorts, stretch, { matching, now })
      : sql`select t.id ${counts ? sql`, count(*) over () as found` : sql``} ${matching}
          order by ${orderOf(registered, sorts, { reversed, unindexed: mode !== 'spread' })}
            limit ${limit} offset ${offset}`;
  const { rows } = await sql<Row>`
    with page as materialized (${page})
    ${selectFrom(registered, counts ? sql`, (select found from page limit 1) as ${sql.ref(foundColumn)}` : sql``)}
      where t.id = any(array(select id from page))
    order by ${orderOf(registered, sorts)}`.execute(db);
  const found = rows[0]?.[foundColumn] as number | undefined;
  return found === undefined ? { rows } : { rows: rows.map(({ [foundColumn]: _found, ...row }) => row as Row), found };
}

/**
 * One page of the list. Row ids are found first, so that skipped rows compute no derived values; a count is only
 * queried when the page itself does not give it.
 * @throws Refusal NARROW_FILTER beyond the last row of a large list's paging.
 */
export async function findPage(
  db: Db,
  registered: RegisteredResource,
  query: ListQuery,
  scope: Scope,
  view: View & { readonly now: Date; readonly signal?: AbortSignal },
): Promise<Page> {
  const { page, size } = query;
  const offset = (page - 1) * size;
  const large = await isLarge(db, registered);
  if (large && page * size > countLimit) throw new Refusal('NARROW_FILTER');
  // Large lists end at 10,000 rows, so they cannot be read from the end.
  const known = offset >= deepOffset && !large ? await countRecords(db, registered, query, scope, view.now) : undefined;
  const stretch = stretchOf(offset, size, known?.total);
  const matching = sql`${from(registered)} where ${selected(registered, query, scope, view.now)}`;
  // Rare words would be looked for along the order of a long list.
  const sought = query.search !== null && registered.resource.volume > boundedVolume;
  const mode = large || sought ? await searchModeOf(db, registered, query, matching) : 'spread';
  const counted = () => countRecords(db, registered, query, scope, view.now);
  // If there may be more than this page, the count runs in parallel.
  const [{ rows, found }, counting] = await Promise.all([
    readStretch(db, registered, query, { ...stretch, matching, mode, scope, now: view.now }),
    large && mode !== 'few' ? counted() : known,
  ]);
  view.signal?.throwIfAborted();
  const isLast = rows.length < size && (rows.length > 0 || page === 1);
  const count = isLast
    ? { total: offset + rows.length }
    : (counting ?? (found === undefined ? await counted() : large ? capped(found) : { total: found }));
  view.signal?.throwIfAborted();
  return { rows: await loaded(db, registered, rows, view), ...count };
}

/**
 * Records by id, in the order of their ids, without those outside the scope. Locked inside a change.
 * @example const [row] = await findRecords(db, registered, [id], caller.scope, { of: 'detail', caller });
 */
export async function findRecords(
  db: Db | Tx,
  registered: RegisteredResource,
  ids: readonly string[],
  scope: Scope,
  view: View & { readonly lock?: boolean },
): Promise<Row[]> {
  const known = ids.filter(isUuid);
  if (known.length === 0) return [];
  const { rows } = await sql<Row>`
    ${selectFrom(registered)} where t.id = any(${known}::uuid[]) and ${visible(registered, scope)}
    order by t.id ${view.lock ? sql`for update of t` : sql``}`.execute(db);
  return loaded(db, registered, rows, view);
}
