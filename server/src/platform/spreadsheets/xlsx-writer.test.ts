import type { Column } from './columns.ts';
import { cellsOf, saved } from './spreadsheets.fixtures.ts';
import { XlsxPackage } from './xlsx-package.ts';
import { openXlsx } from './xlsx-reader.ts';
import { xlsxStream } from './xlsx-writer.ts';

const columns: Column[] = [
  { title: 'Kode', kind: 'text' },
  { title: 'Jumlah', kind: 'number' },
  { title: 'Tanggal', kind: 'date' },
  { title: 'Waktu', kind: 'instant' },
];
const written = (rows: readonly (readonly (string | number | null)[])[]) =>
  saved(
    xlsxStream('Kode Pos: a/b', columns, [rows], () => [['Baris', rows.length]]),
    'xlsx',
  );

async function part(path: string, name: string): Promise<string> {
  const parts = await XlsxPackage.open(path);
  let text = '';
  for await (const piece of parts.text(name)) text += piece;
  parts.close();
  return text;
}

describe('writing XLSX', () => {
  test('reads back as written: digit strings stay text, dates are dates of Jakarta', async () => {
    const path = await written([
      ['00123', -1_250_000, '2026-01-31', '2026-01-31T23:30:00Z'],
      ['a<b>&"\u0001', null, null, null],
    ]);
    expect(await cellsOf(openXlsx(path))).toEqual([
      ['Kode', 'Jumlah', 'Tanggal', 'Waktu'],
      ['00123', '-1250000', '2026-01-31', '2026-02-01 06:30:00'],
      ['a<b>&"\u0001'],
    ]);
    expect(await part(path, 'xl/worksheets/sheet1.xml')).toContain('t="inlineStr"><is><t xml:space="preserve">00123');
  });

  test.each(['Suka_x000D_maju', '_x000D_', '_x005F_x000D_', '_x0041_ Q', '__x0041__x00e9_', '_x004_', 'Suka_xmaju'])(
    'writes %s so that it is read as that text',
    async (text) => {
      const path = await written([[text, null, null, null]]);
      expect((await cellsOf(openXlsx(path)))[1]).toEqual([text]);
    },
  );

  test('writes characters that XML does not allow as Excel does', async () => {
    const path = await written([['Suka\u0001maju\uFFFF', null, null, null]]);
    expect(await part(path, 'xl/worksheets/sheet1.xml')).toContain('Suka_x0001_maju_xFFFF_');
  });

  test('writes risky text as guarded strings and nothing as a formula', async () => {
    const path = await written([
      ['=HYPERLINK("x")', 1, null, null],
      [' +1', 1, null, null],
    ]);
    const xml = await part(path, 'xl/worksheets/sheet1.xml');
    expect(xml).not.toContain('<f>');
    expect(xml.match(/<c r="A\d" s="3"/g)).toEqual(['<c r="A2" s="3"', '<c r="A3" s="3"']);
    expect(await part(path, 'xl/styles.xml')).toContain('quotePrefix="1"');
    expect((await cellsOf(openXlsx(path)))[1]?.[0]).toBe('=HYPERLINK("x")');
  });

  test('ends with the sheet Info, filled when all rows have passed', async () => {
    let count = 0;
    async function* batches() {
      for (let batch = 0; batch < 3; batch += 1) yield [[String((count += 1)), count, null, null]];
    }
    const path = await saved(
      xlsxStream('X', columns, batches(), () => [['Jumlah baris', count]]),
      'xlsx',
    );
    expect(await part(path, 'xl/workbook.xml')).toMatch(/name="X".*name="Info"/);
    expect(await part(path, 'xl/worksheets/sheet2.xml')).toMatch(/Jumlah baris.*>3</);
  });

  test('a fault while rows are read breaks the stream instead of ending it', async () => {
    async function* failing() {
      yield [['1', 1, null, null]];
      throw new Error('connection lost');
    }
    await expect(
      saved(
        xlsxStream('X', columns, failing(), () => []),
        'xlsx',
      ),
    ).rejects.toThrow('connection lost');
  });
});
