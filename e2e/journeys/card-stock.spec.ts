import { printedCardNumber } from '@console/contracts/core/card-number';
import type { Page } from '@playwright/test';
import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { fact } from '../support/form.ts';
import { callAs } from '../support/services.ts';

interface Stock {
  readonly secureId: string;
  readonly officeCode: string;
  readonly cardType: string;
  readonly total: number;
}
const stockOf = async (office: string, type: string): Promise<Stock> => {
  const { result } = await callAs('ADMIN03', 'GET', `middle/card-stock?search=${office}&size=100`);
  return (result.rows as readonly Stock[]).find(
    ({ officeCode, cardType }) => officeCode === office && cardType === type,
  )!;
};
const cardsOf = async ({ secureId }: Stock): Promise<readonly string[]> =>
  (await callAs('ADMIN03', 'GET', `middle/card-stock/${secureId}/cards`)).result.rows.map(
    ({ cardNo }: { cardNo: string }) => cardNo,
  );

async function scan(page: Page, cardNo: string): Promise<void> {
  const box = page.getByRole('textbox', { name: 'Pindai atau ketik nomor kartu' });
  await box.fill(cardNo);
  await box.press('Enter');
}

test.describe('what lies in the safes', () => {
  test('a count names what is missing and what belongs elsewhere', async ({ openAs }) => {
    const stock = await stockOf('16030', 'Reguler');
    const numbers = await cardsOf(stock);
    const [foreign = ''] = await cardsOf(await stockOf('0401', 'Reguler'));
    const page = await Given('the counts of a safe', () =>
      openAs('HOOPS01', `/card-stock/branch-page/${stock.secureId}?tab=counts`),
    );
    await When('a count is begun, one card is left out and a foreign one found', async () => {
      await page.getByRole('button', { name: 'Mulai hitung stok' }).click();
      for (const [index, cardNo] of numbers.slice(1).entries()) {
        await scan(page, cardNo);
        await expect(page.getByText(`${index + 1} dari ${numbers.length} dipindai`)).toBeVisible();
      }
      await scan(page, foreign);
      await expect(page.getByText('Bukan kartu brankas ini')).toBeVisible();
      await page.getByRole('button', { name: 'Selesai menghitung' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Selesai menghitung' }).click();
    });
    await Then('the sheet differs, and says where each card should be', async () => {
      await expect(fact(page, 'Hasil')).toContainText('Berbeda');
      await expect(page.getByRole('heading', { name: 'Tidak ditemukan' })).toBeVisible();
      await expect(page.locator('main li').filter({ hasText: '0401' })).toHaveCount(1);
    });
  });

  test('cards are written off by two, with the minutes of their destruction', async ({ openAs }) => {
    const stock = await stockOf('0701', 'Reguler');
    const [first = '', second = ''] = await cardsOf(stock);
    const maker = await Given('the safe of an MRA', () => openAs('HOOPS01', `/card-stock/mra-page/${stock.secureId}`));
    await When('two cards are put on a draft that is submitted', async () => {
      await maker.getByRole('button', { name: 'Hapus buku' }).click();
      await scan(maker, first);
      await scan(maker, second);
      await expect(maker.getByText('2 dipindai')).toBeVisible();
      await maker.getByLabel('Saksi 1').fill('Rina Wijaya');
      await maker.getByLabel('Saksi 2').fill('Budi Santoso');
      await maker.getByRole('button', { name: 'Simpan draf' }).click();
      await maker.getByRole('button', { name: 'Ajukan' }).click();
      await maker.getByRole('alertdialog').getByRole('button', { name: 'Ajukan' }).click();
    });
    await Then('it waits, and its cards are held', async () => {
      await expect(fact(maker, 'Status')).toContainText('Diajukan');
    });
    const approver = await Given('the same write-off before an approver', () =>
      openAs('ADMIN02', new URL(maker.url()).pathname + new URL(maker.url()).search),
    );
    await When('it is approved and carried out with the minutes', async () => {
      await approver.getByRole('button', { name: 'Setujui' }).click();
      await approver.getByRole('alertdialog').getByRole('button', { name: 'Setujui' }).click();
      await expect(fact(approver, 'Status')).toContainText('Disetujui');
      await approver.getByRole('button', { name: 'Cetak berita acara' }).click();
      const sheet = approver.getByRole('dialog', { name: 'Berita acara pemusnahan' });
      for (const written of [printedCardNumber(first), printedCardNumber(second), 'Rina Wijaya', 'Budi Santoso'])
        await expect(sheet.getByText(written, { exact: true })).toBeVisible();
      await sheet.getByRole('button', { name: 'Tutup' }).click();
      await approver.locator('input[type=file]').setInputFiles({
        name: 'berita-acara.png',
        mimeType: 'image/png',
        buffer: Buffer.from(
          'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
          'base64',
        ),
      });
      await expect(approver.getByRole('button', { name: 'Laksanakan' })).toBeEnabled();
      await approver.getByRole('button', { name: 'Laksanakan' }).click();
    });
    await Then('the numbers are dead', async () => {
      await expect(fact(approver, 'Status')).toContainText('Dilaksanakan');
      const { result } = await callAs('ADMIN03', 'GET', `middle/cards?search=${first}`);
      expect(result.rows[0].cardStatus).toBe('Cancelled');
    });
  });
});

test.describe('what runs out is asked for', () => {
  test('a row proposes a reservation and opens it; several name what was made and what was left out', async ({
    openAs,
  }) => {
    const page = await Given('the stock of branches that runs out', () =>
      openAs('HOOPS01', '/card-stock?officeKind=BRANCH&level=LOW&search=160&size=100'),
    );
    const rowOf = (office: string) => page.getByRole('row').filter({ hasText: office }).filter({ hasText: 'Reguler' });
    await When('a reservation is proposed for one row', async () => {
      await rowOf('16020')
        .getByRole('button', { name: /^Aksi untuk/ })
        .click();
      await page.getByRole('menuitem', { name: 'Usulkan reservasi' }).click();
    });
    await Then('its draft is open, up to the maximum', async () => {
      await expect(page).toHaveURL(/card-reservations\/[0-9a-f-]{36}/);
      await expect(fact(page, 'Asal')).toHaveText('Usulan stok');
      await expect(fact(page, 'Status')).toContainText('Draf');
    });
    await When('it is proposed for that row and another', async () => {
      await page.goto('/card-stock?officeKind=BRANCH&level=LOW&search=160&size=100');
      for (const office of ['16010', '16020']) await rowOf(office).getByRole('checkbox').click();
      await page.getByRole('button', { name: 'Usulkan reservasi' }).click();
    });
    await Then('the new one is named, and why the other is left out', async () => {
      const dialog = page.getByRole('dialog', { name: 'Usulan reservasi' });
      await expect(dialog.getByText(/^RSV-.*16010 .*1 baris/)).toBeVisible();
      await expect(dialog.getByText(/masih terbuka untuk 16020/)).toBeVisible();
      await expect(dialog.getByRole('link', { name: /^RSV-/ })).toHaveCount(2);
    });
  });
});
