import { useServer } from '../../../test/server.ts';
import { modules } from '../../modules.ts';
import { csvLines, filesOn, outcomeOf, withVisible, type CellCase, type FileImport } from './written-files.fixtures.ts';

const server = useServer({ modules });
const { send, sendCsv, outcomesOf, correct } = filesOn(server);

interface WrittenDay {
  /** Names the input. */
  readonly id: string;
  readonly file: FileImport;
  readonly column: string;
  readonly written: string;
  /** The value in the preview, or the code of the fault. */
  readonly outcome: { readonly value: string } | string;
}

const effectiveFrom = { file: 'blacklist', column: 'effective_from' } as const;
const lastDay = { value: '2026-12-31' };
const notADate = 'NOT_A_DATE';

const inLines: readonly WrittenDay[] = [
  { id: 'F01a', ...effectiveFrom, written: '31-12-2026', outcome: lastDay },
  { id: 'F01a', ...effectiveFrom, written: '31/12/2026', outcome: lastDay },
  { id: 'F01a', ...effectiveFrom, written: '31 Des 2026', outcome: lastDay },
  { id: 'F01a', ...effectiveFrom, written: '31122026', outcome: lastDay },
  { id: 'F01a', ...effectiveFrom, written: '2026-12-31', outcome: lastDay },
  { id: 'F01a', ...effectiveFrom, written: '31-12-2026 08:30', outcome: lastDay },
  { id: 'F01a', ...effectiveFrom, written: '29-02-2026', outcome: notADate },
  { id: 'F01a', ...effectiveFrom, written: '31-12-2026 25:99', outcome: notADate },
  { id: 'F01a', ...effectiveFrom, written: '31-12-2026 24:00', outcome: notADate },
  { id: 'F01a', ...effectiveFrom, written: '31-12-26', outcome: notADate },
  { id: 'F01a', ...effectiveFrom, written: '46387', outcome: notADate },
  {
    id: 'F01b',
    file: 'groupMembers',
    column: 'joined_date',
    written: '15-03-2026',
    outcome: { value: '2026-03-15' },
  },
  { id: 'F01b', file: 'employees', column: 'birth_date', written: '12/03/1990', outcome: { value: '**-**-1990' } },
];

test.each(withVisible(inLines))('in a file of lines, $shown in $column is read as meant, or refused', async (day) => {
  const { rows } = await sendCsv(day.file, [{ [day.column]: day.written }]);
  expect(rows).toHaveLength(1);
  expect(outcomeOf(day.column, rows[0]!)).toEqual(day.outcome);
});

test.each([
  { id: 'F01c', written: '31-12-2026', outcome: lastDay },
  { id: 'F01c', written: '31-02-2026', outcome: notADate },
])('a correction in the preview reads $written as a file does', async ({ written, outcome }) => {
  const { job, rows } = await sendCsv('blacklist', [{ effective_from: 'besok' }]);
  expect(outcomeOf('effective_from', rows[0]!)).toBe(notADate);
  const { result } = await correct(job.secureId, rows[0]!, { effective_from: written });
  expect(outcomeOf('effective_from', result.row)).toEqual(outcome);
});

const starting = { file: 'qanunNmc', column: 'effective_from' } as const;
const joining = { file: 'employees', column: 'join_date' } as const;
const birth = { file: 'employees', column: 'birth_date' } as const;
const inWorkbooks: readonly CellCase[] = [
  { id: 'F01b', ...starting, title: 'a text of a day is that day', cell: '31-12-2026', outcome: lastDay },
  {
    id: 'F01d',
    ...joining,
    title: 'a number with the format of a day and a time is that day',
    cell: { number: '46387.5', format: 22 },
    outcome: lastDay,
  },
  {
    id: 'F01d',
    ...joining,
    title: 'a cell of a day in ISO 8601 is that day',
    cell: { xml: '<c t="d"><v>2026-12-31T00:00:00</v></c>' },
    outcome: lastDay,
  },
  {
    id: 'F01d',
    ...joining,
    title: 'a cell of a day and a time in ISO 8601 is that day',
    cell: { xml: '<c t="d"><v>2026-12-31T08:30:00</v></c>' },
    outcome: lastDay,
  },
  {
    id: 'E13',
    ...birth,
    title: 'the number of a day before 1 March 1900 is the day that a spreadsheet program shows',
    cell: { number: '59', format: 14 },
    outcome: { value: '**-**-1900' },
  },
  {
    id: 'E13',
    ...birth,
    title: 'the number of 29 February 1900 is no day',
    cell: { number: '60', format: 14 },
    outcome: notADate,
  },
  {
    id: 'E13',
    ...joining,
    title: 'a number without the format of a day is no day',
    cell: { number: '46387' },
    outcome: notADate,
  },
];

test.each(inWorkbooks)('in a workbook, $title', async (given) => {
  expect(await outcomesOf(given)).toEqual([given.outcome]);
});

test.each([',', ';'])(
  'a file divided by %p with months in front is refused where other days of the column may be two',
  async (separator) => {
    const written = (...days: readonly string[]) =>
      csvLines(
        'employees',
        days.map((day) => ({ join_date: day })),
        separator,
      ).join('\r\n');
    expect(await send('employees', written('1/2/2026', '1/13/2026'))).toMatchObject({
      status: 422,
      code: 'FILE_DAY_ORDER',
      message: expect.stringMatching(/^Kolom join_date: tanggal di baris 3 ditulis dengan bulan di depan/),
    });
    for (const shown of ['1/15/1990', '1/15/90', '"Monday, January 15, 1990"']) {
      const file = csvLines('employees', [{ birth_date: shown, join_date: '1/2/2026' }], separator);
      expect((await send('employees', file.join('\r\n'))).code).toBe('FILE_DAY_ORDER');
    }
    const certain = await send('employees', written('1/1/2026', '1/13/2026', '13/1/2026'));
    expect(certain.rows.map((row) => outcomeOf('join_date', row))).toEqual([
      { value: '2026-01-01' },
      notADate,
      { value: '2026-01-13' },
    ]);
  },
);
