import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { daysAgo } from '../support/cards.ts';
import { callAs } from '../support/services.ts';

const path = '/store/reporting';
const longest = () => `from=${daysAgo(90)}`;
const totalsOn = (page: import('@playwright/test').Page) =>
  page.getByRole('region', { name: 'Laporan Toko' }).last().locator('tfoot').getByRole('row');

test.describe(path, () => {
  test('the totals are those of PO status, on every page', async ({ openAs }) => {
    const page = await Given('the report of 90 days', () => openAs('ADMIN03', `${path}?${longest()}`));
    const totals = totalsOn(page);
    await Then('the orders are as many as PO status lists', async () => {
      const { result } = await callAs('ADMIN03', 'GET', `transaction/po-status?${longest()}&size=10`);
      await expect(totals.getByRole('cell').first()).toHaveText(String(result.total));
    });
    const before = await totals.innerText();
    await When('the next page is opened', () => page.getByRole('button', { name: 'Berikutnya' }).click());
    await Then('other stores stand above the same totals', async () => {
      await expect(page).toHaveURL(/page=2/);
      await expect(page.getByText(/^Halaman 2 dari/)).toBeVisible();
      expect(await totals.innerText()).toBe(before);
    });
  });

  test('a head of a branch reads the own stores, without subsidies', async ({ openAs }) => {
    const page = await Given('the report from the list of stores', async () => {
      const opened = await openAs('KACAB01', '/store');
      await opened.getByRole('link', { name: 'Laporan' }).click();
      await opened.goto(`${path}?${longest()}`);
      return opened;
    });
    await Then('all rows are of the branch, and no column tells of subsidies', async () => {
      await expect(totalsOn(page)).toBeVisible();
      for (const row of await page.locator('tbody').getByRole('row').all()) await expect(row).toContainText('10010');
      await expect(page.getByRole('columnheader', { name: 'Tingkat persetujuan' })).toBeVisible();
      await expect(page.getByRole('columnheader', { name: 'Subsidi', exact: true })).toHaveCount(0);
    });
  });

  test('a period of more than 92 days is refused beside the filters', async ({ openAs }) => {
    const page = await Given('a link with a long period', () => openAs('ADMIN03', `${path}?from=${daysAgo(120)}`));
    await Then('the page says why, and keeps the filters', async () => {
      await expect(page.getByRole('alert')).toHaveText('Periode paling lama 92 hari');
      await expect(page.getByRole('form', { name: 'Filter' })).toBeVisible();
    });
  });
});
