// Long: one component and the modules it stands on, which jest replaces only in the file of the test itself.
import { menu, notices, online, preferences, profile, session, type Menu, type Profile } from '@console/auth';
import type { RouteEntry } from '@console/contracts/core/remote';
import { RouteTableContext } from '@console/ui/navigation';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, useLocation } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { pauses } from '../federation/failure/keep-trying.ts';
import SystemPage from '../pages/SystemPage.tsx';
import Frame from './Frame.tsx';
import { menuItem } from '../testing/menu-item.ts';

const loadMenu = jest.fn();
const signOut = jest.fn();
let signedInNow = false;
let saved: string | null = null;
let settled = true;
jest.mock('@console/auth', () => ({
  ...jest.requireActual<object>('@console/auth'),
  loadMenu: () => loadMenu(),
  signOut: () => signOut(),
  takeSignIn: () => {
    const was = signedInNow;
    signedInNow = false;
    return was;
  },
  takeRedirect: () => {
    const was = saved;
    saved = null;
    return was;
  },
}));

jest.mock('react-redux', () => ({ ...jest.requireActual<object>('react-redux'), useDispatch: () => () => undefined }));
jest.mock('@console/ui/kept', () => ({ useKept: () => [undefined], changeKept: async () => undefined }));
jest.mock('./header/live.ts', () => ({
  live: { get: () => false, subscribe: () => () => undefined },
  followLive: () => () => undefined,
}));
jest.mock('./header/inbox.ts', () => ({ inbox: { useQuery: () => ({}) }, readNotices: { useMutation: () => [] } }));

const entry = (path: string, privilege: string): RouteEntry => ({
  path,
  module: path.slice(1),
  privilege,
  title: { id: path, en: path },
  moduleTitle: { id: path, en: path },
});
const table = [
  entry('/', 'home:browse'),
  entry('/zip-code', 'zip-code:browse'),
  entry('/profile', 'profile:browse'),
  entry('/user/:userId', 'user:browse'),
];
const held: Menu = {
  privileges: {
    'home:browse': ['view'],
    'zip-code:browse': ['view'],
    'profile:browse': ['view'],
    'user:browse': ['view'],
  },
  groups: [{ key: 'setup', title: 'Setup', items: [menuItem('Kode Pos', '/zip-code'), menuItem('MRA', '/mra')] }],
};
const person = (rest: Partial<Profile> = {}) =>
  ({ secureId: 'u1', name: 'Rina Kusumawati', isMro: false, photoUrl: null, ...rest }) as Profile;

const Where = () => <p data-testid="where">{useLocation().pathname}</p>;
function show(path: string) {
  const router = createMemoryRouter(
    [
      {
        element: (
          <RouteTableContext value={table}>
            <Frame settled={settled} />
          </RouteTableContext>
        ),
        children: [
          {
            path: '/page-403',
            element: (
              <>
                <Where />
                <SystemPage code={403} />
              </>
            ),
          },
          { path: '*', element: <Where /> },
        ],
      },
    ],
    { initialEntries: [path] },
  );
  render(<RouterProvider router={router} />);
  return router;
}
const where = () => screen.queryByTestId('where')?.textContent;

beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = jest.fn();
  window.scrollTo = jest.fn(() => Promise.resolve()) as unknown as typeof window.scrollTo;
  signedInNow = false;
  saved = null;
  settled = true;
  jest.clearAllMocks();
  act(() => {
    session.set({ status: 'signed-in', username: 'ADMIN01', mode: 'local' });
    menu.set({ state: 'loaded', data: held });
    profile.set({ state: 'loaded', data: person() });
    online.set(true);
    notices.set([]);
    preferences.set({ ...preferences.get(), language: 'id' });
  });
});

test('the sidebar and the way to the page wait until it is known which pages there are', () => {
  settled = false;
  signedInNow = true;
  act(() =>
    profile.set({ state: 'loaded', data: person({ isMro: true, isBranchMapping: false, isMraMapping: true }) }),
  );
  show('/');
  expect(screen.getByRole('status', { name: 'Memuat menu' })).toBeInTheDocument();
  expect(notices.get()).toEqual([]);
  expect(where()).toBeUndefined();
});

