import { callsOf } from '@console/contracts/core/resource';
import {
  assignmentRemarks,
  branchHistory,
  databaseTypeHistory,
  emailHistory,
  phoneHistory,
} from '@console/contracts/membership/membership/histories';
import { sql } from 'kysely';
import { testCaller } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { modulesUpToMembership } from '../modules.fixture.ts';
import { branchId } from '../../people/organisation/seed.ts';
import { seedMember } from '../member/seed-members.ts';
import { memberId } from '../member/seed.ts';

const server = useServer({ modules: modulesUpToMembership });
const db = () => server.current.database.db;
const head = testCaller('HOOPS01', { '*': 'Full Access' });
const branch = testCaller(
  'KACAB01',
  { '*': 'Full Access' },
  { mappingType: 'BRANCH', scope: { type: 'branches', branchIds: [branchId('SPEKTRA', '10010')], mraIds: [] } },
);

const histories = [
  [databaseTypeHistory, 120, 1],
  [phoneHistory, 40, 8],
  [emailHistory, 25, 11],
  [branchHistory, 15, 21],
  [assignmentRemarks, 20, 16],
] as const;

test.each(histories)('a history has the columns of the model, the newest row first: %#', async (resource, rows, i) => {
  const read = async (query: object, caller = head) =>
    server.current.call(callsOf(resource).list as never, caller, { query: query as never }) as Promise<{
      status: number;
      result: { total: number; rows: Record<string, string>[] };
    }>;
  const { result } = await read({ size: 100 });
  expect(result.total).toBe(rows);
  const time = resource.list.sorts[0]!;
  const times = result.rows.map((row) => row[time]!);
  expect(times).toEqual(times.toSorted((a, b) => b.localeCompare(a)));
  expect(Object.keys(result.rows[0]!)).toEqual(expect.arrayContaining([...resource.list.columns!]));
  expect((await read({ memberId: memberId(i) })).result.total).toBe(1);
  expect((await read({ memberId: 'nobody' })).result.total).toBe(0);
  expect((await read({ memberId: memberId(i), to: '2000-01-01' })).result.total).toBe(0);
  const elsewhere = seedMember(i).officeCode === '10010' ? seedMember(2) : seedMember(i);
  const other = Number(elsewhere.memberNo) - 1_000_000_000;
  expect((await read({ memberId: memberId(other) }, branch)).result.total).toBe(0);
});

test('what a history ends with is in force, and an e-mail address that waits is not', async () => {
  const { rows } = await sql<{ wrong: number }>`select
    (select count(*)::int from member_branch_history h join member m on m.id = h.member_id
      where h.branch_new <> m.branch_id)
    + (select count(*)::int from member_database_type_history h join member m on m.id = h.member_id
      where h.database_type_new <> m.database_type_id) as wrong`.execute(db());
  expect(rows[0]!.wrong).toBe(0);
  const { result } = await server.current.call(callsOf(emailHistory).list, head, { query: { size: 100 } as never });
  expect(
    result.rows.filter(({ verificationDate }: { verificationDate: unknown }) => verificationDate === null),
  ).toHaveLength(Math.floor(320 / 33) - Math.floor(320 / 231));
  expect(JSON.stringify(result)).not.toContain('lama11@contoh.id');
});

test.each([
  'member_database_type_history',
  'member_phone_history',
  'member_email_history',
  'member_branch_history',
  'member_assignment_remark',
])('rows of %s are never changed or removed', async (table) => {
  const never = `rows of ${table} are never changed or removed`;
  await expect(sql`update ${sql.table(table)} set created_by = 'X'`.execute(db())).rejects.toThrow(never);
  await expect(sql`delete from ${sql.table(table)}`.execute(db())).rejects.toThrow(never);
});

test('an e-mail address is confirmed once, and a value is sealed again under another key', async () => {
  const change = (set: string, where: string) =>
    sql`update member_email_history set ${sql.raw(set)} where ${sql.raw(where)}`.execute(db());
  const later = `verification_date = register_date + interval '1 hour'`;
  await change(later, 'verification_date is null');
  await expect(change('verification_date = now()', 'true')).rejects.toThrow('never changed');
  await change(`email_new_encrypted = email_new_encrypted || ''`, 'true');
});
