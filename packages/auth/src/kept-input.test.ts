import { account, freshBrowser, holdTokens, openTab, pair, services, settled, type Route } from './testing/browser.ts';

beforeEach(freshBrowser);

const admin: Record<string, Route> = {
  ...account('ADMIN01'),
  'POST /api/auth/login': () => ({ body: pair('ADMIN01', 900) }),
  'POST /api/auth/logout': () => ({ body: { message: 'OK', result: null } }),
};
const credentials = { username: 'admin01', password: 'secret' };
const refused: Route = () => ({ status: 401, body: { code: 'TOKEN_REVOKED' } });

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
