import { preferences, type Menu, type MenuItem } from '@console/auth';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PrefetchContext } from '@console/ui/navigation';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { groupsOf, type SidebarPlaces } from './groups.ts';
import { Sidebar } from './Sidebar.tsx';

const item = (name: string, url: string | null, children: readonly MenuItem[] = []): MenuItem => ({
  name,
  url,
  icon: null,
  privilege: null,
  description: 'View Only',
  actions: ['view'],
  children,
});
const many = Array.from({ length: 12 }, (_, index) => item(`Layar ${index + 1}`, `/layar-${index + 1}`));
const menu: Menu = {
  privileges: {},
  groups: [
    { key: 'home', title: 'Home', items: [item('Home', '/')] },
    {
      key: 'nmc',
      title: 'NMC',
      items: [item('Promo NMC', null, [item('Promo NMC', '/promo-nmc'), item('Promo NMC Baru', '/new-promo-nmc')])],
    },
    {
      key: 'spektra',
      title: 'Spektra',
      items: [item('Promo', null, [item('Promo', '/promo')]), item('Status PO', '/po-status')],
    },
  ],
};
const places: SidebarPlaces = { exists: () => true, read: ({ id }) => id };
const prefetch = jest.fn();

function show(path: string, groups = groupsOf(menu, places), loading = false, icons = false) {
  const router = createMemoryRouter(
    [
      {
        path: '*',
        element: (
          <PrefetchContext value={prefetch}>
            <Sidebar groups={groups} loading={loading} icons={icons} />
          </PrefetchContext>
        ),
      },
    ],
    { initialEntries: [path] },
  );
  return { router, ...render(<RouterProvider router={router} />) };
}
const wait = (milliseconds: number) =>
  act(() => {
    jest.advanceTimersByTime(milliseconds);
  });
const activeLinks = () => Array.from(document.querySelectorAll('a.active'), (link) => link.getAttribute('href'));

/** Lays out the menu 100 px high, and each link in it from a distance below its top. */
const layOut = (distance: number) =>
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function layout(this: Element) {
    return this.matches('nav') ? new DOMRect(0, 0, 200, 100) : new DOMRect(0, distance, 200, 20);
  });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  prefetch.mockClear();
  preferences.set({ ...preferences.get(), language: 'id' });
});

test('marks one link with exactly the class active, and opens the menu that holds it', () => {
  show('/promo-nmc/123');
  expect(activeLinks()).toEqual(['/promo-nmc']);
  expect(document.querySelector('a.active')?.className).toBe('active');
  expect(screen.getByRole('button', { name: 'Promo NMC' })).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('button', { name: 'Promo' })).toHaveAttribute('aria-expanded', 'false');
});

test('moves the mark with the page and opens its menu', async () => {
  const { router } = show('/');
  expect(activeLinks()).toEqual(['/']);
  await act(() => router.navigate('/promo/1'));
  expect(activeLinks()).toEqual(['/promo']);
  await act(() => router.navigate('/profile'));
  expect(activeLinks()).toEqual([]);
});

test('the link for where we are is brought into view once its menu is open', () => {
  const layout = layOut(150);
  show('/promo-nmc/123');
  expect(screen.getByRole('navigation').scrollTop).toBe(70);
  layout.mockRestore();
});

test('a link that is in view already scrolls nothing', () => {
  const layout = layOut(40);
  show('/promo-nmc/123');
  expect(screen.getByRole('navigation').scrollTop).toBe(0);
  layout.mockRestore();
});

test('a menu opens and closes, and is open again in the next visit', async () => {
  const { unmount } = show('/');
  await userEvent.click(screen.getByRole('button', { name: 'Promo' }));
  expect(screen.getByRole('link', { name: 'Promo' })).toBeVisible();
  unmount();
  show('/');
  expect(screen.getByRole('link', { name: 'Promo' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Promo' }));
  expect(screen.queryByRole('link', { name: 'Promo' })).toBeNull();
});

test('as icons a menu opens beside its icon while the pointer or the focus is in it', async () => {
  show('/', undefined, false, true);
  const button = screen.getByRole('button', { name: 'Promo' });
  await userEvent.hover(button);
  expect(screen.getByRole('link', { name: 'Promo' })).toBeInTheDocument();
  await userEvent.unhover(button);
  expect(screen.queryByRole('link', { name: 'Promo' })).toBeNull();
  act(() => button.focus());
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('link', { name: 'Promo' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('link', { name: 'Promo' })).toBeNull();
});

test('every group has its title; a group that is not there has none', () => {
  show('/');
  expect(screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent)).toEqual([
    'Home',
    'NMC',
    'Spektra',
  ]);
  expect(within(screen.getByRole('list', { name: 'Home' })).getAllByRole('link')).toHaveLength(1);
});

test('while the menu is loading there is a skeleton and no link', () => {
  show('/', [], true);
  expect(screen.getByRole('status', { name: 'Memuat menu' })).toBeInTheDocument();
  expect(screen.queryAllByRole('link')).toEqual([]);
});

test('eleven items have no search box, twelve have', () => {
  const group = (items: readonly MenuItem[]) =>
    groupsOf({ privileges: {}, groups: [{ key: 'setup', title: 'Setup', items }] }, places);
  const { unmount } = show('/', group(many.slice(0, 11)));
  expect(screen.queryByRole('searchbox')).toBeNull();
  unmount();
  show('/', group(many));
  expect(screen.getByRole('searchbox', { name: 'Cari menu' })).toBeInTheDocument();
});

test('searches 500 ms after the last key and opens what it finds', () => {
  jest.useFakeTimers();
  show('/', groupsOf({ ...menu, groups: [...menu.groups, { key: 'setup', title: 'Setup', items: many }] }, places));
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'promo nmc baru' } });
  wait(499);
  expect(screen.getByRole('link', { name: 'Status PO' })).toBeInTheDocument();
  wait(1);
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Promo NMC Baru']);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'zzz' } });
  wait(500);
  expect(screen.getByText('Menu tidak ditemukan')).toBeInTheDocument();
  jest.useRealTimers();
});

test('arrows, Home, End, right, left and letters walk over what is shown', async () => {
  show('/');
  const user = userEvent.setup();
  screen.getByRole('link', { name: 'Home' }).focus();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('button', { name: 'Promo NMC' })).toHaveFocus();
  await user.keyboard('{ArrowRight}{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('link', { name: 'Promo NMC Baru' })).toHaveFocus();
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('button', { name: 'Promo NMC' })).toHaveFocus();
  await user.keyboard('{ArrowLeft}');
  expect(screen.queryByRole('link', { name: 'Promo NMC Baru' })).toBeNull();
  await user.keyboard('{End}');
  expect(screen.getByRole('link', { name: 'Status PO' })).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('link', { name: 'Home' })).toHaveFocus();
  await user.keyboard('st');
  expect(screen.getByRole('link', { name: 'Status PO' })).toHaveFocus();
});

test('pointing at a link or focusing it fetches its page ahead', async () => {
  show('/');
  await userEvent.hover(screen.getByRole('link', { name: 'Status PO' }));
  expect(prefetch).toHaveBeenCalledWith('/po-status');
});
