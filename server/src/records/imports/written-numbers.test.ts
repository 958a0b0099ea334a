import { importJobCalls } from '@console/contracts/platform/imports';
import { admin } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { modules } from '../../modules.ts';
import { filesOn, outcomeOf, withVisible, type FileImport } from './written-files.fixtures.ts';

const server = useServer({ modules });
const { send, sendCsv, correct } = filesOn(server);

interface WrittenNumber {
  /** Names the input. */
  readonly id: string;
  readonly file: FileImport;
  readonly column: string;
  readonly written: string;
  /** The value in the preview, or the code of the fault. */
  readonly outcome: { readonly value: string } | string;
}

const quantity = { file: 'reservations', column: 'quantity' } as const;
const ujrah = { file: 'qanun', column: 'ujrah_admin_regular' } as const;
const takaful = { file: 'qanunNmc', column: 'takaful_y1' } as const;
const notANumber = 'NOT_A_NUMBER';

const inSemicolons: readonly WrittenNumber[] = [
  { id: 'F02a', ...quantity, written: '1.000', outcome: { value: '1000' } },
  { id: 'F02c', ...quantity, written: '1,000', outcome: notANumber },
  { id: 'F02e', ...ujrah, written: '175.000', outcome: { value: '175000' } },
  { id: 'F02e', ...ujrah, written: '175,000', outcome: notANumber },
  { id: 'F02f', file: 'employees', column: 'grade', written: '4.000', outcome: 'RANGE' },
  { id: 'F02', ...quantity, written: '1.750.000', outcome: 'RANGE' },
  { id: 'F02', ...quantity, written: '1.000,00', outcome: { value: '1000' } },
  { id: 'F02', ...quantity, written: 'Rp 1.000', outcome: { value: '1000' } },
  { id: 'F02', ...quantity, written: '1000,00', outcome: { value: '1000' } },
  { id: 'F02', ...quantity, written: '1000.00', outcome: { value: '1000' } },
  { id: 'F02', ...quantity, written: '\u00A0\t1000 ', outcome: { value: '1000' } },
  { id: 'F02', ...quantity, written: '1000\u200B', outcome: { value: '1000' } },
  { id: 'F02', ...quantity, written: '\uFF11\uFF10\uFF10\uFF10', outcome: { value: '1000' } },
  { id: 'F02', ...quantity, written: '(1000)', outcome: notANumber },
  { id: 'F02', ...quantity, written: '-1', outcome: 'RANGE' },
  { id: 'F02', ...quantity, written: '1e3', outcome: notANumber },
  { id: 'F02', ...quantity, written: '1\u00A0000', outcome: notANumber },
  { id: 'F02', ...quantity, written: '1\u2009000', outcome: notANumber },
  { id: 'F02', ...quantity, written: '\u0661\u0667\u0665', outcome: notANumber },
  { id: 'F02', ...quantity, written: '-', outcome: notANumber },
  { id: 'F02', ...quantity, written: '+4', outcome: notANumber },
];

test.each(withVisible(inSemicolons))(
  'in a file of semicolons, $shown in $column is read as meant, or refused',
  async ({ file, column, written, outcome }) => {
    const { rows } = await sendCsv(file, [{ [column]: written }], ';');
    expect(rows).toHaveLength(1);
    expect(outcomeOf(column, rows[0]!)).toEqual(outcome);
  },
);

const inCommas: readonly WrittenNumber[] = [
  { id: 'F02b', ...quantity, written: '1.000', outcome: notANumber },
  { id: 'F02b', ...quantity, written: '"1.000"', outcome: notANumber },
  { id: 'F02b', ...quantity, written: '"1,000"', outcome: notANumber },
  { id: 'F02b', ...quantity, written: '1000', outcome: { value: '1000' } },
  { id: 'F02b', ...takaful, written: '"1,000"', outcome: 'NOT_A_PERCENT' },
  { id: 'F02b', ...takaful, written: '"1,050"', outcome: 'NOT_A_PERCENT' },
  { id: 'F02b', ...takaful, written: '"30,000"', outcome: 'NOT_A_PERCENT' },
  { id: 'F02b', ...takaful, written: 'Rp 30', outcome: 'NOT_A_PERCENT' },
  { id: 'F02b', ...takaful, written: '1.050', outcome: { value: '1.0500' } },
];

test.each(withVisible(inCommas))(
  'in a file of commas, $shown in $column is read as meant, or refused',
  async ({ file, column, written, outcome }) => {
    const { rows } = await sendCsv(file, [{ [column]: written }]);
    expect(rows).toHaveLength(1);
    expect(outcomeOf(column, rows[0]!)).toEqual(outcome);
  },
);

test.each([
  { id: 'F02d', written: '1.000', outcome: { value: '1000' } },
  { id: 'F02d', written: '1,000', outcome: notANumber },
])('a correction in the preview reads $written as a file of semicolons does', async ({ written, outcome }) => {
  const { job, rows } = await sendCsv('reservations', [{ quantity: 'banyak' }]);
  expect(outcomeOf('quantity', rows[0]!)).toBe(notANumber);
  const { result: corrected } = await correct(job.secureId, rows[0]!, { quantity: written });
  expect(outcomeOf('quantity', corrected.row)).toEqual(outcome);
});

test('a number in the file of faulty rows is the one that was read, although commas divide its cells', async () => {
  const faulty = { quantity: '1.000', office_code: '99999' };
  const { job, rows } = await sendCsv('reservations', [faulty], ';');
  expect(outcomeOf('quantity', rows[0]!)).toEqual({ value: '1000' });
  const parameters = { secureId: job.secureId };
  const { text } = await server.current.call(importJobCalls.errorFile, admin, { parameters });
  const { rows: again } = await send('reservations', text);
  expect(again.map((row) => outcomeOf('quantity', row))).toEqual([{ value: '1000' }]);
});
