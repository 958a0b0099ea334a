// That nobody opens a page without its privilege is proved for all roles in journeys/pages-by-role.spec.ts.
import fs from 'node:fs';
import { faultsOf } from '../support/axe.ts';
import { pageOf } from '../support/declared-pages.ts';
import { declaredRoutes } from '../support/declared-routes.ts';
import { frameOn } from '../support/frame.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectNoFaults, settle } from '../support/page-faults.ts';
import { addressOf, idNames, recordsOf } from '../support/record-ids.ts';
import { pages, systemPages } from './pages.fixtures.ts';

test.describe.configure({ mode: 'parallel' });

/** Who has pages: the shell and the remotes. */
const owners = fs.readdirSync(new URL('../../apps', import.meta.url));

for (const [name, address] of Object.entries(pages)) {
  test(`${name}: no serious fault light and wide, or dark and narrow, and nothing that the policy stops`, async ({
    walker,
  }) => expectNoFaults(walker, await address(), systemPages.has(name)));
}

for (const owner of owners) {
  test(`every other page of ${owner} has no serious fault either`, async ({ walker }) => {
    const routes = await declaredRoutes();
    const addresses = await Promise.all(Object.values(pages).map((address) => address()));
    const declared = routes.map(({ path }) => path);
    const opened = new Set(addresses.map((address) => pageOf(declared, address)));
    for (const route of routes.filter((each) => each.owner === owner && !opened.has(each.path))) {
      const [ids = {}] = idNames(route).length > 0 ? await recordsOf('ADMIN03', route, 1) : [];
      await expectNoFaults(walker, addressOf(route, ids), false);
    }
  });
}

test('every page has an owner of these', async () => {
  expect(owners).toEqual(expect.arrayContaining((await declaredRoutes()).map((route) => route.owner)));
});

test('the sign-in page: no serious fault in light or dark, wide or narrow', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByLabel('Username')).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const width of [1440, 768]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await faultsOf(page)).toEqual([]);
    }
  }
});

test('the menu over the page, an open question and a snackbar have no serious fault either', async ({ openAs }) => {
  const page = await openAs('ADMIN03', '/profile', { width: 768 });
  await settle(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await frameOn(page).hamburger.click();
  await expect(frameOn(page).link('Home')).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await frameOn(page).account.click();
  await expect(page.getByRole('menuitem')).toHaveCount(3);
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('menuitem', { name: 'Ganti Password' }).click();
  await page.getByLabel('Password lama', { exact: true }).fill('x');
  await page.goBack();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
});
