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
const refused: Route = () => ({ status: 401, body: { code: 'TOKEN_REVOKED' } });

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

test('a tab with unsaved typing stays, and continues when the same user signs in over it', async () => {
  services({ ...admin, 'GET /api/middle/x': refused });
  const tab = await openTab();
  await tab.signIn(credentials);
  const saved = tab.registerUnsaved();
  await tab.request('/api/middle/x');
  expect(tab.session.get()).toEqual({ status: 'suspended', username: 'ADMIN01', mode: 'local' });
  expect(tab.profile.get().state).toBe('loaded');
  expect(await tab.getAccessToken()).toBeNull();
  jest.advanceTimersByTime(500);
  expect(tab.notices.get()).toHaveLength(1);
  tab.takeSignIn();
  await tab.signIn(credentials);
  expect(tab.session.get().status).toBe('signed-in');
  expect([tab.takeSignIn(), tab.takeRedirect()]).toEqual([false, null]);
  saved();
  await tab.request('/api/middle/x');
  expect(tab.session.get().status).toBe('signed-out');
});

test('a suspended tab continues when the same user signs in in another tab', async () => {
  services({ ...admin, 'GET /api/middle/x': refused });
  const tab = await openTab();
  await tab.signIn(credentials);
  tab.registerUnsaved();
  await tab.request('/api/middle/x');
  const other = await openTab();
  await other.signIn(credentials);
  await settled();
  expect(tab.session.get().status).toBe('signed-in');
  expect(tab.left).toEqual([]);
});

test('a suspended tab stays so when another user signs in elsewhere, and follows them once given up', async () => {
  services({ ...admin, ...account('HOBIS01'), 'GET /api/middle/x': refused });
  const tab = await openTab();
  await tab.signIn(credentials);
  tab.registerUnsaved();
  await tab.request('/api/middle/x');
  const other = await openTab();
  services({ ...account('HOBIS01'), 'POST /api/auth/login': () => ({ body: pair('HOBIS01', 900) }) });
  await other.signIn({ username: 'hobis01', password: 'secret' });
  await settled();
  expect(tab.session.get()).toMatchObject({ status: 'suspended', username: 'ADMIN01' });
  expect(await tab.getAccessToken()).toBeNull();
  expect(tab.left).toEqual([]);
  const leave = jest.fn();
  tab.leavePage(leave);
  expect(tab.session.get().status).toBe('signed-out');
  jest.advanceTimersByTime(0);
  expect(leave).toHaveBeenCalledWith('/');
  expect(document.cookie).toContain(pair('HOBIS01', 900).access_token);
  expect(other.session.get()).toMatchObject({ status: 'signed-in', username: 'HOBIS01' });
});

test('giving up the sign-in over the page leaves to the login page', async () => {
  services({ ...admin, 'GET /api/middle/x': refused });
  const tab = await openTab();
  await tab.signIn(credentials);
  tab.registerUnsaved();
  await tab.request('/api/middle/x');
  tab.leavePage();
  expect(tab.session.get().status).toBe('signed-out');
  expect(tab.profile.get().state).toBe('loading');
});

test('when another user signs in in another tab this one is reloaded', async () => {
  services(admin);
  const tab = await openTab();
  await tab.signIn(credentials);
  const other = await openTab();
  services({ ...account('BADMIN10'), 'POST /api/auth/login': () => ({ body: pair('BADMIN10', 900) }) });
  await other.signIn({ username: 'badmin10', password: 'x' });
  await settled();
  expect(tab.left).toEqual(['/']);
});

test('a tab whose call is refused while another tab signs out shows no expiry and keeps no address', async () => {
  services(admin);
  history.replaceState(null, '', '/profile');
  const tab = await openTab();
  await tab.signIn(credentials);
  const other = await openTab();
  services({
    ...admin,
    'GET /api/middle/x': refused,
    'POST /api/auth/logout': async () => {
      await tab.request('/api/middle/x');
      return { body: { message: 'OK', result: null } };
    },
  });
  await other.signOut();
  await settled();
  expect(tab.session.get().status).toBe('signed-out');
  jest.advanceTimersByTime(10_000);
  expect([tab.notices.get(), tab.takeRedirect()]).toEqual([[], null]);
});

test('a tab that still reads cookies cleared by another tab follows its sign-out and clears nothing', async () => {
  services({ ...admin, 'GET /api/middle/x': refused });
  history.replaceState(null, '', '/profile');
  holdTokens(pair('ADMIN01', 900));
  const tab = await openTab();
  const other = new BroadcastChannel('console-session');
  for (const message of ['signing-out', 'signed-out']) other.postMessage(message);
  await settled();
  expect(tab.session.get().status).toBe('signed-out');
  expect(document.cookie).toContain(pair('ADMIN01', 900).access_token);
  await tab.request('/api/middle/x').catch(() => undefined);
  jest.advanceTimersByTime(1_000);
  expect([tab.notices.get(), tab.takeRedirect()]).toEqual([[], null]);
  other.close();
});

test('a sign-out in another tab that never comes to its end ends nothing here', async () => {
  services(admin);
  const tab = await openTab();
  await tab.signIn(credentials);
  const other = await openTab();
  services({ ...admin, 'GET /api/middle/x': refused, 'POST /api/auth/logout': () => new Promise(() => undefined) });
  void other.signOut();
  await settled();
  jest.advanceTimersByTime(6_000);
  expect(tab.session.get().status).toBe('signed-in');
  await tab.request('/api/middle/x');
  expect(tab.session.get().status).toBe('signed-out');
});

