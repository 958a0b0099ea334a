import { countLimit } from '@console/contracts/core/envelope';
import type { Resource } from '@console/contracts/core/resource';
import { sql } from 'kysely';
import type { Db, Scope, Tx } from '../../platform/context.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { selection } from './columns.ts';
import type { Sql, View } from './definition.ts';
import { mannerOf, type Manner } from './few.ts';
import type { ListQuery, Selection } from './list-query.ts';
import { isLarge } from './large.ts';
import { orderOf } from './order.ts';
import { selected, visible } from './predicates.ts';
import type { RegisteredResource, Row } from './registered.ts';

type Load = (db: Db | Tx, records: Row[], view: View) => Promise<void>;

/** `from …` of all that says which rows are there. */
export const from = ({ definition }: RegisteredResource): Sql =>
  sql`from ${sql.table(definition.table)} t ${definition.joins ?? sql``}`;

/** `select … from …` of whole records. @param more further columns */
export const selectFrom = (registered: RegisteredResource, more: Sql = sql``): Sql =>
  sql`
    select ${selection(registered.resource as Resource, registered.definition as never)} ${more} ${from(registered)} ${registered.definition.lookups ?? sql``}`;

/** Lets the module fill in what SQL did not. */
export async function loaded(db: Db | Tx, { definition }: RegisteredResource, rows: Row[], view: View): Promise<Row[]> {
  if (rows.length > 0) await (definition.load as Load | undefined)?.(db, rows, view);
  return rows;
}

type Count = Omit<Page, 'rows'>;

/** What a large list says of so many: it counts to 10,000 at most. */
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

/** Rows passed over from which on a page is counted first, and read from the end of the list where that is nearer. */
const deepOffset = 1_000;

interface Stretch {
  readonly reversed: boolean;
  readonly offset: number;
  readonly limit: number;
}

/** Where a page lies, from the nearer end. */
function stretchOf(offset: number, size: number, total: number | undefined): Stretch {
  if (total === undefined || offset < total / 2) return { reversed: false, offset, limit: size };
  const limit = Math.max(0, Math.min(size, total - offset));
  return { reversed: true, offset: Math.max(0, total - offset - limit), limit };
}

/** A column beside those of the record. */
const foundColumn = '#found';

/**
 * The rows of a stretch in their order. Few are all found before they are sorted: counted on the way, they need not be
 * found a second time.
 */
async function readStretch(
  db: Db,
  registered: RegisteredResource,
  { sorts }: ListQuery,
  { reversed, offset, limit, matching, manner }: Stretch & { readonly matching: Sql; readonly manner: Manner },
): Promise<{ rows: Row[]; found?: number }> {
  const counts = manner === 'few';
  const { rows } = await sql<Row>`
    with page as materialized (
      select t.id ${counts ? sql`, count(*) over () as found` : sql``} ${matching}
      order by ${orderOf(registered, sorts, { reversed, unindexed: manner !== 'spread' })}
        limit ${limit} offset ${offset})
    ${selectFrom(registered, counts ? sql`, (select found from page limit 1) as ${sql.ref(foundColumn)}` : sql``)}
      where t.id = any(array(select id from page))
    order by ${orderOf(registered, sorts)}`.execute(db);
  const found = rows[0]?.[foundColumn] as number | undefined;
  return found === undefined ? { rows } : { rows: rows.map(({ [foundColumn]: _found, ...row }) => row as Row), found };
}

/**
 * One page of the list. Rows are found by id first, so that those passed over cost no derived value; the count is asked
 * from the database only when the page itself does not tell it.
 * @throws Refusal NARROW_FILTER beyond the rows that a large list pages through.
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
  // Large lists end at 10,000 rows, which are no end to read from.
  const known = offset >= deepOffset && !large ? await countRecords(db, registered, query, scope, view.now) : undefined;
  const stretch = stretchOf(offset, size, known?.total);
  const matching = sql`${from(registered)} where ${selected(registered, query, scope, view.now)}`;
  const manner = large ? await mannerOf(db, registered, query, matching) : 'spread';
  const counted = () => countRecords(db, registered, query, scope, view.now);
  // What is more than a page is counted while the page is read.
  const [{ rows, found }, counting] = await Promise.all([
    readStretch(db, registered, query, { ...stretch, matching, manner }),
    large && manner !== 'few' ? counted() : known,
  ]);
  view.signal?.throwIfAborted();
  const isLast = rows.length < size && (rows.length > 0 || page === 1);
  const count = isLast
    ? { total: offset + rows.length }
    : (counting ?? (found === undefined ? await counted() : capped(found)));
  view.signal?.throwIfAborted();
  return { rows: await loaded(db, registered, rows, view), ...count };
}

/** Records by id, in the order of their ids; those outside the scope are left out. Inside a change they are locked. */
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
