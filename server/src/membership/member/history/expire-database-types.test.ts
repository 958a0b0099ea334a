import { sql } from 'kysely';
import { seedDate } from '../../../../test/environment.ts';
import { useServer } from '../../../../test/server.ts';
import { modulesUpToMembership } from '../../modules.fixture.ts';
import { databaseTypeId } from '../../membership-database-type/seed.ts';
import { memberId } from '../seed.ts';
import { expireDatabaseTypes } from './expire-database-types.ts';

const server = useServer({ modules: modulesUpToMembership });
const db = () => server.current.database.db;
const night = new Date('2026-11-26T00:30:00+07:00');
const put = (i: number, type: Parameters<typeof databaseTypeId>[0], since: string) =>
  sql`update member set database_type_id = ${databaseTypeId(type)}, database_type_since = ${since}::date
    where id = ${memberId(i)}`.execute(db());
const of = (i: number) =>
  db()
    .selectFrom('member')
    .select(['database_type_id as type', 'database_type_since as since'])
    .where('id', '=', memberId(i))
    .executeTakeFirstOrThrow();
const latest = (i: number) =>
  db()
    .selectFrom('member_database_type_history')
    .select(['database_type_old as old', 'database_type_new as new', 'reset_by as by'])
    .where('member_id', '=', memberId(i))
    .orderBy('reset_date', 'desc')
    .execute();

test('the seeded types of members hold on the first night', async () => {
  expect(await expireDatabaseTypes(db(), new Date(seedDate))).toEqual({ read: 0, done: 0 });
});

test('a database type ends after its days, once, and the history says so', async () => {
  await sql`update member set database_type_since = '2026-11-01'`.execute(db());
  // NEW is valid for 180 days and followed by REG, which has no end.
  await put(200, 'NEW', '2026-05-30');
  await put(201, 'NEW', '2026-05-31');
  await put(202, 'REG', '2020-01-01');
  await put(316, 'NEW', '2020-01-01');
  expect(await expireDatabaseTypes(db(), night)).toEqual({ read: 1, done: 1 });
  expect(await of(200)).toEqual({ type: databaseTypeId('REG'), since: '2026-11-26' });
  expect(await latest(200)).toEqual([{ old: databaseTypeId('NEW'), new: databaseTypeId('REG'), by: 'SYSTEM' }]);
  expect((await of(201)).type).toBe(databaseTypeId('NEW'));
  expect((await of(202)).type).toBe(databaseTypeId('REG'));
  // A closed member stays as it was.
  expect((await of(316)).type).toBe(databaseTypeId('NEW'));
  expect(await expireDatabaseTypes(db(), night)).toEqual({ read: 0, done: 0 });
  expect(await latest(200)).toHaveLength(1);
});

test('two runs at once move each member once', async () => {
  await sql`update member set database_type_id = ${databaseTypeId('PRA')}, database_type_since = '2026-01-01'
    where status = 'active'`.execute(db());
  const runs = await Promise.all([expireDatabaseTypes(db(), night), expireDatabaseTypes(db(), night)]);
  // What one run had locked the other left.
  await expireDatabaseTypes(db(), night);
  const { rows } = await sql<{ members: number; rows: number }>`
    select count(distinct h.member_id)::int as members, count(*)::int as rows from member_database_type_history h
    where h.database_type_old = ${databaseTypeId('PRA')} and h.reset_by = 'SYSTEM' and h.reset_date = ${night}`.execute(
    db(),
  );
  expect(rows[0]!.members).toBe(rows[0]!.rows);
  expect(rows[0]!.rows).toBeGreaterThan(300);
  expect(runs[0]!.done + runs[1]!.done).toBeGreaterThan(0);
});
