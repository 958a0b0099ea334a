import type { Field } from '@console/contracts/core/fields';
import { sql } from 'kysely';
import { useServer } from '../../../test/server.ts';
import { modules } from '../../modules.ts';
import { offeredBy, offeredErrors } from './offered.ts';
import { filtered } from './predicates.ts';
import { resourcesOf, type RegisteredResource } from './registered.ts';
import type { Sql } from './definition.ts';

const server = useServer({ modules });
const db = () => server.current.database.db;
/** Every field of a stored record that offers the records of a resource. */
const all = () =>
  [...resourcesOf(server.current.app).values()].flatMap((registered) =>
    Object.entries(registered.resource.fields).flatMap(([name, field]) => {
      const offered = offeredBy(registered, field);
      return offered ? [{ registered, name, field, offered }] : [];
    }),
  );

async function oneWhere({ definition }: RegisteredResource, condition: Sql): Promise<string | undefined> {
  const { table, joins = sql``, lookups = sql``, where = sql`t.deleted_at is null` } = definition;
  const { rows } = await sql<{ id: string }>`select t.id from ${sql.table(table)} t ${joins} ${lookups}
    where ${where} and ${condition} limit 1`.execute(db());
  return rows[0]?.id;
}

const errorsOf = ({ registered, name, field }: ReturnType<typeof all>[number], id: string) =>
  db()
    .transaction()
    .execute((tx) => offeredErrors(tx, registered, { [name]: field.kind === 'references' ? [id] : id }, null));

test('a record that the fixed parameters of a choice leave out is refused, in every module', async () => {
  const seen: string[] = [];
  for (const each of all()) {
    const parameters = Object.entries(each.field.lovParameters ?? {});
    if (parameters.length === 0) continue;
    const outside = await oneWhere(each.offered, sql`not (${filtered(each.offered, parameters)})`);
    const at = `${each.registered.resource.module}.${each.name}`;
    if (!outside) throw new Error(`${at}: nothing is left out of its choices`);
    expect({ at, errors: await errorsOf(each, outside) }).toEqual({
      at,
      errors: [{ field: each.name, code: 'NOT_ALLOWED' }],
    });
    seen.push(at);
  }
  expect(seen).toEqual(expect.arrayContaining(['financial-scheme.lobId', 'financial-scheme-nmc.lobId']));
});

test('a choice of offices offers each once, by its record of one line', () => {
  const choices = [...resourcesOf(server.current.app).values()].flatMap(({ resource }) =>
    Object.entries({ ...resource.fields, ...resource.list.filters }).map(([name, field]) => ({
      at: `${resource.module}.${name}`,
      field: field as Field,
    })),
  );
  const offices = choices.filter(({ field }) => field.lov === 'branch/lov');
  expect(offices.map(({ at }) => at)).toEqual(expect.arrayContaining(['notification.branchIds', 'user.branchIds']));
  const isOfOneLine = ({ lovParameters = {}, narrowedBy = {} }: Field) =>
    'line' in lovParameters || 'line' in narrowedBy;
  expect(offices.filter(({ field }) => !isOfOneLine(field)).map(({ at }) => at)).toEqual([]);
});
