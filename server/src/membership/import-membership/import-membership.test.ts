// Long: files of one module with their helpers.
import { callsOf } from '@console/contracts/core/resource';
import {
  memberDatabaseTypeCalls,
  memberImportCalls,
  memberImports,
  memberNewCalls,
  memberPlafondCalls,
  memberStatusCalls,
  memberStepCalls,
  mostUnapproved,
  type MemberImport,
  type MemberImportKind,
} from '@console/contracts/membership/import-membership';
import { importJobCalls, type ImportJob, type ImportRow } from '@console/contracts/platform/imports';
import { sql } from 'kysely';
import { admin, testCaller } from '../../../test/callers.ts';
import { prepared, seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { upload } from '../../../test/upload.ts';
import { modules } from '../../modules.ts';
import { endOf } from '../../records/imports/job.fixtures.ts';
import { branchId } from '../../people/organisation/seed.ts';
import { protectionOf } from '../../platform/protected-text/protection.ts';
import { activateMember } from '../join/activate.ts';
import { seedMember } from '../member/seed-members.ts';
import { memberId } from '../member/seed.ts';
import { accountId } from '../member-management/seed.ts';
import { linesOf, person, type Row } from './rows.fixtures.ts';

const server = useServer({ modules });
const db = () => server.current.database.db;
const maker = testCaller('HOOPS01', { '*': 'Input' });
const approver = testCaller('HOBISHD01', { '*': 'Approval' });
const ofOffice = (officeCode: string, mappingType: 'BRANCH' | 'MRA') =>
  testCaller(
    `CAB${officeCode}`,
    { '*': 'Full Access' },
    {
      mappingType,
      scope: { type: 'branches', branchIds: [branchId('SPEKTRA', officeCode)], mraIds: [] },
    },
  );
const calls = {
  NEW: memberNewCalls,
  DATABASE_TYPE: memberDatabaseTypeCalls,
  PLAFOND: memberPlafondCalls,
  VERIFICATION_STEP: memberStepCalls,
  STATUS: memberStatusCalls,
};
const memberNo = (i: number) => String(1_000_000_000 + i);

const until = (secureId: string) => endOf(server.current, secureId);
async function send(
  kind: MemberImportKind,
  rows: readonly Row[],
  { onDuplicate, by = maker }: { onDuplicate?: 'SKIP' | 'UPDATE'; by?: typeof maker } = {},
) {
  const fields = { force: 'true', ...(onDuplicate ? { onDuplicate } : {}) };
  const answer = await upload(server.current, calls[kind].importUpload, by, {
    name: 'member.csv',
    content: [...linesOf(kind, rows), ''].join('\n'),
    fields,
  });
  return { ...answer, job: answer.status === 200 ? await until(answer.result.secureId) : null };
}
const confirm = async ({ importKind, secureId: importId }: ImportJob, { skipErrors = false, by = maker } = {}) => {
  const call = calls[importKind as MemberImportKind].importConfirm;
  const answer = await server.current.call(call, by, {
    body: { importId, skipErrors, reason: 'Sesuai memo direksi 27' },
  });
  return answer.status === 200 ? until(importId) : answer.body;
};
const approve = async ({ importKind, secureId: importId }: ImportJob) => {
  const call = calls[importKind as MemberImportKind].importApprove;
  const answer = await server.current.call(call, approver, { body: { importId, note: null } });
  return answer.status === 200 ? until(importId) : answer.body;
};
const faultsOf = async ({ secureId }: ImportJob): Promise<string[][]> => {
  const { result } = await server.current.call(importJobCalls.rows, maker, {
    parameters: { secureId },
    query: { result: 'ERROR' },
  });
  return result.rows.map(({ messages }: ImportRow) => messages.map(({ column, code }) => `${column} ${code}`));
};
async function byNik(nik: unknown) {
  const texts = await protectionOf(server.current.app.services);
  return db()
    .selectFrom('member')
    .selectAll()
    .where('nik_hash', '=', texts.hash(String(nik)))
    .execute();
}
const member = (i: number) =>
  db().selectFrom('member').selectAll().where('id', '=', memberId(i)).executeTakeFirstOrThrow();

test('new members are pending, with the next numbers, the branch of their zip code and every step', async () => {
  const { job } = await send('NEW', [person(1), person(2)]);
  expect(job).toMatchObject({ state: 'PREVIEWED', newRows: 2, errorRows: 0, apply: 'CHUNKED', needsApproval: false });
  expect(job?.importNo).toMatch(/^IMM-\d{6}-\d{5}$/);
  expect(await confirm(job!)).toMatchObject({ state: 'COMPLETED', appliedRows: 2 });
  const [first] = await byNik(person(1)['nik']);
  expect(first).toMatchObject({
    status: 'pending',
    verification_step: 'all',
    branch_id: branchId('SPEKTRA', seedMember(7).officeCode),
    joined_at: null,
    monthly_income: 6_000_000,
  });
  const numbers = (await Promise.all([1, 2].map((n) => byNik(person(n)['nik'])))).map(([found]) => found!.member_no);
  expect(new Set(numbers).size).toBe(2);
  for (const no of numbers) expect(Number(no)).toBeGreaterThan(1_000_000_320);
  expect((await send('NEW', [person(1), person(2)])).job).toMatchObject({ sameRows: 2, newRows: 0 });
});

test('what the rules of a registration refuse is named by its column', async () => {
  const stranger = seedMember(9);
  const twin = seedMember(11);
  const { job } = await send('NEW', [
    { ...person(20), gender: 'F' },
    { ...person(21), phone: stranger.phone },
    { ...person(22), email: stranger.email! },
    { ...person(23), phone: '081299000001' },
    { ...person(24), zip_code: '99999' },
    { ...person(25), birth_date: '2010-01-01', nik: '3174010101100026' },
    { ...person(27), program_type_code: 'TIDAKADA' },
    { ...person(28), phone: '085799999999' },
    { ...person(29), phone: '085799999999' },
    {
      ...person(30),
      name: twin.name,
      birth_date: twin.birthDate,
      mother_maiden_name: twin.mothersName,
      nik: twin.nik.slice(0, 12) + '9990',
      gender: twin.gender,
    },
    person(31),
  ]);
  expect(job).toMatchObject({ newRows: 1, errorRows: 10 });
  expect(await faultsOf(job!)).toEqual([
    ['nik NIK_MISMATCH'],
    ['phone DUPLICATE'],
    ['email DUPLICATE'],
    ['phone PHONE_BLACKLISTED'],
    ['zip_code ZIP_UNKNOWN'],
    ['birth_date TOO_YOUNG', 'program_type_code PROGRAM_RULES'],
    ['program_type_code NOT_FOUND'],
    ['phone DUPLICATE_IN_FILE'],
    ['phone DUPLICATE_IN_FILE'],
    ['name DUPLICATE_PERSON'],
  ]);
  expect((await confirm(job!)).code).toBe('IMPORT_HAS_ERRORS');
  expect(await confirm(job!, { skipErrors: true })).toMatchObject({ state: 'COMPLETED_WITH_ERRORS', appliedRows: 1 });
});

test('a wrong cell is corrected in the grid, and the row is new then', async () => {
  const { job } = await send('NEW', [{ ...person(40), zip_code: '99999' }]);
  const { result } = await server.current.call(importJobCalls.correct, maker, {
    body: { secureId: job!.secureId, rowNo: 2, values: { zip_code: seedMember(7).zipCode } },
  });
  expect(result.job).toMatchObject({ errorRows: 0, newRows: 1 });
  expect(await confirm(job!)).toMatchObject({ state: 'COMPLETED', appliedRows: 1 });
});

test('two files at once register a person once', async () => {
  const first = (await send('NEW', [person(50)])).job!;
  const second = (await send('NEW', [person(50), person(51)])).job!;
  expect([first.newRows, second.newRows]).toEqual([1, 2]);
  expect(await confirm(first)).toMatchObject({ state: 'COMPLETED' });
  // The row of a person that the other file has registered since the preview is not said to be written.
  expect(await confirm(second)).toMatchObject({ state: 'COMPLETED_WITH_ERRORS', appliedRows: 1, failedRows: 1 });
  expect(await byNik(person(50)['nik'])).toHaveLength(1);
});

test('known members are left alone, or updated once that is chosen for the checked file', async () => {
  await confirm((await send('NEW', [person(60)])).job!);
  const changed = { ...person(60), monthly_income: 9_000_000, city: 'Bandung', database_type_code: 'RO' };
  const { job } = await send('NEW', [changed, { ...changed, ...person(61), name: 'Nama Lain' }]);
  expect(job).toMatchObject({ sameRows: 1, newRows: 1 });
  const change = (onDuplicate: 'SKIP' | 'UPDATE', by = maker) =>
    server.current.call(memberImportCalls.change, by, { body: { importId: job!.secureId, onDuplicate } });
  expect((await change('UPDATE', approver)).status).toBe(403);
  expect((await change('UPDATE')).result).toMatchObject({ changedRows: 1, newRows: 1, sameRows: 0 });
  expect(await confirm(job!)).toMatchObject({ state: 'COMPLETED', appliedRows: 2 });
  expect((await change('SKIP')).body.code).toBe('INVALID_STATE');
  const [stored] = await byNik(person(60)['nik']);
  expect(stored).toMatchObject({ monthly_income: 9_000_000, city: 'Bandung' });
  const history = await db()
    .selectFrom('member_database_type_history')
    .select('reset_by')
    .where('member_id', '=', stored!.id)
    .execute();
  expect(history).toEqual([{ reset_by: job!.importNo }]);
  const renamed = await send('NEW', [{ ...changed, name: 'Bima Santoso', phone: '085700000001' }], {
    onDuplicate: 'UPDATE',
  });
  expect(await faultsOf(renamed.job!)).toEqual([
    ['name FIELD_NEEDS_APPROVAL', 'phone FIELD_NEEDS_APPROVAL', 'verification_step VALUE_KEPT'],
  ]);
});

test('a pending member may lack spouse and employer, and is not active without them', async () => {
  await confirm((await send('NEW', [{ ...person(70), marital_status: 'MARRIED', occupation: 'EMPLOYEE' }])).job!);
  const [stored] = await byNik(person(70)['nik']);
  const texts = await protectionOf(server.current.app.services);
  const activate = () =>
    db()
      .transaction()
      .execute((tx) => activateMember(tx, texts, stored!.id, seedDate));
  await activate();
  expect((await byNik(person(70)['nik']))[0]!.status).toBe('pending');
  await sql`update member set spouse_name = 'Sari', spouse_nik_encrypted = nik_encrypted,
    spouse_phone_encrypted = phone_encrypted, employer_name = 'PT Uji', business_field = 'TRADE',
    work_since = '2020-01-01' where id = ${stored!.id}`.execute(db());
  await activate();
  expect((await byNik(person(70)['nik']))[0]!.status).toBe('active');
});

test('database types are changed with their history, within the scope of who loads the file', async () => {
  const office = ofOffice(seedMember(30).officeCode, 'MRA');
  const row = (i: number) => ({ member_no: memberNo(i), database_type_code: 'PRIO', reason_code: 'PROMO_DB' });
  const { job } = await send('DATABASE_TYPE', [row(30), row(31)], { by: office });
  expect(job).toMatchObject({ changedRows: 1, errorRows: 1 });
  expect(await confirm(job!, { skipErrors: true, by: office })).toMatchObject({ appliedRows: 1 });
  const [last] = await db()
    .selectFrom('member_database_type_history')
    .select(['reset_by', 'database_type_new'])
    .where('member_id', '=', memberId(30))
    .orderBy('reset_date', 'desc')
    .limit(1)
    .execute();
  expect(last).toMatchObject({ reset_by: job!.importNo, database_type_new: (await member(30)).database_type_id });
  const wrong = await send('DATABASE_TYPE', [{ ...row(30), reason_code: 'PHONE_LOST' }]);
  expect(await faultsOf(wrong.job!)).toEqual([['reason_code NOT_FOUND']]);
});

test('verification steps are set, by head office and areas alone', async () => {
  const rows = [1, 2, 3].map((i) => ({ member_no: memberNo(i), verification_step: 'tenor' }));
  const { job } = await send('VERIFICATION_STEP', rows);
  await confirm(job!);
  expect((await member(2)).verification_step).toBe('tenor');
  expect((await send('VERIFICATION_STEP', rows)).job).toMatchObject({ sameRows: 3 });
  expect((await send('VERIFICATION_STEP', rows, { by: ofOffice('10010', 'BRANCH') })).status).toBe(403);
  expect((await send('NEW', [person(80)], { by: ofOffice('10010', 'MRA') })).status).toBe(403);
});

test('limits are set by an adjustment once a second person approves, and not above the tier', async () => {
  const before = await db()
    .selectFrom('member_plafond')
    .selectAll()
    .where('business_line', '=', 'SPEKTRA')
    .where('total', '>', 2_000_000)
    .where('member_id', '=', memberId(1))
    .executeTakeFirstOrThrow();
  const row = (total: number) => ({
    member_no: memberNo(1),
    business_line: 'SPEKTRA',
    plafond_total: total,
    reason_code: 'INCOME_UP',
  });
  const above = await send('PLAFOND', [row(200_000_000)]);
  expect((await faultsOf(above.job!))[0]![0]).toMatch(/plafond_total (ABOVE_TIER|NO_TIER)/);
  const { job } = await send('PLAFOND', [row(before.total - 1_000_000)]);
  expect(job).toMatchObject({ changedRows: 1, apply: 'STAGED', needsApproval: true });
  expect(await confirm(job!)).toMatchObject({ state: 'WAITING_APPROVAL' });
  expect(await approve(job!)).toMatchObject({ state: 'COMPLETED', appliedRows: 1 });
  const after = await db()
    .selectFrom('plafond_movement')
    .selectAll()
    .where('plafond_id', '=', before.id)
    .orderBy('seq_no', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  expect(after).toMatchObject({
    kind: 'ADJUST',
    direction: 'out',
    amount: 1_000_000,
    reference: `${job!.importNo}/2`,
    approver: approver.username,
    total_after: before.total - 1_000_000,
  });
});

test('members are switched off with their accounts, unless orders are in progress', async () => {
  const { rows: busy } = await sql<{ no: string }>`select m.member_no as no from member m
    join purchase_order_view o on o.member_id = m.id and o.is_open where m.status = 'active' limit 1`.execute(db());
  const { rows: free } = await sql<{ i: number }>`select (member_no::bigint - 1000000000)::int as i from member m
    where status = 'active' and member_no::bigint between 1000000001 and 1000000260 and risk_grade is not null
      and exists (select from member_account a where a.member_id = m.id and a.state = 'ACTIVE')
      and exists (select from card c where c.holder_member_id = m.id and c.status not in ('Lost', 'Cancelled'))
      and not exists (select from purchase_order_view o where o.member_id = m.id and o.is_open)
    order by member_no limit 1`.execute(db());
  const { i } = free[0]!;
  const row = (no: string, status: string, reason = status === 'active' ? 'REQUEST' : 'DORMANT') => ({
    member_no: no,
    status,
    reason_code: reason,
  });
  const other = await send('STATUS', [row(memberNo(i), 'inactive', 'FRAUD')]);
  expect(await faultsOf(other.job!)).toEqual([['reason_code NOT_ALLOWED']]);
  const { job } = await send('STATUS', [
    row(memberNo(i), 'inactive'),
    row(busy[0]!.no, 'inactive'),
    row(memberNo(313), 'active'),
  ]);
  expect(await faultsOf(job!)).toEqual([['member_no MEMBER_HAS_OPEN_PO'], ['status STATUS_FIXED']]);
  await confirm(job!, { skipErrors: true });
  expect(await approve(job!)).toMatchObject({ state: 'COMPLETED_WITH_ERRORS', appliedRows: 1 });
  expect((await member(i)).status).toBe('inactive');
  const account = () =>
    db().selectFrom('member_account').select('state').where('id', '=', accountId(i)).executeTakeFirstOrThrow();
  const heldCards = async () =>
    (
      await sql<{ n: number }>`select count(*)::int as n from card_hold h join card c on c.id = h.card_id
        where c.holder_member_id = ${memberId(i)} and h.code = 'MEMBER_INACTIVE' and h.released_at is null`.execute(
        db(),
      )
    ).rows[0]!.n;
  expect(await account()).toEqual({ state: 'DISABLED' });
  expect(await heldCards()).toBe(1);
  const back = await send('STATUS', [row(memberNo(i), 'active')]);
  await confirm(back.job!);
  await approve(back.job!);
  expect((await member(i)).status).toBe('active');
  expect(await heldCards()).toBe(0);
  expect(await account()).toEqual({ state: 'DISABLED' });
});

test('imports are listed by kind and number', async () => {
  const list = async (query: object) =>
    (await server.current.call(callsOf(memberImports).list, admin, { query: query as never })).result;
  const { rows } = await list({ importKind: 'STATUS', size: 100 });
  expect(new Set(rows.map(({ importKind }: MemberImport) => importKind))).toEqual(new Set(['STATUS']));
  expect((await list({ search: rows[0].importNo })).total).toBe(1);
});

/** The largest file of all is one of employees (import-membership-employee.test.ts). */
const manyRows = mostUnapproved + 1;
let large: ImportJob;

test(`${manyRows} new members wait for an approval`, async () => {
  const { job } = await send(
    'NEW',
    Array.from({ length: manyRows }, (_, n) => person(10_000 + n)),
  );
  large = job!;
  expect(large).toMatchObject({
    state: 'PREVIEWED',
    newRows: manyRows,
    errorRows: 0,
    apply: 'STAGED',
    needsApproval: true,
  });
  expect(await confirm(large)).toMatchObject({ state: 'WAITING_APPROVAL' });
});

// The gate sees the same of a file of employees, which takes a third of the time.
if (prepared.selection === 'all')
  test(`${manyRows} approved new members are there as a whole`, async () => {
    // A machine with other work may answer that it is busy, before or after the decision is stored.
    let approved = await approve(large);
    while ((approved as { code?: string }).code === 'BUSY') {
      const { state } = await until(large.secureId);
      approved = state === 'WAITING_APPROVAL' ? await approve(large) : await until(large.secureId);
    }
    expect(approved).toMatchObject({ state: 'COMPLETED', appliedRows: manyRows });
  });
