import { zipCodes } from '@console/contracts/branches-stores/zip-code';
import { importJobCalls } from '@console/contracts/platform/imports';
import { callsOf } from '@console/contracts/core/resource';
import { admin, testCaller } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { upload } from '../../../test/upload.ts';
import { zipCodeModule } from '../../branches-stores/zip-code/module.ts';
import type { Caller } from '../../platform/context.ts';
import { imports } from './serve-imports.ts';

const calls = callsOf(zipCodes);
const server = useServer({ modules: [imports, zipCodeModule] });
const header = 'zip_code,kelurahan,kecamatan,kota,provinsi,office_code';
const uploader = testCaller('HOOPS01', { 'zip-code:browse': 'Input' });
let names = 0;
const name = () => `Perbaikan ${(names += 1)}`;
const line = (kelurahan: string, { code = '96555', province = 'Sulawesi Utara', office = '19050' } = {}) =>
  `${code},${kelurahan},Kecamatan,Manado,${province},${office}`;

async function preview(...lines: string[]) {
  const { result } = await upload(server.current, calls['importUpload'], uploader, {
    name: 'kode-pos.csv',
    content: [header, ...lines, ''].join('\n'),
  });
  return result;
}
const correct = (secureId: string, rowNo: number, values: object, caller: Caller = uploader) =>
  server.current.call(importJobCalls.correct, caller, { body: { secureId, rowNo, values } });
const rowsOf = async (secureId: string) =>
  (await server.current.call(importJobCalls.rows, uploader, { parameters: { secureId } })).result.rows;
const codes = (row: { messages: { code: string }[] }) => row.messages.map(({ code }) => code);

test('a corrected row is checked and counted again and written with its new cells', async () => {
  const kelurahan = name();
  const job = await preview(
    line(kelurahan, { province: 'Atlantis' }),
    line(name(), { code: '96557', office: '77777' }),
  );
  expect(job).toMatchObject({ newRows: 0, errorRows: 2, actions: expect.arrayContaining(['correct']) });
  const { result } = await correct(job.secureId, 2, { provinsi: 'Sulawesi Utara' });
  expect(result.row).toMatchObject({
    rowNo: 2,
    result: 'NEW',
    corrected: true,
    messages: [],
    values: { provinsi: 'Sulawesi Utara', kelurahan },
  });
  expect(result.job).toMatchObject({ totalRows: 2, newRows: 1, errorRows: 1 });
  expect((await correct(job.secureId, 3, { office_code: '19050' })).result.job).toMatchObject({
    newRows: 2,
    errorRows: 0,
  });
  await server.current.call(calls['importConfirm'], uploader, { body: { importId: job.secureId } });
  const found = await server.current.database.db
    .selectFrom('zip_code')
    .select('provinsi')
    .where('kelurahan', '=', kelurahan)
    .execute();
  expect(found).toEqual([{ provinsi: 'Sulawesi Utara' }]);
});

test('what is still wrong is said beside the cell, and the other faults stay', async () => {
  const job = await preview(line(name(), { code: '01234', province: 'Atlantis', office: '77777' }));
  const { result } = await correct(job.secureId, 2, { zip_code: '9', provinsi: 'Sulawesi Utara' });
  expect(result.row.result).toBe('ERROR');
  expect(result.row.messages).toMatchObject([{ column: 'zip_code' }, { column: 'office_code', code: 'NOT_FOUND' }]);
  const { result: next } = await correct(job.secureId, 2, { zip_code: '96555' });
  expect(next.row).toMatchObject({ result: 'ERROR', messages: [{ column: 'office_code', code: 'NOT_FOUND' }] });
});

test('a row that no longer repeats another frees it; one that begins to, marks both', async () => {
  const [one, two] = [name(), name()];
  const job = await preview(line(one), line(one), line(two));
  expect(job).toMatchObject({ newRows: 1, errorRows: 2 });
  const { result } = await correct(job.secureId, 3, { kelurahan: name() });
  expect(result.job).toMatchObject({ newRows: 3, errorRows: 0 });
  expect((await rowsOf(job.secureId)).map(codes)).toEqual([[], [], []]);
  expect((await correct(job.secureId, 2, { kelurahan: two })).result.job).toMatchObject({ newRows: 1, errorRows: 2 });
  expect((await rowsOf(job.secureId)).map(codes)).toEqual([['DUPLICATE_IN_FILE'], [], ['DUPLICATE_IN_FILE']]);
});

test('columns that must agree are looked at again on both sides', async () => {
  const job = await preview(line(name(), { code: '96556' }), line(name(), { code: '96556', office: '19060' }));
  expect(job).toMatchObject({ errorRows: 2 });
  expect((await correct(job.secureId, 3, { office_code: '19050' })).result.job).toMatchObject({
    newRows: 2,
    errorRows: 0,
  });
});

test('only the uploader corrects, before the confirmation, only existing cells; corrections are audited', async () => {
  const job = await preview(line(name(), { province: 'Atlantis' }), line(name()));
  expect((await correct(job.secureId, 2, { provinsi: 'Papua' }, admin)).status).toBe(404);
  expect((await correct(job.secureId, 9, { provinsi: 'Papua' })).status).toBe(404);
  expect(await correct(job.secureId, 2, { warna: 'biru' })).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'values.warna' }] },
  });
  await correct(job.secureId, 2, { provinsi: 'Sulawesi Utara' });
  const entries = await server.current.database.db
    .selectFrom('audit_entry')
    .select(['changes', 'username'])
    .where('entity_id', '=', job.secureId)
    .where('action', '=', 'IMPORT_CORRECT')
    .execute();
  expect(entries).toEqual([
    { username: 'HOOPS01', changes: [{ field: 'provinsi', before: 'Atlantis', after: 'Sulawesi Utara' }] },
  ]);
  await server.current.call(calls['importConfirm'], uploader, { body: { importId: job.secureId } });
  expect(await correct(job.secureId, 2, { provinsi: 'Papua' })).toMatchObject({
    status: 409,
    body: { code: 'INVALID_STATE' },
  });
});

test('of many rows with one key the first are named, and how many there are in all', async () => {
  const one = name();
  const job = await preview(...Array.from({ length: 12 }, () => line(one)));
  const [first] = await rowsOf(job.secureId);
  expect(first!.messages[0]!.message).toBe('Baris ganda di dalam file: baris 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, … (12)');
});
