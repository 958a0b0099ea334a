import { sql } from 'kysely';
import { useDatabase } from '../../../test/database.ts';
import { seedOptions } from '../../../test/environment.ts';
import { protectedText } from '../../platform/protected-text/protected-text.ts';
import { memberId } from './seed.ts';
import { nikAgrees, nikFault } from '@console/contracts/core/nik';

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

it('seeds what the register knows of each besides, whole and within the rules', async () => {
  const { db } = database.current;
  const texts = protectedText(seedOptions.dataKey);
  const members = await db.selectFrom('member').selectAll().execute();
  const waiting = await db
    .selectFrom('member_email_history')
    .select('member_id')
    .where('verification_date', 'is', null)
    .execute();
  const unverified = new Set(waiting.map(({ member_id: id }) => id));
  const married = members.filter((member) => member.marital_status === 'MARRIED');
  expect(married.length).toBeGreaterThan(150);
  for (const { spouse_nik_encrypted: nik, gender } of married) {
    const opened = texts.decrypt(nik!);
    expect(nikFault(opened)).toBeNull();
    expect(Number(opened.slice(6, 8)) > 40).toBe(gender === 'M');
  }
  for (const member of members) {
    expect(nikAgrees(texts.decrypt(member.nik_encrypted), member.birth_date, member.gender)).toBe(true);
    expect(member.emergency_phone_hash).toBe(texts.hash(texts.decrypt(member.emergency_phone_encrypted!)));
    expect(member).toMatchObject({
      birth_place: expect.any(String),
      kelurahan: expect.any(String),
      ktp_province: expect.any(String),
      occupation: expect.any(String),
      emergency_name: expect.any(String),
    });
    const isUnverified = member.email_hash === null || member.joined_at === null || unverified.has(member.id);
    expect(member.email_verified_at === null).toBe(isUnverified);
    expect(member.closed_at !== null && member.close_reason_id !== null).toBe(member.status === 'closed');
  }
  const { rows: rich } = await sql`select m.member_no from member m where m.npwp_hash is null
    and (select sum(total) from member_plafond p where p.member_id = m.id) > 50000000`.execute(db);
  expect(rich).toHaveLength(0);
});

it.each([
  ['a married member has a spouse', `marital_status = 'MARRIED', spouse_name = null`],
  ['an employee has an employer', `occupation = 'EMPLOYEE', employer_name = null`],
  ['somebody else answers in an emergency', `emergency_phone_hash = phone_hash`],
  ['only a member that is closed has a day of closing', `closed_at = now(), status = 'active'`],
])('the database holds that %s', async (_, change) => {
  const { db } = database.current;
  await expect(sql`update member set ${sql.raw(change)} where id = ${memberId(1)}`.execute(db)).rejects.toThrow(
    'violates check constraint',
  );
});
