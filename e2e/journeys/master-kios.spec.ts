import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { fact, formOn } from '../support/form.ts';
import { listOn } from '../support/list.ts';

test.describe('/master-kios', () => {
  test('what core says is shown as text, and a kiosk is published once it has coordinates and hours', async ({
    openAs,
  }) => {
    const page = await Given('a kiosk without opening hours', () => openAs('ADMIN01', '/master-kios?search=1002001'));
    const list = listOn(page);
    await list.rows.getByText('1002001').first().click();
    await expect(fact(page, 'Jam buka')).toHaveText('Belum diisi');
    await page.getByRole('link', { name: 'Ubah' }).click();
    const form = formOn(page);
    await Then('fields of core cannot be typed', async () => {
      await expect(page.getByText('1002001', { exact: true })).toBeVisible();
      await expect(page.getByLabel('Nama', { exact: true })).toHaveCount(0);
      await expect(page.getByLabel(/^Telepon/)).toBeVisible();
    });
    await When('it is published without hours', async () => {
      await page.getByLabel('Tayang').check();
      await form.save.click();
    });
    await Then('the hours are asked for, and what was typed stays', async () => {
      await expect(page.getByText('Wajib diisi')).toBeVisible();
      await expect(page.getByLabel('Tayang')).toBeChecked();
    });
    await When('the week is filled in, wrongly on Monday', async () => {
      await page.getByRole('button', { name: 'Isi jam buka' }).click();
      await page.getByLabel('Senin, tutup pukul').fill('07:00');
      await form.save.click();
    });
    await Then('the day says what is wrong', () =>
      expect(page.getByText('Jam tutup harus setelah jam buka')).toBeVisible(),
    );
    await When('the time is corrected', async () => {
      await page.getByLabel('Senin, tutup pukul').fill('17:00');
      await form.save.click();
    });
    await Then('the kiosk is published with its hours', async () => {
      await expect(page).toHaveURL(/\/master-kios\/[0-9a-f-]{36}$/);
      await expect(fact(page, 'Tayang')).toHaveText('Ya');
      await expect(fact(page, 'Jam buka')).toContainText('Senin: 08:00–17:00');
    });
  });
});
