import { randomBytes } from 'node:crypto';
import { cellsOf, fileOf, rowsOf, workbookOf, zipOf } from './spreadsheets.fixtures.ts';
import { openXlsx } from './xlsx-reader.ts';

/** More ranges than a row has columns. */
const overlapping = Array.from({ length: 201 }, () => 'A1:A9');

describe('reading XLSX', () => {
  test('shows the first sheet as a spreadsheet program displays it', async () => {
    const path = await workbookOf(
      '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="inlineStr"><is><t>b</t></is></c></row>' +
        '<row r="4"><c r="A4" t="s"><v>1</v></c><c r="B4"><v>0.30000000000000004</v></c>' +
        '<c r="C4" s="2"><v>123</v></c>' +
        '<c r="D4" s="1"><v>46053</v></c><c r="E4" s="3"><v>46053.5</v></c><c r="F4" t="b"><v>1</v></c></row>' +
        '<row r="5"><c r="A5"/></row>',
    );
    expect((await rowsOf(openXlsx(path))).map((row) => [row.number, ...row.cells])).toEqual([
      [1, 'kode', null, 'b'],
      [4, 'Sukamaju', '0.3', '00123', '2026-01-31', '2026-01-31 12:00:00', 'TRUE'],
    ]);
  });

  test('reads what Excel escapes in texts, and no reading aids', async () => {
    const inline = (text: string, more = '') => `<c t="inlineStr"><is><t>${text}</t>${more}</is></c>`;
    const path = await workbookOf(
      `<row r="1">${inline('Suka_x000D_\nmaju')}${inline('Suka_x005F_x000D_maju')}` +
        `${inline('Sukamaju', '<rPh sb="0" eb="1"><t>HANTU</t></rPh>')}<c t="s"><v>0</v></c></row>`,
      { 'xl/sharedStrings.xml': '<sst><si><t>satu_x0009_dua</t></si></sst>' },
    );
    expect(await cellsOf(openXlsx(path))).toEqual([['Suka\r\nmaju', 'Suka_x000D_maju', 'Sukamaju', 'satu\tdua']]);
  });

  test('shows errors, and days that are stored as texts', async () => {
    const path = await workbookOf(
      '<row r="1"><c t="e"><v>#N/A</v></c><c t="d"><v>2026-12-31T00:00:00</v></c>' +
        '<c t="d"><v>2026-12-31T08:30:00</v></c></row>',
    );
    expect(await cellsOf(openXlsx(path))).toEqual([['#N/A', '2026-12-31', '2026-12-31 08:30:00']]);
  });

  test('reads the first sheet that is not hidden', async () => {
    const rels = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
    for (const state of ['hidden', 'veryHidden']) {
      const path = await workbookOf('<row r="1"><c><v>1</v></c></row>', {
        'xl/workbook.xml':
          `<workbook xmlns:r="${rels}"><sheets><sheet name="A" state="${state}" r:id="rId1"/>` +
          '<sheet name="B" r:id="rId7"/></sheets></workbook>',
        'xl/worksheets/sheet1.xml': '<worksheet><sheetData><row r="1"><c><v>9</v></c></row></sheetData></worksheet>',
      });
      expect(await cellsOf(openXlsx(path))).toEqual([['1']]);
    }
  });

  test.each(['chartsheet', 'dialogsheet'])('skips a first sheet of the type %s', async (type) => {
    const rels = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
    const path = await workbookOf('<row r="1"><c><v>1</v></c></row>', {
      'xl/workbook.xml':
        `<workbook xmlns:r="${rels}"><sheets><sheet name="Grafik" r:id="rId1"/>` +
        '<sheet name="Data" r:id="rId7"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels':
        `<Relationships><Relationship Id="rId1" Type="${rels}/${type}" Target="chartsheets/sheet1.xml"/>` +
        `<Relationship Id="rId7" Type="${rels}/worksheet" Target="worksheets/sheet2.xml"/></Relationships>`,
      'xl/chartsheets/sheet1.xml': '<chartsheet/>',
    });
    const sheet = openXlsx(path);
    expect(await cellsOf(sheet)).toEqual([['1']]);
    expect(sheet.sheetName).toBe('Data');
  });

  test('cells without content cost nothing, however far they are', async () => {
    const path = await workbookOf(
      '<row r="1"><c r="A1"><v>1</v></c><c r="XFD1" s="1"/></row><row r="1048576"><c r="A1048576" s="1"/></row>',
    );
    expect(await cellsOf(openXlsx(path))).toEqual([['1']]);
  });

  test('names cells that hold a formula', async () => {
    const path = await workbookOf('<row r="1"><c r="A1"><v>1</v></c><c r="B1"><f>A1*2</f><v>2</v></c></row>');
    expect(await rowsOf(openXlsx(path))).toEqual([{ number: 1, cells: ['1', '2'], numbers: [0, 1], formulas: [1] }]);
  });

  test.each([
    [
      'a bomb of one long part',
      () => workbookOf('', { 'xl/sharedStrings.xml': `<sst><si><t>${'a'.repeat(3_000_000)}</t></si></sst>` }),
      'FILE_REFUSED',
    ],
    [
      'too many parts',
      () => zipOf(Object.fromEntries(Array.from({ length: 501 }, (_, index) => [`p${index}`, 'x']))),
      'FILE_REFUSED',
    ],
    [
      'a document type declaration',
      () => workbookOf('', { 'xl/worksheets/sheet2.xml': '<!DOCTYPE x [<!ENTITY a "b">]><worksheet/>' }),
      'FILE_REFUSED',
    ],
    ['macros', () => workbookOf('', { 'xl/vbaProject.bin': 'x' }), 'FILE_REFUSED'],
    ['too many columns', () => workbookOf('<row r="1"><c r="XFD1"><v>1</v></c></row>'), 'FILE_TOO_WIDE'],
    ['a cell without a column', () => workbookOf('<row r="1"><c r="1"><v>1</v></c></row>'), 'FILE_BROKEN'],
    [
      'a cell beyond the length a cell may have',
      () =>
        workbookOf(
          `<row r="1"><c r="A1" t="inlineStr"><is><t>${randomBytes(60_000).toString('hex')}</t></is></c></row>`,
        ),
      'FILE_REFUSED',
    ],
    ['a row number twice', () => workbookOf('<row r="1"><c><v>1</v></c></row>'.repeat(2)), 'FILE_BROKEN'],
    ['a row number that is no number', () => workbookOf('<row r="x"><c><v>1</v></c></row>'), 'FILE_BROKEN'],
    ['a cell twice', () => workbookOf(`<row r="1">${'<c r="A1"><v>1</v></c>'.repeat(2)}</row>`), 'FILE_BROKEN'],
    ['a shared text that is missing', () => workbookOf('<row><c t="s"><v>9</v></c></row>'), 'FILE_BROKEN'],
    [
      'merged cells that cover each other',
      () => workbookOf('<row r="1"><c><v>1</v></c></row>', {}, overlapping),
      'FILE_BROKEN',
    ],
    ['broken XML', () => workbookOf('<row r="1"><c>'), 'FILE_BROKEN'],
    ['a zip without a sheet', () => zipOf({ 'a.txt': 'x' }), 'FILE_BROKEN'],
    ['no zip at all', () => fileOf('hello', 'xlsx'), 'FILE_BROKEN'],
  ])('refuses %s', async (_, make, code) => {
    await expect(make().then((path) => rowsOf(openXlsx(path)))).rejects.toMatchObject({ code });
  });
});
