// Long: files of one module with their helpers.
import {
  employeeFullCalls,
  employeeImportCalls,
  employeeImports,
  mostUnapproved,
  type EmployeeImport,
} from '@console/contracts/membership/import-membership-employee';
import { employees } from '@console/contracts/membership/membership-employee';
import { callsOf } from '@console/contracts/core/resource';
import { importJobCalls, type ImportJob, type ImportRow } from '@console/contracts/platform/imports';
import { admin, testCaller } from '../../../test/callers.ts';
import { prepared, seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { upload } from '../../../test/upload.ts';
import { modulesUpToMembership } from '../modules.fixture.ts';
import { endOf } from '../../records/imports/job.fixtures.ts';
import { branchId } from '../../people/organisation/seed.ts';
import { registryOf } from '../../records/imports/handler-registry.ts';
import { seedMember } from '../member/seed-members.ts';
import { memberId } from '../member/seed.ts';

const server = useServer({ modules: modulesUpToMembership });
const db = () => server.current.database.db;
const maker = testCaller('HOOPS01', { '*': 'Input' });
const approver = testCaller('HOBISHD01', { '*': 'Approval' });
const branch = testCaller(
  'CAB10010',
  { '*': 'Full Access' },
  { mappingType: 'BRANCH', scope: { type: 'branches', branchIds: [branchId('SPEKTRA', '10010')], mraIds: [] } },
);
const header =
  'npk,nik,name,birth_date,gender,phone,email,position,grade,office_code,join_date,end_date,employee_status';
type Row = Readonly<Record<string, string | number>>;

/** A person who is no member, born on the first of a month of 1980. */
const person = (n: number): Row => ({
  npk: String(600_000 + n),
  nik: `31740101${String(1 + (n % 12)).padStart(2, '0')}80${String(1 + (n % 9_998)).padStart(4, '0')}`,
  name: 'Rina Halim',
  birth_date: `1980-${String(1 + (n % 12)).padStart(2, '0')}-01`,
  gender: 'M',
  phone: `0815${10_000_000 + n}`,
  email: `baru${n}@contoh.id`,
  position: 'Staf',
  grade: 3,
  office_code: '10010',
  join_date: '2024-01-02',
  end_date: '',
  employee_status: 'PERMANENT',
});
/** The rows that say what is stored of everybody. */
async function storedRows(): Promise<Row[]> {
  const handler = registryOf(server.current.app).of({ module: employeeImports.module, import_kind: 'FULL' });
  const { rows } = (await server.current.call(callsOf(employees).list, admin, { query: { size: 100 } })).result;
  const asked = rows.map(({ npk }: { npk: string }, rowNo: number) => ({ rowNo, values: { ...person(rowNo), npk } }));
  const found = await handler.check(asked as never, { db: db(), target: null, now: seedDate } as never);
  return found.map(({ stored }) => ({ ...(stored as Row), end_date: (stored as Row)['end_date'] ?? '' }));
}
const content = (rows: readonly Row[]) =>
  [
    header,
    ...rows.map((row) =>
      header
        .split(',')
        .map((name) => row[name])
        .join(','),
    ),
    '',
  ].join('\n');
const until = (secureId: string) => endOf(server.current, secureId);
async function send(kind: 'DELTA' | 'FULL', rows: readonly Row[], { onDuplicate = 'UPDATE', by = maker } = {}) {
  const isDelta = kind === 'DELTA';
  const answer = await upload(
    server.current,
    isDelta ? employeeImportCalls.importUpload : employeeFullCalls.importUpload,
    by,
    { name: 'karyawan.csv', content: content(rows), fields: { force: 'true', ...(isDelta ? { onDuplicate } : {}) } },
  );
  return { ...answer, job: answer.status === 200 ? await until(answer.result.secureId) : null };
}
const confirm = async ({ importKind, secureId: importId }: ImportJob, skipErrors = false) => {
  const call = importKind === 'FULL' ? employeeFullCalls.importConfirm : employeeImportCalls.importConfirm;
  const answer = await server.current.call(call, maker, {
    body: { importId, skipErrors, reason: 'Sesuai memo direksi 27' },
  });
  return answer.status === 200 ? until(importId) : answer.body;
};
const approve = async ({ importKind, secureId: importId }: ImportJob, note: string | null = null) => {
  const call = importKind === 'FULL' ? employeeFullCalls.importApprove : employeeImportCalls.importApprove;
  const answer = await server.current.call(call, approver, { body: { importId, note } });
  return answer.status === 200 ? until(importId) : answer.body;
};
const faultsOf = async ({ secureId }: ImportJob) => {
  const { result } = await server.current.call(importJobCalls.rows, maker, {
    parameters: { secureId },
    query: { result: 'ERROR' },
  });
  return result.rows.map(({ messages }: ImportRow) => messages.map(({ column, code }) => `${column} ${code}`));
};
const employee = (npk: string) =>
  db().selectFrom('employee').selectAll().where('npk', '=', npk).executeTakeFirstOrThrow();
const programOf = async (i: number) => {
  const { code } = await db()
    .selectFrom('member')
    .innerJoin('program_type', 'program_type.id', 'member.program_type_id')
    .select('program_type.code')
    .where('member.id', '=', memberId(i))
    .executeTakeFirstOrThrow();
  return code;
};

test('new employees are linked with the member of their NIK, who is of the program of employees then', async () => {
  const { nik, name, birthDate, gender } = seedMember(7);
  expect(await programOf(7)).not.toBe('KRY');
  const row = { ...person(1), nik, name, birth_date: birthDate, gender };
  const { job } = await send('DELTA', [row, person(2)]);
  expect(job).toMatchObject({ state: 'PREVIEWED', newRows: 2, errorRows: 0, apply: 'CHUNKED', needsApproval: false });
  expect(job?.importNo).toMatch(/^IME-\d{6}-\d{5}$/);
  expect(await confirm(job!)).toMatchObject({ state: 'COMPLETED', appliedRows: 2 });
  expect(await employee('600001')).toMatchObject({ member_id: memberId(7), last_import_id: job!.secureId });
  expect((await employee('600002')).member_id).toBeNull();
  expect(await programOf(7)).toBe('KRY');
});

test('a row names all of its faults at once, and a phone is read as it is stored, however it is written', async () => {
  const written = { phone: '+62 813-5500-0074' };
  const { job } = await send('DELTA', [
    { ...person(20), ...written, office_code: '99999', employee_status: 'HARIAN', grade: 14, end_date: '2020-01-01' },
    { ...person(21), ...written },
  ]);
  expect((await faultsOf(job!)).map((faults: readonly string[]) => faults.toSorted())).toEqual([
    ['employee_status NOT_ALLOWED', 'end_date DATE_ORDER', 'grade RANGE', 'office_code NOT_FOUND'],
  ]);
  const { result } = await server.current.call(importJobCalls.rows, maker, {
    parameters: { secureId: job!.secureId },
    query: {},
  });
  const shown = result.rows.map(({ values }: ImportRow) => values['phone']);
  expect(shown).toEqual(['0813****0074', '0813****0074']);
});

test('wrong rows are named by their column, and the others are written', async () => {
  const { job } = await send('DELTA', [
    { ...person(10), gender: 'F' },
    { ...person(11), nik: String((await storedRows())[0]!['nik']) },
    { ...person(12), office_code: '99999' },
    { ...person(13), end_date: '2020-01-01' },
    { ...person(14), email: 'sama@contoh.id' },
    { ...person(15), email: 'Sama@contoh.id' },
    { ...person(16), birth_date: '2090-01-01' },
    person(17),
  ]);
  expect(job).toMatchObject({ newRows: 1, errorRows: 7 });
  const faults = await faultsOf(job!);
  expect(faults).toEqual([
    ['nik NIK_MISMATCH'],
    ['nik DUPLICATE', 'nik NIK_MISMATCH'],
    ['office_code NOT_FOUND'],
    ['end_date DATE_ORDER'],
    ['email DUPLICATE_IN_FILE'],
    ['email DUPLICATE_IN_FILE'],
    ['birth_date IN_FUTURE'],
  ]);
  expect((await confirm(job!)).code).toBe('IMPORT_HAS_ERRORS');
  expect(await confirm(job!, true)).toMatchObject({ state: 'COMPLETED_WITH_ERRORS', appliedRows: 1 });
});

test('a wrong cell is corrected before the confirmation, and what it was compared with is checked again', async () => {
  const { job } = await send('DELTA', [
    { ...person(20), email: 'kembar@contoh.id' },
    { ...person(21), email: 'kembar@contoh.id' },
  ]);
  expect(job?.errorRows).toBe(2);
  const { result } = await server.current.call(importJobCalls.correct, maker, {
    body: { secureId: job!.secureId, rowNo: 3, values: { email: 'lain@contoh.id' } },
  });
  expect(result.job).toMatchObject({ errorRows: 0, newRows: 2 });
});

test('a known employee is changed or left alone as was chosen, and the history has what the file changed', async () => {
  const row = (await storedRows()).find(({ npk }) => npk === '10001')!;
  const changed = { ...row, position: 'Analis Senior' };
  expect((await send('DELTA', [changed], { onDuplicate: 'SKIP' })).job).toMatchObject({ sameRows: 1, changedRows: 0 });
  const { job } = await send('DELTA', [changed]);
  expect(job).toMatchObject({ changedRows: 1 });
  await confirm(job!);
  const { id, position } = await employee('10001');
  expect(position).toBe('Analis Senior');
  const { result } = await server.current.call(callsOf(employees).history, admin, { parameters: { secureId: id } });
  expect(result.rows[0].changes).toMatchObject([{ field: 'position' }]);
  const { result: record } = await server.current.call(callsOf(employees).detail, admin, {
    parameters: { secureId: id },
  });
  expect(record.lastImportNo).toBe(job!.importNo);
  expect((await send('DELTA', [changed])).job).toMatchObject({ sameRows: 1, changedRows: 0 });
});

test('limits of the member follow another grade, and a resignation ends the program', async () => {
  const row = (await storedRows()).find(({ npk }) => npk === '10005')!;
  expect(await programOf(85)).toBe('KRY');
  const { job } = await send('DELTA', [{ ...row, employee_status: 'RESIGNED', end_date: '2026-01-31' }]);
  await confirm(job!);
  expect(await programOf(85)).toBe('REG');
});

test('a file of all employees makes those resign that it does not name, once a second person approves', async () => {
  const rows = await storedRows();
  const gone = rows.filter(({ npk }) => npk === '10030');
  const { job } = await send(
    'FULL',
    rows.filter((row) => !gone.includes(row)),
  );
  expect(job).toMatchObject({ changedRows: 1, newRows: 0, errorRows: 0, apply: 'STAGED', needsApproval: true });
  expect(job!.totalRows).toBe(rows.length);
  const { result } = await server.current.call(importJobCalls.rows, maker, {
    parameters: { secureId: job!.secureId },
    query: { result: 'CHANGED' },
  });
  expect(result.rows).toMatchObject([{ unnamed: true, values: { npk: '10030', employee_status: 'RESIGNED' } }]);
  expect(await confirm(job!)).toMatchObject({ state: 'WAITING_APPROVAL' });
  expect(await approve(job!)).toMatchObject({ state: 'COMPLETED', appliedRows: 1 });
  expect(await employee('10030')).toMatchObject({
    employee_status: 'RESIGNED',
    end_date: seedDate.toISOString().slice(0, 10),
  });
});

test('a file of all employees in which too many are missing is approved with a reason alone', async () => {
  const rows = await storedRows();
  const { job } = await send('FULL', rows.slice(0, 10));
  await confirm(job!);
  expect(await approve(job!)).toMatchObject({ code: 'FULL_FILE_TOO_SMALL' });
  expect(await approve(job!, 'divisi ditutup')).toMatchObject({ state: 'COMPLETED' });
});

test('a number that is corrected in a file of all employees names its employee again', async () => {
  const rows = (await storedRows()).filter((row) => row['employee_status'] !== 'RESIGNED');
  const wrong = { ...rows[0]!, npk: '1' };
  const { job } = await send('FULL', [wrong, ...rows.slice(1)]);
  const unnamed = () =>
    db().selectFrom('import_row').select('row_no').where('job_id', '=', job!.secureId).where('unnamed', '=', true);
  expect(await unnamed().execute()).toHaveLength(1);
  await server.current.call(importJobCalls.correct, maker, {
    body: { secureId: job!.secureId, rowNo: 2, values: { npk: String(rows[0]!['npk']) } },
  });
  expect(await unnamed().execute()).toEqual([]);
});

test('only the head office uploads, and who uploaded does not approve', async () => {
  expect((await send('DELTA', [person(30)], { by: branch })).status).toBe(403);
  const { job } = await send('FULL', await storedRows());
  const { status } = await server.current.call(employeeFullCalls.importApprove, maker, {
    body: { importId: job!.secureId, note: null },
  });
  expect(status).toBe(403);
});

test('imports are listed by number and kind', async () => {
  const list = async (query: object) =>
    (await server.current.call(callsOf(employeeImports).list, admin, { query: query as never })).result;
  const { rows } = await list({ importKind: 'FULL', size: 100 });
  expect(new Set(rows.map(({ importKind }: EmployeeImport) => importKind))).toEqual(new Set(['FULL']));
  const [{ importNo }] = rows;
  expect((await list({ search: importNo })).total).toBe(1);
});

/**
 * All that an import takes, once in the whole run; in the gate and on the embedded database, for trying out, the fewest
 * that need an approval.
 */
const manyRows = prepared.server && prepared.selection === 'all' ? 100_000 : mostUnapproved + 1;

let largest: Awaited<ReturnType<typeof send>>['job'];

test(`${manyRows} rows are checked`, async () => {
  const rows = Array.from({ length: manyRows }, (_, n) => person(1_000 + n)).map(renumbered);
  ({ job: largest } = await send('DELTA', rows));
  const checked = { state: 'PREVIEWED', newRows: manyRows, errorRows: 0, apply: 'STAGED', needsApproval: true };
  expect(largest).toMatchObject(checked);
});

test(`${manyRows} rows wait for an approval, and are there as a whole`, async () => {
  const job = largest;
  expect(await confirm(job!)).toMatchObject({ state: 'WAITING_APPROVAL' });
  // A machine with other work may answer that it is busy, before or after the decision is stored.
  let approved = await approve(job!);
  while ((approved as { code?: string }).code === 'BUSY') {
    const { state } = await until(job!.secureId);
    approved = state === 'WAITING_APPROVAL' ? await approve(job!) : await until(job!.secureId);
  }
  expect(approved).toMatchObject({ state: 'COMPLETED', appliedRows: manyRows });
});

/** A NIK of its own for each of many: ten areas of ten thousand serial numbers. */
function renumbered(row: Row, n: number): Row {
  const serial = String(1 + (n % 9_000)).padStart(4, '0');
  return { ...row, nik: `${String(317_402 + Math.floor(n / 9_000))}${String(row['nik']).slice(6, 12)}${serial}` };
}
