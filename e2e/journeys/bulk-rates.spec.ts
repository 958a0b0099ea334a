import { typedDay } from '../support/days.ts';
import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { importOn } from '../support/import.ts';

test('a bulk file is applied to ticked groups and bands, with one of its rows looked at', async ({ openAs }) => {
  const page = await Given('the bulk import as pricing staff', () => openAs('HOBIS01', '/branch/import-bulk'));
  await When('a group and bands are ticked, one of them added', async () => {
    await expect(page.getByRole('checkbox', { name: /^Semua kelompok/ })).toBeChecked();
    await page.getByRole('checkbox', { name: /^GADGET / }).check();
    await expect(page.getByRole('checkbox', { name: /^Semua kelompok/ })).not.toBeChecked();
    await page.getByRole('checkbox', { name: '7-12' }).check();
    await page.getByRole('textbox', { name: /^Rentang tenor sendiri/ }).fill('25-30');
    await page.getByRole('button', { name: 'Tambah rentang' }).click();
    await expect(page.getByRole('checkbox', { name: '25-30' })).toBeChecked();
    await page.getByLabel('Mulai berlaku').fill(typedDay(30));
  });
  await When('a file is uploaded', () =>
    importOn(page).upload('massal.csv', 'office_code,rate_regular,rate_ro\r\n18050,2.4000,2.1000\r\n'),
  );
  await Then('the matrix has a column for each combination', async () => {
    const matrix = page.getByRole('region', { name: 'Pratinjau kantor × kelompok dan tenor' }).first();
    await expect(matrix.getByRole('columnheader', { name: 'GADGET 7-12' })).toBeVisible();
    await expect(matrix.getByRole('columnheader', { name: 'GADGET 25-30' })).toBeVisible();
    const row = matrix.getByRole('row', { name: /^18050 / });
    await expect(row).toContainText('2,40 % / 2,10 %');
    await expect(row).toContainText('→ 2,40 % / 2,10 %');
  });
  await When('the row is looked at', () => page.getByRole('button', { name: /^Lihat dampak baris/ }).click());
  await Then('the panel is in sight, names row and office, and has its rates beside those of now', async () => {
    await expect(page.getByRole('region', { name: 'Dampak baris 2' })).toBeFocused();
    const panel = page.getByRole('region', { name: /^Simulasi Angsuran: baris 2, 18050 \w/ });
    await expect(panel.getByRole('heading', { name: /^Simulasi Angsuran/ })).toBeInViewport();
    await expect(panel.getByRole('row', { name: /^7 / })).toContainText('→');
    await expect(panel.getByText('Nilai di layar', { exact: false }).first()).toBeVisible();
  });
  await When('its schedule is opened', () => page.getByRole('button', { name: 'Lihat jadwal' }).click());
  await Then('it is in sight, and the way back leads to row and details', async () => {
    await expect(page.getByRole('heading', { name: /^Jadwal tenor/ })).toBeInViewport();
    await page.getByRole('button', { name: 'Kembali ke rincian' }).click();
    await expect(page.getByRole('button', { name: 'Tutup jadwal' })).toBeFocused();
    await page.getByRole('button', { name: 'Kembali ke baris 2' }).click();
    await expect(page.getByRole('button', { name: 'Lihat dampak baris 2' })).toBeFocused();
  });
});
