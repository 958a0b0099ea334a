import { sql } from 'kysely';
import type { Caller, Db, Scope } from '../../platform/context.ts';
import type { Sql } from './definition.ts';
import type { Selection } from './list-query.ts';
import { orderOf } from './order.ts';
import { selected } from './predicates.ts';
import { present } from './present.ts';
import { loaded, selectFrom } from './read.ts';
import type { RegisteredResource, Row } from './registered.ts';
import type { Keyed } from './snapshot.ts';

export interface StreamView {
  readonly scope: Scope;
  /** The person whose visibility applies; `null` in jobs of the program. */
  readonly caller: Caller | null;
  readonly now: Date;
  /** Unmasked personal data (docs/model/platform.md#export-restriction); default masked. */
  readonly clear?: boolean;
}

/** All records that a list shows, in its order. */
export const selectedRecords = (
  registered: RegisteredResource,
  selection: Selection,
  { scope, now }: Pick<StreamView, 'scope' | 'now'>,
): Sql =>
  sql`${selectFrom(registered)} where ${selected(registered, selection, scope, now)}
    order by ${orderOf(registered, selection.sorts)}`;

/** Records as answered. @param db sees the same snapshot as the rows */
export async function presented(
  db: Db,
  registered: RegisteredResource,
  rows: Row[],
  { caller, clear = false }: StreamView,
): Promise<Row[]> {
  await loaded(db, registered, rows, { of: 'list', caller });
  return rows.map((row) => present(registered, row, caller, clear ? 'clear file' : 'file'));
}

/** The same records by their ids. */
export const keyedRecords = (
  registered: RegisteredResource,
  selection: Selection,
  { scope, now }: Pick<StreamView, 'scope' | 'now'>,
): Keyed => ({
  ids: sql`select t.id from ${sql.table(registered.definition.table)} t ${registered.definition.joins ?? sql``}
    where ${selected(registered, selection, scope, now)} order by ${orderOf(registered, selection.sorts)}`,
  rowsOf: (ids) => sql`${selectFrom(registered)} where t.id = any(${ids}::uuid[])`,
});
