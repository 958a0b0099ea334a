import { importJobCalls } from '@console/contracts/platform/imports';
import { zipCodes } from '@console/contracts/branches-stores/zip-code';
import { callsOf } from '@console/contracts/core/resource';
import { admin, viewer } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { upload } from '../../../test/upload.ts';
import type { Caller } from '../../platform/context.ts';
import { imports } from '../../records/imports/serve-imports.ts';
import { zipCodeModule } from './module.ts';
import { branchUser } from './zip-code.fixtures.ts';

const calls = callsOf(zipCodes);
const server = useServer({ modules: [imports, zipCodeModule] });
const header = 'zip_code,kelurahan,kecamatan,kota,provinsi,office_code';
const send = (rows: readonly string[], caller: Caller = admin) =>
  upload(server.current, calls['importUpload'], caller, {
    name: 'kode-pos.csv',
    content: [header, ...rows, ''].join('\n'),
  });
const confirm = (importId: string, body: object = {}, caller: Caller = admin) =>
  server.current.call(calls['importConfirm'], caller, { body: { importId, ...body } });
const rowsOf = async (secureId: string, caller: Caller = admin) =>
  (await server.current.call(importJobCalls.rows, caller, { parameters: { secureId } })).result.rows;
const find = async (search: string) =>
  (await server.current.call(calls['list'], admin, { query: { search, size: 100 } })).result.rows;

test('shows what is new, changed, the same and wrong, and writes nothing until confirmed', async () => {
  const { status, result: job } = await send([
    '23101,Lampaseh,Meuraxa,Banda Aceh,Aceh,10010',
    '23102,sukajadi,Banda Aceh Utara,Kutaraja,aceh,10010',
    '23103,Mekarsari,Banda Aceh Utara,Banda Aceh,Aceh,10010',
    '2310,X,Banda Aceh Utara,Banda Aceh,Atlantis,77777',
    '23104,Sidomulyo,Banda Aceh Utara,Banda Aceh,Aceh,12040',
  ]);
  expect(status).toBe(200);
  expect(job).toMatchObject({
    state: 'PREVIEWED',
    totalRows: 5,
    newRows: 1,
    changedRows: 1,
    sameRows: 1,
    errorRows: 2,
    apply: 'CHUNKED',
    actions: ['confirm', 'correct', 'cancel'],
  });
  const rows = await rowsOf(job.secureId);
  expect(rows.map(({ rowNo, result }: { rowNo: number; result: string }) => [rowNo, result])).toEqual([
    [2, 'NEW'],
    [3, 'CHANGED'],
    [4, 'SAME'],
    [5, 'ERROR'],
    [6, 'ERROR'],
  ]);
  expect(rows[1]).toMatchObject({ before: { kota: 'Banda Aceh' }, values: { kota: 'Kutaraja' } });
  expect(rows[3].messages.map(({ column, code }: { column: string; code: string }) => [column, code])).toEqual([
    ['zip_code', 'TOO_SHORT'],
    ['kelurahan', 'TOO_SHORT'],
    ['provinsi', 'NOT_ALLOWED'],
    ['office_code', 'NOT_FOUND'],
  ]);
  expect(rows[4].messages).toMatchObject([
    { column: 'office_code', code: 'OFFICE_INACTIVE', message: 'Kantor tidak aktif di lini ini' },
  ]);
  expect(await find('23101')).toHaveLength(1);
});

test('two offices for one code fault all its rows; the same place twice faults both rows', async () => {
  const { result: job } = await send([
    '20101,A satu,Kec,Medan,Sumatera Utara,10040',
    '20101,A dua,Kec,Medan,Sumatera Utara,10050',
    '20102,A tiga,Kec,Medan,Sumatera Utara,10040',
    '20102,a TIGA,kec,Medan,Sumatera Utara,10040',
  ]);
  const rows = await rowsOf(job.secureId);
  expect(
    rows.map(({ messages }: { messages: { code: string; message: string }[] }) =>
      messages.map(({ code, message }) => `${code}: ${message}`),
    ),
  ).toEqual([
    ['ZIP_BRANCH_CONFLICT: Satu kode pos hanya boleh satu kantor: baris 2, 3'],
    [
      'CODE_MOVES: Semua 1 baris kode pos 20101 pindah dari kantor 10040',
      'ZIP_BRANCH_CONFLICT: Satu kode pos hanya boleh satu kantor: baris 2, 3',
    ],
    ['DUPLICATE_IN_FILE: Baris ganda di dalam file: baris 4, 5'],
    ['DUPLICATE_IN_FILE: Baris ganda di dalam file: baris 4, 5'],
  ]);
  expect(job).toMatchObject({ errorRows: 4 });
});

