import { preferences } from '@console/auth';
import { bulkImports, rateImports } from '@console/contracts/branches-stores/branch/rate-imports';
import { qanunImport } from '@console/contracts/branches-stores/qanun-branch';
import { render, screen } from '@testing-library/react';
import { ColumnList } from './ColumnList.tsx';

beforeEach(() => preferences.set({ ...preferences.get(), language: 'id' }));

const flat = '0,0001 sampai 5 (Flat per bulan)';
const effective = '0,0001 sampai 60 (Efektif per tahun)';

test.each([
  [rateImports.SPEKTRA, flat, '2.5000', '2.2000'],
  [bulkImports.SPEKTRA, flat, '2.5000', '2.2000'],
  [rateImports.NMC, effective, '30.0000', '28.5000'],
  [bulkImports.NMC, effective, '30.0000', '28.5000'],
  [rateImports.UFI, effective, '30.0000', '28.5000'],
])(
  'the columns of a file of rates have the bounds and the example of its line: %#',
  (definition, bounds, regular, repeat) => {
    render(<ColumnList definition={definition} />);
    const cells = screen.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent));
    expect(cells.slice(2).map(([name, , rule, example]) => [name, rule, example])).toEqual([
      ['rate_regular', `Wajib; ${bounds}`, regular],
      ['rate_ro', `Boleh kosong; ${bounds}; 0 berarti kosong`, repeat],
    ]);
  },
);

test('bounds of columns have the decimals that they have (E05)', () => {
  render(<ColumnList definition={qanunImport} />);
  expect(screen.getByRole('row', { name: /^tazir_rate/ })).toHaveTextContent('0 sampai 0,5');
});

test('the rule of a column says what a blank cell becomes', () => {
  render(<ColumnList definition={qanunImport} />);
  for (const name of [/^ujrah_admin_ro/, /^fiducia_fee/])
    expect(screen.getByRole('row', { name })).toHaveTextContent('kosong berarti 0');
  expect(screen.getByRole('row', { name: /^tazir_rate/ })).not.toHaveTextContent('kosong berarti');
});
