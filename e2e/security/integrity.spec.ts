import type { Page } from '@playwright/test';
import { core } from '../support/core.ts';
import { aroundNow } from '../support/days.ts';
import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { codeOf, failureOn, fileOf, intercept, releaseOf, releaseChanged } from '../support/release.ts';

const refused = 'Isi berkas modul ini berbeda dari yang dirilis, karena itu tidak dijalankan.';
const trace = 'globalThis.tampered = true;\n';
const hasRun = (page: Page) => page.evaluate(() => 'tampered' in globalThis);

test(
  'a script that the registry does not list is not run, be it the entry or a chunk',
  core('integrity'),
  async ({ openAs }) => {
    const page = await openAs('ADMIN01', 'about:blank');
    const cards = await releaseOf('cards');
    for (const path of [fileOf(cards, 'remoteEntry'), (await codeOf(cards, '/card-types')).file]) {
      const name = path.split('/').at(-1) ?? '';
      const heal = await Given(`a registry without ${name}`, () =>
        releaseChanged(page, cards, {
          files: { [path]: (content) => trace + content },
          line: (release) => ({
            ...release,
            integrity: Object.fromEntries(Object.entries(release.integrity).filter(([file]) => file !== name)),
          }),
        }),
      );
      await When('the page is opened', () => page.goto('/card-types'));
      await Then('it is not run', async () => {
        await failureOn(page).says('integrity', refused);
        expect(await hasRun(page)).toBe(false);
      });
      await heal();
    }
  },
);

test('a stylesheet that was tampered with is not applied', async ({ openAs }) => {
  const page = await openAs('ADMIN01', 'about:blank');
  const release = await releaseOf('orders-logs');
  expect(Object.keys(release.integrity).filter((file) => file.endsWith('.css'))).not.toEqual([]);
  await Given('stylesheets with more than was released', () =>
    intercept(page, '**/remotes/orders-logs/**/*.css', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `body { visibility: hidden } ${await response.text()}` });
    }),
  );
  await When('a page that needs it is opened', async () => {
    await page.goto(`/audit-trail?${aroundNow()}`);
    await page.locator('main a[href^="/audit-trail/"]').first().click();
  });
  await Then('the page is refused, and the sheet without effect', async () => {
    await failureOn(page).says('integrity', refused);
    await expect(page.locator('body')).toHaveCSS('visibility', 'visible');
  });
});
