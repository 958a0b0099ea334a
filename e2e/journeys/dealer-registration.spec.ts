import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { choicesOn, fact, formOn } from '../support/form.ts';
import { listOn, questionOn } from '../support/list.ts';
import { png } from '../support/upload.ts';

const documents = ['Dokumen NPWP', 'Dokumen NIB', 'KTP pemilik', 'Foto tampak depan', 'Foto bagian dalam'] as const;

test('a dealer of UFI is registered in steps beside one that looks alike, and taken back by its maker', async ({
  openAs,
}) => {
  const page = await Given('the registration of a dealer', () => openAs('HOBIS01', '/new-dealer-ufi'));
  const form = formOn(page);
  const next = () => page.getByRole('button', { name: 'Lanjut', exact: true }).click();
  await When('the name of another dealer is typed', async () => {
    await form.fill({ Nama: 'Mitra Mobil-Motor Elang Banda Aceh 1', Jenis: 'Showroom' });
    await next();
  });
  await Then('this one stands beside it', () =>
    expect(page.getByRole('region', { name: 'Kemungkinan duplikat' }).getByText('300001')).toBeVisible(),
  );
  await When('the zip code is typed', async () => {
    await form.fill({ Alamat: 'Jalan Uji Dealer No. 8, Banda Aceh', 'Kode pos': '23101' });
    await form.field('Alamat').click();
  });
  await Then('the branch of UFI that serves it is filled in', async () => {
    await expect(page.getByText('Dilayani cabang 10010 Banda Aceh')).toBeVisible();
    await expect(form.field('Cabang')).toHaveValue(/10010/);
  });
  await When('contacts and account are filled in', async () => {
    await next();
    await form.fill({ PIC: 'Ratna Pemilik', 'Telepon PIC': '081377770002' });
    await next();
    await form.fill({ Bank: '014 BCA', 'Nomor rekening': '5550006666', 'Nama pemilik rekening': 'Ratna Pemilik' });
    await page.getByRole('button', { name: 'Periksa nama rekening' }).click();
    await expect(page.getByText('Layanan pemeriksaan rekening tidak tersedia')).toBeVisible();
    await next();
  });
  await When('goods and documents are added', async () => {
    await form.fill({ 'Merek utama': 'Elang', 'LTV maksimum': '70', 'Hari pencairan setelah PO': '1' });
    await form.field('Merek').fill('Elang');
    await form.field('Merek').press('Enter');
    await page.getByRole('checkbox', { name: 'Mobil' }).check();
    await next();
    for (const [index, title] of documents.entries()) {
      await page.getByLabel(title).setInputFiles(png(64, 48));
      await expect(page.getByRole('button', { name: 'Hapus gambar' })).toHaveCount(index + 1);
    }
    await next();
  });
  await When('the marketing scheme is left for later', next);
  const send = () => page.getByRole('button', { name: 'Simpan', exact: true }).click();
  await When('it is submitted without a word about the other one', send);
  await Then('the note is asked for', () =>
    expect(page.getByText('Ada 1 yang mirip: tulis mengapa ini bukan yang sama')).toBeVisible(),
  );
  await When('the note is written', async () => {
    await form.field('Catatan duplikat').fill('cabang kedua dari pemilik lain');
    await send();
  });
  await Then('the dealer waits for a second person', async () => {
    await expect(fact(page, 'Status')).toContainText('Baru');
    await expect(fact(page, 'Verifikasi rekening')).toContainText('Belum diverifikasi');
  });
  const dealer = new URL(page.url()).pathname;
  const checker = await Given('the page as a second person', () => openAs('HOBISHD01', dealer));
  await When('the second person compares it', () => checker.getByRole('tab', { name: 'Kemungkinan duplikat' }).click());
  await Then('the other dealer stands beside it, with the note', async () => {
    await expect(checker.getByText('cabang kedua dari pemilik lain')).toBeVisible();
    await expect(checker.getByRole('columnheader', { name: '300001' })).toBeVisible();
    await expect(checker.getByRole('button', { name: 'Tarik kembali' })).toHaveCount(0);
  });
  await When('the maker takes it back', async () => {
    await page.getByRole('button', { name: 'Tarik kembali' }).click();
    await questionOn(page).answer('Tarik kembali', { reason: 'didaftarkan dua kali' });
  });
  await Then('it is inactive', () => expect(fact(page, 'Status')).toContainText('Tidak aktif'));
  const viewer = await When('somebody who only reads opens the registration', () =>
    openAs('AUDIT01', '/new-dealer-ufi'),
  );
  await Then('it is refused', () => expect(viewer.getByText('403')).toBeVisible());
});

