import { useServer } from '../../../test/server.ts';
import { modules } from '../../modules.ts';
import { filesOn, type CellCase } from './written-files.fixtures.ts';

const server = useServer({ modules });
const { outcomesOf } = filesOn(server);

const takaful = { file: 'qanunNmc', column: 'takaful_y1' } as const;
const notANumber = 'NOT_A_NUMBER';

const rounded = '3.17401520390001E+15';
const inWorkbooks: readonly CellCase[] = [
  {
    id: 'F02g',
    title: 'a text with a period before three digits is refused',
    file: 'qanunNmc',
    column: 'ujrah_admin_regular',
    cell: '175.000',
    outcome: notANumber,
  },
  {
    id: 'F02g',
    ...takaful,
    title: 'a percentage in a text with a period before three digits is refused',
    cell: '1.050',
    outcome: 'NOT_A_PERCENT',
  },
  {
    id: 'F02g',
    ...takaful,
    title: 'a percentage in a number with a period before three decimals is read',
    cell: { number: '1.05', format: '0.000' },
    outcome: { value: '1.0500' },
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
    outcome: 'DIGITS_LOST',
  },
  {
    id: 'F08a',
    title: 'an identity number whose last digits are lost is refused in a file of all employees',
    file: 'allEmployees',
    column: 'nik',
    cell: { number: rounded },
    outcome: 'DIGITS_LOST',
  },
  {
    id: 'F08a',
    title: 'an identity number that may have lost its last digit is refused',
    file: 'employees',
    column: 'nik',
    cell: { number: '3174015203900010' },
    outcome: 'DIGITS_LOST',
  },
  {
    id: 'F08a',
    title: 'a number that has lost digits is refused in a column of texts',
    file: 'employees',
    column: 'position',
    cell: { number: '3.174E15' },
    outcome: 'DIGITS_LOST',
  },
  {
    id: 'F25',
    title: 'a whole number in the format of percentages is refused',
    file: 'employees',
    column: 'grade',
    cell: { number: '4', format: 9 },
    outcome: notANumber,
  },
  {
    id: 'F26',
    title: 'a time in a column of texts is read as displayed',
    file: 'employees',
    column: 'position',
    cell: { number: '0.520833333333333', format: 21 },
    outcome: { value: '12:30:00' },
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

test.each(inWorkbooks)('in a workbook, $title', async (given) => {
  expect(await outcomesOf(given)).toEqual([given.outcome]);
});
