import { zipCodes } from '@console/contracts/branches-stores/zip-code';
import { importJobCalls } from '@console/contracts/platform/imports';
import { callsOf } from '@console/contracts/core/resource';
import { sql } from 'kysely';
import { admin, testCaller, viewer } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { upload, type UploadInput } from '../../../test/upload.ts';
import { zipCodeModule } from '../../branches-stores/zip-code/module.ts';
import type { Caller } from '../../platform/context.ts';
import { imports } from './serve-imports.ts';

const calls = callsOf(zipCodes);
const server = useServer({ modules: [imports, zipCodeModule] });
const db = () => server.current.database.db;
const header = 'zip_code,kelurahan,kecamatan,kota,provinsi,office_code';
const place = (n: number) =>
  `96${String(n % 1_000).padStart(3, '0')},Kelurahan ${n},Kecamatan,Manado,Sulawesi Utara,19050`;
let files = 0;
/** Rows that no other test imports. */
const rows = (count: number) => Array.from({ length: count }, (_, n) => place((files += 1) * 10_000 + n));
const send = (
  content: string | Uint8Array<ArrayBuffer>,
  { caller = admin, ...rest }: Partial<UploadInput> & { caller?: Caller } = {},
) => upload(server.current, calls['importUpload'], caller, { name: 'kode-pos.csv', content, ...rest });
const sendRows = (lines: readonly string[], rest: Parameters<typeof send>[1] = {}) =>
  send([header, ...lines, ''].join('\n'), rest);
const confirm = (importId: string, body: object = {}, caller: Caller = admin) =>
  server.current.call(calls['importConfirm'], caller, { body: { importId, ...body } });
const jobOf = async (secureId: string, caller: Caller = admin) =>
  server.current.call(importJobCalls.detail, caller, { parameters: { secureId } });
const steer = (action: 'stop' | 'resume' | 'cancel', secureId: string, caller: Caller = admin) =>
  server.current.call(importJobCalls[action], caller, {
    body: { secureId, ...(action === 'resume' ? {} : { reason: 'salah berkas' }) },
  });
const colleague = testCaller('HOOPS01', { 'zip-code:browse': 'Input' });

async function settled(secureId: string) {
  for (;;) {
    const { result } = await jobOf(secureId);
    if (!['VALIDATING', 'RUNNING'].includes(result.state)) return result;
  }
}

describe('a file', () => {
  it.each<[string, string, string, object | undefined]>([
    [
      'without a column',
      'zip_code,kelurahan,kecamatan,kota,provinsi\n1,2,3,4,5\n',
      'FILE_COLUMNS',
      { missing: ['office_code'], unknown: [], duplicate: [] },
    ],
    [
      'with one too many and one twice',
      `${header},warna,KOTA\n1,2,3,4,5,6,7,8\n`,
      'FILE_COLUMNS',
      { missing: [], unknown: ['warna'], duplicate: ['kota'] },
    ],
    ['with nothing', '', 'FILE_EMPTY', undefined],
    ['with a header alone', `${header}\n`, 'FILE_EMPTY', undefined],
  ])('%s is refused and leaves nothing but its audit entry', async (_, content, code, result) => {
    const before = await db().selectFrom('import_job').select('id').execute();
    const answer = await send(content, { name: `${code}.csv` });
    expect(answer).toMatchObject({ status: 422, body: { code, ...(result ? { result } : {}) } });
    expect(await db().selectFrom('import_job').select('id').execute()).toHaveLength(before.length);
    expect(
      await db()
        .selectFrom('audit_entry')
        .select(['action', 'code'])
        .where('entity_label', '=', `${code}.csv`)
        .orderBy('at', 'desc')
        .executeTakeFirst(),
    ).toEqual({ action: 'IMPORT_UPLOAD', code });
  });

  it('that is no text is refused by its content, whatever it is called', async () => {
    expect((await send(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0]))).body.code).toBe(
      'FILE_TYPE',
    );
    expect((await send(new Uint8Array([0x7a, 0x69, 0x70, 0x00, 0x2c, 0x0a]))).status).toBe(422);
  });

  it('may have its columns in any order and case, semicolons, blank lines, quotes, a byte order mark', async () => {
    const { result } = await send(
      '\uFEFFOFFICE_CODE;Provinsi;kota;kecamatan;kelurahan;zip_code\r\n19050;Sulawesi Utara;Manado;"Kec ""A""; B";\'=Kel;95201\r\n\r\n',
    );
    expect(result).toMatchObject({ state: 'PREVIEWED', totalRows: 1, newRows: 1 });
    const { result: preview } = await server.current.call(importJobCalls.rows, admin, {
      parameters: { secureId: result.secureId },
    });
    expect(preview.rows[0]).toMatchObject({
      rowNo: 2,
      values: { kecamatan: 'Kec "A"; B', kelurahan: '=Kel', zip_code: '95201' },
    });
  });

  it('of the last day is refused when it comes again, unless it is forced', async () => {
    const lines = rows(1);
    const { result: first } = await sendRows(lines);
    expect(await sendRows(lines)).toMatchObject({
      status: 409,
      body: { code: 'IMPORT_DUPLICATE_FILE', result: { importId: first.secureId } },
    });
    // The other person's job is not named.
    const other = testCaller('HOOPS09', { '*': 'Full Access' });
    const foreign = await sendRows(lines, { caller: other });
    expect(foreign).toMatchObject({ status: 409, body: { code: 'IMPORT_DUPLICATE_FILE' } });
    expect(foreign.result).toBeUndefined();
    expect((await sendRows(lines, { fields: { force: 'true' } })).status).toBe(200);
    server.current.setNow(new Date('2026-03-17T09:00:01+07:00'));
    expect((await sendRows(lines)).status).toBe(200);
    server.current.setNow(new Date('2026-03-16T09:00:00+07:00'));
  });

  it('needs the import action', async () => {
    expect(await sendRows(rows(1), { caller: viewer })).toMatchObject({ status: 403, body: { action: 'import' } });
  });

  it('uploaded twice with one key is one job', async () => {
    const lines = rows(1);
    const headers = { 'idempotency-key': 'a3c8d1c4-36c7-4c22-8f3a-0a6a4a2d5f10' };
    const [one, two] = [await sendRows(lines, { headers }), await sendRows(lines, { headers })];
    expect(two.result.secureId).toBe(one.result.secureId);
    expect((await sendRows(rows(1), { headers })).body.code).toBe('IDEMPOTENCY_REUSED');
  });
});

