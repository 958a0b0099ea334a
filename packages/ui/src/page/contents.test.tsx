import type { ApiError } from '@console/api';
import { preferences } from '@console/auth';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import type { ReactNode } from 'react';
import { ErrorContent, ForbiddenContent, MaintenanceContent, NotFoundContent, ServerErrorContent } from './index.ts';

function show(content: ReactNode) {
  const router = createMemoryRouter(
    [
      { path: '/tidak-ada', element: content },
      { path: '*', element: <p>lain</p> },
    ],
    { initialEntries: ['/', '/card-types', '/tidak-ada'] },
  );
  render(<RouterProvider router={router} />);
  return router;
}
const error = (status: number, rest: Partial<ApiError> = {}): ApiError => ({
  status,
  code: 'X',
  message: 'Teks server',
  errors: [],
  requestId: 'r-1',
  ...rest,
});

beforeEach(() => preferences.set({ ...preferences.get(), language: 'id' }));

test.each([
  ['404', <NotFoundContent key="a" />, 'Halaman tidak ditemukan.'],
  ['403', <ForbiddenContent key="b" />, 'Anda tidak memiliki akses ke halaman ini.'],
  ['500', <ServerErrorContent key="c" />, 'Terjadi kesalahan pada sistem.'],
  ['503', <MaintenanceContent key="d" />, 'Layanan sedang dalam pemeliharaan.'],
])('%s says its code and one sentence, and offers back and home', (code, content, sentence) => {
  show(content);
  expect(screen.getByText(code)).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: sentence })).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Kembali' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ke Beranda' })).toHaveAttribute('href', '/');
});

test('the texts exist in English', () => {
  preferences.set({ ...preferences.get(), language: 'en' });
  show(<NotFoundContent />);
  expect(screen.getByRole('heading', { name: 'Page not found.' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'To Home' })).toBeInTheDocument();
});

test('E16: a first call that failed with 500 shows its request id and a retry', async () => {
  const again = jest.fn();
  show(<ErrorContent error={error(500, { requestId: 'b1f0' })} onRetry={again} />);
  expect(screen.getByText('b1f0')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Muat ulang' }));
  expect(again).toHaveBeenCalledTimes(1);
});

test.each([
  [404, 'Data tidak ditemukan.'],
  [403, 'Anda tidak memiliki akses ke halaman ini.'],
  [503, 'Teks server'],
])('a first call that failed with %d shows the content of that status', (status, sentence) => {
  show(<ErrorContent error={error(status)} onRetry={jest.fn()} />);
  expect(screen.getByRole('heading', { name: sentence })).toBeInTheDocument();
});

test.each([400, 404, 422])('on the page of a record, %d shows that the record does not exist', (status) => {
  show(<ErrorContent record error={error(status)} onRetry={jest.fn()} />);
  expect(screen.getByRole('heading', { name: 'Data tidak ditemukan.' })).toBeInTheDocument();
});

test('any other failure shows its text and a retry', async () => {
  const again = jest.fn();
  show(<ErrorContent error={error(0, { message: 'Tidak dapat terhubung' })} onRetry={again} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Tidak dapat terhubung');
  await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(again).toHaveBeenCalledTimes(1);
});
