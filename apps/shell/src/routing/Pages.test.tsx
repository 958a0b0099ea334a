import { createStore } from '@console/api';
import { menu, preferences, profile } from '@console/auth';
import type { Action } from '@console/contracts/core/privileges';
import { routesOf } from '@console/contracts/core/remote';
import { text } from '@console/contracts/core/text';
import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter, useParams } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import administration from '../administration/declaration.ts';
import { release } from '../federation/testing/release.ts';

const loaded = jest.fn();
function Shown() {
  const { typeId = '' } = useParams();
  return <p>isi {typeId}</p>;
}
jest.mock('../frame/Frame.tsx', () => ({
  __esModule: true,
  default: () => {
    const { Outlet } = jest.requireActual<typeof import('react-router')>('react-router');
    return <Outlet />;
  },
}));
jest.mock('../federation/load/runtime.ts', () => ({}));
jest.mock('../federation/registry/registry.ts', () => ({
  onRegistryChange: () => () => undefined,
  readRegistryNow: () => Promise.resolve(),
  registryState: () => registry,
}));
jest.mock('./use-page.ts', () => ({
  usePage: (...page: unknown[]) => {
    loaded(...page);
    return { status: 'ready', Component: Shown, retry: () => undefined };
  },
}));

import { Pages } from './Pages.tsx';
import { routeTable } from './table.ts';

const registry = { status: 'current', registry: { revision: 1, remotes: [], unread: [], pending: [] } } as const;
const id = '0b6a1f0e-5b1c-5a53-8d2c-1f7b8f0a9c11';
const page = (path: string, needs: object = {}) => ({
  path,
  title: text(path),
  load: () => Promise.resolve({ default: Shown }),
  ...needs,
});
const routes = routesOf({
  id: 'cards',
  title: text('Kartu'),
  owner: { team: 'Tim Kartu', contact: 'tim-kartu@contoh.id' },
  modules: [
    {
      id: 'card-types',
      privilege: 'card-types:browse',
      title: text('Jenis Kartu'),
      pages: [
        page('/card-types'),
        page('/card-types/create', { action: 'create', office: 'head' }),
        page('/card-types/:typeId'),
        page('/card-types/update', { action: 'update', query: 'typeId' }),
      ],
    },
  ],
});
const table = routeTable(administration, { revision: 1, remotes: [release({ routes })] });

const holds = (...actions: readonly Action[]) =>
  menu.set({ state: 'loaded', data: { groups: [], privileges: { 'card-types:browse': actions } } });
const of = (type: 'BRANCH' | 'NATIONAL') =>
  profile.set({
    state: 'loaded',
    data: { flag: 'other', scope: { type, branchCount: 0, mraCount: 0 } },
  } as unknown as ReturnType<typeof profile.get>);
const show = (address: string) => {
  const router = createMemoryRouter([{ path: '*', element: <Pages table={table} /> }], { initialEntries: [address] });
  render(
    <Provider store={createStore()}>
      <RouterProvider router={router} />
    </Provider>,
  );
};
const unknown = 'Halaman tidak ditemukan.';
const noRecord = 'Data tidak ditemukan.';
const forbidden = 'Anda tidak memiliki akses ke halaman ini.';

beforeEach(() => {
  preferences.set({ ...preferences.get(), language: 'id' });
  loaded.mockClear();
  holds('view', 'create', 'update');
  of('NATIONAL');
});

test.each([
  ['/card-types', 'isi'],
  [`/card-types/${id}`, `isi ${id}`],
  ['/card-types/create', 'isi'],
  [`/card-types/update?typeId=${id}`, 'isi'],
])('%s shows its page', (address, words) => {
  show(address);
  expect(screen.getByText(words)).toBeInTheDocument();
  expect(loaded).toHaveBeenCalledTimes(1);
});

test.each([
  ['an unknown address', '/card-kinds', unknown],
  ['another case of a known one', '/Card-Types', unknown],
  ['another case of a word, which is no id either', '/card-types/CREATE', noRecord],
  ['another case of a system page', '/PAGE-403', unknown],
  ['a page that is not held', '/user', unknown],
  ['an id that is none', '/card-types/1', noRecord],
  ['no id where the page needs one', '/card-types/update', noRecord],
  ['an id in the query that is none', '/card-types/update?typeId=x', noRecord],
])('%s (%s) is a content 404, and nothing of the page is fetched', (_, address, words) => {
  show(address);
  expect(screen.getByRole('heading', { name: words })).toBeInTheDocument();
  expect(loaded).not.toHaveBeenCalled();
});

test.each([
  ['an action that the level lacks', () => holds('view'), '/card-types/create'],
  ['the same with no id', () => holds('view'), '/card-types/update'],
  ['an office whose people the services refuse', () => of('BRANCH'), '/card-types/create'],
])('%s is the 403 content, and nothing of the page is fetched', (_, given, address) => {
  given();
  show(address);
  expect(screen.getByText('403')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: forbidden })).toBeInTheDocument();
  expect(loaded).not.toHaveBeenCalled();
});

test('while it is not known what is held, the guard waits', () => {
  menu.set({ state: 'loading' });
  show('/card-types');
  expect(screen.queryByRole('heading')).toBeNull();
  expect(loaded).not.toHaveBeenCalled();
});
