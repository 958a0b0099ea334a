import { importJobCalls } from '@console/contracts/platform/imports';
import { admin, testCaller } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { modules } from '../../modules.ts';
import { csvLines, filesOn, type UploadedFile } from './written-files.fixtures.ts';

const server = useServer({ modules });
const { send, correct } = filesOn(server);
const stranger = testCaller('ADMIN02', { '*': 'Full Access' }, { isAdmin: true });

const codesOf = ({ rows }: UploadedFile): string[][] => rows.map(({ messages }) => messages.map(({ code }) => code));
const errorFileOf = async ({ job }: UploadedFile, caller = admin): Promise<string> =>
  (await server.current.call(importJobCalls.errorFile, caller, { parameters: { secureId: job.secureId } })).text;
const longRow = (): Promise<UploadedFile> => {
  const [header = '', row = ''] = csvLines('reservations', [{}], ';');
  return send('reservations', [header, `${row}; sebelum lebaran;dua`, ''].join('\r\n'));
};

test('a row with extra cells is refused again from the error file until extra_cells is empty', async () => {
  const first = await longRow();
  expect(codesOf(first)).toEqual([['EXTRA_CELLS']]);
  const file = await errorFileOf(first);
  expect(file.split('\r\n')[0]).toMatch(/;extra_cells$/);
  expect(file).toContain(';"sebelum lebaran; dua"');
  const unchanged = await send('reservations', file);
  expect(codesOf(unchanged)).toEqual([['EXTRA_CELLS']]);
  expect(await errorFileOf(unchanged)).toContain(';"sebelum lebaran; dua"');
  const emptied = await send('reservations', file.replace('"sebelum lebaran; dua"', ''));
  expect(codesOf(emptied).flat()).not.toContain('EXTRA_CELLS');
});

test('extra cells stay a fault of their row, whatever else is corrected, until they are left out', async () => {
  const file = await longRow();
  const row = file.rows[0]!;
  expect(row.extraCells).toBe('sebelum lebaran; dua');
  const { result } = await correct(file.job.secureId, row, { quantity: 'banyak' });
  expect(result.row.messages).toMatchObject([{ code: 'EXTRA_CELLS' }, { code: 'NOT_A_NUMBER' }]);
  expect((await correct(file.job.secureId, row, { quantity: '150' })).result.row).toMatchObject({
    result: 'ERROR',
    messages: [{ code: 'EXTRA_CELLS' }],
  });
  expect(await correct(file.job.secureId, row, { extra_cells: 'lain' })).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'values.extra_cells', code: 'NOT_ALLOWED' }] },
  });
  expect((await correct(file.job.secureId, row, { extra_cells: null })).result.row).toMatchObject({
    result: 'NEW',
    messages: [],
    extraCells: null,
  });
  const entries = await server.current.database.db
    .selectFrom('audit_entry')
    .select('changes')
    .where('entity_id', '=', file.job.secureId)
    .where('action', '=', 'IMPORT_CORRECT')
    .execute();
  expect(entries.flatMap(({ changes }) => changes)).toContainEqual({
    field: 'extra_cells',
    before: 'sebelum lebaran; dua',
    after: null,
  });
});

test('extra cells of an import with personal columns are shown to their sender alone', async () => {
  const [header = '', row = ''] = csvLines('blacklist', [{}], ';');
  const file = await send('blacklist', [header, `${row};081298765432`, ''].join('\n'));
  expect(codesOf(file)).toEqual([['EXTRA_CELLS']]);
  expect(await errorFileOf(file)).toContain('081298765432');
  expect(file.rows[0]!.extraCells).toBe('****');
  const seen = await errorFileOf(file, stranger);
  expect(seen).not.toContain('081298765432');
  expect(seen).toContain('****');
});

// R9
test('the error file of a file whose first line names its separator can be uploaded as it is', async () => {
  const [header = '', row = ''] = csvLines('reservations', [{ quantity: 'banyak' }], '|');
  const first = await send('reservations', ['sep=|', header, row, ''].join('\r\n'));
  expect(codesOf(first)).toEqual([['NOT_A_NUMBER']]);
  const file = await errorFileOf(first);
  expect(file).toMatch(/^\uFEFF?sep=\|\r\n/);
  expect(codesOf(await send('reservations', file))).toEqual([['NOT_A_NUMBER']]);
});

test.each([
  ['at the end', (line: string, cell: string) => `${line};${cell}`],
  ['in the middle', (line: string, cell: string) => line.replace(';', `;${cell};`)],
])('a cell below a blank title %s is an extra cell', async (_, put) => {
  const [header = '', row = ''] = csvLines('reservations', [{}], ';');
  const file = await send('reservations', [put(header, ''), put(row, 'lantai 2'), ''].join('\n'));
  expect(codesOf(file)).toEqual([['EXTRA_CELLS']]);
  expect(await errorFileOf(file)).toContain('lantai 2');
  const blank = await send('reservations', [put(header, ''), put(row, ''), ''].join('\n'));
  expect(codesOf(blank).flat()).not.toContain('EXTRA_CELLS');
});

test('titles are found without signs that cannot be seen and in narrow letters', async () => {
  const [header = '', row = ''] = csvLines('reservations', [{}], ';');
  const file = await send(
    'reservations',
    [header.replace('remark', 'rem\u200Bark').replace('quantity', 'ｑuantity'), row, ''].join('\n'),
  );
  expect(file.status).toBe(200);
});

test('a comma too many is a fault where decimals may hold it, and goes when it is left out', async () => {
  const [header = '', row = ''] = csvLines('qanun', [{}], ',');
  const file = await send('qanun', `${header}\n${row},\n`);
  expect(codesOf(file)).toEqual([['EXTRA_CELLS']]);
  expect(file.rows[0]!.extraCells).toBe(',');
  const { result } = await correct(file.job.secureId, file.rows[0]!, { extra_cells: null });
  expect(result.row.messages).toEqual([]);
  expect(codesOf(await send('qanun', `${header},\n${row},\n`))).toEqual([[]]);
  const [titles = '', example = ''] = csvLines('zipCodes', [{}], ',');
  expect(codesOf(await send('zipCodes', `${titles}\n${example},\n`))).toEqual([[]]);
});

test.each([',', ';'])('corrected numbers in the error file of cells between %j are read as they were', async (sign) => {
  const file = await send('qanunNmc', `${csvLines('qanunNmc', [{ office_code: '99991' }], sign).join('\n')}\n`);
  const cells = { ujrah_admin_regular: '1.000', takaful_y1: '1,05' };
  await correct(file.job.secureId, file.rows[0]!, cells);
  const errors = await errorFileOf(file);
  expect(errors).toContain(`${sign}1000${sign}`);
  expect(errors).toContain(`${sign}1.0500${sign}`);
  expect(codesOf(await send('qanunNmc', errors))).toEqual([['NOT_FOUND']]);
});
