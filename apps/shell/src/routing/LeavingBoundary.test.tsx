import { act, render, screen } from '@testing-library/react';
import { useEffect, useLayoutEffect } from 'react';
import { MemoryRouter } from 'react-router';
import { release } from '../federation/testing/release.ts';
import type { RemoteError } from '../federation/failure/failure.ts';
import { LeavingBoundary } from './LeavingBoundary.tsx';
import { PageBoundary } from './PageBoundary.tsx';

const recorded: RemoteError[] = [];
const notified: RemoteError[] = [];
jest.mock('../federation/load/runtime.ts', () => ({}));
jest.mock('../federation/registry/registry.ts', () => ({
  remoteOf: () => release(),
  stepBack: () => Promise.resolve(false),
}));
jest.mock('../federation/failure/page-errors.ts', () => ({
  ...jest.requireActual<object>('../federation/failure/page-errors.ts'),
  recordPageError: (error: RemoteError) => Promise.resolve(void recorded.push(error)),
}));
jest.mock('./use-outside-errors.ts', () => ({
  useScriptErrorNotice: () => (error: RemoteError) => void notified.push(error),
}));

const broken = () => {
  throw new TypeError('broken cleanup');
};
function WithEffect() {
  useEffect(() => broken, []);
  return <p>halaman lama</p>;
}
function WithLayoutEffect() {
  useLayoutEffect(() => broken, []);
  return <p>halaman lama</p>;
}

/** The part of the shell under test: a page within its own boundary, remounted for every address. */
const shellWith = (address: string, Page: () => React.ReactNode) => (
  <MemoryRouter>
    <LeavingBoundary>
      <nav>menu</nav>
      <PageBoundary key={address} owner="cards" pathname={address}>
        <Page />
      </PageBoundary>
    </LeavingBoundary>
  </MemoryRouter>
);
const Next = () => <p>halaman baru</p>;

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  recorded.length = 0;
  notified.length = 0;
});
afterEach(() => jest.restoreAllMocks());

test.each([
  ['an effect', WithEffect],
  ['a layout effect', WithLayoutEffect],
])(
  'an error in the cleanup of %s is counted and shown as that of the previous page; the next page is shown',
  async (_, Page) => {
    const { rerender } = render(shellWith('/card-types', Page));
    expect(screen.getByText('halaman lama')).toBeInTheDocument();
    await act(async () => rerender(shellWith('/cards', Next)));
    expect(screen.getByText('halaman baru')).toBeInTheDocument();
    expect(screen.getByText('menu')).toBeInTheDocument();
    expect(screen.queryByText('halaman lama')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Coba lagi' })).toBeNull();
    for (const errors of [recorded, notified])
      expect(errors.map(({ failure }) => failure)).toMatchObject([
        {
          kind: 'script-failed',
          remote: 'cards',
          version: '1.0.0',
          owner: { team: 'Tim Kartu' },
          message: 'broken cleanup',
        },
      ]);
  },
);
