import type { BusinessLine } from '@console/contracts/core/business-lines';
import { sql } from 'kysely';
import type { Db, Tx } from '../platform/context.ts';
import { groupTables } from './group-terms.ts';

/** Of product groups of a line those that have goods in common with any of these: they, those above and those below. */
export async function groupsSharing(
  db: Db | Tx,
  line: BusinessLine,
  ids: readonly string[],
): Promise<readonly string[]> {
  const table = sql.table(groupTables[line]);
  const { rows } = await sql<{ id: string }>`select w.id from unnest(${ids}::uuid[]) w(id)
    union select g.id from ${table} g where g.parent_id = any(${ids}::uuid[])
    union select g.parent_id from ${table} g where g.id = any(${ids}::uuid[]) and g.parent_id is not null`.execute(db);
  return rows.map(({ id }) => id);
}

/** A product group of a line and the one above it: what is for either is for its goods. */
export async function groupAndAbove(db: Db | Tx, line: BusinessLine, id: string): Promise<readonly string[]> {
  const { rows } = await sql<{ above: string | null }>`select parent_id as above
    from ${sql.table(groupTables[line])} where id = ${id}`.execute(db);
  return [id, ...rows.flatMap(({ above }) => above ?? [])];
}
