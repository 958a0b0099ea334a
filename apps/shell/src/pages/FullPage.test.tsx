import { preferences } from '@console/auth';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import FullPage from './FullPage.tsx';

const show = (code: 404 | 500 | 503, state: unknown = null) =>
  render(
    <RouterProvider
      router={createMemoryRouter([{ path: '*', element: <FullPage code={code} /> }], {
        initialEntries: [{ pathname: `/${code}`, state }],
      })}
    />,
  );

beforeEach(() => preferences.set({ ...preferences.get(), language: 'id' }));

test.each([
  [404, 'Halaman tidak ditemukan.'],
  [500, 'Terjadi kesalahan pada sistem.'],
  [503, 'Layanan sedang dalam pemeliharaan.'],
] as const)('/%d says so without any call', (code, sentence) => {
  globalThis.fetch = jest.fn();
  show(code);
  expect(screen.getByRole('heading', { name: sentence })).toBeInTheDocument();
  expect(fetch).not.toHaveBeenCalled();
});

test('/503 shows the maintenance message that led there', () => {
  show(503, { message: 'Kembali pukul 15:00' });
  expect(screen.getByRole('heading', { name: 'Kembali pukul 15:00' })).toBeInTheDocument();
});