test('shows only menu items whose screen exists, the initials, and scrolls to the top on every page', async () => {
  const router = show('/zip-code');
  expect(screen.getByRole('link', { name: 'Kode Pos' })).toHaveClass('active');
  expect(screen.queryByRole('link', { name: 'MRA' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Akun RK Rina Kusumawati' })).toHaveTextContent('RK');
  jest.mocked(window.scrollTo).mockClear();
  await act(() => router.navigate('/profile'));
  expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
});

test('the focus goes into the page when the link that had it is gone with the page before', async () => {
  const router = show('/zip-code');
  screen.getByRole('link', { name: 'Home' }).focus();
  await act(() => router.navigate('/'));
  expect(screen.getByRole('main')).toHaveFocus();
  screen.getByRole('button', { name: 'Buka atau tutup menu' }).focus();
  await act(() => router.navigate('/profile'));
  expect(screen.getByRole('button', { name: 'Buka atau tutup menu' })).toHaveFocus();
});

test('while the profile is being read the avatar is empty, not Anonymous', () => {
  act(() => profile.set({ state: 'loading' }));
  show('/zip-code');
  expect(screen.getByRole('button', { name: 'Akun' })).toHaveTextContent('');
});

test('the account menu opens the profile and signs out; a page that does not exist is not offered', async () => {
  show('/zip-code');
  await userEvent.click(screen.getByRole('button', { name: 'Akun RK Rina Kusumawati' }));
  expect(screen.getAllByRole('menuitem').map((each) => each.textContent)).toEqual(['Profil', 'Keluar']);
  await userEvent.click(screen.getByRole('menuitem', { name: 'Profil' }));
  expect(where()).toBe('/profile');
  await userEvent.click(screen.getByRole('button', { name: 'Akun RK Rina Kusumawati' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Keluar' }));
  expect(signOut).toHaveBeenCalled();
});

test('E8: a failed menu leads to the 403 page without sidebar; asking again leads back', async () => {
  show('/zip-code');
  act(() => menu.set({ state: 'failed' }));
  expect(where()).toBe('/page-403');
  expect(screen.queryByRole('navigation', { name: 'Menu utama' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Keluar' })).toBeInTheDocument();
  loadMenu.mockImplementation(() => menu.set({ state: 'loaded', data: held }));
  await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(where()).toBe('/zip-code');
  expect(screen.getByRole('navigation', { name: 'Menu utama' })).toBeInTheDocument();
});

test('E8: the 403 page without privileges asks again by itself, and leads back when they are there', async () => {
  jest.useFakeTimers();
  // The pauses of the test before no longer count.
  jest.setSystemTime(Date.now() + pauses.resetAfter);
  // No jitter.
  const random = jest.spyOn(Math, 'random').mockReturnValue(0.5);
  try {
    show('/zip-code');
    act(() => menu.set({ state: 'failed' }));
    expect(screen.getByText('Halaman ini mencoba lagi secara otomatis.')).toBeInTheDocument();
    loadMenu.mockImplementation(() => {
      menu.set({ state: 'loading' });
      setTimeout(() => menu.set({ state: 'failed' }), 10);
    });
    const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
    await pass(1_999);
    expect(loadMenu).not.toHaveBeenCalled();
    await pass(2);
    expect(loadMenu).toHaveBeenCalledTimes(1);
    await pass(20);
    await pass(3_900);
    expect(loadMenu).toHaveBeenCalledTimes(1);
    await pass(200);
    expect(loadMenu).toHaveBeenCalledTimes(2);
    loadMenu.mockImplementation(() => menu.set({ state: 'loaded', data: held }));
    await pass(20);
    await pass(8_000);
    expect(loadMenu).toHaveBeenCalledTimes(3);
    await waitFor(() => expect(where()).toBe('/zip-code'));
  } finally {
    random.mockRestore();
    jest.useRealTimers();
  }
});

test('the line is shown, and its loss as a banner', () => {
  show('/zip-code');
  expect(screen.getByText('Online')).toBeInTheDocument();
  act(() => online.set(false));
  expect(screen.getByRole('alert')).toHaveTextContent('Anda sedang offline');
  expect(screen.getByText('Offline')).toBeInTheDocument();
});

test('the bare root restores the saved address, once', async () => {
  saved = '/zip-code?page=2';
  const router = show('/');
  expect(router.state.location).toMatchObject({ pathname: '/zip-code', search: '?page=2' });
  await act(() => router.navigate('/'));
  expect(where()).toBe('/');
});

test('E13: after a sign-in the warning stays, the user detail opens, / uses the saved address later', async () => {
  [signedInNow, saved] = [true, '/zip-code'];
  act(() =>
    profile.set({ state: 'loaded', data: person({ isMro: true, isBranchMapping: false, isMraMapping: true }) }),
  );
  const router = show('/');
  expect(where()).toBe('/user/u1');
  expect(notices.get()).toMatchObject([
    { severity: 'warning', sticky: true, text: 'Data Branch belum di mapping. Tolong cek kembali.' },
  ]);
  await act(() => router.navigate('/'));
  expect(where()).toBe('/zip-code');
});

test('E14: the MRA page is not there yet, so the profile opens', () => {
  signedInNow = true;
  act(() =>
    profile.set({ state: 'loaded', data: person({ isMro: true, isBranchMapping: true, isMraMapping: false }) }),
  );
  show('/');
  expect(where()).toBe('/profile');
  expect(notices.get().map((notice) => notice.text)).toEqual(['Data MRA belum di mapping. Tolong cek kembali.']);
});

test('nothing is said of the mapping when the session was merely taken up again', () => {
  act(() =>
    profile.set({ state: 'loaded', data: person({ isMro: true, isBranchMapping: false, isMraMapping: false }) }),
  );
  show('/');
  expect(where()).toBe('/');
  expect(notices.get()).toEqual([]);
});

test('folding the sidebar is remembered', async () => {
  show('/zip-code');
  const hamburger = screen.getByRole('button', { name: 'Buka atau tutup menu' });
  expect(hamburger).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(hamburger);
  expect(hamburger).toHaveAttribute('aria-expanded', 'false');
  expect(localStorage.getItem('sidebar-folded')).toBe('true');
});

test('language and theme change from the header', async () => {
  show('/zip-code');
  await userEvent.click(screen.getByRole('button', { name: /Ganti ke EN/ }));
  expect(screen.getByRole('navigation', { name: 'Main menu' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Use the dark theme' }));
  expect(preferences.get()).toMatchObject({ language: 'en', theme: 'dark' });
});
