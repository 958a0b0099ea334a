import { useServer } from '../../../test/server.ts';
import { modules } from '../../modules.ts';
import { filesOn, outcomeOf, type FileImport } from './written-files.fixtures.ts';

const server = useServer({ modules });
const { send, sendWorkbook, errorWorkbookOf } = filesOn(server);

interface DisplayedCell {
  readonly id: string;
  readonly file: FileImport;
  readonly column: string;
  readonly number: string;
  readonly format: number | string;
  readonly outcome: { readonly value: string | null } | string;
}

const position = { file: 'employees', column: 'position' } as const;
const grade = { file: 'employees', column: 'grade' } as const;
const amount = { file: 'qanun', column: 'ujrah_admin_regular' } as const;
const notANumber = 'NOT_A_NUMBER';

const cells: readonly DisplayedCell[] = [
  { id: 'R7', ...position, number: '46419', format: 'dd-mmm', outcome: { value: '01-Feb' } },
  { id: 'R7', ...position, number: '46419', format: 16, outcome: { value: '1-Feb' } },
  { id: 'R7', ...position, number: '46609', format: 'mmm-yy', outcome: { value: 'Agu-27' } },
  { id: 'R7', ...position, number: '46419', format: 'd mmmm yyyy', outcome: { value: '1 Februari 2027' } },
  { id: 'R7', file: 'zipCodes', column: 'zip_code', number: '46419', format: 'dd-mmm', outcome: 'DIGITS_ONLY' },
  {
    id: 'R7',
    file: 'employees',
    column: 'join_date',
    number: '46419',
    format: 'dd-mmm',
    outcome: { value: '2027-02-01' },
  },
  { id: 'R8', ...position, number: '1', format: '"Ya";;"Tidak"', outcome: { value: 'Ya' } },
  { id: 'R8', ...position, number: '5', format: '"Kepala"', outcome: { value: 'Kepala' } },
  { id: 'R8', ...position, number: '12', format: 'General" tahun"', outcome: { value: '12 tahun' } },
  { id: 'R8', ...position, number: '33', format: ';;;', outcome: 'REQUIRED' },
  { id: 'R8', ...grade, number: '5', format: ';;;', outcome: notANumber },
  { id: 'R8', ...grade, number: '5', format: '"Kepala"', outcome: notANumber },
  { id: 'R8', ...amount, number: '1000', format: ';;;', outcome: notANumber },
  { id: 'R8', ...amount, number: '1000', format: '"kosong"', outcome: notANumber },
  { id: 'R8', file: 'employees', column: 'end_date', number: '46419', format: ';;;', outcome: 'NOT_A_DATE' },
  { id: 'O2', ...position, number: '2.5', format: '# ?/?', outcome: { value: '2 1/2' } },
  { id: 'O2', ...position, number: '2.5', format: '# ??/??', outcome: { value: '2 1/2' } },
  { id: 'O2', ...grade, number: '2', format: '# ?/?', outcome: { value: '2' } },
  { id: 'O2', ...position, number: '0.5', format: 'h:mm a/p', outcome: { value: '12:00 p' } },
  {
    id: 'O3',
    file: 'employees',
    column: 'join_date',
    number: '46083.999995',
    format: 'dd/mm/yyyy',
    outcome: { value: '2026-03-02' },
  },
  { id: 'R22', ...amount, number: '175000', format: '#,##0.000', outcome: { value: '175000' } },
  { id: 'R22', ...amount, number: '175000', format: '0.0000', outcome: { value: '175000' } },
  { id: 'R22', ...amount, number: '1000', format: '0\\.000', outcome: notANumber },
];

test.each(cells)('$number in the format $format in $column is read as it is displayed', async (cell) => {
  const { file, column, number, format, outcome } = cell;
  const { rows } = await sendWorkbook(file, [{ [column]: { number, format } }]);
  expect(rows.map((row) => outcomeOf(column, row))).toEqual([outcome]);
});

// R8
test('a number that is not displayed is refused again from the error file', async () => {
  const first = await sendWorkbook('employees', [{ end_date: { number: '46419', format: ';;;' } }]);
  const again = await send('employees', await errorWorkbookOf(first));
  expect(again.rows.map((row) => outcomeOf('end_date', row))).toEqual(['NOT_A_DATE']);
});
