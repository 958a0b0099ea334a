import type { Field } from '@console/contracts/core/fields';
import { referredText } from '@console/contracts/core/reference';
import { columnNamesOf, type Resource } from '@console/contracts/core/resource';
import { sql } from 'kysely';
import type { Db } from '../../platform/context.ts';
import { choiceOf } from '../resource/choice.ts';
import type { RegisteredResource, Row } from '../resource/registered.ts';

/** Columns of a list that name several records, with the resource of these. */
function severalIn({ resource, peers }: RegisteredResource) {
  const { fields }: { readonly fields: Readonly<Record<string, Field>> } = resource as Resource;
  return columnNamesOf(resource).flatMap((name) => {
    const field = fields[name];
    if (field?.kind !== 'references') return [];
    const of = [...peers.values()].find(
      (peer) => peer.resource.module === field.target?.module || `${peer.resource.path}/lov` === field.lov,
    );
    return of ? [{ name, of }] : [];
  });
}

/** Code and name of records, by their ids. */
async function namesOf(
  db: Db,
  registered: RegisteredResource,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { table, joins = sql`` } = registered.definition;
  const { code, name } = choiceOf(registered);
  const { rows } = await sql<{ id: string; code: string; name: string }>`select t.id, ${code} as code, ${name} as name
    from ${sql.table(table)} t ${joins} where t.id = any(${ids}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, ...referred }) => [id, referredText(referred as never)]));
}

const idsIn = (row: Row, name: string): readonly string[] => (row[name] as readonly string[] | null) ?? [];

/** Puts code and name of the records that rows name several of in place of their ids, as screens show them. */
export async function withNamedReferences(db: Db, registered: RegisteredResource, rows: Row[]): Promise<Row[]> {
  const named = new Map<string, ReadonlyMap<string, string>>();
  for (const { name, of } of severalIn(registered)) {
    const ids = [...new Set(rows.flatMap((row) => idsIn(row, name)))];
    if (ids.length > 0) named.set(name, await namesOf(db, of, ids));
  }
  if (named.size === 0) return rows;
  return rows.map((row) => {
    const shown = [...named].map(([name, names]) => [name, idsIn(row, name).map((id) => names.get(id) ?? id)]);
    return { ...row, ...Object.fromEntries(shown) };
  });
}
