import { daysAgo } from '../support/cards.ts';
import { expect, Given, test, Then, When } from '../support/fixtures.ts';

const path = '/promo/reporting';

test.describe(path, () => {
  test('orders with promos stand by week, by promo and branch, and as totals', async ({ openAs }) => {
    const page = await Given('the report from the list of promos', async () => {
      const opened = await openAs('ADMIN03', '/promo');
      await opened.getByRole('button', { name: 'Lainnya' }).click();
      await opened.getByRole('menuitem', { name: 'Laporan' }).click();
      return opened;
    });
    await When('the last 60 days are asked for', () => page.goto(`${path}?from=${daysAgo(60)}`));
    const weeks = page.getByRole('region', { name: 'Per minggu' });
    await Then('the weeks add up to the orders of the totals row', async () => {
      const totals = page.locator('tfoot').getByRole('row');
      await expect(totals).toBeVisible();
      const labels = await weeks.getByRole('img').evaluateAll((bars) => bars.map((bar) => bar.ariaLabel ?? ''));
      const orders = labels.map((label) => Number(/(\d+) order/.exec(label)?.[1]));
      const sum = orders.reduce((all, each) => all + each, 0);
      expect(sum).toBeGreaterThan(0);
      await expect(totals.getByRole('cell').first()).toHaveText(String(sum));
    });
  });

  test('a head of a branch sees what was ordered, and neither subsidies nor income', async ({ openAs }) => {
    const page = await Given('the report of a branch', () => openAs('KACAB01', `${path}?from=${daysAgo(60)}`));
    await Then('no column tells what the company earns', async () => {
      await expect(page.getByRole('region', { name: 'Per minggu' })).toBeVisible();
      for (const name of ['Subsidi', 'Income', 'Sisa anggaran subsidi'])
        await expect(page.getByRole('columnheader', { name, exact: true })).toHaveCount(0);
    });
  });
});
