import { menu } from '@console/auth';
import type { RouteEntry } from '@console/contracts/core/remote';
import { RouteTableContext } from '@console/ui/navigation';
import { act, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { RecentTracker } from './RecentTracker.tsx';

let mockRecent: unknown;
const mockKept = jest.fn();
jest.mock('@console/ui/kept', () => ({
  useKept: () => [mockRecent],
  changeKept: (key: string, change: (value: unknown) => unknown) => mockKept(key, change(mockRecent)),
}));

const text = { id: 'x', en: 'x' };
const route = (path: string, privilege = 'kartu:browse'): RouteEntry => ({
  path,
  module: 'kartu',
  privilege,
  title: text,
  moduleTitle: text,
});
const table = [route('/kartu'), route('/kartu/create'), route('/kartu/:id'), route('/rahasia', 'rahasia:browse')];

async function visit(path: string) {
  render(
    <MemoryRouter initialEntries={[path]}>
      <RouteTableContext value={table}>
        <RecentTracker />
      </RouteTableContext>
    </MemoryRouter>,
  );
  await act(() => jest.advanceTimersByTimeAsync(5_000));
}

beforeEach(() => {
  jest.useFakeTimers();
  mockKept.mockClear();
  mockRecent = ['/pos'];
  act(() => menu.set({ state: 'loaded', data: { groups: [], privileges: { 'kartu:browse': ['view'] } } } as never));
});
afterEach(() => jest.useRealTimers());

test('a page that is stayed on is noted first', async () => {
  await visit('/kartu');
  expect(mockKept.mock.calls).toEqual([['palette.recent', ['/kartu', '/pos']]]);
});

test.each(['/kartu/7', '/kartu/create', '/rahasia', '/unknown'])('%s is not noted', async (path) => {
  await visit(path);
  expect(mockKept).not.toHaveBeenCalled();
});

test('what is first already is not noted again, nor what is looked at as a role', async () => {
  mockRecent = ['/kartu'];
  await visit('/kartu');
  mockRecent = [];
  act(() =>
    menu.set({
      state: 'loaded',
      data: {
        groups: [],
        privileges: { 'kartu:browse': ['view'] },
        viewing: { roleSecureId: 'r', roleName: 'tamu', until: '2026-03-16T10:00:00+07:00' },
      },
    } as never),
  );
  await visit('/kartu');
  expect(mockKept).not.toHaveBeenCalled();
});
