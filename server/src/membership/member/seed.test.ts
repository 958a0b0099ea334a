import { sql } from 'kysely';
import { useDatabase } from '../../../test/database.ts';
import { seedOptions } from '../../../test/environment.ts';
import { protectedText } from '../../platform/protected-text/protected-text.ts';
import { memberId } from './seed.ts';

const database = useDatabase();

it('seeds 320 members as the model gives them', async () => {
  const { db } = database.current;
  const {
    nik_encrypted: nik,
    phone_hash: phone,
    email_encrypted: email,
    ...first
  } = await db.selectFrom('member').selectAll().where('id', '=', memberId(1)).executeTakeFirstOrThrow();
  expect(first).toMatchObject({
    member_no: '1000000001',
    cust_main_no: '3000000001',
    name: 'Agus Santoso',
    gender: 'M',
    birth_date: '1968-04-07',
    zip_code: '23101',
    verification_step: 'Dukcapil',
    registration_source: 'CMA',
    status: 'active',
  });
  const texts = protectedText(seedOptions.dataKey);
  expect(texts.decrypt(nik)).toBe('1171010704680001');
  expect(texts.decrypt(email!)).toBe('member1@contoh.id');
  expect(phone).toBe(texts.hash('081230004111'));
  const { rows } = await sql<{
    status: string;
    count: number;
  }>`select status, count(*) as count from member group by status order by status`.execute(db);
  expect(rows).toEqual([
    { status: 'active', count: 304 },
    { status: 'blocked', count: 3 },
    { status: 'closed', count: 3 },
    { status: 'inactive', count: 6 },
    { status: 'pending', count: 4 },
  ]);
  const strays = await sql`select from member m join branch b on b.id = m.branch_id
      where not exists (select from zip_code z where z.code = m.zip_code and z.office_code = b.office_code)`.execute(
    db,
  );
  expect(strays.rows).toHaveLength(0);
  expect(
    (await sql<{ names: number }>`select count(distinct name) as names from member`.execute(db)).rows[0]?.names,
  ).toBe(320);
});
