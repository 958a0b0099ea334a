import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { fact, formOn } from '../support/form.ts';
import { listOn, questionOn } from '../support/list.ts';

test.describe('/dealer-nmc', () => {
  test('the address of a dealer is stored at once, its account waits, and a scheme shows what is disbursed', async ({
    openAs,
  }) => {
    const page = await Given('a dealer of NMC', () => openAs('ADMIN01', '/dealer-nmc?search=200005'));
    await listOn(page).rows.getByText('200005').first().click();
    const dealer = page.url();
    await expect(fact(page, 'Verifikasi rekening')).toContainText('Terverifikasi');
    const form = formOn(page);
    await When('its address is changed', async () => {
      await page.getByRole('link', { name: 'Ubah' }).click();
      await form.field('Alamat').fill('Jalan Baru No. 77, Banda Aceh');
      await form.save.click();
    });
    await Then('it is stored', () => expect(fact(page, 'Alamat')).toContainText('Jalan Baru No. 77'));
    await When('the account is changed and its holder asked for', async () => {
      await page.getByRole('link', { name: 'Ubah' }).click();
      await form.field('Nomor rekening').fill('5550001234');
      await page.getByRole('button', { name: 'Periksa nama rekening' }).click();
    });
    await Then('the service is not connected, and the change can be proposed all the same', async () => {
      await expect(page.getByText('Layanan pemeriksaan rekening tidak tersedia')).toBeVisible();
      await form.save.click();
      await page.getByLabel(/^Alasan/).fill('rekening dealer berganti bank');
      await form.save.click();
      await expect(page.getByRole('heading', { name: 'Perubahan menunggu persetujuan' })).toBeVisible();
    });
    await When('its marketing schemes are opened', async () => {
      await page.goto(`${dealer.split('?')[0]}?tab=dealer-nmc-marketing-scheme`);
      await page.getByRole('link', { name: 'Tambah' }).click();
    });
    await Then('a new scheme is for this dealer and its main brand', async () => {
      await expect(form.field('Merek')).not.toHaveValue('');
      await expect(page.getByRole('heading', { name: 'Simulasi Angsuran' })).toBeVisible();
    });
  });
});

test.describe('/dealer-ufi', () => {
  test('a registration is opened by a second person, suspended and opened again', async ({ openAs }) => {
    const maker = await Given('a registration, opened by a clerk', () =>
      openAs('HOBIS01', '/dealer-ufi?state=new&search=300008'),
    );
    await listOn(maker).rows.getByText('300008').first().click();
    await expect(fact(maker, 'Status')).toContainText('Baru');
    const dealer = new URL(maker.url()).pathname;
    const form = formOn(maker);
    await When('the clerk corrects its account', async () => {
      await maker.getByRole('link', { name: 'Ubah' }).click();
      await form.field('Nomor rekening').fill('5550009876');
      await form.save.click();
    });
    await Then('it is stored at once, and nobody has verified it', () =>
      expect(fact(maker, 'Verifikasi rekening')).toContainText('Belum diverifikasi'),
    );
    const checker = await Given('the page as a second person', () => openAs('HOBISHD01', dealer));
    await When('the registration is approved without a word about the account', async () => {
      await checker.getByRole('button', { name: 'Setujui pendaftaran' }).click();
      await questionOn(checker).answer('Setujui pendaftaran');
    });
    await Then('the account stands in the way', () =>
      expect(questionOn(checker).question).toContainText('Rekening belum diverifikasi'),
    );
    await When('a reason is given', () =>
      questionOn(checker).answer('Setujui pendaftaran', { reason: 'buku rekening asli dilihat' }),
    );
    await Then('the dealer is open', () => expect(fact(checker, 'Status')).toContainText('Aktif'));
    await When('the clerk suspends it', async () => {
      await maker.goto(dealer);
      await maker.getByRole('button', { name: 'Nonaktifkan' }).click();
      await questionOn(maker).answer('Nonaktifkan', { reason: 'showroom direnovasi' });
    });
    await Then('it takes no new applications', () => expect(fact(maker, 'Status')).toContainText('Tidak aktif'));
    await When('the second person opens it again', async () => {
      await checker.goto(dealer);
      await checker.getByRole('button', { name: 'Aktifkan' }).click();
      await questionOn(checker).answer('Aktifkan', { reason: 'renovasi sudah selesai' });
    });
    await Then('it is open, and its history keeps the reasons', async () => {
      await expect(fact(checker, 'Status')).toContainText('Aktif');
      await checker.getByRole('tab', { name: 'Riwayat' }).click();
      for (const reason of ['buku rekening asli dilihat', 'showroom direnovasi', 'renovasi sudah selesai'])
        await expect(checker.getByText(reason)).toBeVisible();
    });
  });

  test('a scheme opens from the form of its dealer', async ({ openAs }) => {
    const page = await Given('the form of a dealer', () => openAs('ADMIN01', '/dealer-ufi?search=300001'));
    await listOn(page).rows.getByText('300001').first().click();
    await page.getByRole('link', { name: 'Ubah' }).click();
    await formOn(page).field('Alamat').fill('Jalan Sementara No. 3, Banda Aceh');
    await When('its schemes are opened while an address is typed', () =>
      page.getByRole('tab', { name: 'Skema pemasaran', exact: true }).click(),
    );
    await Then('they are listed, and the typed address stays', async () => {
      await expect(page.getByRole('heading', { level: 1, name: /^Skema pemasaran 300001/ })).toBeVisible();
      await expect(listOn(page).rows).toHaveCount(2);
      await page.getByRole('tab', { name: 'Data' }).click();
      await expect(formOn(page).field('Alamat')).toHaveValue('Jalan Sementara No. 3, Banda Aceh');
    });
  });

  test('a branch reads schemes without what the company pays', async ({ openAs }) => {
    const page = await Given('the dealers of a branch', () => openAs('ADMCB01', '/dealer-ufi'));
    await listOn(page).rows.first().getByRole('link').first().click();
    await page.getByRole('tab', { name: 'Skema pemasaran UFI' }).click();
    await listOn(page).isReady();
    await Then('the list has no incentives', async () => {
      await expect(listOn(page).header('Subsidi DP')).toBeVisible();
      await expect(listOn(page).header('Insentif dealer per unit')).toHaveCount(0);
    });
    await When('a scheme is opened', () => listOn(page).rows.first().getByRole('link').first().click());
    await Then('its page has none either', async () => {
      await expect(fact(page, 'Nama skema')).toContainText('Skema');
      await expect(fact(page, 'Fee mediator')).toHaveCount(0);
    });
    await When('a new one is begun', async () => {
      await page.goBack();
      await page.getByRole('link', { name: 'Tambah' }).click();
    });
    await Then('its form asks for none', async () => {
      await expect(formOn(page).field('Merek')).not.toHaveValue('');
      await expect(formOn(page).field('Insentif dealer per unit')).toHaveCount(0);
    });
  });
});
