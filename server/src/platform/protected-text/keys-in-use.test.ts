// Reads: nothing
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { useDatabase } from '../../../test/database.ts';
import { seedOptions } from '../../../test/environment.ts';
import { secretColumns } from '../../secret-columns.ts';
import { keyIdsInUse, requireKeysInUse } from './keys-in-use.ts';
import { keyId, protectedText } from './protected-text.ts';

const database = useDatabase();
const right = seedOptions.dataKey;
const other = Buffer.alloc(32, 9);
const text = (key: Buffer): string => key.toString('base64');
let directory = '';
beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'keys-in-use-'));
});
afterAll(() => rm(directory, { recursive: true }));

test('the key of a value is found in every table that holds protected values alone', async () => {
  const columns = secretColumns.filter(({ among }) => !among);
  const keys = columns.map((_, number) => Buffer.alloc(32, number + 1));
  await database.current.db.connection().execute(async (db) => {
    await sql`create schema probe`.execute(db);
    await sql`set search_path to probe`.execute(db);
    for (const table of new Set(columns.map((each) => each.table))) {
      const own = columns.flatMap(({ table: of, column }, number) => (of === table ? [{ column, number }] : []));
      const names = own.map(({ column }) => sql`${sql.ref(column)} text`);
      await sql`create table ${sql.table(table)} (${sql.join(names)})`.execute(db);
      const values = own.map(({ number }) => protectedText(keys[number]!).encrypt('x'));
      await sql`insert into ${sql.table(table)} values (${sql.join(values)})`.execute(db);
    }
    expect([...(await keyIdsInUse(db, secretColumns))].toSorted()).toEqual(keys.map(keyId).toSorted());
    await sql`set search_path to default`.execute(db);
  });
});

const configuration = (dataKey: Buffer | null, earlier: readonly Buffer[] = []) => ({
  dataDirectory: directory,
  dataKey: dataKey && text(dataKey),
  earlierDataKeys: earlier.map(text),
});

test('the configured keys suffice when they include all keys in use, current or earlier', async () => {
  const { db } = database.current;
  await requireKeysInUse(db, secretColumns, configuration(right));
  await requireKeysInUse(db, secretColumns, configuration(other, [right]));
});

test.each<[string, Buffer | null, readonly Buffer[]]>([
  ['another key', other, []],
  ['other keys', other, [Buffer.alloc(32, 8)]],
  ['no key', null, []],
])('with %s the missing one is named, and none is made', async (_, key, earlier) => {
  await expect(requireKeysInUse(database.current.db, secretColumns, configuration(key, earlier))).rejects.toThrow(
    `The database is protected by the data key ${keyId(right)}, which is not here: ` +
      'give it as CONSOLE_DATA_KEY, or beside another one in CONSOLE_DATA_KEY_EARLIER.',
  );
  expect(await readdir(directory)).toEqual([]);
});
