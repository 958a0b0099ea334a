import { useServer } from '../../../test/server.ts';
import { modules } from '../../modules.ts';
import { filesOn, outcomeOf, withVisible, type FileImport } from './written-files.fixtures.ts';

const server = useServer({ modules });
const { sendCsv, correct } = filesOn(server);

interface WrittenText {
  /** Names the input. */
  readonly id: string;
  readonly file: FileImport;
  readonly column: string;
  readonly written: string;
  /** The value in the preview, or the code of the fault. */
  readonly outcome: { readonly value: string } | string;
}

const kelurahan = { file: 'zipCodes', column: 'kelurahan' } as const;
const employeeName = { file: 'employees', column: 'name' } as const;
const cellError = 'CELL_ERROR';

const inLines: readonly WrittenText[] = [
  { id: 'F05a', ...kelurahan, written: '#N/A', outcome: cellError },
  { id: 'F05a', ...kelurahan, written: '#REF!', outcome: cellError },
  { id: 'F05a', ...kelurahan, written: '#VALUE!', outcome: cellError },
  { id: 'F05a', ...kelurahan, written: '#NAME?', outcome: cellError },
  { id: 'F05c', file: 'employees', column: 'position', written: '#N/A', outcome: cellError },
  ...['#ERROR!', '########', '###', '#BUSY!', '#CONNECT!', '#UNKNOWN!', '#PYTHON!', '#TIMEOUT!', 'Loading...'].map(
    (written) => ({ id: 'R6', ...kelurahan, written, outcome: cellError }),
  ),
  ...['#NV', '#BEZUG!', '#WERT!', '#TAK BERLAKU', '#REF', '#NAME', '#N/D', '#DIV/0!'].map((written) => ({
    id: 'R6',
    ...kelurahan,
    written,
    outcome: cellError,
  })),
  { id: 'R6', ...kelurahan, written: '#Sukamaju', outcome: { value: '#Sukamaju' } },
  { id: 'R6', ...kelurahan, written: 'Loading Dock', outcome: { value: 'Loading Dock' } },
  {
    id: 'F22a',
    file: 'blacklist',
    column: 'phone',
    written: "'081298765432",
    outcome: { value: '0812****5432' },
  },
  {
    id: 'F22a',
    file: 'blacklist',
    column: 'phone',
    written: '="081298765432"',
    outcome: { value: '0812****5432' },
  },
  {
    id: 'F22b',
    file: 'employees',
    column: 'nik',
    written: "'3174015203900012",
    outcome: { value: '3174********0012' },
  },
  { id: 'P-W1', file: 'employees', column: 'nik', written: '317401520390001.0', outcome: 'DIGITS_ONLY' },
  { id: 'P-W1', file: 'employees', column: 'nik', written: '31740152039000.11', outcome: 'DIGITS_ONLY' },
  {
    id: 'P-W1',
    file: 'employees',
    column: 'nik',
    written: '3174-0152-0390-0012',
    outcome: { value: '3174********0012' },
  },
  { id: 'F22b', file: 'employees', column: 'npk', written: "'01234567", outcome: { value: '01234567' } },
  { id: 'F22b', file: 'employees', column: 'office_code', written: "'10010", outcome: { value: '10010' } },
  { id: 'F22b', file: 'zipCodes', column: 'zip_code', written: "'23101", outcome: { value: '23101' } },
  { id: 'F22b', file: 'zipCodes', column: 'zip_code', written: '="23101"', outcome: { value: '23101' } },
  { id: 'F23a', ...employeeName, written: 'Ma\u2019ruf Hidayat', outcome: { value: "Ma'ruf Hidayat" } },
  { id: 'F23a', ...employeeName, written: 'Ma\u2018ruf', outcome: { value: "Ma'ruf" } },
  { id: 'F23a', ...employeeName, written: 'Sari\u2013Uji', outcome: { value: 'Sari-Uji' } },
  { id: 'F23a', ...employeeName, written: 'Rene\u0301', outcome: { value: 'Ren\u00E9' } },
  {
    id: 'F23a',
    file: 'applications',
    column: 'name_on_card',
    written: 'MA\u2019RUF',
    outcome: { value: "MA'RUF" },
  },
  { id: 'E07', ...kelurahan, written: 'Suka\u0007maju', outcome: 'PATTERN' },
  { id: 'E07', ...kelurahan, written: '\u200B\u200B\u200B', outcome: 'REQUIRED' },
  { id: 'E07', ...kelurahan, written: '\u2800\u2800\u2800', outcome: 'REQUIRED' },
  { id: 'E07', ...kelurahan, written: '\u3164\u3164\u3164', outcome: 'REQUIRED' },
];

test.each(withVisible(inLines))(
  'in a file of lines, $shown in $column is read as it looks, or refused',
  async (text) => {
    const { rows } = await sendCsv(text.file, [{ [text.column]: text.written }], ';');
    expect(rows).toHaveLength(1);
    expect(outcomeOf(text.column, rows[0]!)).toEqual(text.outcome);
  },
);

test.each([
  { id: 'F05c', column: 'position' },
  { id: 'F05c', column: 'end_date' },
])('a correction of $column in the preview refuses the error of a spreadsheet', async ({ column }) => {
  const { job, rows } = await sendCsv('employees', [{}]);
  const { result } = await correct(job.secureId, rows[0]!, { [column]: '#N/A' });
  expect(outcomeOf(column, result.row)).toBe(cellError);
});

test('the error of a spreadsheet is a fault until its cell is corrected, also where a cell may be blank', async () => {
  const { job, rows } = await sendCsv('employees', [{ end_date: '#N/A', position: '' }]);
  const { result: first } = await correct(job.secureId, rows[0]!, { position: 'Staf' });
  expect(outcomeOf('end_date', first.row)).toBe(cellError);
  const { result: second } = await correct(job.secureId, rows[0]!, { end_date: '' });
  expect(outcomeOf('end_date', second.row)).toEqual({ value: null });
});

// F19c
test('rows that differ by a sign without a shape are one record, in the file and in the database', async () => {
  for (const kelurahan of ['Mekarsari', 'Mekarsari\u200B', 'Mekar\u00ADsari']) {
    const { job } = await sendCsv('zipCodes', [{ zip_code: '23103', kelurahan }]);
    expect(job).toMatchObject({ totalRows: 1, sameRows: 1 });
  }
  const { job, rows } = await sendCsv('zipCodes', [{ kelurahan: 'Sukamaju Uji' }, { kelurahan: 'Sukamaju\u00AD Uji' }]);
  expect(job.errorRows).toBe(2);
  expect(rows.map(({ messages }) => messages.map(({ code }) => code))).toEqual([
    ['DUPLICATE_IN_FILE'],
    ['DUPLICATE_IN_FILE'],
  ]);
});
