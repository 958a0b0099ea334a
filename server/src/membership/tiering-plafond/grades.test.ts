import { callsOf } from '@console/contracts/core/resource';
import { memberPlafondCalls } from '@console/contracts/membership/import-membership';
import { tiers } from '@console/contracts/membership/tiering-plafond';
import { importJobCalls } from '@console/contracts/platform/imports';
import { admin, testCaller } from '../../../test/callers.ts';
import { seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { upload } from '../../../test/upload.ts';
import { dayAfter } from '../../records/effective/rules.ts';
import { endOf } from '../../records/imports/job.fixtures.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { linesOf } from '../import-membership/rows.fixtures.ts';
import { databaseTypeId } from '../membership-database-type/seed.ts';
import { memberId } from '../member/seed.ts';
import { modulesUpToMembership } from '../modules.fixture.ts';
import { programTypeId } from '../program-type/seed.ts';

/** Tiers that name grades of employees are for the members who are employees of these grades alone. */
const server = useServer({ modules: modulesUpToMembership });
const calls = callsOf(tiers);
const maker = testCaller('HOOPS01', { '*': 'Input' });
const checker = testCaller('HOOPSHD1', { '*': 'Approval' });
const tomorrow = dayAfter(jakartaDay(seedDate), 1);
const memberNo = '1000000005';

/** A tier of the database type of employees, for one grade, from tomorrow. */
async function tierOfGrade(code: string, grade: number, riskGrade: string): Promise<string> {
  const body = {
    code,
    name: `Karyawan golongan ${grade}`,
    businessLine: 'SPEKTRA',
    programTypeId: programTypeId('KRY'),
    databaseTypeId: databaseTypeId('EMP'),
    riskGrade,
    incomeFrom: 0,
    incomeTo: null,
    contractsFrom: 0,
    contractsTo: null,
    employeeGradeFrom: grade,
    employeeGradeTo: grade,
    plafondMin: 100_000,
    plafondMax: 200_000_000,
    incomeMultiplier: '10',
    maxInstalmentRatio: '40',
    maxTenor: 12,
    effectiveFrom: tomorrow,
    effectiveTo: null,
    reason: 'kebijakan karyawan tahun depan',
  };
  const { result, status } = await server.current.call(calls.create, maker, { body });
  expect(status).toBe(202);
  const approval = { secureIds: [result.change.secureId], note: 'sesuai' };
  expect((await server.current.call(calls.approveChange, checker, { body: approval })).status).toBe(200);
  const { rows } = (await server.current.call(calls.list, admin, { query: { search: code } })).result;
  return rows[0].secureId as string;
}

let own: { readonly grade: number; readonly risk: string };
let ids: { readonly own: string; readonly other: string };
beforeAll(async () => {
  const { db } = server.current.database;
  const { grade } = await db
    .selectFrom('employee')
    .select('grade')
    .where('member_id', '=', memberId(5))
    .executeTakeFirstOrThrow();
  const { risk_grade: risk } = await db
    .selectFrom('member')
    .select('risk_grade')
    .where('id', '=', memberId(5))
    .executeTakeFirstOrThrow();
  own = { grade, risk: risk! };
  ids = {
    own: await tierOfGrade('UJI_GOL_SENDIRI', grade, own.risk),
    other: await tierOfGrade('UJI_GOL_LAIN', grade === 12 ? 11 : grade + 1, own.risk),
  };
});
beforeEach(() => server.current.setNow(new Date(`${tomorrow}T03:00:00Z`)));
afterEach(() => server.current.setNow(seedDate));

const simulate = async () =>
  (await server.current.call(calls.simulate, admin, { body: { businessLine: 'SPEKTRA', memberNo } })).result;

test('the simulation of a member who is an employee takes the tier of the grade', async () => {
  expect((await simulate()).tier?.code).toBe('UJI_GOL_SENDIRI');
});

test('the impact of a tier with grades counts the members who are employees of these grades', async () => {
  const membersOf = async (secureId: string) =>
    (await server.current.call(calls.impact, admin, { parameters: { secureId } })).result.members as number;
  const { db } = server.current.database;
  const employees = await db
    .selectFrom('employee as e')
    .innerJoin('member as m', 'm.id', 'e.member_id')
    .innerJoin('database_type as d', 'd.id', 'm.database_type_id')
    .select('m.id')
    .where('e.grade', '=', own.grade)
    .where('e.status', '=', 'active')
    .where('m.status', '=', 'active')
    .where('m.risk_grade', '=', own.risk as never)
    .where('d.code', '=', 'EMP')
    .where('m.program_type_id', '=', programTypeId('KRY'))
    .execute();
  expect(employees.length).toBeGreaterThan(0);
  expect(await membersOf(ids.own)).toBe(employees.length);
});

test('a file raises the limit of no employee by the tier of another grade', async () => {
  const { db } = server.current.database;
  await db.updateTable('employee').set({ status: 'inactive' }).where('member_id', '=', memberId(5)).execute();
  try {
    expect((await simulate()).tier?.code).not.toMatch(/^UJI_GOL/);
    const rows = [
      { member_no: memberNo, business_line: 'SPEKTRA', plafond_total: 190_000_000, reason_code: 'INCOME_UP' },
    ];
    const { result } = await upload(server.current, memberPlafondCalls.importUpload, maker, {
      name: 'plafond.csv',
      content: [...linesOf('PLAFOND', rows), ''].join('\n'),
      fields: { force: 'true' },
    });
    const job = await endOf(server.current, result.secureId);
    const found = await server.current.call(importJobCalls.rows, maker, { parameters: { secureId: job.secureId } });
    expect(JSON.stringify(found.result.rows[0])).toContain('ABOVE_TIER');
  } finally {
    await db.updateTable('employee').set({ status: 'active' }).where('member_id', '=', memberId(5)).execute();
  }
});
