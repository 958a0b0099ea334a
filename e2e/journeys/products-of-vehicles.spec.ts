import { deliver } from '../support/core-feed.ts';
import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { choicesOn, fact, formOn } from '../support/form.ts';
import { listOn } from '../support/list.ts';

const chooseBranch = async (page: Parameters<typeof choicesOn>[0], office: string) => {
  await page.getByRole('combobox', { name: 'Cabang' }).fill(office);
  await choicesOn(page).filter({ hasText: office }).click();
};

test('/product-nmc: core brings a motorcycle with its prices; its group follows, and each branch has its OTR', async ({
  openAs,
}) => {
  test.skip(Boolean(process.env['E2E_URL']), 'the files of core lie beside the console that the tests start');
  const code = 'MTRUJI01';
  const admin = await Given('a delivery of core with prices in two regions', async () => {
    deliver('product-nmc', [
      {
        core_code: code,
        status: 'active',
        type_code: code,
        brand: 'Kancil',
        model_name: 'Kancil 150 Uji',
        cc: '150',
        transmission: 'AUTOMATIC',
        year: String(new Date().getFullYear()),
        vehicle_class: 'MATIC',
        colours: 'Hitam',
        otr_prices: '01:2026-01-01:20000000|04:2026-01-01:21500000',
      },
    ]);
    return openAs('ADMIN01', '/product-nmc');
  });
  await When('it is synchronised and searched', async () => {
    const head = admin.getByRole('region', { name: 'Sinkronisasi core' });
    await head.getByRole('button', { name: 'Sinkronkan sekarang' }).click();
    await expect(head).toContainText('1 berubah');
    await listOn(admin).search(code);
  });
  await Then('the list says in how many regions it has no price', () =>
    expect(listOn(admin).row(code)).toContainText('8 wilayah tanpa harga'),
  );
  await listOn(admin).rows.getByText(code).first().click();
  const address = new URL(admin.url()).pathname;

  const page = await Given('merchandising staff on its page', () => openAs('HOBIS02', address));
  await Then('its group follows from class and engine', () => expect(fact(page, 'Kelompok')).toContainText('Matic'));
  await When('a branch is chosen', async () => {
    await page.getByRole('tab', { name: 'OTR di cabang' }).click();
    await chooseBranch(page, '13010');
  });
  await Then('the price of its region is shown', () => expect(fact(page, 'Harga OTR')).toContainText('21.500.000'));
  await When('a branch of a region without price is chosen', () => chooseBranch(page, '19060'));
  await Then('the panel says so', () =>
    expect(page.getByRole('alert')).toHaveText('Belum ada harga OTR di wilayah cabang itu'),
  );
  await When('a limit looser than that of the line is proposed', async () => {
    await page.getByRole('link', { name: 'Ubah' }).click();
    await formOn(page).fill({ 'Tenor maksimum': '60', 'Alasan perubahan': 'tenor motor ini disesuaikan' });
    await formOn(page).save.click();
  });
  await Then('the field names the limit, and the prices cannot be typed', async () => {
    await expect(formOn(page).error('Tenor maksimum')).toContainText('48');
    await expect(page.getByRole('spinbutton', { name: 'Harga OTR' })).toHaveCount(0);
  });
});

test('/product-ufi: a loan is checked by value, LTV and age; stale values stop it', async ({ openAs }) => {
  const page = await Given('a vehicle with fresh values', () => openAs('HOBIS03', '/product-ufi?search=AGN00001'));
  await listOn(page).rows.getByText('AGN00001').first().click();
  const year = String(new Date().getFullYear() - 3);
  const ask = async (loan: string) => {
    await page.getByRole('tab', { name: 'Nilai dan pinjaman' }).click();
    await chooseBranch(page, '13010');
    await page.getByLabel('Tahun').fill(year);
    await page.getByLabel('Pinjaman (Rp)').fill(loan);
  };
  await When('a loan within the LTV is asked about', () => ask('5000000'));
  await Then('the panel shows value, LTV, the greatest loan and the longest tenor', async () => {
    await expect(fact(page, 'LTV maksimum').last()).toHaveText('80,00 %');
    await expect(fact(page, 'Tenor terpanjang menurut umur')).toHaveText('84 bulan');
    await expect(fact(page, 'Pinjaman terbesar')).toContainText('Rp');
  });
  await When('the loan is far above the value', () => page.getByLabel('Pinjaman (Rp)').fill('900000000'));
  await Then('it is refused with the greatest one', () =>
    expect(page.getByRole('alert')).toContainText('Pinjaman melebihi LTV; paling banyak Rp'),
  );
  await Given('a vehicle whose values are stale', async () => {
    await page.goto('/product-ufi?stale=true&search=AGN00016');
    await expect(listOn(page).row('AGN00016')).toContainText('lebih dari 45 hari');
    await listOn(page).rows.getByText('AGN00016').first().click();
  });
  await When('a loan is asked about', () => ask('5000000'));
  await Then('nothing is calculated with them', () =>
    expect(page.getByRole('alert')).toContainText('paling lama 60 hari'),
  );
});
