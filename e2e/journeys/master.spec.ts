import { chooseIn } from '../support/choice.ts';
import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { listOn } from '../support/list.ts';

test.describe('/master', () => {
  test('the overview leads to the records that it counts', async ({ openAs }) => {
    const page = await Given('the overview of an auditor', () => openAs('AUDIT01', '/master?group=ORGANISATION'));
    const row = page.getByRole('row', { name: /Kode Pos/ });
    await expect(row).toBeVisible();
    await expect(page.getByText(/^Dihitung pada /)).toBeVisible();
    const active = row.getByRole('link').nth(1);
    const count = await active.innerText();
    await When('a number is opened', () => active.click());
    await Then('the list shows as many records', async () => {
      await expect(page).toHaveURL(/\/zip-code\?status=active/);
      await expect(listOn(page).range).toContainText(`dari ${count}`);
    });
  });

  test('a report is chosen, counted, saved under a name and opened again', async ({ openAs }) => {
    const page = await Given('the builder of reports', () => openAs('ADMIN01', '/master/reporting'));
    await When('a set of master data and fewer columns are chosen', async () => {
      await chooseIn(page.getByLabel('Data master'), /^MRA/);
      await expect(page.getByText(/^Jumlah baris: \d/)).toBeVisible();
      await page.getByRole('group', { name: 'Kolom berkas' }).getByRole('checkbox').first().uncheck();
      await expect(page).toHaveURL(/columns=/);
    });
    const address = page.url();
    await When('the choice is saved', async () => {
      await page.getByRole('button', { name: 'Simpan laporan' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Nama laporan').fill('MRA ringkas');
      await dialog.getByRole('button', { name: 'Simpan laporan' }).click();
      await expect(dialog).toBeHidden();
    });
    await Then('its link opens the same choice', async () => {
      await page.goto(new URL('/master/reporting', address).href);
      await page.getByRole('link', { name: 'MRA ringkas' }).click();
      await expect(page).toHaveURL(address);
      await expect(page.getByText(/^Jumlah baris: \d/)).toBeVisible();
    });
  });
});
