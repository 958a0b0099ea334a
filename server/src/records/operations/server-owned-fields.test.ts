import { randomUUID } from 'node:crypto';
import type { Field } from '@console/contracts/core/fields';
import { frame } from '@console/contracts/core/resource';
import { checkField } from '@console/contracts/core/validation';
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import { admin } from '../../../test/callers.ts';
import { sampleOf } from '../../../test/samples.ts';
import { useServer } from '../../../test/server.ts';
import { atLeast, walkedResources } from '../../../test/walked.ts';
import { modules } from '../../modules.ts';
import { columnOf } from '../resource/columns.ts';
import { resourcesOf, type RegisteredResource } from '../resource/registered.ts';

/** Values of fields that only the server sets change nothing, whichever call they are sent to. */

const server = useServer({ modules });
const db = () => server.current.database.db;

const intruder = 'PENYERANG';
const intruderId = 'eeeeeeee-eeee-4eee-8eee-eeeeeeeeeeee';
const camel = (column: string) => column.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** A value of the column's type that no honest record has; `undefined` for booleans, which have only two. */
const forged = (type: string): unknown =>
  ({
    uuid: intruderId,
    boolean: true,
    jsonb: { [intruder]: intruder },
    ARRAY: [intruder],
    date: '2001-02-03',
    'timestamp with time zone': '2001-02-03T04:05:06+07:00',
  })[type] ?? (/int|numeric|double/.test(type) ? 98_765_432 : intruder);

interface Column {
  readonly name: string;
  readonly type: string;
}
const columnsOf = async (table: string): Promise<readonly Column[]> =>
  (
    await sql<Column>`select column_name as name, data_type as type from information_schema.columns
      where table_name = ${table} and table_schema = current_schema()`.execute(db())
  ).rows;

/** Columns of the table that people set by fields of the contract. */
const setByPeople = ({ resource, definition }: RegisteredResource): ReadonlySet<string> =>
  new Set(Object.keys(resource.fields).map((name) => columnOf(definition as never, name) ?? ''));

/** Every column that people do not set, frame and derived field, by each name it could be sent under. */
async function forgedFields(registered: RegisteredResource): Promise<Record<string, unknown>> {
  const { resource, definition } = registered;
  const people = setByPeople(registered);
  const columns = (await columnsOf(definition.table)).filter(({ name }) => !people.has(name));
  const ofColumns = columns.flatMap(({ name, type }) => [name, camel(name)].map((key) => [key, forged(type)] as const));
  const derived = Object.entries({ ...frame, ...resource.derived }).map(
    ([name, field]) => [name, 'schema' in field ? sampleOf((field as unknown as Field).schema) : intruder] as const,
  );
  const all = Object.fromEntries([
    ...derived,
    ...ofColumns,
    ['deletedAt', null],
    ['isPaid', true],
    ['status', 'inactive'],
  ]);
  return Object.fromEntries(Object.entries(all).filter(([name]) => !(name in resource.fields)));
}

type Stored = Readonly<Record<string, unknown>>;
const storedIn = async ({ definition }: RegisteredResource, id: string): Promise<Stored | undefined> =>
  (
    await sql<{ row: Stored }>`select to_jsonb(t) as row from ${sql.table(definition.table)} t
      where id::text = ${id}`.execute(db())
  ).rows[0]?.row;

/** Columns that hold a forged value; of booleans, those that another value than before stands in. */
async function forgedIn(registered: RegisteredResource, stored: Stored, before?: Stored): Promise<string[]> {
  const people = setByPeople(registered);
  return (await columnsOf(registered.definition.table))
    .filter(({ name }) => !people.has(name))
    .filter(({ name, type }) => {
      if (type === 'boolean') return before !== undefined && before[name] !== stored[name];
      const text = JSON.stringify(stored[name]) ?? '';
      return text.includes(intruder) || text === JSON.stringify(forged(type)) || text.startsWith('"2001-02-0');
    })
    .map(({ name }) => name);
}

const resources = () => [...resourcesOf(server.current.app).values()];
const firstOf = async ({ calls }: RegisteredResource): Promise<Stored | undefined> => {
  const { result } = await server.current.call(calls['list'], admin, { query: { size: 10 } });
  const [row] = (result?.rows ?? []) as { secureId: string }[];
  if (!row || !calls['detail']) return row;
  return (await server.current.call(calls['detail'], admin, { parameters: { secureId: row.secureId } })).result;
};

