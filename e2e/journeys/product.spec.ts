import { faultsOf } from '../support/axe.ts';
import { deliver } from '../support/core-feed.ts';
import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { fact, formOn } from '../support/form.ts';
import { listOn, questionOn } from '../support/list.ts';
import { png } from '../support/upload.ts';

/** A product without image, so without publication, whose group is AC. */
const code = 'PRD00090';
const row = {
  core_code: code,
  status: 'active',
  object_code: code,
  core_name: 'AC INVERTER 1 PK TOBA',
  brand: 'Toba',
  model: 'TO-109',
  variant: '',
  barcode: '8990100000623',
  core_group_code: 'AC',
  condition: 'N',
};

test.describe('/product', () => {
  test.skip(Boolean(process.env['E2E_URL']), 'the files of core lie beside the console that the tests start');

  test('a jump of the price waits for an admin, then the product is written, pictured and published', async ({
    openAs,
  }) => {
    const admin = await Given('a delivery of core with twice the price', async () => {
      deliver('product', [{ ...row, reference_price: '9900000' }]);
      return openAs('ADMIN01', `/product?search=${code}`);
    });
    await When('it is synchronised, and the product opened', async () => {
      const head = admin.getByRole('region', { name: 'Sinkronisasi core' });
      await head.getByRole('button', { name: 'Sinkronkan sekarang' }).click();
      await expect(head).toContainText('1 konflik');
      await listOn(admin).rows.getByText(code).first().click();
    });
    await Then('it keeps its price and says which one waits', async () => {
      await expect(fact(admin, 'Alasan konflik')).toContainText('menjadi Rp 9.900.000');
      await expect(fact(admin, 'Harga acuan')).not.toContainText('9.900.000');
    });
    await When('the admin accepts it', async () => {
      await admin.getByRole('button', { name: 'Terima harga' }).click();
      await questionOn(admin).answer('Terima harga');
    });
    await Then('it is the reference price, and the history has it', async () => {
      await expect(fact(admin, 'Harga acuan')).toContainText('9.900.000');
      await admin.getByRole('tab', { name: 'Riwayat harga' }).click();
      await expect(admin.getByRole('row', { name: /9\.900\.000/ })).toContainText('ADMIN01');
    });
    const address = new URL(admin.url()).pathname;

    const page = await Given('merchandising staff on the form', () => openAs('HOBIS01', address));
    await page.getByRole('link', { name: 'Ubah' }).click();
    const form = formOn(page);
    await When('it is published without an image', async () => {
      await form.field('Tayang').check();
      await form.save.click();
    });
    await Then('the image is asked for', () => expect(form.error('Gambar')).toHaveText('Wajib diisi'));
    const text = page.getByRole('textbox', { name: 'Deskripsi' });
    await When('a description is typed with a bold word and a list, by keyboard', async () => {
      await text.focus();
      await page.keyboard.type('Dingin ');
      await page.keyboard.press('Control+b');
      await page.keyboard.type('hemat');
      await page.keyboard.press('Control+b');
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'Daftar', exact: true }).focus();
      await page.keyboard.press('Enter');
      await page.keyboard.type('Garansi lima tahun');
    });
    await When('words are typed and pasted', async () => {
      await form.field('Tag').fill('inverter');
      await form.field('Tag').press('Enter');
      await form.field('Tag').fill('hemat,dingin,');
      await expect(page.getByRole('button', { name: 'Hapus dingin' })).toBeVisible();
    });
    await When('two images are added, and the second made the cover by keyboard', async () => {
      for (const size of [64, 48]) {
        const chosen = page.waitForEvent('filechooser');
        await form.form.locator('input[type=file]').focus();
        await page.keyboard.press('Enter');
        await (await chosen).setFiles(png(size, size));
        await expect(page.locator('.upload-pictures > li')).toHaveCount(size === 64 ? 1 : 2);
      }
      await page.getByRole('button', { name: 'Majukan gambar 2' }).focus();
      await page.keyboard.press('Enter');
    });
    await Then('the form is accessible', async () => expect(await faultsOf(page)).toEqual([]));
    await When('it is saved', () => form.save.click());
    await Then('its page shows the text as it was formed, the words, and that it is published', async () => {
      await expect(fact(page, 'Deskripsi').locator('p strong')).toHaveText('hemat');
      await expect(fact(page, 'Deskripsi').getByRole('listitem')).toHaveText('Garansi lima tahun');
      await expect(fact(page, 'Tag').getByRole('listitem')).toHaveText(['inverter', 'hemat', 'dingin']);
      await expect(fact(page, 'Tayang')).toHaveText('Ya');
    });
  });

  test('own limits are proposed by one and approved by a second person', async ({ openAs }) => {
    const page = await Given('a product', () => openAs('HOBIS01', '/product?search=PRD00012'));
    await listOn(page).rows.getByText('PRD00012').first().click();
    const address = new URL(page.url()).pathname;
    await page.getByRole('link', { name: 'Ubah' }).click();
    await When('a tenor longer than that of the group is set', async () => {
      await formOn(page).fill({ 'Tenor maksimum': '36', 'Alasan perubahan': 'tenor barang ini lebih pendek' });
      await formOn(page).save.click();
    });
    await Then('the field names the limit', () =>
      expect(formOn(page).error('Tenor maksimum')).toHaveText(
        'Tidak boleh lebih longgar daripada batas di atasnya: 24',
      ),
    );
    await When('a shorter one is set', async () => {
      await formOn(page).fill({ 'Tenor maksimum': '12' });
      await formOn(page).save.click();
      await expect(page.getByText('tenor barang ini lebih pendek').first()).toBeVisible();
    });
    const head = await Given('a second person', () => openAs('HOBISHD01', address));
    await When('the change is approved', async () => {
      await head.getByRole('button', { name: 'Setujui' }).click();
      await questionOn(head).question.getByRole('button', { name: 'Setujui' }).click();
    });
    await Then('the own limit holds in place of the inherited one', async () => {
      await head.getByRole('tab', { name: 'Pembiayaan' }).click();
      const limit = head.getByRole('row', { name: /Tenor maksimum/ });
      await expect(limit.getByRole('cell')).toHaveText(['24 (lini produk)', '12', '12']);
    });
  });
});
