import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { callAs } from '../support/services.ts';
import { cardNumbers } from '../support/records.ts';

interface Row {
  readonly cardNo: string;
  readonly office: string;
}

test('a number is scanned and tells where the card is; a foreign card tells its status alone', async ({ openAs }) => {
  const rows: readonly Row[] = (
    await callAs('ADMIN03', 'GET', 'middle/cards?status=delivered_to_customer&sort=cardNo,desc&size=100')
  ).result.rows;
  const own = rows.find(({ office }) => office.startsWith('10010'))!;
  const foreign = rows.find(({ office }) => !office.startsWith('10010'))!;
  const page = await Given('the box for numbers, as a branch has it', () => openAs('ADMCB01', '/card-tracking'));
  const box = page.getByRole('textbox', { name: /Nomor kartu, resi/ });
  await When('the number of a card of its member is scanned', async () => {
    await box.fill(own.cardNo);
    await box.press('Enter');
  });
  await Then('it says where it is, what comes next and who owes it, with all that happened', async () => {
    const result = page.getByRole('region', { name: `Hasil ${own.cardNo}` });
    await expect(result).toContainText(/Dalam perjalanan, Pengiriman DLV-/);
    await expect(result).toContainText('Kurir dan vendor cetak');
    await expect(result.locator('.movements > li')).toHaveCount(3);
  });
  await When('several are pasted, one of them of another branch', async () => {
    await box.fill(`${own.cardNo}, ${foreign.cardNo}, ${cardNumbers.wrongCheckDigit}`);
    await box.press('Enter');
  });
  await Then('each is answered for itself', async () => {
    await expect(page.getByRole('region', { name: `Hasil ${own.cardNo}` })).toContainText('delivered_to_customer');
    const other = page.getByRole('region', { name: `Hasil ${foreign.cardNo}` });
    await expect(other).toContainText('di luar kantor Anda');
    await expect(other).not.toContainText(foreign.cardNo);
    await expect(page.getByRole('region', { name: `Hasil ${cardNumbers.wrongCheckDigit}` })).toContainText(
      'Nomor kartu tidak valid',
    );
  });
});
