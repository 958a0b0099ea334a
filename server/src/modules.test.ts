import { referenceNames } from '@console/contracts/core/reference';
import { prevents } from '@console/contracts/core/resource';
import { randomUUID } from 'node:crypto';
import { admin } from '../test/callers.ts';
import { useServer } from '../test/server.ts';
import { modules } from './modules.ts';
import { sql } from 'kysely';
import { columnOf } from './records/resource/columns.ts';
import { referenceColumn, targetOf } from './records/resource/references.ts';
import { resourcesOf, type RegisteredResource } from './records/resource/registered.ts';
import { draftColumns, isPersonalNumber } from './records/resource/table-draft.ts';
import { preventingUses } from './records/resource/referenced-by.ts';

const server = useServer({ modules });
const eachResource = () => [...resourcesOf(server.current.app).values()];
const failures = async (check: (registered: RegisteredResource) => unknown): Promise<string[]> => {
  const faults: string[] = [];
  for (const registered of eachResource())
    try {
      await check(registered);
    } catch (error) {
      faults.push(`${registered.resource.module}: ${(error as Error).message}`);
    }
  return faults;
};

test('every reference of every resource points at a resource that is served', async () => {
  expect(
    await failures(({ resource, ...rest }) =>
      referenceNames(resource.fields).map((name) => targetOf({ resource, ...rest }, name)),
    ),
  ).toEqual([]);
});

test('every use that a resource declares is counted by the module that has it', async () => {
  const { db } = server.current.database;
  expect(
    await failures(async (registered) => {
      for (const action of ['deactivate', 'delete'] as const)
        expect(await preventingUses(db, registered, action, [randomUUID()])).toEqual(new Map());
    }),
  ).toEqual([]);
  expect(eachResource().filter(({ resource }) => Object.keys(resource.usedBy).length > 0)).not.toEqual([]);
});

/** Uses that are not one row each: cards in the stocks of an office. */
const otherRows = new Set(['card-stock']);

test('the link of every use leads to the records that it counts', async () => {
  const { db } = server.current.database;
  const seen = new Set<string>();
  for (const registered of eachResource()) {
    const { resource, definition, peers } = registered;
    if (Object.values(resource.usedBy).every((use) => !prevents(use, 'deactivate'))) continue;
    const { rows } = await sql<{ id: string }>`select t.id from ${sql.table(definition.table)} t
      ${definition.joins ?? sql``} where ${definition.where ?? sql`t.deleted_at is null`} limit 300`.execute(db);
    const used = await preventingUses(
      db,
      registered,
      'deactivate',
      rows.map(({ id }) => id),
    );
    for (const { module, list, count, filter } of [...used.values()].flat()) {
      const place = `${resource.module} by ${module}`;
      const peer = peers.get(list ?? module);
      if (seen.has(place) || !peer) continue;
      seen.add(place);
      expect({ place, filter }).toEqual({ place, filter: expect.any(Object) });
      const { result } = await server.current.call(peer.calls['list']!, admin, { query: filter as never });
      // Its records may stand in those of another list.
      const isOther = list !== undefined || otherRows.has(module);
      const shows = isOther ? result.total > 0 : result.total;
      expect({ place, filter, shows }).toEqual({ place, filter, shows: isOther || count });
    }
  }
  expect([...seen]).toEqual(
    expect.arrayContaining([
      'mra by card-stock',
      'mro by branch',
      'branch by zip-code',
      'master-branch-nmc by zip-code',
      'master-branch-ufi by zip-code',
    ]),
  );
});

test('a record that another one ever named is not deleted, though that one is deleted', async () => {
  const seen: string[] = [];
  for (const registered of eachResource()) {
    const { resource, peers } = registered;
    for (const [module, use] of Object.entries(resource.usedBy)) {
      const peer = peers.get(module);
      const column = use.field !== undefined && peer ? referenceColumn(peer, use.field) : null;
      if (!peer || !column || !prevents(use, 'delete')) continue;
      await server.current.database.db
        .transaction()
        .execute(async (tx) => {
          const names =
            peer.resource.fields[use.field!]?.kind === 'references'
              ? sql`(t.${sql.ref(column)})[1]`
              : sql`t.${sql.ref(column)}`;
          const table = sql.table(peer.definition.table);
          const { rows } = await sql<{ id: string }>`select ${names} as id from ${table} t
          where ${names} is not null limit 1`.execute(tx);
          const [named] = rows;
          if (!named) return;
          await sql`update ${table} set deleted_at = now()`.execute(tx);
          const found = (await preventingUses(tx, registered, 'delete', [named.id])).get(named.id) ?? [];
          // Deleted records stand in no list.
          expect(found.filter((by) => by.module === module)).toEqual([{ module, count: expect.any(Number) }]);
          seen.push(`${resource.module} by ${module}`);
          throw new Error('taken back');
        })
        .catch((error: Error) => {
          if (error.message !== 'taken back') throw error;
        });
    }
  }
  expect(seen).toEqual(expect.arrayContaining(['mra by mro']));
});