test('registrations of core are accepted beside a dealer that looks alike, merged, and refused', async ({ openAs }) => {
  const page = await Given('the registrations of dealers that wait', () =>
    openAs('HOBIS01', '/new-dealer-nmc?state=WAITING'),
  );
  const list = listOn(page);
  // The record is opened in a panel, and asked about in a dialog over it.
  const dialog = page.getByRole('dialog').last();
  const open = async (registrationNo: string) => {
    await list.row(registrationNo).getByText(registrationNo).click();
    return page.getByRole('region', { name: new RegExp(registrationNo) });
  };
  const send = (action: string) => dialog.getByRole('button', { name: action, exact: true }).click();
  const suspected = await When('one that has the name of a dealer is opened', () => open('REG000003'));
  await Then('the dealer stands beside it', async () => {
    await expect(suspected.getByRole('columnheader', { name: '200013' })).toBeVisible();
    await expect(fact(page, 'Nomor rekening').first()).toContainText('*');
  });
  await When('it is accepted without a word about the other one', async () => {
    await suspected.getByRole('button', { name: 'Terima', exact: true }).click();
    await send('Terima');
  });
  await Then('the note is asked for', () =>
    expect(dialog.getByText('Ada 1 yang mirip: tulis mengapa ini bukan yang sama')).toBeVisible(),
  );
  await When('the note is written', async () => {
    await dialog.getByLabel('Catatan duplikat').fill('cabang kedua dari pemilik lain');
    await send('Terima');
  });
  await Then('it waits no more', () => expect(list.row('REG000003')).toHaveCount(0));
  await When('another one is merged into a dealer', async () => {
    const panel = await open('REG000004');
    await panel.getByRole('button', { name: 'Gabungkan', exact: true }).click();
    await dialog.getByLabel(/^Dealer NMC/).fill('200019');
    await choicesOn(page).first().click();
    await dialog.getByLabel(/^Alasan/).fill('sudah terdaftar dengan nama lama');
    await send('Gabungkan');
  });
  await Then('it waits no more either', () => expect(list.row('REG000004')).toHaveCount(0));
  await When('a third one is refused', async () => {
    const panel = await open('REG000005');
    await panel.getByRole('button', { name: 'Tolak', exact: true }).click();
    await dialog.getByLabel(/^Alasan/).fill('dealer tidak memenuhi syarat');
    await send('Tolak');
    await expect(list.row('REG000005')).toHaveCount(0);
  });
  await Then('the dealer that was made waits for a second person', async () => {
    await page.goto('/dealer-nmc?search=209003');
    await expect(list.row('209003')).toContainText('Baru');
  });
  const viewer = await When('somebody who only reads opens a registration', () =>
    openAs('AUDIT01', '/new-dealer-nmc?state=WAITING'),
  );
  await listOn(viewer).row('REG000001').getByText('REG000001').click();
  await Then('there is nothing to decide', async () => {
    await expect(viewer.getByRole('region', { name: /REG000001/ }).getByText('Jalan Pendaftaran')).toBeVisible();
    await expect(viewer.getByRole('button', { name: 'Terima', exact: true })).toHaveCount(0);
  });
});
