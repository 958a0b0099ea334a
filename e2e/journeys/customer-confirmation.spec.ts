import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { formOn } from '../support/form.ts';
import { listOn } from '../support/list.ts';

test('an agent calls the customer of an order, who confirms it', async ({ openAs }) => {
  const page = await Given('the desk', () => openAs('ADMIN01', '/customer-confirmation?type=ORDER&state=OPEN'));
  const list = listOn(page);
  await list.isReady();
  await Then('the figures of the day stand above the list', () =>
    expect(page.getByRole('region', { name: 'Angka hari ini' })).toContainText('Menunggu'),
  );
  await When('the first one is taken', async () => {
    await list.rows.first().getByRole('link').first().click();
    await page.getByRole('button', { name: 'Ambil dan hubungi' }).click();
  });
  await Then('its script and questions are there', async () => {
    await expect(page.getByRole('region', { name: 'Naskah' })).toContainText('Percakapan ini dicatat');
    await expect(page.getByRole('group', { name: /^Nama lengkap/ })).toBeVisible();
  });
  await When('every question agrees, by key', async () => {
    const first = page.getByRole('group', { name: /^Nama lengkap/ });
    await first.getByRole('radio', { name: 'Sesuai', exact: true }).focus();
    for (let index = 0; index < 7; index += 1) await page.keyboard.press('o');
  });
  await Then('the answers are there after the page was loaded again', async () => {
    await page.reload();
    const last = page.getByRole('group', { name: /^Nama lengkap/ });
    await expect(last.getByRole('radio', { name: 'Sesuai', exact: true })).toBeChecked();
  });
  await When('the result is saved', async () => {
    await formOn(page).fill({ Hasil: 'Terkonfirmasi' });
    await page.getByRole('button', { name: 'Simpan hasil' }).click();
  });
  await Then('it is confirmed, and its attempt is a page of its own', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Terkonfirmasi');
    // The last attempt stands first.
    await page
      .getByRole('link', { name: /^Percobaan \d/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Percobaan');
    await expect(page.getByRole('region', { name: 'Daftar pertanyaan' })).toContainText('Sesuai');
  });
});

test('a confirmation is made for an order that its form shows, and taken as the next one', async ({ openAs }) => {
  const page = await Given('an order with goods on their way', () => openAs('ADMIN01', '/po-status?status=DELIVERED'));
  const number = await listOn(page).rows.first().getByRole('link').first().innerText();
  await page.goto('/customer-confirmation/create');
  await When('its number is typed', () => formOn(page).fill({ Jenis: 'Penyerahan', 'No. aplikasi': number }));
  await Then('its member and goods are shown', () =>
    expect(page.getByRole('region', { name: 'Order atau member' })).toContainText('Barang Diterima'),
  );
});

test('after a result the next one of the same filter is taken', async ({ openAs }) => {
  const page = await Given('deliveries that wait', () =>
    openAs('ADMIN01', '/customer-confirmation?type=DELIVERY&state=OPEN'),
  );
  await listOn(page).isReady();
  await When('the first one is called and nobody answers', async () => {
    await page.getByRole('button', { name: 'Hubungi berikutnya' }).click();
    await expect(page.getByRole('region', { name: 'Naskah' })).toBeVisible();
    await formOn(page).fill({ Hasil: 'Tidak diangkat' });
  });
  const before = new URL(page.url()).searchParams.get('ccmId');
  await When('it is saved with the next one', () =>
    page.getByRole('button', { name: 'Simpan dan hubungi berikutnya' }).click(),
  );
  await Then('the page is that of another delivery', async () => {
    await expect(page).not.toHaveURL(new RegExp(String(before)));
    await expect(page.getByRole('region', { name: 'Naskah' })).toContainText('barang');
  });
});
