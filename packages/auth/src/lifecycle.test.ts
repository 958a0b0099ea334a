import {
  account,
  freshBrowser,
  holdTokens,
  openTab,
  pair,
  profileOf,
  services,
  settled,
  type Route,
} from './testing/browser.ts';

beforeEach(freshBrowser);

const admin: Record<string, Route> = {
  ...account('ADMIN01'),
  'POST /api/auth/login': () => ({ body: pair('ADMIN01', 900) }),
  'POST /api/auth/logout': () => ({ body: { message: 'OK', result: null } }),
};
const credentials = { username: 'admin01', password: 'secret' };

test('a sign-in keeps tokens in the cookies and token, profile, menu and username in local storage', async () => {
  services(admin);
  const tab = await openTab();
  await tab.signIn(credentials);
  expect(document.cookie).toBe(`access_token=${pair('ADMIN01', 900).access_token}; refresh_token=refresh-ADMIN01-`);
  expect(localStorage.getItem('token')).toBe(pair('ADMIN01', 900).access_token);
  expect(localStorage.getItem('username')).toBe('ADMIN01');
  expect(JSON.parse(localStorage.getItem('profile')!)).toEqual(profileOf('ADMIN01'));
  expect(JSON.parse(localStorage.getItem('menu')!)).toMatchObject({ privilegesVersion: 1 });
  expect(tab.session.get()).toEqual({ status: 'signed-in', username: 'ADMIN01', mode: 'local' });
  expect(tab.menu.get()).toMatchObject({ state: 'loaded' });
  expect([tab.takeSignIn(), tab.takeSignIn()]).toEqual([true, false]);
});

test('a refused sign-in says what the server said', async () => {
  services({ 'POST /api/auth/login': () => ({ status: 400, body: { result: 'Bad credentials' } }) });
  const tab = await openTab();
  await expect(tab.signIn(credentials)).rejects.toMatchObject({ status: 400, body: { result: 'Bad credentials' } });
  services({ 'POST /api/auth/login': () => null });
  await expect(tab.signIn(credentials)).rejects.toMatchObject({ status: 0 });
  expect(tab.session.get().status).toBe('signed-out');
});

test('a page that is left while its profile is on the way does not end the session', async () => {
  holdTokens(pair('admin01', 900));
  let line: Route = () => {
    dispatchEvent(new Event('pagehide'));
    return null;
  };
  const known = account('ADMIN01');
  const calls = services({ ...known, 'GET /api/middle/user/current': (seen) => line(seen) });
  const tab = await openTab();
  expect(calls.map(({ path }) => path)).not.toContain('/api/auth/logout');
  expect(tab.session.get().status).toBe('signed-in');
  line = known['GET /api/middle/user/current']!;
  dispatchEvent(new Event('pageshow'));
  await jest.advanceTimersByTimeAsync(2_000);
  expect(tab.profile.get().state).toBe('loaded');
  expect(calls.map(({ path }) => path)).not.toContain('/api/auth/logout');
});

test('a passing cause at the first page ends nothing: profile and menu are asked for until they come', async () => {
  holdTokens(pair('admin01', 900));
  const putOff: Route = () => ({ status: 503, body: { code: 'DATABASE_UNAVAILABLE', message: 'Basis data' } });
  services({ 'GET /api/middle/user/current': putOff, 'GET /api/middle/privileges': putOff });
  const tab = await openTab();
  await settled();
  expect(tab.session.get().status).toBe('signed-in');
  expect([tab.menu.get().state, tab.trying.get()]).toEqual(['loading', { message: 'Basis data' }]);
  services(account('ADMIN01'));
  await jest.advanceTimersByTimeAsync(2_000);
  expect([tab.profile.get().state, tab.menu.get().state, tab.trying.get()]).toEqual(['loaded', 'loaded', null]);
});

test('nor does one whose answer had started to arrive', async () => {
  holdTokens(pair('admin01', 900));
  const calls = services({
    ...account('ADMIN01'),
    'GET /api/middle/user/current': () => {
      dispatchEvent(new Event('pagehide'));
      return { body: { message: 'OK' } };
    },
  });
  const tab = await openTab();
  await settled();
  expect(calls.map(({ path }) => path)).not.toContain('/api/auth/logout');
  expect(tab.session.get().status).toBe('signed-in');
  dispatchEvent(new Event('pageshow'));
  await settled();
  expect(calls.map(({ path }) => path)).toContain('/api/auth/logout');
});

test('without a profile: signed out, with a message', async () => {
  const calls = services({ ...admin, 'GET /api/middle/user/current': () => ({ status: 500, body: {} }) });
  const tab = await openTab();
  const signedIn = tab.signIn(credentials);
  await settled();
  await signedIn;
  expect(tab.session.get().status).toBe('signed-out');
  expect(tab.notices.get().map(({ text }) => text)).toEqual([
    'Something went wrong. Please try again or contact admin',
  ]);
  expect(calls.at(-1)).toMatchObject({
    path: '/api/auth/logout',
    headers: { Authorization: `Bearer ${pair('ADMIN01', 900).access_token}` },
  });
});

test.each<[string, Route]>([
  ['any status', () => ({ status: 500, body: {} })],
  ['a bad body', () => ({ body: { message: 'OK', result: {} } })],
  ['a message that is not OK', () => ({ body: { message: 'no', result: { userRoles: [] } } })],
  ['no answer', () => null],
])('privileges failing by %s: the menu is failed, and can be asked for again (E8)', async (_, answer) => {
  services({ ...admin, 'GET /api/middle/privileges': answer });
  const tab = await openTab();
  await tab.signIn(credentials);
  expect(tab.menu.get()).toEqual({ state: 'failed' });
  expect(tab.session.get().status).toBe('signed-in');
  services(admin);
  await tab.loadMenu();
  expect(tab.menu.get().state).toBe('loaded');
});

test.each<[string, Route]>([
  ['answers', admin['POST /api/auth/logout']!],
  ['fails', () => null],
])('when the logout call %s everything is cleared, and the other tabs follow in silence', async (_, answer) => {
  services({ ...admin, 'POST /api/auth/logout': answer });
  const tab = await openTab();
  const other = await openTab();
  await tab.signIn(credentials);
  await settled();
  expect(other.session.get()).toMatchObject({ status: 'signed-in', username: 'ADMIN01' });
  tab.rememberAddress('/card-types');
  await other.signOut();
  await settled();
  for (const { session, menu, profile, notices } of [tab, other]) {
    expect(session.get()).toMatchObject({ status: 'signed-out', username: null });
    expect([menu.get().state, profile.get().state]).toEqual(['loading', 'loading']);
    jest.advanceTimersByTime(1000);
    expect(notices.get()).toEqual([]);
  }
  expect([document.cookie, localStorage.length, tab.takeRedirect()]).toEqual(['', 0, null]);
});

test('cookies that went away while the tab was asleep end the session when it comes back', async () => {
  services(admin);
  const tab = await openTab();
  await tab.signIn(credentials);
  for (const name of ['access_token', 'refresh_token']) document.cookie = `${name}=; Max-Age=0; Path=/`;
  dispatchEvent(new Event('focus'));
  await settled();
  expect(tab.session.get().status).toBe('signed-out');
});
