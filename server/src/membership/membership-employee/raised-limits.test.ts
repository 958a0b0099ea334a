import { employeeImportCalls } from '@console/contracts/membership/import-membership-employee';
import { sql } from 'kysely';
import { testCaller } from '../../../test/callers.ts';
import { seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { upload } from '../../../test/upload.ts';
import { modulesUpToMembership } from '../modules.fixture.ts';
import { endOf } from '../../records/imports/job.fixtures.ts';
import { changesOn, approver } from '../member-change/changes.fixtures.ts';
import { seedMember } from '../member/seed-members.ts';
import { memberId } from '../member/seed.ts';
import { movePlafond } from '../plafond/move.ts';

const server = useServer({ modules: modulesUpToMembership });
const db = () => server.current.database.db;
const { listed, decide } = changesOn(server);
const maker = testCaller('HOOPS01', { '*': 'Full Access' });

const totalOf = async (i: number) => {
  const { total } = await db()
    .selectFrom('member_plafond')
    .select('total')
    .where('member_id', '=', memberId(i))
    .where('business_line', '=', 'SPEKTRA')
    .executeTakeFirstOrThrow();
  return total;
};

/** Imports a file that makes a member an employee of the highest grade, alone. */
async function employ(i: number): Promise<void> {
  const { nik, name, birthDate, gender } = seedMember(i);
  const content = [
    'npk,nik,name,birth_date,gender,phone,email,position,grade,office_code,join_date,end_date,employee_status',
    [`77000${i}`, nik, name, birthDate, gender, `081577700${i}`, `baru${i}@contoh.id`, 'Staf', 12, 10010]
      .concat('2024-01-02', '', 'PERMANENT')
      .join(','),
    '',
  ].join('\n');
  const { result } = await upload(server.current, employeeImportCalls.importUpload, maker, {
    name: 'karyawan.csv',
    content,
    fields: { force: 'true', onDuplicate: 'UPDATE' },
  });
  const job = await endOf(server.current, result.secureId);
  expect(job).toMatchObject({ state: 'PREVIEWED', errorRows: 0, needsApproval: false });
  const body = { importId: job.secureId, skipErrors: false, reason: 'Sesuai memo direksi 27' };
  await server.current.call(employeeImportCalls.importConfirm, maker, { body });
  expect(await endOf(server.current, job.secureId)).toMatchObject({ state: 'COMPLETED' });
}

test('a member who becomes an employee has the higher limit once somebody else approves it', async () => {
  await sql`update member set monthly_income = 90000000 where id = ${memberId(83)}`.execute(db());
  const before = await totalOf(83);
  await employ(83);
  expect(await totalOf(83)).toBe(before);
  const {
    rows: [change],
  } = await listed({ memberId: memberId(83), state: ['PENDING'], section: ['plafond'] });
  const { secureId, version } = change;
  expect((await decide('approve', { secureId, version }, maker)).body.code).toBe('SELF_APPROVAL');
  expect((await decide('approve', { secureId, version }, approver)).status).toBe(200);
  expect(await totalOf(83)).toBeGreaterThan(before);
});

test.each([null, 'SENDIRI'])('no movement raises a limit without a second person (%s)', async (second) => {
  const before = await totalOf(84);
  const raised = db()
    .transaction()
    .execute((tx) =>
      movePlafond(tx, {
        memberId: memberId(84),
        line: 'SPEKTRA',
        move: { kind: 'ADJUST', direction: 'in' },
        amount: 1_000_000,
        reference: 'UJI',
        maker: 'SENDIRI',
        approver: second,
        at: seedDate,
      }),
    );
  await expect(raised).rejects.toThrow(/raised_by_two/);
  expect(await totalOf(84)).toBe(before);
});
