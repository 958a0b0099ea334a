import { unique } from '../support/card-types.ts';
import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { fact, formOn } from '../support/form.ts';
import { listOn, questionOn, snackbar } from '../support/list.ts';
import { callAs, storeFile } from '../support/services.ts';
import { pictureOn, png } from '../support/upload.ts';

const spot = { x: 72, y: 380, size: 64, colour: '#FFFFFF' };

/** A draft created by a user of head office. */
async function draft(name: string) {
  const { result: types } = await callAs('HOBIS01', 'GET', 'middle/card-types/lov');
  const [frontImage, backImage] = [
    await storeFile('HOBIS01', 'card-design', png(1013, 638)),
    await storeFile('HOBIS01', 'card-design', png(1013, 638)),
  ];
  const { result } = await callAs('HOBIS01', 'POST', 'middle/card-design', {
    code: unique(),
    name,
    cardTypeId: types.find(({ code }: { code: string }) => code === 'PLAT').secureId,
    edition: 'Uji',
    frontImage,
    backImage,
    textLayout: { number: spot, name: spot, validThru: spot },
    validFrom: '2027-01-01',
    validUntil: null,
    isDefault: false,
    sortOrder: 900,
  });
  return result as { readonly secureId: string; readonly version: number };
}

test.describe('/card-design', () => {
  test('is shaped by one person and activated by another, who sees both sides with a long name', async ({ openAs }) => {
    const name = `Desain ${unique()}`;
    const page = await Given('the form of a new design', () => openAs('HOBIS02', '/card-design/create'));
    const form = formOn(page);
    await When('a picture of another size is chosen', () => pictureOn(page, 'Gambar depan').choose(png(800, 600)));
    await Then('it is told beside its field', () =>
      expect(page.getByText('1013×638', { exact: false }).last()).toBeVisible(),
    );
    await When('the design is filled in and saved', async () => {
      await form.fill({ Kode: unique(), Nama: name, Edisi: '2027', Urutan: '910', 'Mulai berlaku': '01-01-2027' });
      await form.field('Jenis kartu').click();
      await page.getByRole('option', { name: 'Gold', exact: false }).first().click();
      await pictureOn(page, 'Gambar depan').choose(png(1013, 638));
      await pictureOn(page, 'Gambar belakang').choose(png(1013, 638));
      await page.getByLabel('Nomor: Huruf').fill('72');
      await expect(
        page
          .getByRole('img', { name: /RADEN MAS SURYODININGRAT/ })
          .locator('text')
          .first(),
      ).toHaveAttribute('font-size', '72');
      await form.saveAndSee(name);
    });
    await Then('it is a draft that its maker cannot activate', async () => {
      await expect(fact(page, 'Status')).toContainText('Draf');
      await expect(page.getByText('orang lain yang mengaktifkannya')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Aktifkan' })).toHaveCount(0);
    });
    const checker = await When('the head of the department opens it', () =>
      openAs('HOBISHD01', new URL(page.url()).pathname),
    );
    await Then('both sides are there', async () => {
      await expect(
        checker.getByRole('img', { name: /Contoh kartu: 9710 0100 0000 0019, RADEN MAS SURYODININGRAT, 12\/30/ }),
      ).toBeVisible();
      await expect(checker.getByRole('img', { name: `${name}: Belakang` })).toBeVisible();
    });
    await When('it is activated', async () => {
      await checker.getByRole('button', { name: 'Aktifkan' }).click();
      await questionOn(checker).answer('Aktifkan');
    });
    await Then('it is active', () => expect(fact(checker, 'Status')).toContainText('Aktif'));
  });

  test('a design that was printed keeps its look, and is copied as a new edition with its pictures', async ({
    openAs,
  }) => {
    const { result } = await callAs('HOBIS01', 'GET', 'middle/card-design?search=KRY_2024');
    const [code, name] = [unique(), `Edisi ${unique()}`];
    const page = await Given('the form of a printed design', () =>
      openAs('HOBIS03', `/card-design/${result.rows[0].secureId}/update`),
    );
    await Then('its look cannot be changed, and the page says why', async () => {
      await expect(page.getByText('Kartu sudah dicetak dengan desain ini')).toBeVisible();
      await expect(formOn(page).field('Edisi')).toBeDisabled();
    });
    await When('it is copied as a new edition', async () => {
      await page.goto(`/card-design/${result.rows[0].secureId}`);
      await page.getByRole('link', { name: 'Salin sebagai edisi baru' }).click();
      const form = formOn(page);
      await expect(page.getByText('Salinan dari Karyawan Abu')).toBeVisible();
      await form.fill({ Kode: code, Nama: name, Edisi: '2027', 'Mulai berlaku': '01-02-2027' });
      await form.saveAndSee(name);
    });
    await Then('the new edition is a draft of its own with the same look', async () => {
      await expect(fact(page, 'Jenis kartu')).toHaveText('KRY - Karyawan');
      await expect(fact(page, 'Status')).toContainText('Draf');
      await expect(page.locator('.card-face img')).toHaveCount(2);
    });
  });

  test('the gallery shows designs by their looks', async ({ openAs }) => {
    const name = `Galeri ${unique()}`;
    const { secureId } = await draft(name);
    const page = await Given('the list', () => openAs('ADMIN01', '/card-design'));
    await When('the gallery is opened', () => page.getByRole('link', { name: 'Galeri', exact: true }).click());
    await Then('the design is there, leads to its page and is deleted', async () => {
      await page.getByRole('link', { name }).click();
      await expect(page).toHaveURL(new RegExp(secureId));
      await page.getByRole('button', { name: 'Hapus' }).click();
      await questionOn(page).answer('Hapus', { reason: 'hanya percobaan' });
      await expect(snackbar(page, 'Data berhasil dihapus')).toBeVisible();
      await expect(listOn(page).row(name)).toHaveCount(0);
    });
  });
});
