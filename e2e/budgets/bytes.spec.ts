import { budgets } from '../../bench/budgets.mjs';
import { modulesOf, walkFromHome, walkLogin } from '../../bench/lib/walk.mjs';
import { expectWithin } from '../support/budget.ts';
import { environments } from '../support/environments.ts';
import { expect, test, Then, When } from '../support/fixtures.ts';
import { sharedSession } from '../support/sessions.ts';

const { url } = environments.local;

test('a cold login page keeps its budget', async ({ browser }) => {
  const files = await When('the login page is opened with empty caches', () => walkLogin(browser, url));
  await Then('its JavaScript and its requests are within the budget', async () => expectWithin('login', files, budgets.login));
});

test('home, the first page of every remote and every further module keep their budgets', async ({ browser }) => {
  test.setTimeout(180_000);
  const session = { url, tokens: await sharedSession('ADMIN01', url) };
  const remotes = await modulesOf(url);
  expect(remotes.length).toBeGreaterThanOrEqual(5);
  for (const { remote, paths } of remotes) {
    const { home, pages } = await When(`home and then every list of ${remote} are opened with empty caches`, () => walkFromHome(browser, session, paths));
    await Then('each is within its budget', async () => {
      expectWithin('home', home, budgets.home);
      for (const [index, { path, files }] of pages.entries()) expectWithin(path, files, index === 0 ? budgets.firstPage : budgets.furtherModule);
    });
  }
});
