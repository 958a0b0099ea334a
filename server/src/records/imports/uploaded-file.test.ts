import { importJobCalls } from '@console/contracts/platform/imports';
import { admin, testCaller, viewer } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { zipCodeModule } from '../../branches-stores/zip-code/module.ts';
import { imports } from './serve-imports.ts';
import { importsOn, header } from './zip-code-import.fixtures.ts';

const server = useServer({ modules: [imports, zipCodeModule] });
const { db, rows, send, sendRows } = importsOn(server);

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

  it('that another kind is named in is refused, whatever it holds', async () => {
    for (const name of ['zip.csv.exe', 'zip.pdf'])
      expect((await sendRows(rows(1), { name })).body).toMatchObject({
        code: 'FILE_TYPE',
        message: expect.stringContaining('.csv'),
      });
  });

  it('may have its columns in any order and case, semicolons, blank lines, quotes, a byte order mark', async () => {
    const { result } = await send(
      '\uFEFFOFFICE_CODE;Provinsi;kota;kecamatan;kelurahan;zip_code\r\n' +
        '19050;Sulawesi Utara;Manado;"Kec ""A""; B";\'=Kel;95201\r\n\r\n',
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
