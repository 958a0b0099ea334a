// Long: all of them open the palette over the same pages.
import { menu, preferences } from '@console/auth';
import type { RouteEntry } from '@console/contracts/core/remote';
import { RouteTableContext } from '@console/ui/navigation';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router';
import Palette from './Palette.tsx';
import { menuItem } from '../testing/menu-item.ts';
import type { EarlyKeys } from './use-early-keys.ts';

interface Reading {
  readonly data?: unknown;
  readonly currentData?: unknown;
  readonly error?: unknown;
  readonly isFetching?: boolean;
}
const mockAnswers: Record<string, Reading> = {};
let mockPages: Readonly<Record<string, unknown>> = {};
const mockKept = jest.fn();
jest.mock('@console/ui/kept', () => ({
  useKept: (key: string) => [mockPages[key]],
  changeKept: (key: string, change: (value: unknown) => unknown) => mockKept(key, change(mockPages[key])),
}));
let mockPending: readonly string[] = [];
jest.mock('../routing/use-registry.ts', () => ({ useRegistry: () => ({ registry: { pending: mockPending } }) }));
const mockQueries = jest.fn();
jest.mock('@console/api', () => ({
  queryEndpoint: ({ name }: { name: string }) => ({
    useQuery: (args: object) => {
      mockQueries(name, args);
      const reading = mockAnswers[name] ?? {};
      return { currentData: reading.data, isFetching: false, refetch: () => Promise.resolve(reading), ...reading };
    },
  }),
}));

const text = (id: string) => ({ id, en: id });
const route = (module: string, path: string, change: Partial<RouteEntry> = {}): RouteEntry => ({
  path,
  module,
  privilege: `${module}:browse`,
  title: text('x'),
  moduleTitle: text(module),
  ...change,
});
const searching = (module: string) => ({
  search: { path: module, title: 'name', detail: 'code', page: `/${module}/{secureId}` },
});
const table = [
  route('kartu', '/kartu', searching('kartu')),
  route('kartu', '/kartu/create'),
  route('pos', '/pos', searching('pos')),
  route('rahasia', '/rahasia', searching('rahasia')),
];

const onClose = jest.fn();
const Where = () => <p data-testid="where">{useLocation().pathname}</p>;
const show = (at = '/', early?: EarlyKeys) =>
  render(
    <MemoryRouter initialEntries={[at]}>
      <RouteTableContext value={table}>
        <Palette {...(early ? { early } : {})} onClose={onClose} />
        <Where />
      </RouteTableContext>
    </MemoryRouter>,
  );
const input = () => screen.getByRole('combobox');
const groups = () =>
  screen.getAllByRole('group').map((group) => [
    document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent,
    ...within(group)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ]);
const chosen = () => screen.getByRole('option', { selected: true });

beforeEach(() => {
  jest.clearAllMocks();
  for (const key of Object.keys(mockAnswers)) delete mockAnswers[key];
  mockPages = { 'palette.recent': ['/pos'], 'palette.favourite': ['/kartu', '/rahasia'] };
  act(() => {
    preferences.set({ ...preferences.get(), language: 'id' });
    menu.set({
      state: 'loaded',
      data: {
        groups: [{ key: 'setup', title: 'Setup', items: [menuItem('Kartu', '/kartu'), menuItem('Kode Pos', '/pos')] }],
        privileges: { 'kartu:browse': ['view', 'create'], 'pos:browse': ['view'] },
      },
    } as never);
  });
});

test('without a text it shows favourites, what was opened last, and all pages that are held', () => {
  show();
  expect(groups()).toEqual([
    ['Favorit', 'KartuSetup'],
    ['Terakhir dibuka', 'Kode PosSetup'],
    ['Halaman', 'KartuSetup', 'Kode PosSetup'],
    ['Tindakan', 'Tambah kartu'],
  ]);
  expect(screen.getByRole('listbox', { name: 'Hasil pencarian' })).toBeInTheDocument();
  expect(input()).toHaveFocus();
});

