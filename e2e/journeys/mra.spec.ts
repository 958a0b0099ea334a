import { randomInt } from 'node:crypto';
import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { choicesOn, fact, formOn } from '../support/form.ts';
import { listOn, questionOn, snackbar } from '../support/list.ts';

/** A free code below region 10, whose two areas of the seed are 1001 and 1002. */
const newCode = () => `10${randomInt(10, 100)}`;

test.describe('/mra', () => {
  test('lists all areas with their region, narrowed and sorted as the address says', async ({ openAs }) => {
    const page = await Given('the list as an admin', () => openAs('ADMIN01', '/mra'));
    const list = listOn(page);
    await Then('each row shows the region that its id stands for', async () => {
      await expect(list.rows.first()).toContainText('01 - Sumatera Utara & Aceh');
      await expect(list.rows.first()).toContainText('Aceh');
    });
    await When('a region is chosen', async () => {
      await page.getByRole('combobox', { name: 'Wilayah' }).fill('jabo');
      await page.getByRole('option', { name: '04 - Jabodetabek' }).click();
    });
    await Then('its two areas remain', () => expect(list.rows).toHaveCount(2));
  });

  test('an area is made, moved to another region with a reason, and tells its history', async ({ openAs }) => {
    const code = newCode();
    const name = `Uji Area ${code}-${randomInt(1000)}`;
    const page = await Given('the form as an admin', () => openAs('ADMIN01', '/mra/create'));
    const form = formOn(page);
    const choose = async (region: string) => {
      await form.field('Wilayah').fill(region);
      await choicesOn(page).first().click();
    };
    await When('the code of another region is typed', async () => {
      await form.fill({
        Kode: code,
        Nama: name,
        'NPK kepala': '730500',
        Kepala: 'Andi Pratama',
        Alamat: 'Jalan Ahmad Yani No. 7',
        Kota: 'Makassar',
        'Kode pos': '90101',
        Telepon: '0411555123',
        'E-mail': 'uji.area@contoh.id',
      });
      await choose('09');
      await form.save.click();
    });
    await Then('the field says with what it must start', () =>
      expect(form.error('Kode')).toHaveText('Harus diawali 09'),
    );
    await When('the region is the right one', async () => {
      await choose('10');
      await form.saveAndSee(name);
    });
    await Then('the detail leads to the region', () =>
      expect(fact(page, 'Wilayah').getByRole('link')).toHaveText('10 - Sulawesi, Maluku & Papua'),
    );
    await When('it is moved to region 09', async () => {
      await page.getByRole('link', { name: 'Ubah' }).click();
      await choose('09');
      await form.fill({ 'Alasan perubahan': 'penataan ulang wilayah' });
      await form.save.click();
    });
    await Then('what moves with it is confirmed first', async () => {
      const { question, answer } = questionOn(page);
      await expect(question).toContainText('Ikut pindah (MRO: 0, Cabang: 0)');
      await answer('Pindahkan');
      await expect(fact(page, 'Wilayah')).toHaveText('09 - Kalimantan');
    });
    await When('the history is opened', () => page.getByRole('tab', { name: 'Riwayat' }).click());
    await Then('it says who changed what and why', async () => {
      const [moved, created] = [page.locator('.history-table tbody tr').first(), page.locator('tbody tr').last()];
      await expect(moved).toContainText('Wilayah: 10 - Sulawesi, Maluku & Papua → 09 - Kalimantan');
      await expect(moved).toContainText('penataan ulang wilayah');
      await expect(created).toContainText('Dibuat');
    });
    await When('it is deleted', async () => {
      await page.getByRole('tab', { name: 'Profil' }).click();
      await page.getByRole('button', { name: 'Hapus' }).click();
      await questionOn(page).answer('Hapus', { reason: 'hanya untuk uji' });
    });
    await Then('it is gone', () => expect(snackbar(page, 'Data berhasil dihapus')).toBeVisible());
  });

  test('an area in use is not switched off, and everything that uses it is named', async ({ openAs }) => {
    const page = await Given('the areas', () => openAs('ADMIN01', '/mra?search=Jakarta'));
    const list = listOn(page);
    await When('one is to be switched off', async () => {
      await list.rows
        .first()
        .getByRole('button', { name: /^Aksi untuk/ })
        .click();
      await page.getByRole('menuitem', { name: 'Nonaktifkan' }).click();
    });
    const { question } = questionOn(page);
    await Then('the question says why not, and offers nothing that would be refused', async () => {
      await expect(question.getByRole('listitem')).toContainText(['MRO: 2', 'Stok Kartu: ']);
      await expect(question.getByRole('button', { name: 'Nonaktifkan' })).toHaveCount(0);
      await expect(question.getByRole('textbox')).toHaveCount(0);
    });
    await When('one of the uses is opened', () => question.getByRole('link', { name: /^Stok Kartu/ }).click());
    await Then('its list shows what uses the area', async () => {
      await expect(page).toHaveURL(/\/card-stock\?officeKind=MRA&mraId=[0-9a-f-]{36}$/);
      await expect(question).toHaveCount(0);
      await expect(list.rows.first()).toContainText('Jakarta');
    });
  });

  test('the areas of a region are a tab of it, and a new one begins with the region', async ({ openAs }) => {
    const page = await Given('the regions', () => openAs('ADMIN01', '/regions'));
    await When('one is opened', () => listOn(page).rows.first().getByRole('link').first().click());
    await Then('a tab has its areas and their number', async () => {
      await page.getByRole('tab', { name: /^MRA \(\d+\)$/ }).click();
      await expect(page).toHaveURL(/\?tab=mra$/);
      await expect(listOn(page).rows.first()).toContainText('0101');
    });
    await When('the list is narrowed and left', async () => {
      await listOn(page).search('medan');
      await expect(page).toHaveURL(/search=medan/);
      await expect(listOn(page).rows).toHaveCount(1);
      await page.getByRole('tab', { name: 'Data' }).click();
    });
    await Then('its search is forgotten', () => expect(page).toHaveURL(/\/regions\/[0-9a-f-]{36}$/));
    await When('a new area is made from there', async () => {
      await page.getByRole('tab', { name: /^MRA/ }).click();
      await page.getByRole('link', { name: 'Tambah' }).click();
    });
    await Then('its region is filled in', () =>
      expect(formOn(page).field('Wilayah')).toHaveValue('01 - Sumatera Utara & Aceh'),
    );
  });

  test('the branches of each line are tabs of an area, each with its number and its own list', async ({ openAs }) => {
    const page = await Given('the areas', () => openAs('ADMIN01', '/mra?search=Aceh'));
    await When('one is opened', () => listOn(page).rows.first().getByRole('link').first().click());
    await Then('a tab has its branches of SPEKTRA', async () => {
      await page.getByRole('tab', { name: /^Cabang \([1-9]\d*\)$/ }).click();
      await expect(page).toHaveURL(/\?tab=branch$/);
      await expect(listOn(page).rows.first()).toContainText('Aceh');
    });
    await Then('others have those of NMC and UFI', async () => {
      await expect(page.getByRole('tab', { name: /^Cabang NMC \(\d+\)$/ })).toBeVisible();
      await expect(page.getByRole('tab', { name: /^Cabang UFI \(\d+\)$/ })).toBeVisible();
    });
  });
});
