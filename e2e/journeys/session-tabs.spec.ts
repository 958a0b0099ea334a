import { core } from '../support/core.ts';
import { frameOn } from '../support/frame.ts';
import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { snackbar } from '../support/list.ts';
import { callsTo, cookieOf, endOnServer, payloadOf, shorten, signInOn } from '../support/sign-in.ts';

const expired = 'Token Expired. Sorry you must login again';
const atLogin = /\/login$/;
const refreshCall = '/api/auth/refresh-token';
const greeting = /^Selamat datang/;

test(
  'below 70 s the token is refreshed before the call, once in all tabs; all go on with the new one',
  core('session-refresh'),
  async ({ openAs }) => {
    const first = await openAs('SAO14040', '/', { fresh: true });
    const context = first.context();
    const tabs = [first, await context.newPage(), await context.newPage()];
    await Given('three tabs of one session', async () => {
      for (const tab of tabs.slice(1)) await tab.goto('/');
      for (const tab of tabs) await expect(frameOn(tab).heading).toHaveText(greeting);
      for (const tab of tabs) await expect(tab.locator('[aria-busy="true"]')).toHaveCount(0);
    });
    const refreshes = callsTo(context, refreshCall);
    const before = await cookieOf(context, 'refresh_token');
    await Given('the token has 69 s left', () => shorten(context, 69));
    const short = (await cookieOf(context, 'access_token'))?.value ?? '';
    const calls = callsTo(context, '/api/middle/');
    await When('all of them go on at once', () => Promise.all(tabs.map((tab) => frameOn(tab).link('Profil').click())));
    await Then('every tab has its page', async () => {
      for (const tab of tabs)
        await expect(tab.getByRole('region', { name: 'Sesi aktif' }).getByRole('listitem').first()).toBeVisible();
    });
    await Then('one refresh was made, and no call carried the old token', async () => {
      expect(refreshes).toHaveLength(1);
      expect((await cookieOf(context, 'refresh_token'))?.value).not.toBe(before?.value);
      const fresh = (await cookieOf(context, 'access_token'))?.value ?? '';
      expect(payloadOf(fresh).preferred_username).toBe('SAO14040');
      expect(fresh).not.toBe(short);
      const carried = await Promise.all(calls.map(async (call) => (await call.allHeaders())['authorization']));
      expect(carried).toContain(`Bearer ${fresh}`);
      expect(carried).not.toContain(`Bearer ${short}`);
    });
  },
);

test('with 71 s left nothing is refreshed', async ({ openAs }) => {
  const page = await openAs('SAO14050', '/profile', { fresh: true });
  await expect(frameOn(page).heading).toHaveText('Profil');
  const refreshes = callsTo(page.context(), refreshCall);
  const { exp } = payloadOf((await cookieOf(page.context(), 'access_token'))?.value ?? '');
  // The page's clock moves, so that the services still accept the token. Extra seconds for the duration of the test.
  await page.clock.setSystemTime((exp - 71 - 20) * 1000);
  await frameOn(page).link('Home').click();
  await expect(frameOn(page).heading).toHaveText(greeting);
  expect(refreshes).toEqual([]);
});

test('a session lost in one tab is lost in the others, each with the notice half a second later', async ({
  openAs,
}) => {
  const first = await openAs('SAO14060', '/profile', { fresh: true });
  const second = await first.context().newPage();
  await Given('two tabs on one clock', async () => {
    await first.context().clock.install();
    await first.goto('/');
    await second.goto('/profile');
    await expect(frameOn(first).heading).toHaveText(greeting);
    await expect(frameOn(second).heading).toHaveText('Profil');
    await first.context().clock.pauseAt(await first.evaluate(() => Date.now() + 1_000));
  });
  await When('the session is ended elsewhere and the first tab finds out', async () => {
    await endOnServer(first.context());
    await frameOn(first).link('Profil').click();
  });
  await Then('both are at the login page', async () => {
    for (const tab of [first, second]) await expect(tab).toHaveURL(atLogin);
  });
  await Then('the notice comes after half a second, in each', async () => {
    await first.context().clock.runFor(499);
    for (const tab of [first, second]) await expect(snackbar(tab, expired)).toHaveCount(0);
    await first.context().clock.runFor(1);
    for (const tab of [first, second]) await expect(snackbar(tab, expired)).toBeVisible();
  });
});

test(
  'signing out in one tab signs out all, without the notice; signing in brings all back',
  core('sign-out'),
  async ({ openAs }) => {
    const first = await openAs('SAO15020', '/', { fresh: true });
    const second = await first.context().newPage();
    await second.goto('/profile');
    await expect(frameOn(second).heading).toHaveText('Profil');
    await When('they sign out in one', async () => {
      await frameOn(first).account.click();
      await first.getByRole('menuitem', { name: 'Keluar' }).click();
    });
    await Then('both are at the login page, nothing is left behind', async () => {
      for (const tab of [first, second]) await expect(tab).toHaveURL(atLogin);
      expect(await first.context().cookies()).toEqual([]);
      expect(
        await second.evaluate(() =>
          ['token', 'profile', 'menu', 'username'].filter((key) => localStorage.getItem(key) !== null),
        ),
      ).toEqual([]);
      await expect(snackbar(second, expired)).toHaveCount(0);
    });
    await When('they sign in in the other', () => signInOn(second).signIn('SAO15020'));
    await Then('both are in', async () => {
      for (const tab of [first, second]) await expect(frameOn(tab).heading).toHaveText(greeting);
    });
  },
);

test('another user who signs in in one tab takes over the others, which are reloaded', async ({ openAs }) => {
  const first = await openAs('SAO15030', '/profile', { fresh: true });
  const second = await first.context().newPage();
  await second.goto('/login');
  await expect(frameOn(second).heading).toHaveText(greeting);
  await When('another user signs in in the second tab', async () => {
    await frameOn(second).account.click();
    await second.getByRole('menuitem', { name: 'Keluar' }).click();
    await signInOn(second).signIn('SAO15050');
    await expect(frameOn(second).heading).toHaveText(greeting);
  });
  await Then('the first shows the start page of that user', async () => {
    await expect(frameOn(first).heading).toHaveText(greeting);
    await expect.poll(() => first.evaluate(() => localStorage.getItem('username'))).toBe('SAO15050');
  });
});
