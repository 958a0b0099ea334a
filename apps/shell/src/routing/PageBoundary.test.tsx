import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { RemoteError } from '../federation/failure/failure.ts';
import { recordStepBack } from '../federation/release/stepped-back.ts';
import { release } from '../federation/testing/release.ts';
import { PageBoundary } from './PageBoundary.tsx';

const refreshRegistry = jest.fn(() => Promise.resolve());
const stepBack = jest.fn<Promise<boolean>, [RemoteError]>(() => Promise.resolve(true));
const openNewDocument = jest.fn(() => false);
jest.mock('../federation/load/runtime.ts', () => ({}));
jest.mock('../federation/registry/registry.ts', () => ({
  refreshRegistry: () => refreshRegistry(),
  stepBack: (error: RemoteError) => stepBack(error),
  remoteOf: () => release(),
  unreadOf: () => undefined,
  onRegistryChange: () => () => undefined,
  readRegistryNow: () => Promise.resolve(),
}));
jest.mock('./new-document.ts', () => ({ openNewDocument: () => openNewDocument() }));

let fault: unknown;
function Page() {
  if (fault) throw fault;
  return <p>isi halaman</p>;
}
const show = () =>
  render(
    <MemoryRouter>
      <nav>menu</nav>
      <PageBoundary owner="cards" pathname="/card-types">
        <Page />
      </PageBoundary>
    </MemoryRouter>,
  );
const retry = async () => userEvent.click(await screen.findByRole('button', { name: 'Coba lagi' }));

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.clearAllMocks();
  localStorage.clear();
  fault = new TypeError('x is undefined');
});
afterEach(() => jest.restoreAllMocks());

test('a page that throws is kept to itself, and says whose it is', async () => {
  show();
  expect(await screen.findByRole('heading', { name: 'Kartu sedang tidak tersedia' })).toBeInTheDocument();
  expect(screen.getByText('Tim Kartu, tim-kartu@contoh.id')).toBeInTheDocument();
  expect(screen.getByText('x is undefined')).toBeInTheDocument();
  expect(screen.getByText('menu')).toBeInTheDocument();
});

test('a failure that is classified already stays as it is', async () => {
  fault = new RemoteError('incompatible', 'built for 2', release({ version: '7.0.0' }));
  show();
  expect(await screen.findByText('Modul ini dibuat untuk versi konsol yang lain.')).toBeInTheDocument();
  expect(screen.getByText('7.0.0')).toBeInTheDocument();
});

test('the retry reads the registry and renders the page again', async () => {
  show();
  fault = undefined;
  await retry();
  expect(await screen.findByText('isi halaman')).toBeInTheDocument();
  expect(refreshRegistry).toHaveBeenCalledTimes(1);
});

test('a page that throws again says so again, under another support id', async () => {
  show();
  const id = (await screen.findByText('Kode bantuan')).nextElementSibling?.textContent;
  await retry();
  expect((await screen.findByText('Kode bantuan')).nextElementSibling?.textContent).not.toBe(id);
});

test('where a newer release is known, the retry begins a new document instead', async () => {
  openNewDocument.mockReturnValueOnce(true);
  show();
  fault = undefined;
  await retry();
  expect(await screen.findByRole('progressbar')).toBeInTheDocument();
  expect(screen.queryByText('isi halaman')).toBeNull();
});

test('the third render error of a release steps the browser back; the page stays until the retry', async () => {
  show();
  for (const calls of [0, 0, 1]) {
    await screen.findByRole('button', { name: 'Coba lagi' });
    expect(stepBack).toHaveBeenCalledTimes(calls);
    if (calls === 0) await retry();
  }
  expect(openNewDocument).toHaveBeenCalledTimes(2);
});

test('a file that is not the released one does so at once', async () => {
  fault = new RemoteError('integrity', 'changed', release());
  show();
  await screen.findByRole('button', { name: 'Coba lagi' });
  expect(stepBack).toHaveBeenCalledTimes(1);
});

test('the error page names the release that was stepped back from', async () => {
  fault = new RemoteError('integrity', 'changed', release({ version: '2.0.0' }));
  recordStepBack('cards', { version: '2.0.0', to: '1.0.0', kind: 'integrity', supportId: '0A0B0C0D' });
  show();
  expect(
    await screen.findByText('Anda dikembalikan ke versi sebelumnya, 1.0.0. Coba lagi untuk membukanya.'),
  ).toBeInTheDocument();
});
