import { account, freshBrowser, holdTokens, openTab, pair, services, settled, type Route } from './testing/browser.ts';

beforeEach(freshBrowser);

async function signedIn(routes: Record<string, Route>) {
  holdTokens(pair('admin01', 900));
  const calls = services({ ...account('ADMIN01'), ...routes });
  const tab = await openTab();
  calls.length = 0;
  return { tab, calls };
}

test('a call carries bearer, upper-case username, request id and language', async () => {
  const { tab, calls } = await signedIn({ 'GET /api/middle/x': () => ({}) });
  await tab.request('/api/middle/x');
  expect(calls[0]?.headers).toEqual({
    Authorization: `Bearer ${pair('admin01', 900).access_token}`,
    username: 'ADMIN01',
    'Accept-Language': 'id',
    'X-Request-Id': expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/),
  });
});

test('a new watcher of calls also receives the earlier ones, with the page that was open', async () => {
  history.replaceState(null, '', '/card-types');
  const { tab } = await signedIn({
    'GET /api/middle/x': () => ({ status: 500 }),
    'GET /api/middle/y': () => ({ body: {} }),
  });
  await tab.request('/api/middle/x');
  history.replaceState(null, '', '/');
  const told: unknown[][] = [];
  tab.watchCalls((...call) => told.push(call));
  await tab.request('/api/middle/y');
  expect(told.filter(([address]) => /\/[xy]$/.test(String(address)))).toEqual([
    ['/api/middle/x', true, '/card-types'],
    ['/api/middle/y', false, '/'],
  ]);
});

test('ten calls failing together: one sign-out, one snackbar', async () => {
  const { tab } = await signedIn({ 'GET /api/middle/x': () => ({ status: 401, body: { code: 'TOKEN_REVOKED' } }) });
  let ends = 0;
  tab.session.subscribe(() => {
    ends += 1;
  });
  await Promise.all(Array.from({ length: 10 }, () => tab.request('/api/middle/x')));
  jest.advanceTimersByTime(500);
  expect(ends).toBe(1);
  expect(tab.notices.get()).toHaveLength(1);
  expect(localStorage).toHaveLength(0);
  await expect(tab.request('/api/middle/x')).rejects.toThrow(tab.NoSession);
});

test('a 401 to a token that has been replaced does not end the session', async () => {
  const { tab } = await signedIn({
    'GET /api/middle/x': () => {
      holdTokens(pair('admin01', 900, 'newer'));
      return { status: 401 };
    },
  });
  await tab.request('/api/middle/x');
  expect(tab.session.get().status).toBe('signed-in');
});

test('another privileges version makes the menu be fetched again, once', async () => {
  let version = 1;
  const { tab, calls } = await signedIn({
    'GET /api/middle/privileges': (seen) => account('ADMIN01', version)['GET /api/middle/privileges']!(seen),
    'GET /api/middle/x': () => ({ headers: { 'X-Privileges-Version': String(version) } }),
  });
  const asked = () => calls.filter(({ path }) => path.endsWith('/privileges')).length;
  await tab.request('/api/middle/x');
  await settled();
  expect(asked()).toBe(0);
  version = 2;
  await Promise.all([tab.request('/api/middle/x'), tab.request('/api/middle/x')]);
  await settled();
  expect(asked()).toBe(1);
});