test('a confirmed import writes rows, moves codes, and leaves a parent and children in the audit trail', async () => {
  const { result: job } = await send([
    '20701,Sukamaju,Binjai Utara,Binjai,Sumatera Utara,10060',
    '20701,Rambutan,Binjai Timur,Binjai,Sumatera Utara,10060',
    '20702,Sukajadi,Binjai Utara,Binjai Kota,Sumatera Utara,10050',
    '1,x,x,x,x,x',
  ]);
  expect(await confirm(job.secureId)).toMatchObject({ status: 409, body: { code: 'IMPORT_HAS_ERRORS' } });
  const { result: done } = await confirm(job.secureId, { skipErrors: true });
  expect(done).toMatchObject({ state: 'COMPLETED_WITH_ERRORS', rowsToApply: 3, appliedRows: 3, failedRows: 0 });
  expect(await find('20701')).toMatchObject([
    { kelurahan: 'Rambutan', officeCode: '10060', createdBy: 'ADMIN01' },
    { kelurahan: 'Sukamaju', officeCode: '10060', updatedBy: 'ADMIN01' },
  ]);
  expect(await find('20702')).toMatchObject([{ kota: 'Binjai Kota', version: 2 }]);
  const db = server.current.database.db;
  const parent = await db
    .selectFrom('audit_entry')
    .selectAll()
    .where('action', '=', 'IMPORT_CONFIRM')
    .where('entity_id', '=', job.secureId)
    .executeTakeFirstOrThrow();
  const children = await db
    .selectFrom('audit_entry')
    .select(['action', 'entity_label'])
    .where('parent_id', '=', parent.id)
    .execute();
  expect(parent.record_count).toBe(3);
  expect(children.map(({ action, entity_label }) => `${action} ${entity_label}`).toSorted()).toEqual([
    'CREATE 20701 Rambutan',
    'UPDATE 20701 Sukamaju',
    'UPDATE 20702 Sukajadi',
  ]);
});

test('a row that gives its code another office says how many stored rows go with it', async () => {
  const { result: job } = await send([
    '20703,Sidorejo,Binjai Utara,Binjai,Sumatera Utara,10050',
    '20704,Sidorejo,Binjai Utara,Binjai,Sumatera Utara,10060',
    '20799,Sidorejo,Binjai Utara,Binjai,Sumatera Utara,10050',
  ]);
  expect(job).toMatchObject({ newRows: 3, warningRows: 1 });
  const messages = (await rowsOf(job.secureId)).map((row: { messages: { message: string }[] }) =>
    row.messages.map(({ message }) => message),
  );
  expect(messages).toEqual([[], ['Semua 1 baris kode pos 20704 pindah dari kantor 10050'], []]);
});

test('branch users import for their own offices and codes only', async () => {
  const user = branchUser('10010', 'Input');
  const { result: job } = await send(
    [
      '23105,Baru,Kec,Banda Aceh,Aceh,10010',
      '24301,Baru,Kec,Lhokseumawe,Aceh,10010',
      '23106,Baru,Kec,Banda Aceh,Aceh,10020',
    ],
    user,
  );
  const rows = await rowsOf(job.secureId, user);
  expect(
    rows.map(({ result, messages }: { result: string; messages: { column: string; code: string }[] }) => [
      result,
      messages[0]?.column,
      messages[0]?.code,
    ]),
  ).toEqual([
    ['NEW', undefined, undefined],
    ['ERROR', 'zip_code', 'NOT_ALLOWED'],
    ['ERROR', 'office_code', 'NOT_ALLOWED'],
  ]);
});

test('the template is the header with one example, and needs the import action like the upload', async () => {
  const template = await server.current.call(calls['importTemplate'], admin);
  expect(template.text.replace('\uFEFF', '')).toBe(
    `${header.replaceAll(',', ';')}\r\n23101;Sukamaju;Banda Aceh Utara;Banda Aceh;Aceh;10010\r\n`,
  );
  expect((await server.current.call(calls['importTemplate'], viewer)).status).toBe(403);
  expect((await send(['x'], viewer)).status).toBe(403);
});