test('a use is found in the list of its module by filters that the list has', () => {
  const faults = eachResource().flatMap(({ resource, peers, uses }) =>
    [...(uses.get(resource.module) ?? [])].flatMap(([module, { filter, list = module }]) =>
      Object.keys(filter?.(randomUUID()) ?? {})
        .filter((name) => !Object.hasOwn(peers.get(list)?.resource.list.filters ?? {}, name))
        .map((name) => `${resource.module} is used by ${module}, found in ${list}, which has no filter ${name}`),
    ),
  );
  expect(faults).toEqual([]);
});

/** Column types that hold a kind of field, as the catalogue of the database names them. */
const storedAs: Readonly<Record<string, readonly string[]>> = {
  text: ['text', 'character varying', 'jsonb'],
  integer: ['integer', 'smallint', 'bigint'],
  numeric: ['numeric'],
  'numeric(7,4)': ['numeric'],
  bigint: ['bigint', 'integer'],
  'timestamptz(3)': ['timestamp with time zone'],
  'text[]': ['ARRAY'],
  'uuid[]': ['ARRAY'],
};

/** Fields that are computed before they are stored when they are left empty. */
const filledIn: readonly string[] = ['card-generator.warnBelow'];

/** Fields of personal numbers that are stored as they read, each with the reason. */
const storedInClear: Readonly<Record<string, string>> = {
  'cards.cardNo': 'Card numbers run on in ranges that the same database lists; scans, ranges and checks compare them.',
  'user.phone': 'Number of a member of staff, which colleagues see and search (docs/model/shell.md#user).',
};

test('a personal number lies encrypted, whatever module has it', async () => {
  const { rows } = await sql<{ name: string }>`select table_name || '.' || column_name as name
    from information_schema.columns where table_schema = 'public'`.execute(server.current.database.db);
  const stored = new Set(rows.map(({ name }) => name));
  const faults = eachResource().flatMap(({ resource, definition }) =>
    Object.keys(resource.fields)
      .filter((field) => {
        const column = isPersonalNumber(resource.fields[field]!) ? columnOf(definition as never, field) : null;
        return column !== null && stored.has(`${definition.table}.${column}`);
      })
      .map((field) => `${resource.module}.${field}`),
  );
  expect(faults.toSorted()).toEqual(Object.keys(storedInClear).toSorted());
});

test('a table has a column of its kind for each field of the contract, empty where the field may be', async () => {
  const { rows } = await sql<{ name: string; type: string; nullable: boolean }>`
    select table_name || '.' || column_name as name, data_type as type,
      is_nullable = 'YES' or column_default is not null as nullable
    from information_schema.columns where table_schema = 'public'`.execute(server.current.database.db);
  const stored = new Map(rows.map((row) => [row.name, row]));
  const faults = eachResource().flatMap((registered) => {
    const { resource, definition } = registered;
    return draftColumns(resource, () => undefined).flatMap((draft, index) => {
      const field = Object.keys(resource.fields)[index]!;
      const name = columnOf(definition as never, field);
      const found = name === null ? undefined : stored.get(`${definition.table}.${name}`);
      if (!found) return [];
      const types = storedAs[draft.sql] ?? [draft.sql];
      return [
        ...(types.includes(found.type) ? [] : [`${resource.module}.${field} is stored as ${found.type}`]),
        ...(draft.required || found.nullable || filledIn.includes(`${resource.module}.${field}`)
          ? []
          : [`${resource.module}.${field} may be empty, its column not`]),
      ];
    });
  });
  expect(faults).toEqual([]);
});
