import { preferences } from '@console/auth';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Part, type PartProps } from './index.ts';

type Of = PartProps<readonly string[]>['of'];
const asked: Of = { data: undefined, currentData: undefined, error: undefined, isFetching: true, refetch: jest.fn() };
const failed = {
  status: 500,
  code: 'INTERNAL_ERROR',
  message: 'Terjadi kesalahan pada sistem',
  errors: [],
  requestId: null,
};
const show = (of: Of) =>
  render(<Part of={of}>{(names) => (names.length === 0 ? <p>Belum ada</p> : <p>{names.join(' ')}</p>)}</Part>);

beforeEach(() => preferences.set({ ...preferences.get(), language: 'id' }));

test('loading is neither empty nor failed', () => {
  show(asked);
  expect(screen.getByRole('status')).toHaveTextContent('Memuat');
  expect(screen.queryByText('Belum ada')).toBeNull();
});

test('a failed call says so and can be retried', async () => {
  const refetch = jest.fn();
  show({ ...asked, isFetching: false, error: failed, refetch });
  expect(screen.getByRole('alert')).toHaveTextContent('Bagian ini belum dapat dimuat. Terjadi kesalahan pada sistem');
  await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(refetch).toHaveBeenCalledTimes(1);
});

test('data of other arguments is not shown for a failed call', () => {
  show({ ...asked, data: ['halaman 1'], isFetching: false, error: failed });
  expect(screen.queryByText('halaman 1')).toBeNull();
  expect(screen.getByRole('alert')).toBeVisible();
});

test('data stays when a refetch fails, and earlier data stays while the next is loading', () => {
  const { unmount } = show({ ...asked, data: ['a'], currentData: ['a'], isFetching: false, error: failed });
  expect(screen.getByText('a')).toBeVisible();
  unmount();
  show({ ...asked, data: ['b'] });
  expect(screen.getByText('b')).toBeVisible();
});
