import { digits, money, percent } from '@console/contracts/core/fields';
import type { ImportRow } from '@console/contracts/platform/imports';
import { text } from '@console/contracts/core/text';
import { render, screen } from '@testing-library/react';
import { RowLine } from './RowLine.tsx';

const columns = {
  office: { title: text('Kantor'), field: digits({ maximum: 5 }), nameColumn: 'office_name' },
  fee: { title: text('Ujrah'), field: money({ minimum: 0, maximum: 5_000_000 }) },
  rate: { title: text('Tarif'), field: percent({ minimum: 0, maximum: 10, required: false }) },
};
const row: ImportRow = {
  rowNo: 2,
  result: 'CHANGED',
  values: { office: '00123', fee: null, rate: '0' },
  meant: { office: '00123', fee: '0', rate: null },
  names: { office: 'Aceh' },
  before: { fee: '1150000', rate: '0.1250' },
  messages: [],
  effect: null,
  applied: false,
  corrected: false,
  unnamed: false,
  extraCells: null,
};
const cellsOf = (given: ImportRow) => {
  render(
    <table>
      <tbody>
        <RowLine
          row={given}
          columns={columns}
          onCorrect={undefined}
          onLook={undefined}
          looked={false}
          focused={false}
        />
      </tbody>
    </table>,
  );
  return screen.getAllByRole('cell').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
};

test('a row of a file shows names beside codes, and its numbers as they would be stored, written by their kind', () => {
  expect(cellsOf(row).slice(1, 5)).toEqual(['00123', 'Aceh', 'Rp 1.150.000 → Rp 0', '0,125 % → -']);
});

test('a cell with a fault shows what the file has', () => {
  const faulty = {
    ...row,
    result: 'ERROR',
    before: null,
    values: { office: '00123', fee: 'Rp seribu', rate: '1.5' },
    meant: { office: '00123', rate: '1.5' },
  } as const;
  expect(cellsOf(faulty).slice(1, 5)).toEqual(['00123', 'Aceh', 'Rp seribu', '1,50 %']);
});
