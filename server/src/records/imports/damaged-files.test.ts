import { fileRules } from '@console/contracts/platform/files';
import { useServer } from '../../../test/server.ts';
import { modules } from '../../modules.ts';
import { csvLines, filesOn, outcomeOf, type FileImport } from './written-files.fixtures.ts';

const server = useServer({ modules });
const { send } = filesOn(server);

const [header = '', place = ''] = csvLines('zipCodes', [{}]);
const places = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => place.replace('Sukamaju', `Sukamaju Baris ${index + 1}`));
/** The lines with one of them in place of another. @param row number in the file, the header being row 1 */
const withRow = (lines: readonly string[], row: number, line: string): string =>
  [header, ...lines.with(row - 2, line), ''].join('\n');
const reservation = csvLines('reservations', [{}])[1] ?? '';

interface DamagedFile {
  /** Names the input. */
  readonly id: string;
  readonly title: string;
  readonly file: FileImport;
  readonly content: string;
  /** The row that the fault names, and the column. */
  readonly row: number;
  readonly column: string;
}

const damaged: readonly DamagedFile[] = [
  {
    id: 'F21a',
    title: 'a quotation mark that is not closed',
    file: 'zipCodes',
    content: withRow(places(5), 3, '23102,"Sukamaju,Banda Aceh Utara,Banda Aceh,Aceh,10010'),
    row: 3,
    column: 'kelurahan',
  },
  {
    id: 'F21b',
    title: 'a quotation mark in the last column that is not closed',
    file: 'reservations',
    content: [csvLines('reservations', [])[0], `${reservation}"segera`, reservation, reservation, ''].join('\n'),
    row: 2,
    column: 'remark',
  },
  {
    id: 'F21c',
    title: 'a quotation mark before 300 rows that is not closed',
    file: 'zipCodes',
    content: withRow(places(300), 3, '23102,Sukamaju,"Banda Aceh Utara,Banda Aceh,Aceh,10010'),
    row: 3,
    column: 'kecamatan',
  },
  {
    id: 'F21d',
    title: 'a text behind a closing quotation mark',
    file: 'zipCodes',
    content: withRow(places(3), 2, '23102,"Satu" Uji,Banda Aceh Utara,Banda Aceh,Aceh,10010'),
    row: 2,
    column: 'kelurahan',
  },
  {
    id: 'R16',
    title: 'a quotation mark behind a backslash',
    file: 'zipCodes',
    content: withRow(places(3), 4, String.raw`23102,"Zz \"x\"",Banda Aceh Utara,Banda Aceh,Aceh,10010`),
    row: 4,
    column: 'kelurahan',
  },
];

test.each(damaged)('$title is refused with its row, and no row is lost', async ({ file, content, row, column }) => {
  const { status, code, message } = await send(file, content);
  expect({ status, code }).toEqual({ status: 422, code: 'FILE_QUOTE' });
  expect(message).toContain(`baris ${row}, kolom ${column} `);
});

test.each([
  { title: 'quoted titles', header: `"${header.replaceAll(',', '"|"')}"` },
  { title: 'titles without quotes above quoted rows', header: header.replaceAll(',', '|') },
])('a file of $title that is divided by bars is refused with its separator', async ({ header: titles }) => {
  const row = `"${place.replaceAll(',', '"|"')}"`;
  const { status, code, message } = await send('zipCodes', [titles, row, ''].join('\n'));
  expect({ status, code }).toEqual({ status: 422, code: 'FILE_SEPARATOR' });
  expect(message).toContain('sep=|');
  expect(await send('zipCodes', ['sep=|', titles, row, ''].join('\n'))).toMatchObject({ status: 200 });
});

interface ReadableFile {
  readonly id: string;
  readonly title: string;
  readonly file: FileImport;
  readonly content: string;
  readonly rows: number;
}

