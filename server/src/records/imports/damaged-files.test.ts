import { fileRules } from '@console/contracts/platform/files';
import { useServer } from '../../../test/server.ts';
import { modules } from '../../modules.ts';
import { csvLines, filesOn, outcomeOf, type FileImport } from './written-files.fixtures.ts';

const server = useServer({ modules });
const { send, sendWorkbook } = filesOn(server);

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
  /** The row that the fault names. */
  readonly row: number;
}

const damaged: readonly DamagedFile[] = [
  {
    id: 'F21a',
    title: 'a quotation mark that is not closed',
    file: 'zipCodes',
    content: withRow(places(5), 3, '23102,"Sukamaju,Banda Aceh Utara,Banda Aceh,Aceh,10010'),
    row: 3,
  },
  {
    id: 'F21b',
    title: 'a quotation mark in the last column that is not closed',
    file: 'reservations',
    content: [csvLines('reservations', [])[0], `${reservation}"segera`, reservation, reservation, ''].join('\n'),
    row: 2,
  },
  {
    id: 'F21c',
    title: 'a quotation mark before 300 rows that is not closed',
    file: 'zipCodes',
    content: withRow(places(300), 3, '23102,Sukamaju,"Banda Aceh Utara,Banda Aceh,Aceh,10010'),
    row: 3,
  },
  {
    id: 'F21d',
    title: 'a text behind a closing quotation mark',
    file: 'zipCodes',
    content: withRow(places(3), 2, '23102,"Satu" Uji,Banda Aceh Utara,Banda Aceh,Aceh,10010'),
    row: 2,
  },
];

test.each(damaged)('$title is refused with its row, and no row is lost', async ({ file, content, row }) => {
  const { status, code, message } = await send(file, content);
  expect({ status, code }).toEqual({ status: 422, code: 'FILE_QUOTE' });
  expect(message).toContain(`baris ${row}`);
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

const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
/** The list of sheets: the first one is `sheet1.xml`, the second one holds the rows. */
const sheetsXml = (first: string) =>
  `<workbook xmlns:r="${relations}"><sheets>${first}<sheet name="Data" sheetId="9" r:id="rId7"/></sheets></workbook>`;
const worksheet = (rows: string): string => `<worksheet><sheetData>${rows}</sheetData></worksheet>`;
const otherRow = `<row>${['23101', 'X', 'Y', 'Z', 'Aceh', '10010']
  .map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`)
  .join('')}</row>`;

// E03
test.each(['hidden', 'veryHidden'])('rows of a sheet that is %s are not read', async (state) => {
  const { rows } = await sendWorkbook('zipCodes', [{}], {
    'xl/workbook.xml': sheetsXml(`<sheet name="Lama" sheetId="1" state="${state}" r:id="rId1"/>`),
    'xl/worksheets/sheet1.xml': worksheet(otherRow),
  });
  expect(rows.map((row) => outcomeOf('kelurahan', row))).toEqual([{ value: 'Sukamaju' }]);
});

test.each([
  { id: 'E21', title: 'an empty first sheet', rows: '', code: 'FILE_SHEET_EMPTY' },
  { id: 'E21', title: 'a first sheet that explains the others', rows: otherRow, code: 'FILE_SHEET_COLUMNS' },
])('$title is named in the fault', async ({ rows, code }) => {
  const file = await sendWorkbook('zipCodes', [{}], {
    'xl/workbook.xml': sheetsXml('<sheet name="Petunjuk" sheetId="1" r:id="rId1"/>'),
    'xl/worksheets/sheet1.xml': worksheet(rows),
  });
  expect(file).toMatchObject({ status: 422, code });
  expect(file.message).toContain('“Petunjuk”');
});

const headerRow = `<row>${header
  .split(',')
  .map((name) => `<c t="inlineStr"><is><t> ${name.toUpperCase()}</t></is></c>`)
  .join('')}</row>`;
/** A workbook with a further sheet behind the one with the rows. */
const withFurtherSheet = (state: string, rows: string) =>
  sendWorkbook('zipCodes', [{}], {
    'xl/workbook.xml':
      `<workbook xmlns:r="${relations}"><sheets><sheet name="Januari" r:id="rId7"/>` +
      `<sheet name="Februari" state="${state}" r:id="rId1"/></sheets></workbook>`,
    'xl/worksheets/sheet1.xml': worksheet(rows),
  });

// R2
test('a further sheet with the columns of the file and a row is refused with the names of both sheets', async () => {
  const { status, code, message } = await withFurtherSheet('visible', headerRow + otherRow);
  expect({ status, code }).toEqual({ status: 422, code: 'FILE_SHEETS' });
  expect(message).toMatch(/“Januari”.*“Februari”/);
});

// R2
test.each([
  { title: 'that is hidden', state: 'hidden', rows: headerRow + otherRow },
  { title: 'with the header alone', state: 'visible', rows: headerRow },
  { title: 'with other columns', state: 'visible', rows: otherRow + otherRow },
  { title: 'without rows', state: 'visible', rows: '' },
  { title: 'that is wider than a file may be', state: 'visible', rows: '<row><c r="XFD1"><v>1</v></c></row>' },
])('a further sheet $title is not read', async ({ state, rows }) => {
  const file = await withFurtherSheet(state, rows);
  expect(file.status).toBe(200);
  expect(file.rows).toHaveLength(1);
});

const blankCells = {
  'in the last column': '<row r="2"><c r="XFD2" s="1"/></row>',
  'in column 206': '<row r="2"><c r="GX2" s="1"/></row>',
  'in the last row': '<row r="1048576"><c r="A1048576" s="1"/></row>',
};

// E15
test.each(Object.entries(blankCells))('a cell %s that is only formatted costs nothing', async (_, row) => {
  const head = header.split(',').map((name) => `<c t="inlineStr"><is><t>${name}</t></is></c>`);
  const { status, code, rows } = await sendWorkbook('zipCodes', [], {
    'xl/worksheets/sheet2.xml': worksheet(`<row r="1">${head.join('')}</row>${otherRow}${row}`),
  });
  expect({ status, code }).toEqual({ status: 200, code: undefined });
  expect(rows).toHaveLength(1);
});

// F24b
test('the name of a column is decoded as a text is', async () => {
  const head = header.split(',').map((name) => `<c t="inlineStr"><is><t>${name}_x000D_\n</t></is></c>`);
  const { status, rows } = await sendWorkbook('zipCodes', [], {
    'xl/worksheets/sheet2.xml': worksheet(`<row>${head.join('')}</row>${otherRow}`),
  });
  expect(status).toBe(200);
  expect(rows).toHaveLength(1);
});
