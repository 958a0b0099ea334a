import type { Page, Route } from '@playwright/test';
import { core } from '../support/core.ts';
import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { frameOn } from '../support/frame.ts';
import { intercept } from '../support/release.ts';

const script = /\/main\.\w+\.js$/;
const style = /\/main\.\w+\.css$/;

const faults: Readonly<Record<string, (route: Route) => unknown>> = {
  'is 404': (route) => route.fulfill({ status: 404, json: {} }),
  'answers 503': (route) => route.fulfill({ status: 503, json: {} }),
  'is blocked': (route) => route.abort('blockedbyclient'),
  'is damaged': (route) => route.fulfill({ contentType: 'text/javascript', body: 'function (' }),
  'never arrives': () => undefined,
};

const words = (page: Page, heading: string) => page.getByRole('alert').getByRole('heading', { name: heading });

for (const [fault, handle] of Object.entries(faults)) {
  const details = fault === 'answers 503' ? core('shell-start') : {};
  test(
    `the script of the console ${fault}: the page says so, and its retry starts the console where it was`,
    details,
    async ({ openAs }) => {
      const page = await openAs('ADMIN01', 'about:blank');
      const heal = await Given('a script that does not come', () => intercept(page, script, handle));
      await When('a page is opened', () => page.goto('/profile?from=here', { waitUntil: 'commit' }));
      await Then('there are words in place of a white page', async () => {
        await expect(words(page, 'Konsol belum selesai dimuat')).toBeVisible();
        await expect(page.getByText('The console has not finished loading')).toBeHidden();
      });
      await When('the cause is gone and the retry is pressed', async () => {
        await heal();
        await page.getByRole('alert').getByRole('link', { name: 'Muat ulang' }).click();
      });
      await Then('the console is there, at its address', async () => {
        await expect(frameOn(page).heading).toBeVisible();
        await expect(page).toHaveURL(/\/profile\?from=here$/);
        await expect(words(page, 'Konsol belum selesai dimuat')).toHaveCount(0);
      });
    },
  );
}

for (const fault of ['is 404', 'never arrives'] as const) {
  test(`the stylesheet of the console ${fault}: the page says so, and its retry brings it`, async ({ openAs }) => {
    const page = await openAs('ADMIN01', 'about:blank');
    const heal = await Given('a stylesheet that does not come', () => intercept(page, style, faults[fault] as never));
    await When('a page is opened', () => page.goto('/profile', { waitUntil: 'commit' }));
    await Then('there are words', () => expect(page.getByRole('link', { name: 'Muat ulang' })).toBeVisible());
    await When('the cause is gone and the retry is pressed', async () => {
      await heal();
      await page.getByRole('link', { name: 'Muat ulang' }).click();
    });
    await Then('the console is there as it should be', async () => {
      await expect(frameOn(page).heading).toBeVisible();
      await expect(page.locator('.unstyled')).toBeHidden();
    });
  });
}

test('the words are in the language of the browser, also without JavaScript', async ({ browser, baseURL }) => {
  const english = await browser.newContext({ locale: 'en-GB', baseURL, colorScheme: 'dark' });
  const page = await english.newPage();
  await intercept(page, script, (route) => route.abort('failed'));
  await page.goto('/login');
  await expect(words(page, 'The console has not finished loading')).toBeVisible();
  await expect(page.getByText('Konsol belum selesai dimuat')).toBeHidden();
  await english.close();

  const withoutScript = await browser.newContext({ locale: 'id-ID', baseURL, javaScriptEnabled: false });
  const silent = await withoutScript.newPage();
  await silent.goto('/login');
  await expect(silent.getByRole('heading', { name: 'Konsol memerlukan JavaScript' })).toBeVisible();
  await expect(silent.getByText('Konsol belum selesai dimuat')).toBeHidden();
  await withoutScript.close();
});
