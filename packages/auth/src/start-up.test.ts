import { account, freshBrowser, holdTokens, openTab, pair, profileOf, services, settled } from './testing/browser.ts';

const privileges = { privilegesVersion: 1, userRoles: [], viewing: null, exportLimits: [] };
const started = (more: object = {}) => ({
  username: 'ADMIN01',
  language: 'id',
  user: profileOf('ADMIN01'),
  privileges,
  ...more,
});
const start = 'GET /api/publish/start';
/** A page whose services have the start-up call. */
const page = () => {
  document.head.innerHTML = '<meta name="start-call" content="/api/publish/start">';
};

beforeEach(() => {
  freshBrowser();
  holdTokens(pair('ADMIN01', 900));
});
afterEach(() => document.head.replaceChildren());

const paths = (calls: readonly { readonly path: string }[]) => calls.map(({ path }) => path);

test('a session begins with one call, and no other is made for its parts', async () => {
  page();
  const calls = services({ ...account('ADMIN01'), [start]: () => ({ body: { result: started() } }) });
  const tab = await openTab();
  expect(paths(calls)).toEqual(['/api/publish/start']);
  expect(tab.profile.get()).toMatchObject({ state: 'loaded', data: { username: 'ADMIN01' } });
  expect(tab.menu.get().state).toBe('loaded');
});

test('each part is taken once: later reads are calls of their own', async () => {
  page();
  const calls = services({
    ...account('ADMIN01'),
    [start]: () => ({ body: { result: started({ preferences: { a: 1 } }) } }),
  });
  const tab = await openTab();
  expect(await tab.takeStart('preferences', 'ADMIN01')).toMatchObject({ data: { a: 1 }, language: 'id' });
  expect(await tab.takeStart('preferences', 'ADMIN01')).toBeNull();
  await tab.loadMenu();
  expect(paths(calls)).toEqual(['/api/publish/start', '/api/middle/privileges']);
});

test.each([
  ['no session that counts', () => ({ body: { result: null } })],
  ['another person', () => ({ body: { result: started({ username: 'KACAB01' }) } })],
  ['a failure', () => ({ status: 503, body: {} })],
  ['no answer', () => null],
  ['no part', () => ({ body: { result: { username: 'ADMIN01', language: 'id' } } })],
])('with %s the parts are asked for by their own calls', async (_, route) => {
  page();
  const calls = services({ ...account('ADMIN01'), [start]: route });
  const tab = await openTab();
  await settled();
  expect(paths(calls).toSorted()).toEqual(['/api/middle/privileges', '/api/middle/user/current', '/api/publish/start']);
  expect(tab.menu.get().state).toBe('loaded');
});

test('a page whose services do not have the call makes those of the parts', async () => {
  const calls = services(account('ADMIN01'));
  await openTab();
  expect(paths(calls).toSorted()).toEqual(['/api/middle/privileges', '/api/middle/user/current']);
});
