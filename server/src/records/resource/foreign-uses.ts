import type { ReferencedBy } from '@console/contracts/core/resource';
import { text } from '@console/contracts/core/text';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';
import type { RegisteredResource } from './registered.ts';

/** A column of another table whose foreign key points at the records of a resource. */
interface ForeignKey {
  readonly table: string;
  readonly column: string;
}

/**
 * Foreign keys of other tables that point at a resource, without those of its parts: rows that go with their record
 * are no uses of it.
 */
export async function foreignKeysTo(db: Db | Tx, { definition }: RegisteredResource): Promise<readonly ForeignKey[]> {
  const { rows } = await sql<ForeignKey>`
    select source.relname as table, attribute.attname as column
      from pg_constraint c
      join pg_class source on source.oid = c.conrelid
      join pg_attribute attribute on attribute.attrelid = c.conrelid and attribute.attnum = c.conkey[1]
     where c.contype = 'f' and c.confrelid = to_regclass(${definition.table}) and c.conrelid <> c.confrelid
       and c.confdeltype <> 'c' and cardinality(c.conkey) = 1 and c.conparentid = 0
     order by 1, 2`.execute(db);
  const parts = new Set<string>(definition.parts ?? []);
  return rows.filter(({ table }) => !parts.has(table));
}

/** Most rows that are counted: more of them say nothing new to who reads the refusal. */
const counted = 1_000;

/** Rows of a foreign key that name each record, by its id: all that there ever were, at most 1,000 each. */
async function countForeign(
  db: Db | Tx,
  { table, column }: ForeignKey,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ id: string; count: number }>`
    select named.id, count(found.one)::int as count
      from unnest(${ids}::uuid[]) named(id)
     cross join lateral
       (select 1 as one from ${sql.table(table)} t where t.${sql.ref(column)} = named.id limit ${counted}) found
     group by named.id`.execute(db);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

const otherRecords = text('Data lain', 'Other records');

/**
 * The records that name others by a foreign key of their table, by the id of the record named. One entry for each
 * module; tables that no module serves are one entry of their own.
 */
export async function foreignUses(
  db: Db | Tx,
  registered: RegisteredResource,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly ReferencedBy[]>> {
  const found = new Map<string, Map<string, ReferencedBy>>();
  for (const key of await foreignKeysTo(db, registered)) {
    const peer = [...registered.peers.values()].find(({ definition }) => definition.table === key.table);
    const module = peer?.resource.module ?? key.table;
    for (const [id, count] of await countForeign(db, key, ids)) {
      const uses = found.get(id) ?? new Map<string, ReferencedBy>();
      const counted = (uses.get(module)?.count ?? 0) + count;
      found.set(id, uses.set(module, { module, count: counted, ...(peer ? {} : { title: otherRecords }) }));
    }
  }
  return new Map([...found].map(([id, uses]) => [id, [...uses.values()]]));
}
