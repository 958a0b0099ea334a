import { useServer } from '../../../test/server.ts';
import { modules } from '../../modules.ts';
import { filesOn, outcomeOf, type Cells } from './written-files.fixtures.ts';

const server = useServer({ modules });
const { send, sendWorkbook, correct, errorWorkbookOf } = filesOn(server);

// Columns of the file: zip_code A, kelurahan B, kecamatan C, kota D.
const place: Cells = { zip_code: '23101', kelurahan: 'Sukamaju Satu' };
const second: Cells = { zip_code: '23102', kelurahan: 'Sukamaju Dua' };
const sendMerged = (merged: readonly string[], rows: readonly Cells[] = [place, second]) =>
  sendWorkbook('zipCodes', rows, {}, merged);

const mergedCells = [
  { title: 'over two rows', merged: ['B2:B3'], columns: { 3: ['kelurahan'] } },
  { title: 'over three columns', merged: ['B2:D2'], columns: { 2: ['kecamatan', 'kota'] } },
  {
    title: 'over two rows and two columns',
    merged: ['B2:C3'],
    columns: { 2: ['kecamatan'], 3: ['kelurahan', 'kecamatan'] },
  },
  { title: 'over the row of the titles', merged: ['C1:D1'], columns: {} },
  { title: 'beyond the columns of the file', merged: ['H2:J3'], columns: {} },
  { title: 'below the rows', merged: ['A9:F12'], columns: {} },
];

// R3
test.each(mergedCells)(
  'cells merged $title are faults where another cell shows its value',
  async ({ merged, columns }) => {
    const { rows } = await sendMerged(merged);
    const faults = rows.map(({ rowNo, messages }) => [
      rowNo,
      messages.filter(({ code }) => code === 'MERGED').map(({ column }) => column),
    ]);
    expect(Object.fromEntries(faults)).toEqual({ 2: [], 3: [], ...columns });
  },
);

// R3
test('an optional cell that is merged with one that has a value is no blank', async () => {
  const contract: Cells = { employee_status: 'CONTRACT', end_date: '31-12-2027' };
  const employees: Cells[] = [contract, { ...contract, npk: '70002', end_date: '' }];
  const { rows } = await sendWorkbook('employees', employees, {}, ['L2:L3']);
  expect(rows.map((row) => outcomeOf('end_date', row))).toEqual([{ value: '2027-12-31' }, 'MERGED']);
  const blank = employees.map((cells) => ({ ...cells, end_date: '' }));
  const { rows: blankRows } = await sendWorkbook('employees', blank, {}, ['L2:L3']);
  expect(blankRows.map((row) => outcomeOf('end_date', row))).not.toContain('MERGED');
});

const formula = { xml: '<c><f>A1*2</f><v>12</v></c>' };
const formulaWithoutValue = { xml: '<c><f>A1*2</f></c>' };

// R24
test.each([
  { title: 'a formula', code: 'FORMULA', cell: formula, merged: [] },
  { title: 'a formula without its value', code: 'FORMULA', cell: formulaWithoutValue, merged: [] },
  { title: 'a merged cell', code: 'MERGED', cell: '', merged: ['G2:H2'] },
])('$title is refused again from the error file until its cell is filled in', async ({ code, cell, merged }) => {
  const first = await sendWorkbook('employees', [{ position: cell }], {}, merged);
  expect(outcomeOf('position', first.rows[0]!)).toBe(code);
  const again = await send('employees', await errorWorkbookOf(first));
  expect(outcomeOf('position', again.rows[0]!)).toBe(code);
  const third = await send('employees', await errorWorkbookOf(again));
  expect(outcomeOf('position', third.rows[0]!)).toBe(code);
  const { result: other } = await correct(third.job.secureId, third.rows[0]!, { name: 'Sari Uji' });
  expect(outcomeOf('position', other.row)).toBe(code);
  const { result } = await correct(third.job.secureId, third.rows[0]!, { position: 'Staf' });
  expect(outcomeOf('position', result.row)).toEqual({ value: 'Staf' });
});
