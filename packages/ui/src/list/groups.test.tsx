import { screen } from '@testing-library/react';
import { begin, cardTypeServices, openList } from '../../test/card-types.tsx';
import type { Row, RowGroups } from './index.ts';

const setOf = (row: Row) => `Set ${Math.floor(Number(String(row['name']).split(' ')[1]) / 4)}`;
const groups: RowGroups = { sorts: ['name'], of: setOf, heading: setOf };
const headings = () => screen.queryAllByRole('rowheader').map(({ textContent }) => textContent);

beforeEach(() => begin());

test('rows that belong together stand below one heading while the list is sorted by what they share', async () => {
  openList(cardTypeServices(), '/card-types?sort=name%2Casc', { groups });
  await screen.findByText('Reguler 0');
  expect(headings()).toEqual(['Set 0', 'Set 1', 'Set 2']);
  const [, second] = screen.getAllByRole('rowheader');
  expect(second!.closest('tr')!.nextElementSibling).toHaveTextContent('Karyawan 4');
});

test('another order has no headings', async () => {
  openList(cardTypeServices(), '/card-types?sort=code%2Casc', { groups });
  await screen.findByText('Reguler 0');
  expect(headings()).toEqual([]);
});
