import { importJobCalls } from '@console/contracts/platform/imports';
import { admin } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { modules } from '../../modules.ts';
import { filesOn, outcomeOf, withVisible, type CellContent, type FileImport } from './written-files.fixtures.ts';

const server = useServer({ modules });
const { send, sendCsv, sendWorkbook, correct } = filesOn(server);

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

interface NumberCell {
  readonly id: string;
  readonly title: string;
  readonly file: FileImport;
  readonly column: string;
  readonly cell: CellContent;
  readonly outcome: { readonly value: string } | string;
}

const rounded = '3.17401520390001E+15';
const inWorkbooks: readonly NumberCell[] = [
  {
    id: 'F02g',
    title: 'a text with a period before three digits is refused',
    file: 'qanunNmc',
    column: 'ujrah_admin_regular',
    cell: '175.000',
    outcome: notANumber,
  },
  {
    id: 'F07a',
    title: 'a percentage in the built-in format is read as displayed',
    file: 'qanunNmc',
    column: 'takaful_y1',
    cell: { number: '0.0105', format: 10 },
    outcome: { value: '1.0500' },
  },
  {
    id: 'F07a',
    title: 'a small percentage in the built-in format is read as displayed',
    file: 'qanunNmc',
    column: 'tazir_rate',
    cell: { number: '0.001', format: 10 },
    outcome: { value: '0.1000' },
  },
  {
    id: 'F07a',
    title: 'a percentage in a custom format is read as displayed',
    file: 'qanunNmc',
    column: 'takaful_y1',
    cell: { number: '0.0105', format: '0.0000%' },
    outcome: { value: '1.0500' },
  },
  {
    id: 'F08a',
    title: 'an identity number whose last digits are lost is refused',
    file: 'employees',
    column: 'nik',
    cell: { number: rounded },
    outcome: 'PATTERN',
  },
  {
    id: 'F08a',
    title: 'an identity number whose last digits are lost is refused in a file of all employees',
    file: 'allEmployees',
    column: 'nik',
    cell: { number: rounded },
    outcome: 'PATTERN',
  },
  {
    id: 'F08b',
    title: 'an identity number with all its digits is read with all its digits',
    file: 'employees',
    column: 'nik',
    cell: { number: '3174015203900012' },
    outcome: { value: '3174********0012' },
  },
  {
    id: 'E24',
    title: 'an amount whose decimals are not displayed is read as displayed',
    file: 'qanun',
    column: 'ujrah_admin_regular',
    cell: { number: '175000.4', format: '#,##0' },
    outcome: { value: '175000' },
  },
  {
    id: 'E24',
    title: 'a phone number whose first 0 is displayed by its format is read as displayed',
    file: 'employees',
    column: 'phone',
    cell: { number: '81298765431', format: '000000000000' },
    outcome: { value: '0812****5431' },
  },
];

test.each(inWorkbooks)('in a workbook, $title', async ({ file, column, cell, outcome }) => {
  const { rows } = await sendWorkbook(file, [{ [column]: cell }]);
  expect(rows).toHaveLength(1);
  expect(outcomeOf(column, rows[0]!)).toEqual(outcome);
});
