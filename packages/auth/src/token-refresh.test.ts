// Long: every way in which a token is refreshed, or not.
import {
  account,
  freshBrowser,
  holdTokens,
  openTab,
  pair,
  services,
  settled,
  token,
  type Answer,
  type Route,
} from './testing/browser.ts';
import { refresh, refreshes, signedIn, renewed } from './token-refresh.fixtures.ts';

beforeEach(freshBrowser);

const readCookie = (name: string): string =>
  decodeURIComponent(new RegExp(`${name}=([^;]*)`).exec(document.cookie)?.[1] ?? '');

test.each([
  [71, 0],
  [70, 0],
  [69, 1],
  [-5, 1],
])('with %d s left there are %d refreshes before a call', async (seconds, times) => {
  const { tab, calls } = await signedIn(seconds, renewed);
  expect(await tab.getAccessToken()).toBe(
    times === 0 ? token('ADMIN01', seconds, 'old') : token('ADMIN01', 900, 'new'),
  );
  expect(refreshes(calls)).toHaveLength(times);
});

test('ten calls of one tab make one refresh and go after it', async () => {
  const { tab, calls } = await signedIn(30, renewed);
  const tokens = await Promise.all(Array.from({ length: 10 }, () => tab.getAccessToken()));
  expect(new Set(tokens)).toEqual(new Set([token('ADMIN01', 900, 'new')]));
  expect(refreshes(calls)).toHaveLength(1);
});

test('two tabs make one refresh; the other takes the new tokens', async () => {
  const { tab, other, calls } = await signedIn(30, renewed);
  const tokens = await Promise.all([tab.getAccessToken(), other.getAccessToken()]);
  expect(tokens).toEqual([token('ADMIN01', 900, 'new'), token('ADMIN01', 900, 'new')]);
  expect(refreshes(calls)).toHaveLength(1);
});

test('tokens that another tab has just stored are taken, though the document still shows the ones before', async () => {
  const { tab, calls } = await signedIn(30, renewed);
  const stored = pair('ADMIN01', 900, 'stored');
  const cookieStore = {
    get: async (name: 'access_token' | 'refresh_token') => ({ value: encodeURIComponent(stored[name]) }),
  };
  Object.defineProperty(globalThis, 'cookieStore', { value: cookieStore, configurable: true });
  try {
    expect(await tab.getAccessToken()).toBe(stored.access_token);
    expect(refreshes(calls)).toEqual([]);
  } finally {
    Reflect.deleteProperty(globalThis, 'cookieStore');
  }
});

test('a refused refresh ends the session in all tabs, and the reason is shown after half a second', async () => {
  history.replaceState(null, '', '/card-types?page=2');
  const { tab, other } = await signedIn(30, () => ({ status: 401, body: { code: 'TOKEN_REVOKED', message: '' } }));
  expect(await tab.getAccessToken()).toBeNull();
  await settled();
  for (const { session, notices } of [tab, other]) {
    expect(session.get().status).toBe('signed-out');
    expect(notices.get()).toEqual([]);
  }
  jest.advanceTimersByTime(499);
  expect(tab.notices.get()).toEqual([]);
  jest.advanceTimersByTime(1);
  for (const { notices } of [tab, other])
    expect(notices.get().map(({ text }) => text)).toEqual(['Token Expired. Sorry you must login again']);
  expect(document.cookie).toBe('');
  expect(tab.takeRedirect()).toBe('/card-types?page=2');
});

test('a call that comes between a refused refresh and the end of the session sends no second refresh', async () => {
  let read: (() => void) | undefined;
  let reading: Promise<void> = Promise.resolve();
  const { tab, calls } = await signedIn(30, () => {
    if (!read) reading = new Promise((resolve) => (read = resolve));
    return { status: 401, body: { code: 'TOKEN_REVOKED', message: '' } };
  });
  const cookieStore = { get: (name: string) => reading.then(() => ({ value: readCookie(name) })) };
  Object.defineProperty(globalThis, 'cookieStore', { value: cookieStore, configurable: true });
  try {
    const first = tab.getAccessToken();
    await settled();
    expect(tab.session.get().status).toBe('signed-in');
    const second = tab.getAccessToken();
    await settled();
    read?.();
    expect(await Promise.all([first, second])).toEqual([null, null]);
    expect(refreshes(calls)).toHaveLength(1);
  } finally {
    Reflect.deleteProperty(globalThis, 'cookieStore');
  }
});

