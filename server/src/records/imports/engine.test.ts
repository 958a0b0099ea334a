import { readFile } from 'node:fs/promises';
import { importJobCalls } from '@console/contracts/platform/imports';
import { sql } from 'kysely';
import { admin, testCaller } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { zipCodeModule } from '../../branches-stores/zip-code/module.ts';
import { workbookOf } from '../../platform/spreadsheets/spreadsheets.fixtures.ts';
import { imports } from './serve-imports.ts';
import { importsOn, header } from './zip-code-import.fixtures.ts';

const server = useServer({ modules: [imports, zipCodeModule] });
const { db, rows, send, sendRows, confirm, jobOf, steer, settled } = importsOn(server);
const colleague = testCaller('HOOPS01', { 'zip-code:browse': 'Input' });

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

  it('gives the wrong rows of a workbook back as a workbook, and those of semicolons between semicolons', async () => {
    const [bad] = rows(1).map((row) => row.replace('19050', '99999')) as [string];
    const lines = [header, bad];
    const workbook = await workbookOf(
      lines
        .map((line) => {
          const cells = line.split(',').map((cell) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`);
          return `<row>${cells.join('')}</row>`;
        })
        .join(''),
    );
    const fileOf = async (content: string | Uint8Array<ArrayBuffer>, name: string) => {
      const { result } = await send(content, { name });
      expect(result).toMatchObject({ errorRows: 1 });
      return server.current.call(importJobCalls.errorFile, admin, { parameters: { secureId: result.secureId } });
    };
    const { headers } = await fileOf(new Uint8Array(await readFile(workbook)), 'kode-pos.xlsx');
    expect(headers.get('content-type')).toContain('spreadsheetml');
    expect(headers.get('content-disposition')).toContain('zip-code_errors');
    expect(headers.get('content-disposition')).toContain('.xlsx');
    const { text } = await fileOf(lines.join('\r\n').replaceAll(',', ';'), 'kode-pos.csv');
    expect(text.split('\r\n')[0]).toBe(`${header},row_no,error_code,error_message,extra_cells`.replaceAll(',', ';'));
  });

  it('gives its wrong rows back as a file, which is taken as it is once corrected', async () => {
    const [good, bad] = rows(2) as [string, string];
    const { result } = await sendRows([good, bad.replace('19050', '99999')]);
    expect(result).toMatchObject({ newRows: 1, errorRows: 1 });
    const { text } = await server.current.call(importJobCalls.errorFile, admin, {
      parameters: { secureId: result.secureId },
    });
    const [columns, line, ...rest] = text.trim().split('\r\n');
    expect(columns).toBe(`${header},row_no,error_code,error_message,extra_cells`);
    expect(line).toBe(`${bad.replace('19050', '99999')},3,NOT_FOUND,office_code: Data tidak ditemukan,`);
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
