import { menu, preferences } from '@console/auth';
import type { RouteEntry } from '@console/contracts/core/remote';
import { RouteTableContext } from '@console/ui/navigation';
import { useBreadcrumb } from '@console/ui/page';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const entry = (path: string, id: string, en = id): RouteEntry => ({
  path,
  module: 'card-types',
  privilege: 'card-types:browse',
  title: { id, en },
  moduleTitle: { id: 'Card Types', en: 'Card Types' },
});
const table = [
  entry('/', 'Home'),
  entry('/card-types', 'Card Types'),
  entry('/card-types/create', 'Tambah', 'Create'),
  entry('/card-types/:id', 'Rincian', 'Details'),
  entry('/card-types/:id/parts', 'Daftar bagian'),
  entry('/card-types/:id/parts/:part', 'Bagian'),
  entry('/card-types/:id/parts/update', 'Ubah'),
];

function Record({ name, above }: { readonly name: string; readonly above?: string }) {
  useBreadcrumb(name);
  useBreadcrumb(above, '/card-types/1');
  return null;
}

function show(path: string) {
  const router = createMemoryRouter(
    [
      {
        element: (
          <RouteTableContext value={table}>
            <Breadcrumbs />
            <Outlet />
          </RouteTableContext>
        ),
        children: [
          { path: '/card-types/1', element: <Record name="SPEKTRA GOLD" /> },
          { path: '/card-types/1/parts/2', element: <Record name="CHIP" above="SPEKTRA GOLD" /> },
          { path: '/card-types/1/parts/update', element: <Record name="CHIP" above="SPEKTRA GOLD" /> },
          { path: '*', element: null },
        ],
      },
    ],
    { initialEntries: [path] },
  );
  render(<RouterProvider router={router} />);
  return router;
}
const crumbs = () => screen.getAllByRole('listitem').map((crumb) => crumb.textContent);

beforeEach(() =>
  act(() => {
    preferences.set({ ...preferences.get(), language: 'id' });
    menu.set({ state: 'loaded', data: { groups: [], privileges: { 'card-types:browse': ['view'] } } } as never);
  }),
);

test('a page that is not held has no name', () => {
  act(() => menu.set({ state: 'loaded', data: { groups: [], privileges: {} } } as never));
  show('/card-types');
  expect(crumbs()).toEqual(['Home']);
});

test('the record names its page while it is shown, and no other page after it', async () => {
  const router = show('/card-types/1');
  expect(crumbs()).toEqual(['Home', 'Card Types', 'SPEKTRA GOLD']);
  expect(screen.getByText('SPEKTRA GOLD', { selector: '[aria-current="page"]' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Card Types' })).toHaveAttribute('href', '/card-types');
  await act(() => router.navigate('/card-types/2'));
  expect(crumbs()).toEqual(['Home', 'Card Types', 'Rincian']);
});

test('a page further down names the record above it too', () => {
  show('/card-types/1/parts/2');
  expect(crumbs()).toEqual(['Home', 'Card Types', 'SPEKTRA GOLD', 'Daftar bagian', 'CHIP']);
  expect(screen.getByRole('link', { name: 'SPEKTRA GOLD' })).toHaveAttribute('href', '/card-types/1');
});

test('a page that acts on a record below another one names both, each where it belongs', () => {
  show('/card-types/1/parts/update');
  expect(crumbs()).toEqual(['Home', 'Card Types', 'SPEKTRA GOLD', 'Daftar bagian', 'CHIP', 'Ubah']);
});

test('titles follow the language', () => {
  show('/card-types/create');
  expect(crumbs()).toEqual(['Home', 'Card Types', 'Tambah']);
  act(() => preferences.set({ ...preferences.get(), language: 'en' }));
  expect(crumbs()).toEqual(['Home', 'Card Types', 'Create']);
});

test('the new page is announced', () => {
  show('/card-types/1');
  expect(screen.getByRole('status')).toHaveTextContent('SPEKTRA GOLD');
});