test.each<[string, Route]>([
  ['no answer', () => null],
  ['a fault of the server', () => ({ status: 502, body: 'gateway' })],
])('with %s to the refresh the token is used until it expires, and then calls are held', async (_, answer) => {
  let line: Route = answer;
  const { tab } = await signedIn(30, (seen) => line(seen));
  expect(await tab.getAccessToken()).toBe(token('ADMIN01', 30, 'old'));
  expect(tab.session.get().status).toBe('signed-in');
  jest.setSystemTime(Date.now() + 31_000);
  const held = tab.getAccessToken();
  await settled();
  expect(tab.trying.get()).toEqual({ message: null });
  expect(tab.session.get().status).toBe('signed-in');
  line = renewed;
  await jest.advanceTimersByTimeAsync(16_000);
  expect(tab.session.get().status).toBe('signed-in');
  expect(await held).toBe(tab.session.get().status === 'signed-in' ? await tab.getAccessToken() : null);
  expect(tab.trying.get()).toBeNull();
});

test('ten minutes past the expiry without any answer end the session', async () => {
  const { tab } = await signedIn(-5, () => ({ status: 503, body: {} }));
  const held = tab.checkSession();
  await jest.advanceTimersByTimeAsync(590_000);
  expect(tab.session.get().status).toBe('signed-in');
  await jest.advanceTimersByTimeAsync(30_000);
  expect(await held).toBe(false);
  expect(tab.session.get().status).toBe('signed-out');
});

test('a held call that is given up waits no longer, and ends nothing', async () => {
  const { tab } = await signedIn(-5, () => null);
  const giveUp = new AbortController();
  const held = tab.getAccessToken(giveUp.signal);
  await settled();
  giveUp.abort();
  await expect(held).rejects.toMatchObject({ name: 'AbortError' });
  expect(tab.session.get().status).toBe('signed-in');
  expect(tab.trying.get()).toBeNull();
});

test('a missing access cookie is brought back by the refresh cookie, without a sign-in', async () => {
  const { tab } = await signedIn(900, renewed);
  document.cookie = 'access_token=; Path=/; Max-Age=0';
  expect(await tab.getAccessToken()).toBe(token('ADMIN01', 900, 'new'));
  expect(tab.session.get()).toMatchObject({ status: 'signed-in', username: 'ADMIN01' });
});

test('a page opened with only the refresh cookie continues its session', async () => {
  holdTokens(pair('ADMIN01', 900));
  document.cookie = 'access_token=; Path=/; Max-Age=0';
  services({ ...account('ADMIN01'), [refresh]: renewed });
  const tab = await openTab();
  await settled();
  expect(tab.session.get()).toMatchObject({ status: 'signed-in', username: 'ADMIN01' });
});

test('without an answer to the smallest question the console is offline until the next answer', async () => {
  let line: Route = () => null;
  const { tab } = await signedIn(30, (seen) => line(seen), { 'HEAD /health/live': (seen) => line(seen) });
  await tab.getAccessToken();
  await settled();
  expect(tab.online.get()).toBe(false);
  line = renewed;
  await tab.getAccessToken();
  expect(tab.online.get()).toBe(true);
});

test('a call without an answer is no line that is down while the console says that it lives', async () => {
  const live = jest.fn<Answer, []>(() => ({ status: 200 }));
  const { tab } = await signedIn(30, () => null, { 'HEAD /health/live': live });
  await tab.getAccessToken();
  await settled();
  expect([tab.online.get(), live.mock.calls.length > 0]).toEqual([true, true]);
});

test('tokens that come after a sign-out are thrown away', async () => {
  let answer: (value: { body: unknown }) => void = () => undefined;
  const { tab } = await signedIn(
    30,
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  const waiting = tab.getAccessToken();
  await settled();
  await tab.signOut();
  answer({ body: pair('ADMIN01', 900, 'new') });
  expect(await waiting).toBeNull();
  expect(document.cookie).toBe('');
  jest.advanceTimersByTime(1000);
  expect(tab.notices.get()).toEqual([]);
});

test("the clock is the server's", async () => {
  const ahead = () => ({ Date: new Date(Date.now() + 900_000).toUTCString() });
  holdTokens(pair('ADMIN01', 930));
  const calls = services({
    ...account('ADMIN01'),
    [refresh]: renewed,
    'GET /api/middle/user/current': () => ({
      headers: ahead(),
      body: { message: 'OK', result: { secureId: '1', username: 'ADMIN01', name: 'A' } },
    }),
  });
  const tab = await openTab();
  await tab.getAccessToken();
  expect(refreshes(calls)).toHaveLength(1);
});

test('the token of somebody who signed in elsewhere is not used in the pages of this tab', async () => {
  const { tab } = await signedIn(900, renewed);
  holdTokens(pair('BADMIN10', 900));
  expect(await tab.getAccessToken()).toBeNull();
  expect(tab.session.get().username).toBe('ADMIN01');
});