const readable: readonly ReadableFile[] = [
  {
    id: 'F06a',
    title: 'a line that names the separator is no row of a file of zip codes',
    file: 'zipCodes',
    content: ['sep=;', ...csvLines('zipCodes', [{}, { kelurahan: 'Sukajadi' }], ';'), ''].join('\r\n'),
    rows: 2,
  },
  {
    id: 'F06a',
    title: 'a line that names the separator is no row of a file of phone numbers',
    file: 'blacklist',
    content: ['sep=;', ...csvLines('blacklist', [{}], ';'), ''].join('\r\n'),
    rows: 1,
  },
  {
    id: 'F21e',
    title: 'rows with another line end than the header are rows',
    file: 'zipCodes',
    content: `${header}\r\n${places(3).join('\n')}\n`,
    rows: 3,
  },
  {
    id: 'F21e',
    title: 'rows with three kinds of line ends are rows',
    file: 'zipCodes',
    content: `${header}\n${places(3).join('\r\n')}\r${place}\r\n`,
    rows: 4,
  },
  {
    id: 'R16',
    title: 'blanks beside the quotation marks of a cell belong to no cell',
    file: 'zipCodes',
    content: withRow(places(2), 2, '"23102" , "Sukamaju Dua"  , "Banda Aceh Utara",Banda Aceh,Aceh,10010'),
    rows: 2,
  },
  {
    id: 'F21c',
    title: 'a cell of a megabyte is a fault of its row',
    file: 'zipCodes',
    content: [header, place, place.replace('Sukamaju', 'a'.repeat(1_000_000)), ''].join('\n'),
    rows: 2,
  },
];

test.each(readable)('$title', async ({ file, content, rows }) => {
  const { status, job, rows: read } = await send(file, content);
  expect(status).toBe(200);
  expect(job).toMatchObject({ state: 'PREVIEWED', totalRows: rows });
  expect(read).toHaveLength(rows);
});

// F21c
test('a key of a megabyte is too long, and the other rows are read', async () => {
  const { rows } = await send(
    'zipCodes',
    [header, place.replace('Sukamaju', 'a'.repeat(1_000_000)), place, ''].join('\n'),
  );
  expect(rows.map((row) => outcomeOf('kelurahan', row))).toEqual(['TOO_LONG', { value: 'Sukamaju' }]);
});

// R20
test.each([1, 3, 7])(
  'a byte of another encoding in row %i is refused with its row and how to save the file',
  async (row) => {
    const lines = ['zip_code,kelurahan', '1,"a\r\nb"', '2,c', '', '3,d', '4,e', '5,f'];
    const content = lines.with(row - 1, `${lines[row - 1]}\u00E9`).join('\r\n');
    const file = await send('zipCodes', new Uint8Array(Buffer.from(content, 'latin1')), 'data.csv');
    expect(file.code).toBe('FILE_ENCODING');
    expect(file.message).toMatch(new RegExp(`^Baris ${row} .*Simpan sebagai CSV UTF-8`));
  },
);

const utf16 = (text: string) => new Uint8Array(Buffer.from(text, 'utf16le'));
const oldWorkbook = Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...new Uint8Array(2_048));

test.each([
  { id: 'E06b', title: 'a text in UTF-16', name: 'data.csv', content: utf16(`\uFEFF${header}\n${place}\n`) },
  { id: 'E06b', title: 'a text in UTF-16 without its mark', name: 'data.csv', content: utf16(`${header}\n${place}\n`) },
])('$title is refused by its encoding', async ({ name, content }) => {
  expect(await send('zipCodes', content, name)).toMatchObject({ status: 422, code: 'FILE_ENCODING' });
});

// E06a
test('an old workbook is not offered, and its refusal says to save it as .xlsx', async () => {
  expect(fileRules.excel.extensions).not.toContain('.xls');
  for (const content of [oldWorkbook, utf16('Workbook')]) {
    const { code, message } = await send('zipCodes', content, 'lama.xls');
    expect(code).toBe('FILE_OLD_WORKBOOK');
    expect(message).toContain('.xlsx');
  }
});