describe('a preview', () => {
  it('of more than a thousand rows is made after the answer, and comes 50 rows a page', async () => {
    const { result } = await sendRows(rows(1_001));
    expect(result).toMatchObject({ state: 'VALIDATING', totalRows: 1_001 });
    const done = await settled(result.secureId);
    expect(done).toMatchObject({ state: 'PREVIEWED', newRows: 1_001, changedRows: 0, sameRows: 0, errorRows: 0 });
    const page = async (number: number) =>
      (
        await server.current.call(importJobCalls.rows, admin, {
          parameters: { secureId: result.secureId },
          query: { page: number },
        })
      ).result;
    expect((await page(1)).rows.map(({ rowNo }: { rowNo: number }) => rowNo)).toEqual(
      Array.from({ length: 50 }, (_, n) => n + 2),
    );
    expect(await page(21)).toMatchObject({ total: 1_001, rows: [{ rowNo: 1_002 }] });
  });

  it('gives its wrong rows back as a file, which is taken as it is once corrected', async () => {
    const [good, bad] = rows(2) as [string, string];
    const { result } = await sendRows([good, bad.replace('19050', '99999')]);
    expect(result).toMatchObject({ newRows: 1, errorRows: 1 });
    const { text } = await server.current.call(importJobCalls.errorFile, admin, {
      parameters: { secureId: result.secureId },
    });
    const [columns, line, ...rest] = text.trim().split('\r\n');
    expect(columns).toBe(`${header},row_no,error_code,error_message`);
    expect(line).toBe(`${bad.replace('19050', '99999')},3,NOT_FOUND,office_code: Data tidak ditemukan`);
    expect(rest).toEqual([]);
    const { result: again } = await send(text.replace('99999', '19050'));
    expect(again).toMatchObject({ newRows: 1, errorRows: 0 });
  });

  it('is kept for a day', async () => {
    const { result } = await sendRows(rows(1));
    server.current.setNow(new Date('2026-03-17T09:00:01+07:00'));
    expect((await jobOf(result.secureId)).result.state).toBe('EXPIRED');
    expect(await confirm(result.secureId)).toMatchObject({ status: 410, body: { code: 'IMPORT_EXPIRED' } });
    expect(
      (await server.current.call(importJobCalls.rows, admin, { parameters: { secureId: result.secureId } })).status,
    ).toBe(410);
    expect((await steer('cancel', result.secureId)).status).toBe(410);
    server.current.setNow(new Date('2026-03-16T09:00:00+07:00'));
  });

  it('belongs to its uploader; admins see it, nobody else does', async () => {
    const { result } = await sendRows(rows(1), { caller: colleague });
    expect((await jobOf(result.secureId, testCaller('HOOPS02', { 'zip-code:browse': 'Input' }))).status).toBe(404);
    expect((await jobOf(result.secureId, testCaller('HOOPS01', {}))).status).toBe(404);
    expect((await jobOf(result.secureId)).result).toMatchObject({ uploadedBy: 'HOOPS01', actions: ['cancel'] });
    expect((await confirm(result.secureId)).status).toBe(404);
    expect(
      (await server.current.call(importJobCalls.list, testCaller('HOOPS02', { 'zip-code:browse': 'Input' }))).result
        .total,
    ).toBe(0);
    expect(
      (await server.current.call(importJobCalls.list, colleague, { query: { mine: true } })).result.rows,
    ).toMatchObject([{ secureId: result.secureId }]);
    expect((await steer('cancel', result.secureId)).result.state).toBe('CANCELLED');
  });
});

