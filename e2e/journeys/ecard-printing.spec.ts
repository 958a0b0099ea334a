import type { Locator } from '@playwright/test';
import { ask } from '../support/frame.ts';
import { expect, test, Given, Then, When } from '../support/fixtures.ts';

interface Requests {
  readonly rows: readonly { readonly requestNo: string; readonly feeState: string; readonly cardType: string }[];
}

// Only this file uses the requests to select.
test('a paid request is chosen for printing, and head office takes it back', async ({ openAs }) => {
  const { rows } = await ask<Requests>('ADMIN03', 'transaction/ecard-printing?state=REQUESTED&size=50');
  const { requestNo } = rows.find(({ feeState }) => feeState === 'PAID')!;
  const unpaid = rows.find(({ feeState }) => feeState === 'NONE')!.requestNo;

  const page = await Given('requests to choose from, as the vendor', () =>
    openAs('VENDOR01', `/ecard-printing/select-for-printing?search=${unpaid}`),
  );
  const chooseVendor = async (dialog: Locator) => {
    await dialog.getByLabel('Vendor cetak').click();
    await page.getByRole('option', { name: /PV01/ }).click();
  };
  const choose = async (no: string) => {
    await page.getByRole('row').filter({ hasText: no }).getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Pilih untuk dicetak' }).click();
    const dialog = page.getByRole('dialog');
    await chooseVendor(dialog);
    await dialog.getByRole('button', { name: 'Buat penerbitan' }).click();
  };
  await When('one is chosen whose fee is not paid', () => choose(unpaid));
  await Then('it is told', async () => {
    await expect(
      page.getByRole('alert').filter({ hasText: `Biaya cetak permintaan ${unpaid} belum dibayar` }),
    ).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Batal' }).click();
  });
  await When('a paid one is chosen', async () => {
    await page.goto(`/ecard-printing/select-for-printing?search=${requestNo}`);
    await page.getByRole('row').filter({ hasText: requestNo }).getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Pilih untuk dicetak' }).click();
    await chooseVendor(page.getByRole('dialog'));
    // A reload keeps the selection and the input of the dialog.
    await page.reload();
    await expect(page.getByRole('row').filter({ hasText: requestNo }).getByRole('checkbox')).toBeChecked();
    await page.getByRole('button', { name: 'Pilih untuk dicetak' }).click();
    await expect(page.getByRole('dialog').getByLabel('Vendor cetak')).not.toHaveValue('');
    await page.getByRole('dialog').getByRole('button', { name: 'Buat penerbitan' }).click();
  });
  await Then('an issuance with one batch is made', () =>
    expect(
      page.getByRole('region', { name: 'Penerbitan yang dibuat' }).getByRole('link', { name: /^ISS-/ }),
    ).toBeVisible(),
  );

  const head = await Given('the request at head office', () =>
    openAs('HOOPS01', `/ecard-printing?search=${requestNo}`),
  );
  const row = head.getByRole('row').filter({ hasText: requestNo });
  const takeBack = async () => {
    await row.getByRole('button', { name: 'Aksi' }).click();
    await head.getByRole('menuitem', { name: 'Tarik kembali' }).click();
  };
  await When('it is taken back before it is printed, with a reload half-way', async () => {
    await takeBack();
    await head.getByLabel('Alasan').fill('Member mengubah nama pada kartu');
    await head.getByLabel('Kartu fisik sudah dimusnahkan, atau belum tercetak').check();
    await head.reload();
    await takeBack();
    await expect(head.getByLabel('Alasan')).toHaveValue('Member mengubah nama pada kartu');
    await expect(head.getByLabel('Kartu fisik sudah dimusnahkan, atau belum tercetak')).toBeChecked();
    await head.getByRole('dialog').getByRole('button', { name: 'Tarik kembali' }).click();
  });
  await Then('it waits to be chosen again', () => expect(row.locator('.tag', { hasText: 'Diminta' })).toBeVisible());

  await When('head office keeps that the other is paid', async () => {
    await head.goto(`/ecard-printing?search=${unpaid}`);
    await head.getByRole('row').filter({ hasText: unpaid }).getByRole('button', { name: 'Aksi' }).click();
    await head.getByRole('menuitem', { name: 'Catat pembayaran' }).click();
    await head.getByLabel('Nomor bukti pembayaran').fill('TRX-0001');
    await head.getByRole('alertdialog').getByRole('button', { name: 'Catat pembayaran' }).click();
  });
  await Then('its fee is paid', () =>
    expect(
      head.getByRole('row').filter({ hasText: unpaid }).getByRole('cell', { name: 'Dibayar', exact: true }),
    ).toBeVisible(),
  );
});
