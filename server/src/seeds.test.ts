// Reads: nothing
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { useDatabase } from '../test/database.ts';
import { leaksOf, literally } from '../test/dump.ts';
import { prepared, seedDate, seedOptions } from '../test/environment.ts';
import { seedMember, seededMembers } from './membership/member/seed-members.ts';
import { migrations } from './migrations.ts';
import { openDatabase } from './platform/database/open.ts';
import { migrate } from './platform/database/migrate.ts';
import { loadSeeds } from './platform/database/seed.ts';
import { protectedText } from './platform/protected-text/protected-text.ts';
import { personName } from './platform/seed-data/names.ts';
import type { OpenDatabase } from './platform/services.ts';
import { seeds } from './seeds.ts';
import { seedUsers } from './shell/index.ts';

const database = useDatabase();

/**
 * Columns with past times, by name; others may be in the future, and the age of a password starts when the seed is
 * loaded.
 */
const happened = new Set(
  (
    'made taken uploaded created updated submitted decided requested started finished ready last_fetched last_login ' +
    'deleted sent opened read'
  )
    .split(' ')
    .map((name) => `${name}_at`),
).add('at');

describe('the seeds', () => {
  it('tell of nothing that happened after the seed date, which itself has passed', async () => {
    const { db } = database.current;
    const { rows: columns } = await sql<{ table_name: string; column_name: string }>`
      select table_name, column_name from information_schema.columns
        where table_schema = current_schema() and data_type like 'timestamp%' and table_name <> 'seed_run'
        and table_name not like 'kysely%' and table_name not like '%migration%'`.execute(db);
    const past = columns.filter(({ column_name: column }) => happened.has(column));
    expect(past.length).toBeGreaterThan(20);
    const late: string[] = [];
    for (const { table_name: table, column_name: column } of past) {
      const { rows } = await sql<{
        latest: Date | null;
      }>`select max(${sql.ref(column)}) as latest from ${sql.table(table)}`.execute(db);
      if (rows[0]?.latest && new Date(rows[0].latest) > seedDate)
        late.push(`${table}.${column}: ${new Date(rows[0].latest).toISOString()}`);
    }
    expect(late).toEqual([]);
  });
});

describe('the seeds of a console that is no demonstration', () => {
  const dataDirectory = fs.mkdtempSync(path.join(os.tmpdir(), 'console-seeds-'));
  let database: OpenDatabase | null = null;
  afterAll(async () => {
    await database?.close();
    fs.rmSync(dataDirectory, { recursive: true, force: true });
  });
  const options = { ...seedOptions, demoAccounts: false };

  it('have what a console needs and nobody invented', async () => {
    database = await openDatabase({ databaseUrl: null, dataDirectory, workerFile: prepared.worker });
    const { db } = database;
    await migrate(db, migrations, protectedText(options.dataKey));
    const loaded = await loadSeeds(db, seeds, options);
    expect(loaded).toEqual(seeds.filter(({ isDemonstration }) => !isDemonstration).map(({ name }) => name));

    const count = async (table: string) =>
      (await sql<{ count: string }>`select count(*) as count from ${sql.table(table)}`.execute(db)).rows[0]?.count;
    for (const table of ['zip_code', 'branch', 'role', 'card_type', 'sms_content', 'app_setting'])
      expect([table, Number(await count(table)) > 0]).toEqual([table, true]);
    for (const table of ['member', 'card', 'card_issuance', 'audit_entry', 'console_notice', 'change_request'])
      expect([table, Number(await count(table))]).toEqual([table, 0]);
    const invented = [
      ...seedUsers.filter(({ username }) => username !== 'ADMIN01').map(({ username }) => username),
      ...seedUsers.map((_, index) => personName(index)),
      ...Array.from({ length: seededMembers }, (_, index) => seedMember(index + 1).name),
    ];
    const pattern = `\\m(${[...new Set(invented)].map(literally).join('|')})\\M`;
    expect(await leaksOf(db, [{ name: 'somebody invented', pattern }])).toEqual([]);

    // What was left out at the first start stays out.
    expect(await loadSeeds(db, seeds, seedOptions)).toEqual([]);
  });
});
