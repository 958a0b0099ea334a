import { printedCardNumber } from '@console/contracts/core/card-number';
import { daysAgo, lastFreeCard, scanInto } from '../support/cards.ts';
import { chooseIn } from '../support/choice.ts';
import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { ask } from '../support/frame.ts';
import { png } from '../support/upload.ts';
import { type Rows, displayDate, onItsWay } from './desk-drafts.fixtures.ts';

test.describe('a reload half-way', () => {
  test('loses no courier result, of one card or of a file', async ({ openAs }) => {
    const { address, cardNo } = await onItsWay('CUSTOMER');
    const page = await Given('the receipt of a delivery to members', () =>
      openAs('VENDOR01', `${address}/upload-receipt`),
    );
    await Then('nobody is proposed to have received it at home', () =>
      expect(page.getByLabel('Diterima oleh')).toHaveValue(''),
    );
    await When('a card that came back is told of, with its slip', async () => {
      await scanInto(page, 'Nomor kartu', cardNo);
      await chooseIn(page.getByLabel('Hasil', { exact: true }), 'Dikembalikan');
      await expect(page.getByLabel('Diterima oleh')).toHaveCount(0);
      await page.getByLabel('No. tanda terima').fill('KEMBALI-7');
      await page.getByLabel('Tanggal terima').fill(displayDate(daysAgo(0)));
      await page.getByLabel('Keterangan').fill('Rumah kosong');
      await page.getByLabel('Tanda terima bertanda tangan').setInputFiles(png(64, 48));
      await expect(page.getByText('Berkas tersimpan')).toBeVisible();
      await page.reload();
    });
    await Then('it stands there as it was, the date day before month', async () => {
      await expect(page.getByText(printedCardNumber(cardNo), { exact: true })).toBeVisible();
      await expect(page.getByLabel('Hasil', { exact: true })).toHaveValue('Dikembalikan');
      await expect(page.getByLabel('No. tanda terima')).toHaveValue('KEMBALI-7');
      await expect(page.getByLabel('Tanggal terima')).toHaveValue(displayDate(daysAgo(0)));
      await expect(page.getByLabel('Keterangan')).toHaveValue('Rumah kosong');
      await expect(page.getByText('Berkas tersimpan')).toBeVisible();
    });
    await When('its file of results is chosen', async () => {
      await page.getByRole('tab', { name: 'File hasil kurir' }).click();
      // The previous tab also has a receipt number field.
      await expect(page.getByLabel('File CSV hasil kurir')).toBeAttached();
      await page.getByLabel('No. tanda terima').fill('BERKAS-8');
      const header = 'card_no,awb_no,result,event_date,received_by,relation,return_reason_code';
      const csv = `${header}\n${cardNo},,LOST,2026-01-01,,,\n`;
      await page
        .getByLabel('File CSV hasil kurir')
        .setInputFiles({ name: 'hasil.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
      await expect(page.getByText('1 baris bermasalah dari 1')).toBeVisible();
      await page.reload();
    });
    await Then('its rows and the number are there again', async () => {
      await expect(page.getByText('1 baris bermasalah dari 1')).toBeVisible();
      await expect(page.getByLabel('No. tanda terima')).toHaveValue('BERKAS-8');
    });
  });

  test('keeps the cards ticked off a parcel, and the receipt begins with them', async ({ openAs }) => {
    const { address, cardNo } = await onItsWay('OFFICE');
    const page = await Given('the receipt of a parcel, looked at before it is opened', () =>
      openAs('HOOPS02', `${address}/upload-receipt`),
    );
    await page.getByLabel('No. tanda terima').waitFor();
    await When('a card is ticked off its list, and the page is reloaded', async () => {
      await page.goto(`${address}/card-list`);
      await scanInto(page, 'Centang dengan memindai', cardNo);
      await expect(page.getByRole('list', { name: 'Sudah dicentang' })).toContainText(printedCardNumber(cardNo));
      await page.reload();
    });
    await Then('it is still ticked', () =>
      expect(page.getByRole('list', { name: 'Sudah dicentang' })).toContainText(printedCardNumber(cardNo)),
    );
    await When('the receipt is opened', () => page.getByRole('button', { name: 'Lanjut ke tanda terima' }).click());
    await Then('it is among those received', async () => {
      await expect(page.getByRole('radio', { name: 'Pindai satu per satu' })).toBeChecked();
      await expect(page.getByRole('list', { name: 'Sudah dicentang' })).toContainText(printedCardNumber(cardNo));
    });
  });

  test('loses nothing of a write-off and of cards reported from-to', async ({ openAs }) => {
    const {
      rows: [stock],
    } = await ask<Rows<{ readonly secureId: string }>>('ADMIN03', 'middle/card-stock?search=0701&size=100');
    const cardNo = await lastFreeCard('0701');
    const page = await Given('the safe of an MRA', () => openAs('HOOPS01', `/card-stock/mra-page/${stock!.secureId}`));
    await When('a write-off is begun, the page reloaded, and it is begun again', async () => {
      await page.getByRole('button', { name: 'Hapus buku' }).click();
      await scanInto(page, 'Pindai atau ketik nomor kartu', cardNo);
      await page.getByLabel('Saksi 1').fill('Rina Wijaya');
      await page.reload();
      await page.getByRole('button', { name: 'Hapus buku' }).click();
    });
    await Then('its cards and witness are there', async () => {
      await expect(page.getByText('1 dipindai')).toBeVisible();
      await expect(page.getByLabel('Saksi 1')).toHaveValue('Rina Wijaya');
    });
    await When('numbers are typed at a report of loss, and the page is reloaded', async () => {
      await page.goto('/card-lost/create?kind=COURIER');
      await page.getByLabel('Nomor awal').fill(cardNo);
      await page.getByLabel('No. kiriman atau penugasan', { exact: true }).fill('DLV-202611');
      await page.reload();
    });
    await Then('they are there too', async () => {
      await expect(page.getByLabel('Nomor awal')).toHaveValue(cardNo);
      await expect(page.getByLabel('No. kiriman atau penugasan', { exact: true })).toHaveValue('DLV-202611');
    });
  });

  test('loses nothing of what dialogs ask: the end of a number, a recall', async ({ openAs }) => {
    const { rows: cards } = await ask<Rows<{ readonly secureId: string; readonly expiryDate: string | null }>>(
      'ADMIN03',
      'middle/cards?status=Customer&size=100',
    );
    const card = cards.find(({ expiryDate }) => expiryDate !== null && expiryDate > daysAgo(0))!;
    const page = await Given("a member's card before head office", () => openAs('HOOPS01', `/cards/${card.secureId}`));
    const question = page.getByRole('alertdialog');
    await When('its cancellation is half told, and the page reloaded', async () => {
      await page.getByRole('button', { name: 'Batalkan kartu' }).click();
      await question.getByRole('textbox').fill('Surat member tertanggal kemarin');
      await page.reload();
      await page.getByRole('button', { name: 'Batalkan kartu' }).click();
    });
    await Then('the reason is there', () =>
      expect(question.getByRole('textbox')).toHaveValue('Surat member tertanggal kemarin'),
    );
    const { rows: deliveries } = await ask<
      Rows<{ readonly secureId: string; readonly issuanceId: string; readonly sent: number; readonly pending: number }>
    >('VENDOR01', 'transaction/card-issuance/delivery?state=DISPATCHED&size=100');
    const delivery = deliveries.find(({ sent, pending }) => sent === pending)!;
    const vendor = await Given('a delivery before its vendor', () =>
      openAs('VENDOR01', `/card-issuance/${delivery.issuanceId}/delivery-page/${delivery.secureId}`),
    );
    const dialog = vendor.getByRole('dialog');
    await When('it is to be recalled, with a proof', async () => {
      await vendor.getByRole('button', { name: 'Tarik kiriman' }).click();
      await dialog.getByRole('textbox').fill('Alamat kantor salah');
      await dialog.locator('input[type=file]').setInputFiles(png(64, 48));
      await expect(dialog.getByText('Berkas tersimpan')).toBeVisible();
    });
    await Then('a reload loses neither the reason nor the file', async () => {
      await vendor.reload();
      await vendor.getByRole('button', { name: 'Tarik kiriman' }).click();
      await expect(dialog.getByRole('textbox')).toHaveValue('Alamat kantor salah');
      await expect(dialog.getByText('Berkas tersimpan')).toBeVisible();
    });
  });

  test('loses nothing of the waybills typed for offices', async ({ openAs }) => {
    const { rows } = await ask<Rows<{ readonly secureId: string }>>(
      'VENDOR01',
      'transaction/card-issuance?mode=CUSTOMER&state=IN_PRINT',
    );
    const plans = await Promise.all(
      rows.map(async ({ secureId }) => ({
        secureId,
        offices: await ask<readonly { readonly officeCode: string; readonly count: number }[]>(
          'VENDOR01',
          `transaction/card-issuance/${secureId}/branch-deliver`,
        ),
      })),
    );
    const { secureId, offices } = plans.find((plan) => plan.offices.some(({ count }) => count > 0))!;
    const { officeCode } = offices.find(({ count }) => count > 0)!;
    const page = await Given('printed cards for offices, as the vendor', () =>
      openAs('VENDOR01', `/card-issuance/${secureId}/branch-deliver`),
    );
    const row = page.getByRole('row').filter({ hasText: officeCode });
    await When('a parcel is typed, and the page is reloaded', async () => {
      await row.getByRole('checkbox').check();
      await chooseIn(row.getByLabel(/Kurir/), /^KR01/);
      await row.getByLabel(/No. resi/).fill('RESI-77');
      await page.reload();
    });
    await Then('it stands in its row', async () => {
      await expect(row.getByRole('checkbox')).toBeChecked();
      await expect(row.getByLabel(/Kurir/)).toHaveValue(/^KR01/);
      await expect(row.getByLabel(/No. resi/)).toHaveValue('RESI-77');
    });
  });
});