test('no update of any record takes them', async () => {
  let taken = 0;
  const updated = walkedResources(resources()).filter(({ calls }) => calls['update'] && calls['list']);
  expect(updated.length).toBeGreaterThan(atLeast(15));
  for (const registered of updated) {
    const { module, fields } = registered.resource;
    const row = await firstOf(registered);
    if (!row) continue;
    const id = String(row['secureId']);
    const before = await storedIn(registered, id);
    const own = Object.fromEntries(Object.entries(row).filter(([name]) => name in fields));
    const body = {
      ...(await forgedFields(registered)),
      ...own,
      secureId: id,
      version: row['version'],
      reason: 'uji isian milik server',
    };
    const { status } = await server.current.call(registered.calls['update'], admin, { body });
    if (status === 200) taken += 1;
    const after = await storedIn(registered, id);
    expect([module, await forgedIn(registered, after ?? {}, before), status < 500]).toEqual([module, [], true]);
  }
  expect(taken).toBeGreaterThan(atLeast(8));
});

const others = ['UJ', 'UJI', 'UJI9', 'UJI99', 'UJI_9', '97', '997', '9997', '99997', 'UJI-9'];

/** A body like a record that exists, with other values where they must be unique. */
async function newBody(registered: RegisteredResource, taken: ReadonlySet<string>): Promise<Record<string, unknown>> {
  const row = await firstOf(registered);
  return Object.fromEntries(
    Object.entries(registered.resource.fields).map(([name, field]) => {
      const fits = (value: string) => checkField(name, field, value) === null;
      const other = taken.has(name) ? others.find(fits) : undefined;
      return [name, other ?? row?.[name] ?? sampleOf(field.schema)];
    }),
  );
}

test('no new record has them', async () => {
  let made = 0;
  const created = walkedResources(resources()).filter(({ calls }) => calls['create'] && calls['list']);
  expect(created.length).toBeGreaterThan(atLeast(15));
  for (const registered of created) {
    const { module } = registered.resource;
    const foreign = {
      ...(await forgedFields(registered)),
      secureId: intruderId,
      version: 7,
      reason: 'uji isian server',
    };
    const create = async (taken: ReadonlySet<string>) =>
      server.current.call(registered.calls['create'], admin, {
        body: { ...foreign, ...(await newBody(registered, taken)) },
        headers: { 'idempotency-key': randomUUID() },
      });
    const taken = new Set<string>();
    let answer = await create(taken);
    for (let times = 0; times < 3 && answer.status >= 400; times += 1) {
      for (const { field } of (answer.body.errors ?? []) as { field: string }[]) taken.add(field);
      answer = await create(taken);
    }
    const { status, result } = answer;
    expect([module, status < 500, await storedIn(registered, intruderId)]).toEqual([module, true, undefined]);
    const stored = status === 200 ? await storedIn(registered, String(result?.secureId)) : undefined;
    if (!stored) continue;
    made += 1;
    const found = [await forgedIn(registered, stored), stored['created_by'], stored['version']];
    expect([module, ...found]).toEqual([module, [], admin.username, 1]);
  }
  expect(made).toBeGreaterThan(atLeast(7));
});

/** Adds an undeclared member to every object of a value. */
function withIntruder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withIntruder);
  if (typeof value !== 'object' || value === null) return value;
  return {
    ...Object.fromEntries(Object.entries(value).map(([name, member]) => [name, withIntruder(member)])),
    [intruder]: intruder,
  };
}
/** Bodies with members that people name themselves. */
const named = [
  // The filter of a list, read by the list's own rules.
  /\.(activate-all|deactivate-all|chosen)$|-(preview|many)$|^(queue|customer-confirmation)\.take-next$/,
  // Cells of an import by column; others than its columns are refused.
  /^import-job\.correct$/,
];

test('of the bodies of all other calls nothing undeclared arrives', () => {
  const calls = [...server.current.app.calls.values()].filter(({ body }) => body);
  expect(calls.length).toBeGreaterThan(200);
  const open = calls.filter((call) => {
    const checked = (call.body as z.ZodMiniType).safeParse(withIntruder(sampleOf(call.body!)));
    return checked.success && JSON.stringify(checked.data).includes(intruder);
  });
  expect(open.map(({ name }) => name).filter((name) => !named.some((pattern) => pattern.test(name)))).toEqual([]);
});
