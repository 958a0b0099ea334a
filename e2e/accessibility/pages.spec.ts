// The pages themselves are opened in walk/pages.spec.ts.
import { faultsOf } from '../support/axe.ts';
import { core } from '../support/core.ts';
import { frameOn } from '../support/frame.ts';
import { expect, test } from '../support/fixtures.ts';
import { settle } from '../support/page-faults.ts';

test('the sign-in page: no serious fault in light or dark, wide or narrow', core('accessibility'), async ({ page }) => {
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
