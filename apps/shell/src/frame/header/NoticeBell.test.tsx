import { preferences } from '@console/auth';
import type { Notice } from '@console/contracts/platform/notices';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router';
import { live } from './live.ts';
import { NoticeBell } from './NoticeBell.tsx';

const notice = (secureId: string, rest: Partial<Notice> = {}): Notice => ({
  secureId,
  kind: 'IMPORT_FINISHED',
  title: `Impor ${secureId}`,
  text: 'kode.csv: 3 diterapkan, 0 gagal',
  link: '/zip-code/import',
  at: '2026-11-20T08:05:00+07:00',
  read: false,
  ...rest,
});
let answer: Record<string, unknown> = {};
const useQuery = jest.fn((_args: object, _options: object) => ({ refetch: jest.fn(), ...answer }));
const read = jest.fn();
jest.mock('./inbox.ts', () => ({
  inbox: { useQuery: (args: object, options: object) => useQuery(args, options) },
  readNotices: { useMutation: () => [read, {}] },
}));
const invalidated = jest.fn();
jest.mock('react-redux', () => ({ useDispatch: () => invalidated }));
jest.mock('@console/api', () => ({ invalidate: (module: string) => module }));
let tell: (event: object) => void = () => undefined;
jest.mock('./live.ts', () => ({
  live: jest.requireActual<{ createValue: (initial: boolean) => object }>('@console/auth').createValue(false),
  followLive: (hear: (event: object) => void) => {
    tell = hear;
    return () => undefined;
  },
}));
const holds = (rows: readonly Notice[], unread: number, total = rows.length) => {
  answer = { data: { rows, unread, total, page: 1, size: 20 } };
};

const Where = () => <p data-testid="where">{useLocation().pathname}</p>;
const show = () =>
  render(
    <MemoryRouter>
      <NoticeBell />
      <Where />
    </MemoryRouter>,
  );
const open = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  jest.clearAllMocks();
  act(() => preferences.set({ ...preferences.get(), language: 'id' }));
});

test('the bell says how many notices are unread, and asks again every minute', () => {
  holds([notice('1')], 3);
  show();
  expect(screen.getByRole('button', { name: 'Pemberitahuan, 3 belum dibaca' })).toHaveTextContent('3');
  expect(useQuery.mock.lastCall?.[1]).toEqual({ pollingInterval: 60_000 });
});

test('a live event that tells of another number refetches the inbox, which is then rarely polled', () => {
  holds([notice('1')], 1);
  show();
  tell({ unread: 1, privilegesVersion: 1 });
  expect(invalidated).not.toHaveBeenCalled();
  tell({ unread: 2, privilegesVersion: 1 });
  expect(invalidated).toHaveBeenCalledWith('notification');
  act(() => live.set(true));
  expect(useQuery.mock.lastCall?.[1]).toEqual({ pollingInterval: 300_000 });
  act(() => live.set(false));
  expect(useQuery.mock.lastCall?.[1]).toEqual({ pollingInterval: 60_000 });
});

test('many are shown as 99+, none as nothing', () => {
  holds([], 120);
  const { unmount } = show();
  expect(screen.getByRole('button', { name: 'Pemberitahuan, 99+ belum dibaca' })).toHaveTextContent('99+');
  unmount();
  holds([], 0);
  show();
  expect(screen.getByRole('button', { name: 'Pemberitahuan' })).toHaveTextContent('');
});

test('opening a notice marks it as read, leads to its page and closes the inbox', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-20T11:10:00+07:00'));
  holds([notice('1'), notice('2', { read: true })], 1);
  show();
  await open('Pemberitahuan, 1 belum dibaca');
  const inbox = screen.getByRole('dialog', { name: 'Pemberitahuan' });
  expect(
    within(inbox)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([
    'Impor 1 (belum dibaca)kode.csv: 3 diterapkan, 0 gagal3 jam yang lalu',
    'Impor 2kode.csv: 3 diterapkan, 0 gagal3 jam yang lalu',
  ]);
  expect(within(inbox).getAllByTitle('20 Nov 2026 08:05:00')).toHaveLength(2);
  jest.restoreAllMocks();
  await userEvent.click(within(inbox).getByRole('link', { name: /Impor 1/ }));
  expect(read).toHaveBeenCalledWith({ body: { secureIds: ['1'] } });
  expect(screen.getByTestId('where')).toHaveTextContent('/zip-code/import');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('all are marked as read at once', async () => {
  holds([notice('1')], 1);
  show();
  await open('Pemberitahuan, 1 belum dibaca');
  await userEvent.click(screen.getByRole('button', { name: 'Tandai semua dibaca' }));
  expect(read).toHaveBeenCalledWith({ body: {} });
});

test('older notices are a page further', async () => {
  holds([notice('1', { read: true })], 0, 25);
  show();
  await open('Pemberitahuan');
  expect(screen.getByRole('button', { name: 'Lebih baru' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Lebih lama' }));
  expect(useQuery.mock.lastCall?.[0]).toEqual({ query: { page: 2 } });
});

test('nothing, not yet and failed never pass for each other', async () => {
  holds([], 0);
  const { unmount } = show();
  await open('Pemberitahuan');
  expect(screen.getByText('Belum ada pemberitahuan')).toBeInTheDocument();
  unmount();
  answer = {};
  const waiting = show();
  await open('Pemberitahuan');
  expect(screen.queryByText('Belum ada pemberitahuan')).toBeNull();
  waiting.unmount();
  answer = { error: { status: 0 } };
  show();
  await open('Pemberitahuan');
  expect(screen.getByRole('alert')).toHaveTextContent('Pemberitahuan tidak dapat dimuat');
});
