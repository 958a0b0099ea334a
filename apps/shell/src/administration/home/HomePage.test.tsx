import { menu, preferences, profile, session, type MenuItem, type Profile } from '@console/auth';
import type { RouteEntry } from '@console/contracts/core/remote';
import { RouteTableContext } from '@console/ui/navigation';
import { act, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import HomePage from './HomePage.tsx';

const place = (name: string) => ({ secureId: name, code: name, name });
jest.mock('../account.ts', () => ({
  ownAccount: {
    useQuery: () => ({
      data: {
        branches: ['a', 'b', 'c'].map(place),
        mras: [place('Bandung')],
        mro: null,
        lastLoginAt: '2026-11-20T08:05:09+07:00',
      },
    }),
  },
}));

let mockPages: Readonly<Record<string, unknown>> = {};
jest.mock('@console/ui/kept', () => ({ useKept: (key: string) => [mockPages[key]] }));
jest.mock('./Waiting.tsx', () => ({ __esModule: true, default: () => null }));
jest.mock('./StoreTables.tsx', () => ({ __esModule: true, default: () => 'tables of stores' }));

const entry = (path: string): RouteEntry => ({
  path,
  module: path,
  privilege: 'x:browse',
  title: { id: path, en: path },
  moduleTitle: { id: path, en: path },
});
const item = (name: string, url: string | null, children: readonly MenuItem[] = []): MenuItem => ({
  name,
  url,
  icon: null,
  privilege: null,
  description: '',
  actions: [],
  children,
});
const show = (...paths: string[]) =>
  render(
    <MemoryRouter>
      <RouteTableContext value={['/', ...paths].map(entry)}>
        <HomePage />
      </RouteTableContext>
    </MemoryRouter>,
  );

beforeEach(() => {
  mockPages = {};
  act(() => {
    session.set({ status: 'signed-in', username: 'ADMIN01', mode: 'local' });
    preferences.set({ ...preferences.get(), language: 'id' });
    profile.set({
      state: 'loaded',
      data: {
        name: 'Rina Kusumawati',
        listRoles: [
          { name: 'admin', jobName: null },
          { name: 'tamu', jobName: null },
        ],
        scope: { type: 'MRA', branchCount: 3, mraCount: 1 },
      } as unknown as Profile,
    });
    menu.set({
      state: 'loaded',
      data: {
        privileges: {},
        groups: [
          { key: 'home', title: 'Home', items: [item('Home', '/')] },
          {
            key: 'setup',
            title: 'Setup',
            items: [item('Area', null, [item('Kode Pos', '/zip-code'), item('MRA', '/mra')])],
          },
        ],
      },
    });
  });
});

test('greets with name, roles, scope and last sign-in', () => {
  show('/zip-code');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Selamat datang, Rina Kusumawati');
  for (const fact of ['Admin, Tamu', '3 cabang, MRA Bandung', '20 Nov 2026 08:05:09'])
    expect(screen.getByText(fact)).toBeInTheDocument();
});

test('offers what the menu holds and exists, by group', () => {
  show('/zip-code');
  expect(
    within(screen.getByRole('region', { name: 'Setup' }))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/zip-code']);
  expect(screen.queryByRole('region', { name: 'Home' })).toBeNull();
});

test('offers the favourites and recent pages of the palette as long as they are held', () => {
  mockPages = { 'palette.favourite': ['/mra', '/roles'], 'palette.recent': ['/roles', '/zip-code'] };
  show('/zip-code', '/mra');
  const panel = (title: string) =>
    within(screen.getByRole('heading', { name: title }).parentElement!)
      .getAllByRole('link')
      .map((link) => link.textContent);
  expect(panel('Favorit')).toEqual(['MRA']);
  expect(panel('Terakhir dibuka')).toEqual(['Kode Pos']);
});

test('without favourites and visits there is no panel for them', () => {
  show('/zip-code');
  expect(screen.queryByRole('heading', { name: /Favorit|Terakhir dibuka/ })).toBeNull();
});

test('says so when nothing can be opened', () => {
  show();
  expect(screen.getByText(/Belum ada menu/)).toBeInTheDocument();
});

test('the tables of stores come once the menu is read, and also when it cannot be read', async () => {
  act(() => menu.set({ state: 'loading' }));
  show();
  expect(screen.queryByText(/tables of stores/)).toBeNull();
  act(() => menu.set({ state: 'failed' }));
  expect(await screen.findByText(/tables of stores/)).toBeInTheDocument();
});