test('the wait for another tab ends with the next message and does not end a later session', async () => {
  holdTokens(pair('admin01', 900));
  services(admin);
  const tab = await openTab();
  const other = new BroadcastChannel('console-session');
  other.postMessage('signing-out');
  await settled();
  // Somebody has thought better of it, and tries again later.
  other.postMessage('signed-in');
  await jest.advanceTimersByTimeAsync(4_000);
  other.postMessage('signing-out');
  await settled();
  document.cookie = 'access_token=; Max-Age=0; Path=/';
  document.cookie = 'refresh_token=; Max-Age=0; Path=/';
  await jest.advanceTimersByTimeAsync(3_000);
  expect(tab.session.get().status).toBe('signed-in');
  other.postMessage('signed-out');
  await jest.advanceTimersByTimeAsync(1_000);
  expect(tab.session.get().status).toBe('signed-out');
  expect(tab.notices.get()).toEqual([]);
  other.close();
});

test('nor does it end the wait of an own sign-out, and other tabs do not end it either', async () => {
  holdTokens(pair('admin01', 900));
  let answer!: () => void;
  services({
    ...admin,
    'POST /api/auth/logout': () =>
      new Promise((resolve) => {
        answer = () => resolve({ body: { message: 'OK', result: null } });
      }),
  });
  const tab = await openTab();
  const other = new BroadcastChannel('console-session');
  other.postMessage('signing-out');
  await jest.advanceTimersByTimeAsync(3_000);
  const left = tab.signOut();
  await jest.advanceTimersByTimeAsync(2_000);
  document.cookie = 'access_token=; Max-Age=0; Path=/';
  document.cookie = 'refresh_token=; Max-Age=0; Path=/';
  await jest.advanceTimersByTimeAsync(2_000);
  other.postMessage('ended');
  await jest.advanceTimersByTimeAsync(1_000);
  expect(tab.session.get().status).toBe('signed-in');
  answer();
  await left;
  await jest.advanceTimersByTimeAsync(1_000);
  expect(tab.session.get().status).toBe('signed-out');
  expect(tab.notices.get()).toEqual([]);
  other.close();
});

test('cookies that went away while the tab was asleep end the session when it comes back', async () => {
  services(admin);
  const tab = await openTab();
  await tab.signIn(credentials);
  for (const name of ['access_token', 'refresh_token']) document.cookie = `${name}=; Max-Age=0; Path=/`;
  dispatchEvent(new Event('focus'));
  expect(tab.session.get().status).toBe('signed-out');
});

test('a reload takes up what was kept before the calls answer, of the same person only', async () => {
  services(admin);
  await (await openTab()).signIn(credentials);
  services({
    ...admin,
    'GET /api/middle/user/current': () => new Promise(() => undefined),
    'GET /api/middle/privileges': () => new Promise(() => undefined),
  });
  const again = await openTab();
  expect([again.profile.get().state, again.menu.get().state]).toEqual(['loaded', 'loaded']);
  holdTokens(pair('BADMIN10', 900));
  const other = await openTab();
  expect([other.profile.get().state, other.menu.get().state]).toEqual(['loading', 'loading']);
});

test('an address saved for one person is dropped when another signs in', async () => {
  services({ ...admin, 'GET /api/middle/x': refused });
  history.replaceState(null, '', '/card-types');
  const tab = await openTab();
  await tab.signIn(credentials);
  await tab.request('/api/middle/x');
  services({ ...account('BADMIN10'), 'POST /api/auth/login': () => ({ body: pair('BADMIN10', 900) }) });
  await tab.signIn({ username: 'badmin10', password: 'x' });
  expect(tab.takeRedirect()).toBeNull();
});

test('drafts belong to a user: a sign-out or a sign-in as another user clears them in all tabs', async () => {
  services({ ...admin, ...account('ADMIN02') });
  const tab = await openTab();
  await tab.signIn(credentials);
  tab.keepInTab('ADMIN01', 'desk', 'recall:1', { reason: 'salah alamat' });
  tab.keepInTab('ADMIN02', 'selection', '/cards', { ids: ['1'] });
  expect(tab.keptInTab('ADMIN01', 'desk', 'recall:1')).toEqual({ reason: 'salah alamat' });
  await tab.signIn(credentials);
  expect(tab.keptInTab('ADMIN01', 'desk', 'recall:1')).toEqual({ reason: 'salah alamat' });
  expect(tab.keptInTab('ADMIN02', 'selection', '/cards')).toBeNull();
  await tab.signOut();
  expect(tab.keptInTab('ADMIN01', 'desk', 'recall:1')).toBeNull();
  await tab.signIn(credentials);
  tab.keepInTab('ADMIN01', 'draft', 'card-types:new', { values: {} });
  const other = await openTab();
  await other.signOut();
  await settled();
  expect(tab.keptInTab('ADMIN01', 'draft', 'card-types:new')).toBeNull();
});

test('nothing is kept of nobody, and a forbidden storage is no fault', async () => {
  const tab = await openTab();
  tab.keepInTab('', 'desk', 'recall:1', { reason: 'x' });
  expect(sessionStorage).toHaveLength(0);
  sessionStorage.setItem('console.desk:ADMIN01:recall:1', '{');
  expect(tab.keptInTab('ADMIN01', 'desk', 'recall:1')).toBeNull();
});
