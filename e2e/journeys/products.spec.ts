import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { fact, formOn } from '../support/form.ts';
import { listOn, questionOn } from '../support/list.ts';

test('/master-lob: how a line is shown is saved at once, how it calculates waits and holds from its day', async ({
  openAs,
}) => {
  const page = await Given('a line of business', () => openAs('HOBIS03', '/master-lob?search=JSA'));
  await listOn(page).rows.getByText('JSA').first().click();
  const address = new URL(page.url()).pathname;
  await Then('its tenors are shown as a range', () => expect(fact(page, 'Tenor (bulan)')).toHaveText('3-24'));
  await When('its name and order are changed', async () => {
    await page.getByRole('link', { name: 'Ubah' }).click();
    await formOn(page).fill({ 'Nama tampilan': 'Jasa dan Kursus' });
    await formOn(page).save.click();
  });
  await Then('they hold at once', () => expect(fact(page, 'Nama tampilan')).toHaveText('Jasa dan Kursus'));
  await When('tenors are typed that cannot be read', async () => {
    await page.getByRole('link', { name: 'Ubah' }).click();
    await formOn(page).fill({ 'Tenor (bulan)': '3 sampai 12', 'Alasan perubahan': 'tenor disesuaikan' });
    await formOn(page).save.click();
  });
  await Then('the field says so and keeps them', async () => {
    await expect(formOn(page).error('Tenor (bulan)')).toHaveText('Pilihan tidak diperbolehkan');
    await expect(formOn(page).field('Tenor (bulan)')).toHaveValue('3 sampai 12');
  });
  await When('tenors and rounding are changed without a day', async () => {
    await formOn(page).fill({ 'Tenor (bulan)': '3-24, 36', 'Pembulatan angsuran (Rp)': '500' });
    await formOn(page).save.click();
  });
  await Then('the day is asked for', () =>
    expect(formOn(page).error('Mulai berlaku')).toHaveText(/Isi tanggal mulai untuk metode bunga/),
  );
  await When('the day is chosen', async () => {
    await formOn(page).fill({ 'Mulai berlaku': '01-01-2090' });
    await formOn(page).save.click();
    await expect(page.getByText('tenor disesuaikan').first()).toBeVisible();
  });
  const second = await Given('a second person who is no admin', () => openAs('HOBISHD01', address));
  await Then('it is said that only an admin approves tenors that no rate was judged by', async () => {
    await expect(second.getByText(/hanya admin yang dapat menyetujui/).first()).toBeVisible();
    await expect(second.getByRole('button', { name: 'Setujui' })).toHaveCount(0);
  });
  const head = await Given('an admin', () => openAs('ADMIN01', address));
  await When('the change is approved', async () => {
    await head.getByRole('button', { name: 'Setujui' }).click();
    const { question } = questionOn(head);
    for (const tick of await question.getByRole('checkbox').all()) await tick.check();
    await question.getByRole('button', { name: 'Setujui' }).click();
    await expect(fact(head, 'Tenor (bulan)')).toHaveText('3-24, 36');
  });
  await Then('the new parameters stand from their day, those before until the day before', async () => {
    await head.goto(`${address}?tab=parameters`);
    const rows = head.locator('.plain-table').first();
    await expect(rows.getByRole('row', { name: /01 Jan 2090/ })).toContainText('3-24, 36');
    await expect(rows.getByRole('row', { name: /31 Des 2089/ })).toContainText('3-24');
  });
});

for (const [line, user, path, code, title] of [
  ['SPEKTRA', 'HOBIS01', '/product-group', 'KULKAS', 'Kelompok Produk'],
  ['NMC', 'HOBIS02', '/product-group-nmc', 'SPORT', 'Kelompok Produk NMC'],
  ['UFI', 'HOBIS03', '/product-group-ufi', 'MOTOR_4_7', 'Kelompok Objek UFI'],
] as const) {
  test(`${path}: terms looser than the line of business are refused beside their field, stricter ones wait`, async ({
    openAs,
  }) => {
    const page = await Given(`a group of ${line}`, () => openAs(user, `${path}?search=${code}`));
    await Then('the list has its name', () => expect(page.getByRole('heading', { level: 1 })).toContainText(title));
    await listOn(page).rows.getByText(code).first().click();
    await When('a tenor is set that the line does not have', async () => {
      await page.getByRole('link', { name: 'Ubah' }).click();
      await expect(page).toHaveURL(new RegExp(`${path}/update-page/[0-9a-f-]{36}$`));
      await formOn(page).fill({ 'Tenor maksimum': '60', 'Alasan perubahan': 'tenor kelompok disesuaikan' });
      await formOn(page).save.click();
    });
    await Then('the field names the limit and keeps what was typed', async () => {
      await expect(formOn(page).error('Tenor maksimum')).toContainText('Tidak boleh lebih longgar');
      await expect(formOn(page).field('Tenor maksimum')).toHaveValue('60');
    });
    await When('a shorter one is set', async () => {
      await formOn(page).fill({ 'Tenor maksimum': '12' });
      await formOn(page).save.click();
    });
    await Then('it waits for a second person', async () => {
      await expect(page.getByText('tenor kelompok disesuaikan').first()).toBeVisible();
      await expect(fact(page, 'Tenor maksimum')).toHaveText('-');
    });
  });
}
