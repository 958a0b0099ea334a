import { expect, Given, test, Then, When } from '../support/fixtures.ts';

test('the start page shows how the stores of the area do', async ({ openAs }) => {
  const page = await Given('the start page of a head of a branch', () => openAs('KACAB01', '/'));
  const stores = page.getByRole('region', { name: 'Toko', exact: true }).first();
  await When('the person scrolls to the end', async () => {
    await page.locator('.home-unseen').first().scrollIntoViewIfNeeded();
  });
  await Then('the own stores are listed, and each leads to its page', async () => {
    await expect(stores.getByRole('row')).toHaveCount(6);
    await stores.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/store\/[0-9a-f-]{36}$/);
  });
});

test('store transactions have a row of totals', async ({ openAs }) => {
  const page = await Given('the start page of an admin', () => openAs('ADMIN03', '/'));
  const table = page.getByRole('region', { name: 'Transaksi toko' }).first();
  await When('the person scrolls to the end', async () => {
    await page.locator('.home-unseen').first().scrollIntoViewIfNeeded();
    await page.locator('.home-unseen').first().scrollIntoViewIfNeeded();
  });
  await Then('this month stands there, the largest amount first', async () => {
    await expect(table.getByText(/^Periode 01/)).toBeVisible();
    await expect(table.locator('tfoot').getByRole('row')).toContainText('Jumlah');
    const cells = await table.locator('tbody tr td:nth-last-child(2)').allInnerTexts();
    const amounts = cells.map((cell) => Number(cell.replaceAll(/\D/g, '')));
    expect(amounts.length).toBeGreaterThan(1);
    expect(amounts).toEqual(amounts.toSorted((one, other) => other - one));
  });
});
