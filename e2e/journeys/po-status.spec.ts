import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { fact } from '../support/form.ts';
import { listOn, questionOn, snackbar } from '../support/list.ts';

test('staff hold and release an order, and two people cancel an issued one', async ({ openAs }) => {
  const page = await Given('the issued orders of SPEKTRA', () => openAs('HOOPS01', '/po-status?status=PO_ISSUED'));
  const list = listOn(page);
  await When('the first one is opened', async () => {
    await list.rows.first().getByRole('link').first().click();
  });
  await Then('its page shows where it stands, and the number of the member masked', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toContainText('PO Terbit');
    await expect(page.getByRole('region', { name: 'Perjalanan PO' })).toContainText('Entry');
    await page.getByRole('tab', { name: 'Member' }).click();
    await expect(fact(page, 'Telepon')).toContainText('****');
    await page.getByRole('tab', { name: 'Riwayat' }).click();
    await expect(page.getByRole('region', { name: 'Pesan ke member' })).toContainText('PO_ISSUED');
    await page.getByRole('tab', { name: 'Ringkasan' }).click();
  });
  const dialog = page.getByRole('dialog', { name: 'Batalkan PO' });
  await When('a cancellation is requested', async () => {
    await page.getByRole('button', { name: 'Batalkan PO' }).click();
    await dialog.getByLabel('Alasan pembatalan').click();
    await page.getByRole('option', { name: 'Order ganda' }).click();
    await dialog.getByLabel('Catatan').fill('Order ganda menurut member');
    await dialog.getByRole('button', { name: 'Batalkan PO' }).click();
  });
  const request = (on = page) => on.getByRole('note', { name: 'Permintaan pembatalan' });
  await Then('it waits for somebody else, and its maker cannot approve it', async () => {
    await expect(snackbar(page, 'menunggu persetujuan')).toBeVisible();
    await expect(request()).toContainText('Order ganda menurut member');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('PO Terbit');
  });
  const other = await Given('the same page of an approver', () => openAs('ADMIN01', new URL(page.url()).pathname));
  await When('the approver agrees', async () => {
    await request(other).getByRole('button', { name: 'Setujui pembatalan' }).click();
    await questionOn(other).answer('Setujui pembatalan');
  });
  await Then('the order is cancelled and offers no step', async () => {
    await expect(other.getByRole('heading', { level: 1 })).toContainText('Batal');
    await expect(fact(other, 'Alasan pembatalan')).toHaveText('Order ganda');
    await expect(other.getByRole('button', { name: 'Tahan' })).toHaveCount(0);
  });
});

test('an order of NMC is held and released, and its page shows the vehicle', async ({ openAs }) => {
  const page = await Given('the approved orders of NMC', () => openAs('HOOPS01', '/po-status-nmc?status=INDENT'));
  await When('one is held', async () => {
    await listOn(page).rows.first().getByRole('link').first().click();
    await page.getByRole('tab', { name: 'Unit' }).click();
    await expect(fact(page, 'Nama STNK')).not.toHaveText('-');
    await page.getByRole('button', { name: 'Tahan' }).click();
    const dialog = page.getByRole('dialog', { name: 'Tahan' });
    await dialog.getByLabel('Alasan penahanan').fill('Menunggu konfirmasi dealer');
    await dialog.getByRole('button', { name: 'Tahan' }).click();
  });
  await Then('it is on hold', () => expect(page.getByRole('heading', { level: 1 })).toContainText('Ditahan'));
  await When('it is released', async () => {
    await page.getByRole('button', { name: 'Lepas' }).click();
    await questionOn(page).answer('Lepas');
  });
  await Then('it stands where it was', () => expect(page.getByRole('heading', { level: 1 })).toContainText('Indent'));
});
