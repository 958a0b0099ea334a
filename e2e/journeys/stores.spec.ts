import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { choicesOn, fact, formOn } from '../support/form.ts';
import { listOn, questionOn } from '../support/list.ts';
import { png } from '../support/upload.ts';

const documents = ['Dokumen NPWP', 'Dokumen NIB', 'KTP pemilik', 'Foto tampak depan', 'Foto bagian dalam'] as const;

test('a store is registered in steps beside one that looks alike, opened by a second person, and changed', async ({
  openAs,
}) => {
  const page = await Given('the registration of a store', () => openAs('HOBIS01', '/new-store'));
  const form = formOn(page);
  const next = () => page.getByRole('button', { name: 'Lanjut', exact: true }).click();
  const step = page.getByRole('list', { name: 'Langkah' }).locator('[aria-current=step]');
  const choose = async (title: string, typed: string) => {
    await form.field(title).fill(typed);
    await choicesOn(page).first().click();
  };
  await When('the name of another store is typed', async () => {
    await form.fill({
      Nama: 'Toko Sinar-Melati Banda Aceh 1',
      Jenis: 'Toko',
      'Nama pemilik': 'Ratna Pemilik',
    });
    await next();
  });
  await Then('this one stands beside it', async () => {
    await expect(step).toContainText('Cabang dan alamat');
    await expect(page.getByRole('region', { name: 'Yang mirip: 1' }).getByText('S100100001')).toBeVisible();
  });
  await When('the zip code is typed', async () => {
    await form.fill({ Alamat: 'Jalan Uji Toko No. 8, Banda Aceh', 'Kode pos': '23101' });
    await form.field('Alamat').click();
  });
  await Then('the branch that serves it is filled in', async () => {
    await expect(page.getByText('Dilayani cabang 10010 Banda Aceh')).toBeVisible();
    await expect(form.field('Cabang')).toHaveValue(/10010/);
  });
  await When('contacts and account are filled in', async () => {
    await next();
    await form.fill({ PIC: 'Ratna Pemilik', 'Telepon PIC': '081377770001', 'NIK PIC': '3174015203900001' });
    await next();
    await form.fill({ Bank: '014 BCA', 'Nomor rekening': '5550004444', 'Nama pemilik rekening': 'Ratna Pemilik' });
    await page.getByRole('button', { name: 'Periksa nama rekening' }).click();
    await expect(page.getByText('Layanan pemeriksaan rekening tidak tersedia')).toBeVisible();
    await next();
  });
  await When('goods and documents are added', async () => {
    await choose('Kelompok produk', 'TV');
    await choose('Skema pembiayaan', 'FS0001');
    await next();
    for (const [index, title] of documents.entries()) {
      await page.getByLabel(title).setInputFiles(png(64, 48));
      await expect(page.getByRole('button', { name: 'Hapus gambar' })).toHaveCount(index + 1);
    }
    await next();
  });
  await When('rates are left to the branch', async () => {
    await expect(step).toContainText('Rate');
    await next();
  });
  const send = () => page.getByRole('button', { name: 'Simpan', exact: true }).click();
  await When('it is submitted without a word about the other one', send);
  await Then('the note is asked for', () =>
    expect(page.getByText('Ada 1 yang mirip: tulis mengapa ini bukan yang sama')).toBeVisible(),
  );
  await When('the note is written', async () => {
    await form.field('Catatan duplikat').fill('cabang kedua dari pemilik lain');
    await send();
  });
  await Then('the store waits with a code of its office', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toContainText('S10010');
    await expect(fact(page, 'Verifikasi rekening')).toContainText('Belum diverifikasi');
    await expect(page.getByRole('img', { name: /^Peta/ })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Tarik kembali' })).toBeVisible();
  });
  const store = new URL(page.url()).pathname;
  const checker = await Given('the page as a second person', () => openAs('HOBISHD01', store));
  await When('the second person compares it', () => checker.getByRole('tab', { name: 'Kemungkinan duplikat' }).click());
  await Then('the other store stands beside it, with the note', async () => {
    await expect(checker.getByText('cabang kedua dari pemilik lain')).toBeVisible();
    await expect(checker.getByRole('columnheader', { name: 'S100100001' })).toBeVisible();
    await expect(checker.getByRole('button', { name: 'Tarik kembali' })).toHaveCount(0);
  });
  await When('it is approved with a reason for the account', async () => {
    await checker.getByRole('button', { name: 'Setujui pendaftaran' }).click();
    await questionOn(checker).answer('Setujui pendaftaran', { reason: 'buku rekening asli dilihat' });
  });
  await Then('the store is open', async () => {
    await checker.goto(store);
    await expect(fact(checker, 'Status')).toContainText('Aktif');
  });
  await When('its address and then its account are changed', async () => {
    await page.goto(`${store}/edit`);
    await form.field('Alamat').fill('Jalan Pindah Toko No. 9, Banda Aceh');
    await form.save.click();
    await expect(fact(page, 'Alamat')).toContainText('Jalan Pindah Toko No. 9');
    await page.getByRole('link', { name: 'Ubah' }).click();
    await form.field('Nomor rekening').fill('5550005555');
    await form.save.click();
    await page.getByLabel(/^Alasan/).fill('rekening toko berganti bank');
    await form.save.click();
  });
  await Then('the account waits for a second person', () =>
    expect(page.getByRole('heading', { name: 'Perubahan menunggu persetujuan' })).toBeVisible(),
  );
});

test('a clerk of a branch sees its stores alone, and a viewer registers none', async ({ openAs }) => {
  const clerk = await Given('the stores of a branch', () => openAs('ADMCB01', '/store'));
  await Then('there are those of the branch', async () => {
    const list = listOn(clerk);
    await list.isReady();
    expect(await list.rows.count()).toBeGreaterThanOrEqual(5);
    await expect(list.row('10010')).toHaveCount(await list.rows.count());
  });
  const viewer = await When('somebody who only reads opens the registration', () => openAs('AUDIT01', '/new-store'));
  await Then('it is refused', () => expect(viewer.getByText('403')).toBeVisible());
});