test('what was typed while its code was loading is in its input, and Enter after it opens what was found', async () => {
  const { unmount } = show('/', { text: 'kod', isEntered: false });
  expect(input()).toHaveValue('kod');
  unmount();
  show('/', { text: 'kod', isEntered: true });
  expect(screen.getByTestId('where')).toHaveTextContent('/pos');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('arrow keys choose, screen readers announce the chosen one, Enter opens it', async () => {
  show();
  await userEvent.keyboard('kod');
  expect(input()).toHaveAttribute('aria-activedescendant', chosen().id);
  await userEvent.clear(input());
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
  expect(chosen()).toHaveTextContent('Kode Pos');
  await userEvent.keyboard('{Enter}');
  expect(screen.getByTestId('where')).toHaveTextContent('/pos');
  expect(onClose).toHaveBeenCalled();
});

test('an action is offered where the level allows it', async () => {
  show();
  await userEvent.keyboard('tambah');
  expect(groups()).toEqual([['Tindakan', 'Tambah kartu']]);
});

test('records are searched after a pause in visible modules; a failed one leaves the others', async () => {
  mockAnswers['kartu.palette:kartu'] = { data: { rows: [{ secureId: 'k 1', name: 'GOLD', code: 'G1' }] } };
  mockAnswers['pos.palette:pos'] = { error: { status: 500 } };
  show();
  await userEvent.keyboard('gol');
  expect(mockQueries.mock.calls.filter(([name]) => String(name).includes('.palette:'))).toEqual([]);
  await waitFor(() => expect(groups()).toEqual([['kartu', 'GOLDG1']]));
  expect(screen.getByRole('alert')).toHaveTextContent('Tidak dapat dicari: pos');
  expect(mockQueries.mock.calls.some(([name]) => name === 'rahasia.palette:rahasia')).toBe(false);
  await userEvent.keyboard('{Enter}');
  expect(screen.getByTestId('where')).toHaveTextContent('/kartu/k%201');
});

test('when the search failed it does not say that nothing matches, and retries on request', async () => {
  mockAnswers['kartu.palette:kartu'] = { error: { status: 500 } };
  mockAnswers['pos.palette:pos'] = { error: { status: 500 } };
  show();
  await userEvent.keyboard('gold');
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Data tidak dapat dicari saat ini'));
  expect(screen.getByRole('status')).toHaveTextContent('');
  mockAnswers['kartu.palette:kartu'] = { data: { rows: [{ secureId: 'k1', name: 'GOLD', code: 'G1' }] } };
  mockAnswers['pos.palette:pos'] = { data: { rows: [] } };
  await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
  await waitFor(() => expect(groups()).toEqual([['kartu', 'GOLDG1']]));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('while the console is viewed as a role nothing is offered to be made', () => {
  act(() =>
    menu.set({
      state: 'loaded',
      data: {
        ...(menu.get() as { data: object }).data,
        viewing: { roleSecureId: 'r', roleName: 'tamu', until: '2026-03-16T10:00:00+07:00' },
      },
    } as never),
  );
  show();
  expect(groups().map(([title]) => title)).not.toContain('Tindakan');
});

test('nothing is called missing while a remote is still to say what can be found in it', async () => {
  mockPending = ['cards'];
  show();
  await userEvent.keyboard('zqx');
  expect(screen.getByRole('status')).toHaveTextContent('Mencari data …');
  mockPending = [];
});

test('too little text is not searched, and says so', async () => {
  show();
  await userEvent.keyboard('zq');
  expect(screen.getByRole('status')).toHaveTextContent(
    'Tidak ada yang cocok · Ketik minimal 3 karakter untuk mencari data',
  );
});

test('the open page is added to the favourites, or removed', async () => {
  const { unmount } = show('/pos');
  await userEvent.keyboard('favorit{Enter}');
  expect(mockKept).toHaveBeenCalledWith('palette.favourite', ['/kartu', '/rahasia', '/pos']);
  unmount();
  show('/kartu');
  await userEvent.keyboard('favorit{Enter}');
  expect(mockKept).toHaveBeenLastCalledWith('palette.favourite', ['/rahasia']);
});

test('Escape closes it', async () => {
  show();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalled();
});
