import { act, screen } from '@testing-library/react';
import { begin, cardTypeServices, idOf, openList as open, rowOf } from '../../test/card-types.tsx';

beforeEach(() => begin());

test('keys move between rows, open them and turn pages; the slash focuses the search, f the filters', async () => {
  const { user, address } = open(cardTypeServices());
  await screen.findByText('Reguler 0');
  act(() => rowOf('Reguler 0').focus());
  for (const [key, row] of [
    ['j', 'Gold 1'],
    ['k', 'Reguler 0'],
    ['{ArrowDown}', 'Gold 1'],
    ['{ArrowUp}', 'Reguler 0'],
    ['j', 'Gold 1'],
  ] as const) {
    await user.keyboard(key);
    expect(rowOf(row)).toHaveFocus();
  }
  await user.keyboard(' ');
  expect(screen.getByText('1 dipilih')).toBeVisible();
  await user.keyboard('{PageDown}');
  await screen.findByText('Karyawan 10');
  expect(rowOf('Karyawan 10')).toHaveFocus();
  await user.keyboard('/');
  expect(screen.getByRole('searchbox')).toHaveFocus();
  act(() => rowOf('Karyawan 10').focus());
  await user.keyboard('f');
  expect(screen.getByLabelText('Status')).toHaveFocus();
  act(() => rowOf('Karyawan 10').focus());
  await user.keyboard('{Enter}');
  expect(address()).toBe(`/card-types/${idOf(10)}`);
});

test('Tab moves from a row to its menu, which returns the focus', async () => {
  const { user } = open(cardTypeServices());
  await screen.findByText('Reguler 0');
  act(() => rowOf('Reguler 0').focus());
  await user.keyboard('{ArrowDown}');
  await user.tab();
  const menu = screen.getByRole('button', { name: 'Aksi untuk Gold 1' });
  expect(menu).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('menuitem', { name: 'Lihat' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(menu).toHaveFocus();
});
