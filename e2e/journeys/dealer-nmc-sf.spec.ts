import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { choicesOn, formOn } from '../support/form.ts';
import { listOn, snackbar } from '../support/list.ts';

test('the primary sales person of a dealer changes, and all dealers of one move to another', async ({ openAs }) => {
  const page = await Given('the sales people of a dealer', () => openAs('ADMIN01', '/dealer-nmc-sf?search=200101'));
  const list = listOn(page);
  const dialog = page.getByRole('dialog');
  await expect(list.row('700097')).toContainText('200101');
  await When('another one of the office is mapped as primary', async () => {
    await page.getByRole('button', { name: 'Petakan sales force' }).click();
    const form = formOn(page);
    await form.field('Dealer NMC').fill('200101');
    await choicesOn(page).first().click();
    await form.field('Sales force').fill('700098');
    await choicesOn(page).first().click();
    await page.getByRole('checkbox', { name: 'Utama' }).check();
    await dialog.getByRole('button', { name: 'Petakan sales force' }).click();
  });
  await Then('the dealer has both', async () => {
    await expect(snackbar(page, 'Sales force dipetakan')).toBeVisible();
    await expect(list.rows).toHaveCount(2);
  });
  await When('all dealers of the first one are moved to the other', async () => {
    await page.getByRole('button', { name: 'Pindahkan semua dealer' }).click();
    const form = formOn(page);
    await form.field('Dari SF').fill('700101');
    await choicesOn(page).first().click();
    await form.field('Ke SF').fill('700102');
    await choicesOn(page).first().click();
    await dialog.getByRole('button', { name: 'Lihat dealer yang pindah' }).click();
  });
  await Then('it says which move', () => expect(dialog.getByRole('table')).toContainText(/Pindah|melayani/));
  await When('a reason is given', async () => {
    await formOn(page).field('Alasan').fill('sales force pindah wilayah');
    await dialog.getByRole('button', { name: 'Pindahkan semua dealer' }).click();
  });
  await Then('they were moved', () => expect(snackbar(page, /dealer dipindahkan/)).toBeVisible());
});
