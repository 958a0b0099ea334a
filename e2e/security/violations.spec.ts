// Every page is opened by the accessibility tests, which check this with local sign-in. headers.spec.ts proves that the
// policy with identity sign-in allows all of that, so pages need no second walk.
import type { Browser, Page } from '@playwright/test';
import { environments } from '../support/environments.ts';
import { core } from '../support/core.ts';
import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { frameOn } from '../support/frame.ts';
import { registryOf } from '../support/release.ts';
import { signInOn } from '../support/sign-in.ts';
import { violationsIn } from '../support/violations.ts';

const systemPages = [
  '/',
  '/profile',
  '/page-403',
  '/page-404',
  '/page-500',
  '/page-503',
  '/404',
  '/500',
  '/503',
  '/no-such-page',
];

async function settle(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Memuat halaman…' })).toHaveCount(0);
  await expect(page.locator('[aria-busy="true"], .record-skeleton, .spin')).toHaveCount(0);
}

/** The page of a user who signs in with its form; its policy violations are recorded from the start. */
async function signedIn(
  browser: Browser,
  url: string,
): Promise<{ readonly page: Page; readonly violations: readonly string[] }> {
  const context = await browser.newContext({ locale: 'id-ID', baseURL: url });
  const violations = await violationsIn(context);
  const page = await context.newPage();
  await page.goto('/login');
  await signInOn(page).signIn('ADMIN03');
  await expect(frameOn(page).link('Home')).toBeVisible();
  return { page, violations };
}

for (const { name, url } of Object.values(environments)) {
  const details = name === 'local' ? core('content-security-policy') : {};
  test(
    `sign-in (${name}), system pages and a page of every remote violate no content security policy`,
    details,
    async ({ browser }) => {
      const { page, violations } = await Given('somebody who has signed in', () => signedIn(browser, url));
      const remotes = (await registryOf(url)).remotes.map(({ routes }) => routes[0]!.path);
      await When('they are opened', async () => {
        for (const address of [...systemPages, ...remotes]) {
          await page.goto(address);
          await settle(page);
        }
      });
      await Then('the browser has stopped nothing', () => Promise.resolve(expect(violations).toEqual([])));
      await page.context().close();
    },
  );
}
