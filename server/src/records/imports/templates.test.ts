import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Call } from '@console/contracts/core/call';
import { addressOf } from '@console/contracts/core/call';
import { admin } from '../../../test/callers.ts';
import { seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { modules } from '../../modules.ts';
import { openXlsx } from '../../platform/spreadsheets/xlsx-reader.ts';
import type { Sheet, SheetRow } from '../../platform/spreadsheets/sheet.ts';
import { columnLayoutOf, refuseFurtherSheets } from './column-layout.ts';
import { registryOf } from './handler-registry.ts';
import { readRow } from './read-and-check-row.ts';
import { templateFile } from './template-file.ts';

const server = useServer({ modules });
const templates = (): Call[] =>
  [...server.current.app.calls.values()].filter(({ path }) => path.endsWith('/import-template'));
const definitionOf = ({ path }: Call) =>
  registryOf(server.current.app)
    .all()
    .map(({ definition }) => definition)
    .find(({ upload, folder = upload.slice(0, upload.lastIndexOf('/')) }) => path === `${folder}/import-template`)!;
const day = (at: Date) => at.toISOString().slice(0, 10);

test('imports have templates, some of them with dates', async () => {
  expect(templates().length).toBeGreaterThan(2);
  const files = await Promise.all(templates().map((call) => server.current.call(call, admin)));
  expect(files.some(({ text }) => /\d{4}-\d{2}-\d{2}/.test(text))).toBe(true);
});

test.each([0, 1, 400, 4_000])(
  'no template of any import has a date that is past, %i days after today',
  async (days) => {
    const now = new Date(seedDate.getTime() + days * 86_400_000);
    server.current.setNow(now);
    for (const call of templates()) {
      const { status, text } = await server.current.call(call, admin);
      const { columns, example } = definitionOf(call);
      const born = Object.keys(columns)
        .filter((name) => columns[name]!.past)
        .map((name) => example[name]);
      const past = (text.match(/\b\d{4}-\d{2}-\d{2}\b/g) ?? []).filter(
        (date) => date < day(now) && !born.includes(date),
      );
      expect({ address: addressOf(call), status, past }).toEqual({ address: addressOf(call), status: 200, past: [] });
    }
  },
);

async function rowsOf(content: Buffer): Promise<{ rows: SheetRow[]; sheet: Sheet }> {
  const path = join(tmpdir(), `template-${process.pid}.xlsx`);
  await writeFile(path, content);
  const rows: SheetRow[] = [];
  const sheet = openXlsx(path);
  for await (const row of sheet.rows) rows.push(row);
  return { rows, sheet };
}

test('the template of an import that takes workbooks has the same example as a workbook and as CSV', async () => {
  const faults: string[] = [];
  for (const call of templates()) {
    const definition = definitionOf(call);
    if (!definition.formats.includes('excel')) continue;
    const { status, headers } = await server.current.call(call, admin, { query: { format: 'xlsx' } });
    expect([status, headers.get('content-type')]).toEqual([200, expect.stringContaining('spreadsheetml')]);
    const file = templateFile(definition, server.current.app.services.now(), { format: 'xlsx', language: 'id' });
    const { rows: written, sheet } = await rowsOf(await buffer(file.content as Readable));
    const [header, ...rows] = written;
    expect(sheet.furtherSheets.length).toBeGreaterThan(0);
    expect(() => refuseFurtherSheets(sheet, definition)).not.toThrow();
    const layout = columnLayoutOf(header!.cells, definition);
    const read = rows.map((row) => readRow(definition, layout, row, false));
    const [title, example] = (await server.current.call(call, admin)).text.replace('\uFEFF', '').split('\r\n');
    expect(title).toBe(header!.cells.join(';'));
    expect(example).toBeTruthy();
    expect(read).toHaveLength(1);
    // References are looked up later; what the cells hold has no faults.
    for (const { column, code } of read[0]!.messages) faults.push(`${definition.importKind} ${column}: ${code}`);
  }
  expect(faults).toEqual([]);
});

test('the template of an import that takes only CSV is refused as a workbook', async () => {
  const calls = templates().filter((call) => !definitionOf(call).formats.includes('excel'));
  expect(calls.length).toBeGreaterThan(2);
  for (const call of calls) {
    const { status, body } = await server.current.call(call, admin, { query: { format: 'xlsx' } });
    const fault = expect.objectContaining({ field: 'format', code: 'NOT_ALLOWED' });
    expect({ status, errors: body.errors }).toEqual({ status: 422, errors: [fault] });
  }
});
