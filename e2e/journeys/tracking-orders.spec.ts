import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { listOn } from '../support/list.ts';
import { callAs } from '../support/services.ts';

test('the contact centre finds an order of any line by its number, and says where it stands', async ({ openAs }) => {
  const { result } = await callAs('ADMIN01', 'GET', 'transaction/po-status-nmc?status=INDENT&size=10');
  const { applNo } = result.rows[0] as { applNo: string };
  const page = await Given('the page of tracking', () => openAs('ADMIN01', '/tracking-orders'));
  const list = listOn(page);
  await Then('it says what to enter, and asks nothing', () =>
    expect(page.getByText('Masukkan nomor aplikasi, nomor customer, telepon, atau periode')).toBeVisible(),
  );
  await When('a number is typed', () => list.search(applNo));
  await Then('the order is there with its stage', async () => {
    await expect(list.rows).toHaveCount(1);
    await expect(list.row(applNo)).toContainText('Keputusan');
  });
  const panel = page.getByRole('region', { name: applNo });
  await When('its row is pressed', () => list.row(applNo).getByText('Keputusan').click());
  await Then('its steps stand beside the list, with who makes the next one', async () => {
    await expect(panel.getByRole('listitem').first()).toContainText('kanal penjualan');
    await expect(panel.getByRole('listitem').last()).toContainText('Indent');
    await expect(panel).toContainText('Dealer menyediakan unit');
  });
  await When('its page is opened', () => panel.getByRole('link', { name: 'Buka detail' }).click());
  await Then('it is the page of its line', async () => {
    await expect(page).toHaveURL(/\/po-status-nmc\//);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(applNo);
  });
});
