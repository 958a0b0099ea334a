import { menu, preferences, profile, type Menu, type Profile } from '@console/auth';
import type { Counter, DueItem } from '@console/contracts/shell/home';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import Waiting from './Waiting.tsx';

const counter = (code: string, count: number | null): Counter => ({
  code,
  label: code,
  count,
  url: `/list?code=${code}`,
  asOf: '2026-11-20T08:05:00+07:00',
});
const item = (secureId: string, daysLeft: number): DueItem => ({
  secureId,
  kind: 'APPROVAL',
  reference: secureId,
  title: 'Ubah',
  branch: null,
  dueDate: '2026-11-20T08:05:00+07:00',
  daysLeft,
  url: `/x/${secureId}`,
});
/** Far from the clock of this computer. */
const serverTime = Date.parse('2026-11-20T08:05:00+07:00');
let mockServerNow = serverTime;
jest.mock('@console/auth', () => ({
  ...jest.requireActual<object>('@console/auth'),
  serverNow: () => mockServerNow,
}));
const refetch = jest.fn();
let numbers: Record<string, unknown> = {};
let work: Record<string, unknown> = {};
let mapping: Record<string, unknown> = {};
const mappingQueries = jest.fn((_args: object) => ({ refetch, ...mapping }));
const dueQueries = jest.fn((_args: object) => ({ refetch, ...work }));
jest.mock('./waiting.ts', () => ({
  counters: { useQuery: () => ({ refetch, ...numbers }) },
  dueWork: { useQuery: (args: object) => dueQueries(args) },
  mappedUsers: { useQuery: (args: object) => mappingQueries(args) },
}));

let mockDecides = false;
jest.mock('../approval/standing.ts', () => ({ useHasApprovals: () => mockDecides }));

const show = (path = '/') =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <Waiting />
    </MemoryRouter>,
  );
const holding = (jobName: string) =>
  act(() => profile.set({ state: 'loaded', data: { flag: jobName } as unknown as Profile }));

beforeEach(() => {
  jest.clearAllMocks();
  mockDecides = false;
  mockServerNow = serverTime;
  act(() => preferences.set({ ...preferences.get(), language: 'id' }));
  holding('4');
  numbers = { data: [counter('APPROVAL', 1772), counter('CARD_LOW', null)], fulfilledTimeStamp: Date.now() };
  work = {
    data: {
      rows: [item('A', -2), item('B', 3)],
      total: 12,
      page: 1,
      size: 10,
      kinds: [{ kind: 'APPROVAL', count: 12 }],
    },
    fulfilledTimeStamp: Date.now(),
  };
});

test('counters are shown with their time; a failed one is "-" with a retry, and the others stay', async () => {
  show();
  const [first, second] = within(screen.getByRole('list', { name: 'Menunggu Anda' })).getAllByRole('listitem');
  expect(first).toHaveTextContent('1.772 APPROVAL' + 'Per 08:05');
  expect(within(first!).getByRole('link')).toHaveAttribute('href', '/list?code=APPROVAL');
  expect(second).toHaveTextContent(/^- CARD_LOW/);
  await userEvent.click(within(second!).getByRole('button', { name: 'Coba lagi' }));
  expect(refetch).toHaveBeenCalledTimes(1);
});

test('work is listed by kind and page of the address, overdue work also marked in words', async () => {
  show('/?kind=APPROVAL');
  expect(dueQueries).toHaveBeenLastCalledWith({ query: { page: 1, kind: 'APPROVAL' } });
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Persetujuan (12)');
  expect(screen.getByRole('cell', { name: '-2 (terlambat)' })).toHaveAttribute('data-overdue', 'true');
  expect(screen.getByRole('cell', { name: '3' })).toHaveAttribute('data-overdue', 'false');
  expect(screen.getByRole('link', { name: 'Buka A' })).toHaveAttribute('href', '/x/A');
  await userEvent.click(screen.getByRole('button', { name: 'Berikutnya' }));
  expect(dueQueries).toHaveBeenLastCalledWith({ query: { page: 2, kind: 'APPROVAL' } });
  await userEvent.click(screen.getByRole('tab', { name: 'Semua (12)' }));
  expect(dueQueries).toHaveBeenLastCalledWith({ query: { page: 1 } });
});

