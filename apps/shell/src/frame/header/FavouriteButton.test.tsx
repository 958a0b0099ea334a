import { menu, preferences } from '@console/auth';
import type { RouteEntry } from '@console/contracts/core/remote';
import { RouteTableContext } from '@console/ui/navigation';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { FavouriteButton } from './FavouriteButton.tsx';
import { menuItem } from '../../testing/menu-item.ts';

let mockFavourites: unknown;
const mockKept = jest.fn();
jest.mock('@console/ui/kept', () => ({
  useKept: () => [mockFavourites],
  changeKept: (key: string, change: (value: unknown) => unknown) => mockKept(key, change(mockFavourites)),
}));

const text = { id: 'x', en: 'x' };
const table = ['/', '/kartu', '/kartu/create', '/kartu/:id', '/rahasia'].map((path): RouteEntry => ({
  path,
  module: 'kartu',
  privilege: 'kartu:browse',
  title: text,
  moduleTitle: text,
}));
const hold = (more: object = {}) =>
  act(() =>
    menu.set({
      state: 'loaded',
      data: {
        groups: [{ key: 'setup', title: 'Setup', items: [menuItem('Home', '/'), menuItem('Kartu', '/kartu')] }],
        privileges: { 'kartu:browse': ['view'] },
        ...more,
      },
    } as never),
  );
const show = (path: string) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <RouteTableContext value={table}>
        <FavouriteButton />
      </RouteTableContext>
    </MemoryRouter>,
  );
const star = () => screen.queryByRole('button', { name: 'Favorit' });

beforeEach(() => {
  mockKept.mockClear();
  mockFavourites = ['/pos'];
  act(() => preferences.set({ ...preferences.get(), language: 'id' }));
  hold();
});

test('the open page is added to the favourites of the palette, and removed', async () => {
  const { unmount } = show('/kartu');
  expect(star()).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(star()!);
  expect(mockKept).toHaveBeenLastCalledWith('palette.favourite', ['/pos', '/kartu']);
  unmount();
  mockFavourites = ['/pos', '/kartu'];
  show('/kartu');
  expect(star()).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(star()!);
  expect(mockKept).toHaveBeenLastCalledWith('palette.favourite', ['/pos']);
});

test.each(['/', '/kartu/create', '/kartu/7', '/rahasia', '/unknown'])(
  '%s cannot be one: no page of the menu to come back to',
  (path) => {
    show(path);
    expect(star()).toBeNull();
  },
);

test('while the console is viewed as a role nothing is marked', () => {
  hold({ viewing: { roleSecureId: 'r', roleName: 'tamu', until: '2026-03-16T10:00:00+07:00' } });
  show('/kartu');
  expect(star()).toBeNull();
});
