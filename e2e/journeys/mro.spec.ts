import { randomInt } from 'node:crypto';
import { core } from '../support/core.ts';
import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { choicesOn, fact, formOn } from '../support/form.ts';
import { listOn, questionOn } from '../support/list.ts';

test.describe('/mro', () => {
  test('the choice of MRAs in the filter follows the region', core('dependent-choice'), async ({ openAs }) => {
    const page = await Given('the list as an admin', () => openAs('ADMIN01', '/mro'));
    const list = listOn(page);
    await When('a region is chosen', async () => {
      await page.getByRole('combobox', { name: 'Wilayah' }).fill('jabo');
      await page.getByRole('option', { name: '04 - Jabodetabek' }).click();
      await page.getByRole('combobox', { name: 'MRA' }).click();
    });
    await Then('only its MRAs are offered', () =>
      expect(choicesOn(page)).toHaveText(['0401 - Jakarta', '0402 - Banten-Bekasi']),
    );
    await When('one of them is chosen', async () => {
      await page.getByRole('option', { name: '0402 - Banten-Bekasi' }).click();
    });
    await Then('its MRO remains, with its MRA and offices', async () => {
      await expect(list.rows).toHaveCount(1);
      await expect(list.rows.first()).toContainText('0402 - Banten-Bekasi');
    });
  });

  test('an MRO is made, takes nobody who is mapped elsewhere, and is switched off', async ({ openAs }) => {
    const code = `0902${randomInt(10, 100)}`;
    const name = `Uji MRO ${code}`;
    const page = await Given('the form as an admin', () => openAs('ADMIN01', '/mro/create'));
    const form = formOn(page);
    await When('it is filled', async () => {
      await form.fill({
        Kode: code,
        Nama: name,
        'NPK kepala': '730600',
        Kepala: 'Dewi Lestari',
        Alamat: 'Jalan Lambung Mangkurat No. 9',
        Kota: 'Banjarmasin',
        'Kode pos': '70101',
        Telepon: '0511555123',
        'E-mail': 'uji.mro@contoh.id',
      });
      await form.field('MRA').fill('0902');
      await choicesOn(page).first().click();
      await form.saveAndSee(name);
    });
    await Then('the detail leads to its MRA', () =>
      expect(fact(page, 'MRA').getByRole('link')).toHaveText('0902 - Banjarmasin'),
    );
    await When('somebody who is mapped elsewhere is added', async () => {
      await page.getByRole('tab', { name: 'Anggota' }).click();
      await page.getByRole('combobox', { name: 'Tambah anggota' }).fill('KACAB01');
      await page.getByRole('option', { name: /KACAB01/ }).click();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Tambahkan' }).click();
      await questionOn(page).answer('Tambahkan');
    });
    await Then('the question says where', () =>
      expect(questionOn(page).question).toContainText(/Sudah dipetakan: KACAB01 \(BRANCH · \d{5}/),
    );
    await When('they are left out, and the MRO is switched off', async () => {
      await questionOn(page).question.getByRole('button', { name: 'Batal' }).click();
      await page.getByRole('button', { name: 'Nonaktifkan' }).click();
      await questionOn(page).answer('Nonaktifkan', { reason: 'salah buat' });
    });
    await Then('nothing keeps it', () => expect(page.getByRole('heading', { level: 1 })).toContainText('Tidak aktif'));
  });

  test('members whose mapping is incomplete are named above the page', async ({ openAs }) => {
    const page = await Given('the MRO of MROFF04 as an admin', async () => {
      const opened = await openAs('ADMIN01', '/user?search=MROFF04');
      const mro = await listOn(opened)
        .rows.first()
        .getByText(/^MRO · /)
        .textContent();
      await opened.goto(`/mro?search=${encodeURIComponent((mro ?? '').replace('MRO · ', ''))}`);
      await listOn(opened).rows.first().getByRole('link').first().click();
      return opened;
    });
    await Then('the warning leads to the account', () =>
      expect(page.getByRole('note').getByRole('link', { name: 'MROFF04' })).toHaveAttribute('href', /\/user\//),
    );
  });

  test('the branches of an MRO are a tab of it', core('detail-tabs'), async ({ openAs }) => {
    const page = await Given('the MROs', () => openAs('ADMIN01', '/mro?search=Jakarta'));
    await When('one is opened', () => listOn(page).rows.first().getByRole('link').first().click());
    await Then('a tab has its branches', async () => {
      await page.getByRole('tab', { name: /^Cabang \([1-9]\d*\)$/ }).click();
      await expect(page).toHaveURL(/\?tab=branch$/);
      await expect(listOn(page).rows.first()).toContainText('Jakarta');
    });
    await When('the tab of its uses is opened', () => page.getByRole('tab', { name: 'Dipakai oleh' }).click());
    await Then('it counts them, each leading to its list', async () => {
      await expect(page.getByRole('link', { name: /^Cabang: \d+$/ })).toHaveAttribute('href', /\/branch\?.*mroId=/);
    });
  });
});