test('a card printing vendor has no work list', () => {
  holding('6');
  show();
  expect(screen.queryByRole('heading', { name: 'Perlu ditinjau' })).toBeNull();
});

const officer = (secureId: string, branchCount: number, mraCount: number) => ({
  secureId,
  username: secureId,
  name: `Petugas ${secureId}`,
  mroName: 'MRO Aceh',
  isBranchMapping: branchCount > 0,
  isMraMapping: mraCount > 0,
  branchCount,
  mraCount,
});
const mayViewUsers = (actions: readonly string[]) =>
  act(() =>
    menu.set({ state: 'loaded', data: { groups: [], privileges: { 'user:browse': actions } } as unknown as Menu }),
  );

test('users of an MRO are shown the mapping of its users, page by page', async () => {
  holding('MRO');
  mayViewUsers(['view']);
  mapping = { data: { rows: [officer('MROFF01', 3, 1), officer('MROFF04', 0, 1)], total: 12, page: 1, size: 10 } };
  show();
  const panel = within(screen.getByRole('region', { name: 'Pemetaan user MRO' }));
  expect(panel.getByRole('row', { name: 'Petugas MROFF01 MROFF01 MRO Aceh Sudah (3) Sudah (1)' })).toBeVisible();
  expect(panel.getByRole('row', { name: 'Petugas MROFF04 MROFF04 MRO Aceh Belum Sudah (1)' })).toBeVisible();
  expect(panel.getByRole('link', { name: 'Petugas MROFF01' })).toHaveAttribute('href', '/user/MROFF01');
  await userEvent.click(panel.getByRole('button', { name: 'Berikutnya' }));
  expect(mappingQueries).toHaveBeenLastCalledWith({ query: { page: 2 } });
});

test.each([
  ['of another flag', '4', ['view']],
  ['without the privilege', 'MRO', []],
])('who is %s is not shown the mapping of MRO users', (_, flag, actions) => {
  holding(flag);
  mayViewUsers(actions);
  show();
  expect(screen.queryByRole('region', { name: 'Pemetaan user MRO' })).toBeNull();
});

test('a mapping that could not be read can be retried', async () => {
  holding('MRO');
  mayViewUsers(['view']);
  mapping = { error: { status: 500 } };
  show();
  const panel = within(screen.getByRole('region', { name: 'Pemetaan user MRO' }));
  await userEvent.click(panel.getByRole('button', { name: 'Coba lagi' }));
  expect(refetch).toHaveBeenCalledTimes(1);
});

test('on return to the tab only what is older than five minutes is read again', () => {
  show();
  const comeBack = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));
  comeBack();
  expect(refetch).not.toHaveBeenCalled();
  mockServerNow = serverTime + 300_000;
  comeBack();
  // Counters and work list.
  expect(refetch).toHaveBeenCalledTimes(2);
});

test('how late a queue is follows the clock of the server, whatever that of this computer says', () => {
  const late = { ...counter('APPROVAL', 3), oldest: '2026-11-20T00:05:00+07:00', late: 1, targetHours: 4 };
  numbers = { data: [late], fulfilledTimeStamp: serverTime + 2 * 3_600_000 };
  show();
  expect(screen.getByRole('list', { name: 'Menunggu Anda' })).toHaveTextContent(
    '1 melewati target 4 jam, paling lama lewat 4 jam',
  );
  expect(screen.getByText(/terlama sejak 8 jam yang lalu/)).toHaveAttribute('title', '20 Nov 2026 00:05:00');
});

test('the work list leads to the page of approvals, for who has one', () => {
  const { unmount } = show();
  expect(screen.queryByRole('link', { name: 'Persetujuan' })).not.toBeInTheDocument();
  unmount();
  mockDecides = true;
  show();
  expect(screen.getByRole('link', { name: 'Persetujuan' })).toHaveAttribute('href', '/approval');
});
