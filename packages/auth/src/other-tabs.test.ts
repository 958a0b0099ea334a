// Long: one session in several tabs, from sign-in to sign-out.
import { account, freshBrowser, holdTokens, openTab, pair, services, settled, type Route } from './testing/browser.ts';

beforeEach(freshBrowser);

const admin: Record<string, Route> = {
  ...account('ADMIN01'),
  'POST /api/auth/login': () => ({ body: pair('ADMIN01', 900) }),
  'POST /api/auth/logout': () => ({ body: { message: 'OK', result: null } }),
};
const credentials = { username: 'admin01', password: 'secret' };
const refused: Route = () => ({ status: 401, body: { code: 'TOKEN_REVOKED' } });

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

test('a tab that still reads cookies cleared by another tab learns that the session has ended', async () => {
  services(admin);
  holdTokens(pair('ADMIN01', 900));
  const tab = await openTab();
  const other = new BroadcastChannel('console-session');
  const cleared = { get: () => Promise.resolve(null) };
  Object.defineProperty(globalThis, 'cookieStore', { value: cleared, configurable: true });
  try {
    other.postMessage('ended');
    await settled();
  } finally {
    Reflect.deleteProperty(globalThis, 'cookieStore');
  }
  expect(tab.session.get().status).toBe('signed-out');
  jest.advanceTimersByTime(500);
  expect(tab.notices.get()).toHaveLength(1);
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

test('every tab knows that its session was ended by a sign-in elsewhere, until the next sign-in', async () => {
  services({
    ...admin,
    'GET /api/middle/x': () => ({
      status: 401,
      body: { code: 'TOKEN_REVOKED' },
      headers: { 'X-Session-End': 'displaced' },
    }),
  });
  const tab = await openTab();
  const other = await openTab();
  await tab.signIn(credentials);
  await settled();
  await tab.request('/api/middle/x');
  await settled();
  expect([tab.sessionEnd.get(), other.sessionEnd.get()]).toEqual(['displaced', 'displaced']);
  await tab.signIn(credentials);
  await settled();
  expect([tab.sessionEnd.get(), other.sessionEnd.get()]).toEqual([null, null]);
});

test('an expired session is known as such, a sign-out ends none', async () => {
  services({ ...admin, 'GET /api/middle/x': refused });
  const tab = await openTab();
  await tab.signIn(credentials);
  await tab.request('/api/middle/x');
  expect(tab.sessionEnd.get()).toBe('expired');
  await tab.signIn(credentials);
  await tab.signOut();
  expect(tab.sessionEnd.get()).toBeNull();
});
