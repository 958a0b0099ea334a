import type { Page } from '@playwright/test';
import { faultsOf } from '../support/axe.ts';
import { optionsOf } from '../support/choice.ts';
import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { formOn } from '../support/form.ts';
import { listOn } from '../support/list.ts';

/** Style elements that a script has added to those of the page: the build makes all styles, so there are none. */
async function addedStyles(page: Page): Promise<string[]> {
  const served = await (await page.request.get(page.url(), { headers: { accept: 'text/html' } })).text();
  const present = await page.evaluate(() =>
    [...document.querySelectorAll('style')].map(({ textContent }) => textContent),
  );
  return present.filter((text) => !served.includes(text));
}

/** Faults of the page in both themes. */
async function faultsInBoth(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    faults.push(...(await faultsOf(page)).map((fault) => `${colorScheme}: ${fault}`));
  }
  return faults;
}

test('open lists and calendars have no serious fault in either theme, and no script adds a style', async ({
  openAs,
}) => {
  const page = await Given('a list', () => openAs('ADMIN01', '/card-types'));
  const list = listOn(page);
  await list.isReady();
  await When('the list of a filter is open', async () => {
    // The lists of the browser are not what is looked at.
    await expect(list.filters.getByLabel('Status')).toHaveAttribute('role', 'combobox');
    await optionsOf(list.filters.getByLabel('Status'));
  });
  await Then('it has no fault', async () => expect(await faultsInBoth(page)).toEqual([]));
  await When('a form is opened, and the list of a reference in it', async () => {
    await page.goto('/zip-code/create');
    const office = formOn(page).field('Kode kantor');
    await office.click();
    await expect(page.getByRole('listbox', { name: 'Pilihan' }).getByRole('option').first()).toBeInViewport();
  });
  await Then('it has no fault either', async () => {
    expect(await faultsInBoth(page)).toEqual([]);
    expect(await addedStyles(page)).toEqual([]);
  });
});
