import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { fact, formOn } from '../support/form.ts';
import { listOn, questionOn } from '../support/list.ts';

test.describe('/branch-cms', () => {
  test('a draft is completed with a live card, published, and hidden again with a reason', async ({ openAs }) => {
    const page = await Given('a draft without address and hours', () => openAs('ADMIN01', '/branch-cms?search=11010'));
    const list = listOn(page);
    await expect(list.row('11010')).toContainText('Konsep');
    await list.row('11010').getByText('11010').click();
    await Then('its page says what publishing still needs', () =>
      expect(page.getByRole('button', { name: 'Tayangkan' })).toHaveAccessibleDescription(
        'Belum diisi: Alamat publik, Jam buka',
      ),
    );
    await page.getByRole('link', { name: 'Ubah' }).click();
    const form = formOn(page);
    const card = page.getByRole('region', { name: 'Pratinjau kartu kantor' });
    await When('address, hours and a holiday are typed, and the pin is moved', async () => {
      await form.field('Alamat publik').fill('Jalan Diponegoro No. 7, Padang');
      await page.getByRole('button', { name: 'Isi jam buka' }).click();
      await page.getByRole('button', { name: 'Tambah tanggal' }).click();
      await page.getByLabel('Tanggal 1', { exact: true }).fill('20-03-2027');
      await page.getByLabel('Keterangan, tanggal 1').fill('Idul Fitri');
      const longitude = form.field('Bujur');
      const before = await longitude.inputValue();
      await page.getByRole('slider').press('ArrowRight');
      await expect(longitude).toHaveValue((Number(before) + 0.01).toFixed(6));
    });
    await Then('the card shows what is typed', async () => {
      await expect(card).toContainText('Jalan Diponegoro No. 7, Padang');
      await expect(card).toContainText('Senin: 08:00–16:00');
      await expect(card).toContainText('Kelengkapan 83%');
    });
    await form.saveAndSee('Kantor Padang');
    await expect(fact(page, 'Pengecualian jam buka')).toHaveText('20 Maret 2027: Tutup, Idul Fitri');
    await When('it is published', async () => {
      await page.getByRole('button', { name: 'Tayangkan' }).click();
      await questionOn(page).answer('Tayangkan');
    });
    await Then('its page shows the state, and the public sees it', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Tayang');
      const answer = await page.request.get('/api/publish/branch/kantor-padang');
      expect((await answer.json()).result.branch.publicAddress).toBe('Jalan Diponegoro No. 7, Padang');
    });
    await When('it is hidden from the list', async () => {
      await page.goto('/branch-cms?search=11010');
      await list.act('11010', 'Sembunyikan');
      await questionOn(page).answer('Sembunyikan', { reason: 'alamat diperiksa lagi' });
    });
    await Then('the row says so', () => expect(list.row('11010')).toContainText('Disembunyikan'));
  });

  test('a branch user changes hours and telephones of the own office, and sees the rest as text', async ({
    openAs,
  }) => {
    const page = await Given('a branch administrator', () => openAs('ADMCB01', '/branch-cms'));
    const list = listOn(page);
    await expect(list.rows).toHaveCount(1);
    await list.rows.first().getByRole('link').first().click();
    await expect(page.getByRole('button', { name: 'Sembunyikan' })).toHaveAccessibleDescription(
      'Hanya kantor di atas cabang yang dapat mengubahnya',
    );
    await page.getByRole('link', { name: 'Ubah' }).click();
    const form = formOn(page);
    await Then('only telephones and hours can be typed', async () => {
      await expect(form.fixed('Alamat publik')).toBeVisible();
      await expect(form.fixed('Slug')).toBeVisible();
      await expect(page.getByRole('slider')).toHaveCount(0);
    });
    await When('a telephone is typed with the country code', () =>
      form.field('Telepon publik').fill('+62 21-5550 123'),
    );
    await form.save.click();
    await Then('it is stored as people dial it', () => expect(fact(page, 'Telepon publik')).toHaveText('0215550123'));
  });
});
