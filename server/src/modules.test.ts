// Long: one walk of each kind over all resources.
import { referenceNames } from '@console/contracts/core/reference';
import { prevents } from '@console/contracts/core/resource';
import { randomUUID } from 'node:crypto';
import { admin } from '../test/callers.ts';
import { useServer } from '../test/server.ts';
import { modules } from './modules.ts';
import { sql } from 'kysely';
import { foreignKeysTo } from './records/resource/foreign-uses.ts';
import { columnOf } from './records/resource/columns.ts';
import { visible } from './records/resource/predicates.ts';
import { selectFrom } from './records/resource/read.ts';
import { referenceColumn } from './records/resource/references.ts';
import { resourcesOf, type RegisteredResource, type Row } from './records/resource/registered.ts';
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

test('a reference names a resource that a module serves, and the record that it stands for comes with it', async () => {
  const faults: string[] = [];
  let shown = 0;
  for (const registered of eachResource()) {
    const { resource, peers } = registered;
    const named = { ...resource.lov, ...resource.list.filters, ...resource.derived, ...resource.fields };
    for (const [name, { target }] of Object.entries(named))
      if (target && !peers.has(target.module)) faults.push(`${resource.module}.${name} names ${target.module}`);
    const names = referenceNames({ ...resource.fields, ...resource.derived });
    if (names.length === 0 || !resource.operations.some((operation) => ['list', 'detail'].includes(operation)))
      continue;
    const { rows } = await sql<Row & { readonly references: Readonly<Record<string, unknown>> }>`
      ${selectFrom(registered)} where ${visible(registered, { type: 'all' })} limit 200`.execute(
      server.current.database.db,
    );
    for (const name of names) {
      const missing = rows.filter((row) => row[name] !== null && !row.references[name]);
      shown += rows.length;
      if (missing.length > 0) faults.push(`${resource.module}.${name}: ${missing.length} without their record`);
    }
  }
  expect(faults).toEqual([]);
  expect(shown).toBeGreaterThan(1_000);
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
      // A list that is read with a number or a period has no link without them.
      if (seen.has(place) || !peer || typeof peer.resource.list.needsFilter === 'object') continue;
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

test('a record that any row of another table names is not deleted', async () => {
  const { db } = server.current.database;
  const seen = new Set<string>();
  for (const registered of eachResource()) {
    const { resource, definition } = registered;
    if (!resource.operations.includes('delete')) continue;
    for (const { table, column } of await foreignKeysTo(db, registered)) {
      const { rows } = await sql<{ id: string }>`select t.id from ${sql.table(definition.table)} t
        where ${definition.belongs ?? sql`true`} and exists
          (select from ${sql.table(table)} named where named.${sql.ref(column)} = t.id) limit 1`.execute(db);
      const [named] = rows;
      if (!named) continue;
      const place = `${resource.module} by ${table}.${column}`;
      const found = (await preventingUses(db, registered, 'delete', [named.id])).get(named.id) ?? [];
      expect({ place, found }).toEqual({ place, found: expect.arrayContaining([expect.anything()]) });
      seen.add(place);
    }
  }
  expect([...seen]).toEqual(
    expect.arrayContaining([
      'membership-database-type by member.database_type_id',
      'reason-for-loss by card_loss.reason_id',
      'card-sources by card_verification.source_id',
    ]),
  );
});

/** Records that are changed on a page without their history, each with the reason. */
const withoutHistory: Readonly<Record<string, string>> = {
  user: 'Rights and mapping are read in the audit trail, by who may read it.',
  roles: 'As those of users.',
  'app-setting-properties': 'Values may be protected; the audit trail says who changed them.',
  'menu-management': 'The tree is changed as a whole.',
  'sub-menu': 'The tree is changed as a whole.',
  'card-stock': 'Stocks have movements of their own.',
  'card-reservations': 'A document shows its steps.',
};

test('a record that is changed on a page shows who changed what', () => {
  const changed = eachResource().map(({ resource }) => resource);
  const missing = changed.filter(
    ({ operations }) =>
      operations.includes('detail') && operations.includes('update') && !operations.includes('history'),
  );
  expect(missing.map(({ module }) => module).toSorted()).toEqual(Object.keys(withoutHistory).toSorted());
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

/** Ids of records without a list of values: the page they are made on says which, so they are no reference. */
const givenIds: readonly string[] = ['risk-profile-membership.memberId'];

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
      const types = givenIds.includes(`${resource.module}.${field}`) ? ['uuid'] : (storedAs[draft.sql] ?? [draft.sql]);
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
