import { menu } from '@console/auth';
import type { RouteEntry } from '@console/contracts/remote';
import { RouteTableContext } from '@console/ui/navigation';
import { act, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import RecentTracker from './RecentTracker.tsx';

let mockRecent: readonly string[] | undefined = [];
const mockSend = jest.fn((_args: object) => Promise.resolve({ data: null }));
jest.mock('@console/api', () => ({
  queryEndpoint: () => ({
    useQuery: () => {
      const data = mockRecent && { 'palette.recent': mockRecent };
      return { data, refetch: () => Promise.resolve({ data }) };
    },
  }),
  mutationEndpoint: () => ({ useMutation: () => [mockSend, {}] }),
}));

const text = { id: 'x', en: 'x' };
const route = (path: string, privilege = 'kartu:browse'): RouteEntry => ({ path, module: 'kartu', privilege, title: text, moduleTitle: text });
const table = [route('/kartu'), route('/kartu/create'), route('/kartu/:id'), route('/rahasia', 'rahasia:browse')];

async function visit(path: string) {
  render(<MemoryRouter initialEntries={[path]}><RouteTableContext value={table}><RecentTracker /></RouteTableContext></MemoryRouter>);
  await act(() => jest.advanceTimersByTimeAsync(5_000));
}

beforeEach(() => {
  jest.useFakeTimers();
  mockSend.mockClear();
  mockRecent = ['/pos'];
  act(() => menu.set({ state: 'loaded', data: { groups: [], privileges: { 'kartu:browse': ['view'] } } } as never));
});
afterEach(() => jest.useRealTimers());

test('a page that is stayed on is noted first', async () => {
  await visit('/kartu');
  expect(mockSend.mock.calls).toEqual([[{ parameters: { key: 'palette.recent' }, body: { value: ['/kartu', '/pos'] } }]]);
});

test.each(['/kartu/7', '/kartu/create', '/rahasia', '/unknown'])('%s is not noted', async (path) => {
  await visit(path);
  expect(mockSend).not.toHaveBeenCalled();
});

test('nothing is written over what could not be read, nor what is first already', async () => {
  mockRecent = undefined;
  await visit('/kartu');
  mockRecent = ['/kartu'];
  await visit('/kartu');
  expect(mockSend).not.toHaveBeenCalled();
});
