import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { formOn } from '../support/form.ts';
import { listOn, questionOn } from '../support/list.ts';

/** A hundred serials that no other run has. */
const first = 700_000_001 + (Math.floor(Date.now() / 1_000) % 2_000_000) * 100;

test.describe('/card-generator', () => {
  test('a range shows its numbers with check digits, and is put to use by a second person', async ({ openAs }) => {
    const page = await Given('the ranges as head office', () => openAs('HOOPS01', '/card-generator'));
    await When('a range is added that overlaps another', async () => {
      await page.getByRole('button', { name: 'Tambah rentang' }).click();
      await formOn(page).field('Jenis kartu').click();
      await page.getByRole('option', { name: /Platinum/ }).click();
      await formOn(page).fill({ 'Seri awal': '200000001', 'Seri akhir': '200000100' });
    });
    await Then('the form says so before it is saved', () => expect(page.getByText('Rentang bertumpuk dengan SEQ-03-003')).toBeVisible());
    const code = await When('free serials are given', async () => {
      await formOn(page).fill({ 'Seri awal': String(first), 'Seri akhir': String(first + 99) });
      await expect(page.getByText(/9710 03.+ sampai 9710 03.+, 100 nomor/)).toBeVisible();
      const created = page.waitForResponse((response) => response.url().endsWith('/card-generator/sequence') && response.request().method() === 'POST');
      await formOn(page).save.click();
      const { result } = await (await created).json() as { result: { code: string } };
      return result.code;
    });
    await Then('it is a draft in the list', async () => {
      await listOn(page).search(code);
      await expect(listOn(page).row(code)).toContainText('Draf');
    });
    const checker = await When('an admin opens the list', () => openAs('ADMIN02', `/card-generator?search=${code}`));
    await When('the range is activated', async () => {
      await listOn(checker).row(code).getByRole('button', { name: /^Aksi untuk/ }).click();
      await checker.getByRole('menuitem', { name: 'Aktifkan' }).click();
      await questionOn(checker).answer('Aktifkan');
    });
    await Then('it is active with all its numbers free', async () => {
      await expect(listOn(checker).row(code)).toContainText('Aktif');
      await expect(listOn(checker).row(code)).toContainText('100');
    });
  });
});