describe('a confirmed import', () => {
  it('is applied once, however often it is confirmed, and the same file then changes nothing', async () => {
    const lines = rows(3);
    const { result } = await sendRows(lines);
    const answers = await Promise.all([confirm(result.secureId), confirm(result.secureId), confirm(result.secureId)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await settled(result.secureId)).toMatchObject({ state: 'COMPLETED', appliedRows: 3 });
    expect((await confirm(result.secureId)).result).toMatchObject({ state: 'COMPLETED', appliedRows: 3 });
    const { result: again } = await sendRows(lines, { fields: { force: 'true' } });
    expect(again).toMatchObject({ newRows: 0, sameRows: 3 });
    expect((await confirm(again.secureId)).result).toMatchObject({ state: 'COMPLETED', rowsToApply: 0 });
    expect(
      await db()
        .selectFrom('audit_entry')
        .select('id')
        .where('parent_id', 'is not', null)
        .where('entity_label', 'like', `${lines[0]!.slice(0, 5)}%`)
        .where('at', '>', '2026-03-16T00:00:00Z')
        .execute(),
    ).toHaveLength(1);
  });

  it('leaves out rows whose record has moved since, and says which', async () => {
    const [one, two] = rows(2) as [string, string];
    await confirm((await sendRows([one, two])).result.secureId);
    const { result } = await sendRows([one.replace('Manado', 'Manado Baru'), two.replace('Manado', 'Manado Baru')]);
    expect(result).toMatchObject({ changedRows: 2 });
    await sql`update zip_code set kota = 'Tomohon', version = version + 1
      where code = ${one.slice(0, 5)} and kelurahan = ${one.split(',')[1]}`.execute(db());
    await confirm(result.secureId);
    expect(await settled(result.secureId)).toMatchObject({
      state: 'COMPLETED_WITH_ERRORS',
      appliedRows: 1,
      failedRows: 1,
    });
    const { text } = await server.current.call(importJobCalls.errorFile, admin, {
      parameters: { secureId: result.secureId },
    });
    expect(text).toContain('ROW_CHANGED');
    const { rows: kept } = await sql<{
      kota: string;
    }>`select kota from zip_code where code = ${one.slice(0, 5)} and kelurahan = ${one.split(',')[1]}`.execute(db());
    expect(kept).toEqual([{ kota: 'Tomohon' }]);
  });

  it('is refused while another of the module runs', async () => {
    const [first, second] = [await sendRows(rows(1)), await sendRows(rows(1))];
    await db()
      .updateTable('import_job')
      .set({ state: 'RUNNING', worker: 'elsewhere', heartbeat_at: sql`now()` })
      .where('id', '=', first.result.secureId)
      .execute();
    expect(await confirm(second.result.secureId)).toMatchObject({ status: 409, body: { code: 'IMPORT_RUNNING' } });
    expect(await sendRows(rows(1))).toMatchObject({ status: 409, body: { code: 'IMPORT_RUNNING' } });
    await db()
      .updateTable('import_job')
      .set({ state: 'CANCELLED', worker: null })
      .where('id', '=', first.result.secureId)
      .execute();
    expect((await confirm(second.result.secureId)).status).toBe(200);
  });

  it('refuses steps that its state does not know', async () => {
    const { result } = await sendRows(rows(1));
    for (const action of ['stop', 'resume'] as const)
      expect(await steer(action, result.secureId)).toMatchObject({ status: 409, body: { code: 'INVALID_STATE' } });
    await confirm(result.secureId);
    await settled(result.secureId);
    for (const action of ['stop', 'resume', 'cancel'] as const)
      expect((await steer(action, result.secureId)).body.code).toBe('INVALID_STATE');
  });
});
