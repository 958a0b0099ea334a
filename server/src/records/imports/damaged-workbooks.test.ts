import { useServer } from '../../../test/server.ts';
import { modules } from '../../modules.ts';
import { csvLines, filesOn, outcomeOf } from './written-files.fixtures.ts';

const server = useServer({ modules });
const { sendWorkbook } = filesOn(server);

const [header = ''] = csvLines('zipCodes', []);
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

const titleRow = '<row><c t="inlineStr"><is><t>Data Februari</t></is></c></row>';

// R2
test.each([
  { title: 'with a title above its header', rows: titleRow + headerRow + otherRow },
  { title: 'with rows alone', rows: otherRow + otherRow },
  { title: 'whose header lacks one column', rows: headerRow.replace('OFFICE_CODE', 'KANTOR') + titleRow },
])('a further sheet $title is refused', async ({ rows }) => {
  expect(await withFurtherSheet('visible', rows)).toMatchObject({ status: 422, code: 'FILE_SHEETS' });
});

// R2
test.each([
  { title: 'that is hidden', state: 'hidden', rows: headerRow + otherRow },
  { title: 'with the header alone', state: 'visible', rows: headerRow },
  { title: 'with notes', state: 'visible', rows: titleRow + titleRow },
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

test('a filled cell beyond the columns that are read is named with their number', async () => {
  const file = await sendWorkbook('zipCodes', [{}], {
    'xl/workbook.xml': sheetsXml('<sheet name="Lebar" sheetId="1" r:id="rId1"/>'),
    'xl/worksheets/sheet1.xml': worksheet(`${headerRow}<row r="3"><c r="GY3"><v>1</v></c></row>`),
  });
  expect(file).toMatchObject({ status: 422, code: 'FILE_TOO_WIDE' });
  expect(file.message).toMatch(/Maksimal 200 kolom.*GY3/);
});
