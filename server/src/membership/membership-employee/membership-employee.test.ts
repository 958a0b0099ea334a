import { callsOf } from '@console/contracts/core/resource';
import { employees } from '@console/contracts/membership/membership-employee';
import { sql } from 'kysely';
import { admin, testCaller } from '../../../test/callers.ts';
import { seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { modulesUpToMembership } from '../modules.fixture.ts';
import { branchId } from '../../people/organisation/seed.ts';
import { seedMember } from '../member/seed-members.ts';
import { memberId } from '../member/seed.ts';
import { movePlafond } from '../plafond/move.ts';

const server = useServer({ modules: modulesUpToMembership });
const calls = callsOf(employees);
const db = () => server.current.database.db;
const head = testCaller('HOOPS01', { '*': 'Full Access' });
const branch = testCaller(
  'CAB10010',
  { '*': 'Full Access' },
  {
    mappingType: 'BRANCH',
    scope: { type: 'branches', branchIds: [branchId('SPEKTRA', '10010')], mraIds: [] },
  },
);
const total = async (query: Readonly<Record<string, unknown>>, caller = head) =>
  (await server.current.call(calls.list, caller, { query })).result.total;
const withNpk = async (npk: string) =>
  (await server.current.call(calls.list, admin, { query: { search: npk } })).result.rows[0];
const act = async (name: 'link' | 'unlink', npk: string, values: object, by = head) => {
  const { secureId, version } = await withNpk(npk);
  return server.current.call(calls[name], by, { body: { secureId, version, ...values } as never });
};
const setStatus = async (action: 'activate' | 'deactivate', npk: string, by = head) => {
  const { secureId, version } = await withNpk(npk);
  return server.current.call(calls[action], by, {
    body: { items: [{ secureId, version }], reason: 'keluar dari perusahaan' },
  });
};
const programOf = async (i: number) => {
  const { code } = await db()
    .selectFrom('member')
    .innerJoin('program_type', 'program_type.id', 'member.program_type_id')
    .select('program_type.code')
    .where('member.id', '=', memberId(i))
    .executeTakeFirstOrThrow();
  return code;
};
const limitOf = (i: number) =>
  db()
    .selectFrom('member_plafond')
    .select(['total', 'available', 'tier_id'])
    .where('member_id', '=', memberId(i))
    .where('business_line', '=', 'SPEKTRA')
    .executeTakeFirstOrThrow();
const reason = { reason: 'salah menghubungkan' };

test('40 employees, 16 linked with members of the same NIK, 3 resigned and 5 on probation', async () => {
  expect(await total({})).toBe(40);
  expect([await total({ linked: true }), await total({ linked: false })]).toEqual([16, 24]);
  expect(await total({ employeeStatus: 'RESIGNED' })).toBe(3);
  expect(await total({ employeeStatus: 'PROBATION' })).toBe(5);
  const differing = await db()
    .selectFrom('employee')
    .innerJoin('member', 'member.id', 'employee.member_id')
    .select('employee.npk')
    .whereRef('employee.nik_hash', '<>', 'member.nik_hash')
    .execute();
  expect(differing).toEqual([]);
});

test('they are found by number, NIK, phone and e-mail as a whole, and by the beginning of the name', async () => {
  const { nik, phone, name } = seedMember(5);
  for (const search of ['10001', nik, phone, 'Karyawan1@contoh.id']) expect(await total({ search }, admin)).toBe(1);
  expect(await total({ search: name.slice(0, 4).toLowerCase() })).toBeGreaterThan(0);
  expect(await total({ search: nik.slice(0, 10) })).toBe(0);
});

test('NIK, phone and e-mail are masked, and revealed with a reason', async () => {
  const row = await withNpk('10001');
  const { nik } = seedMember(5);
  expect(row.nik).not.toBe(nik);
  expect(row.phone).toMatch(/[*•]/);
  expect(row.email).toMatch(/[*•]/);
  const { result } = await server.current.call(calls.reveal, admin, {
    parameters: { secureId: row.secureId },
    body: { field: 'nik', reason: 'memeriksa data karyawan' },
  });
  expect(result.value).toBe(nik);
});

test('a branch sees its own employees and changes none', async () => {
  expect(await total({}, branch)).toBeLessThan(40);
  const { rows } = (await server.current.call(calls.list, branch, { query: {} })).result;
  const [{ npk }] = rows;
  expect((await setStatus('deactivate', npk, branch)).status).toBe(403);
  expect((await act('link', npk, { memberNo: '1000000001' }, branch)).status).toBe(403);
});

test('unlinked the member is of the regular program with its limit, linked again of that of employees', async () => {
  const before = await limitOf(5);
  expect((await act('unlink', '10001', reason)).result.linked).toBe(false);
  expect(await programOf(5)).toBe('REG');
  const regular = await limitOf(5);
  expect(regular.tier_id).not.toBe(before.tier_id);
  expect((await act('unlink', '10001', reason)).body.code).toBe('NOT_LINKED');
  expect((await act('link', '10001', { memberNo: '1000000006' })).body.code).toBe('NIK_DIFFERS');
  expect((await act('link', '10001', { memberNo: '1000099999' })).body.code).toBe('NIK_DIFFERS');
  expect((await act('link', '10001', { memberNo: '1000000005' })).result.linked).toBe(true);
  expect(await programOf(5)).toBe('KRY');
  expect((await act('link', '10001', { memberNo: '1000000005' })).body.code).toBe('ALREADY_LINKED');
  const { secureId } = await withNpk('10001');
  const { result } = await server.current.call(calls.member, head, { parameters: { secureId } });
  expect(result).toMatchObject({ memberNo: '1000000005', program: 'Karyawan' });
  expect(result.plafonds.map(({ line }: { line: string }) => line)).toEqual(['NMC', 'SPEKTRA']);
});

test('two links at once make one', async () => {
  await act('unlink', '10002', reason);
  const link = () => act('link', '10002', { memberNo: '1000000025' });
  const statuses = (await Promise.all([link(), link()])).map(({ status }) => status);
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409]);
});

test('switched off the member is of the regular program, and a debt above is reported to the head office', async () => {
  const employee = await withNpk('10003');
  const of = { memberId: memberId(45), line: 'SPEKTRA', reference: 'UJI', maker: 'UJI', at: seedDate } as const;
  const { available } = await limitOf(45);
  // Of the regular program the member would get less.
  await sql`update plafond_tier set plafond_max = greatest(plafond_min, 1000000), plafond_min = 100000
    where program_type_id = (select id from program_type where code = 'REG')`.execute(db());
  await db()
    .transaction()
    .execute(async (tx) => {
      await movePlafond(tx, { ...of, move: { kind: 'RESERVE', of: 'orders' }, amount: available });
      await movePlafond(tx, { ...of, move: { kind: 'USE' }, amount: available });
    });
  expect((await setStatus('deactivate', '10003')).status).toBe(200);
  expect(await programOf(45)).toBe('REG');
  expect((await limitOf(45)).total).toBeLessThan(available);
  const notices = await db()
    .selectFrom('console_notice')
    .select('link')
    .where('kind', '=', 'EMPLOYEE_OVER_LIMIT')
    .execute();
  expect(notices.map(({ link }) => link)).toContain(`/membership-employee/${employee.secureId}`);
  expect((await setStatus('activate', '10003')).status).toBe(200);
  expect(await programOf(45)).toBe('KRY');
});
