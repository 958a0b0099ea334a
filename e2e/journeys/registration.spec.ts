import { limits } from '../../scripts/lib/patience.mjs';
import { registering } from '../support/environments.ts';
import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { choicesOn, fact, formOn } from '../support/form.ts';
import { startGateway } from '../support/gateway.ts';
import { snackbar } from '../support/list.ts';
import { startConsole, type OwnConsole } from '../support/own-console.ts';
import { pictureOn, png } from '../support/upload.ts';

let gateway: Awaited<ReturnType<typeof startGateway>>;
let console_: OwnConsole;
test.beforeAll(async () => {
  gateway = await startGateway();
  console_ = await startConsole(registering, { CONSOLE_MESSAGE_GATEWAY_URL: gateway.url });
});
test.afterAll(async () => {
  await console_?.stop();
  gateway?.stop();
});
test.use({ baseURL: registering.url });

const phone = '081755443322';
const name = 'Ratna Pendaftar Baru';

test('a member is registered in five steps over a reload, and the membership begins once it is verified', async ({
  openAs,
}) => {
  const page = await Given('the registration', () => openAs('HOOPS01', '/membership'));
  await page.getByRole('link', { name: 'Daftarkan member' }).click();
  const form = formOn(page);
  const next = () => page.getByRole('button', { name: 'Lanjut', exact: true }).click();
  const step = page.getByRole('list', { name: 'Langkah' }).locator('[aria-current=step]');
  const choose = async (title: string, typed: string, option: RegExp) => {
    await form.field(title).fill(typed);
    await choicesOn(page).filter({ hasText: option }).first().click();
  };

  await When('the NIK of a member is typed', () => form.fill({ NIK: '1171010704680001', 'Nama sesuai KTP': name }));
  await Then('it ends here, with the member and the branch', () =>
    expect(page.getByText(/NIK ini milik member 1000000001, cabang 10010/)).toBeVisible(),
  );
  await When('the person of the card is filled in', async () => {
    await form.fill({
      NIK: '3174014506859001',
      'Nama sesuai KTP': name,
      'Tempat lahir': 'Jakarta',
      'Tanggal lahir': '05-06-1985',
      'Jenis kelamin': 'Perempuan',
      'Nama ibu kandung': 'Lasmi Wulandari',
    });
    await next();
  });
  await Then('contact and addresses are asked for', () => expect(step).toContainText('Kontak dan alamat'));
  await When('the number is filled in and not verified', async () => {
    await form.fill({
      Telepon: phone,
      'Jalan sesuai KTP': 'Jalan Melati nomor 10',
      'RT sesuai KTP': '001',
      'RW sesuai KTP': '002',
    });
    await choose('Kode pos dan kelurahan sesuai KTP', '10110', /^10110/);
    await next();
  });
  await Then('a code is asked for', () => expect(form.error('Telepon')).toContainText('Verifikasi nomor ini'));
  await When('the code that went to the number is typed', async () => {
    await page.getByRole('button', { name: 'Kirim kode OTP' }).click();
    await expect.poll(() => gateway.to(phone)).toHaveLength(1);
    const code = /\b\d{6}\b/.exec(gateway.to(phone)[0]!)![0];
    const dialog = page.getByRole('dialog', { name: 'Verifikasi telepon' });
    await dialog.getByLabel(/Kode OTP/).fill(code);
    await dialog.getByRole('button', { name: 'Verifikasi', exact: true }).click();
    await expect(page.getByText(`Nomor ${phone} terverifikasi`)).toBeVisible();
    await next();
  });
  await Then('work and family are asked for', () => expect(step).toContainText('Pekerjaan dan keluarga'));
  await When('they are filled in', async () => {
    await form.fill({
      'Status perkawinan': 'Belum menikah',
      Pekerjaan: 'Karyawan',
      'Perusahaan atau usaha': 'PT Uji Coba',
      'Bidang usaha': 'Perdagangan',
      'Bekerja sejak': '01-01-2015',
      'Penghasilan per bulan': '8000000',
      'Pengeluaran per bulan': '3000000',
      Nama: 'Rina Pendaftar',
      Hubungan: 'Saudara',
      'Telepon darurat': '081799990001',
      'Alamat darurat': 'Jalan Kenanga nomor 4',
    });
    await next();
    await expect(step).toContainText('Program dan dokumen');
    await choose('Jenis program', 'Reguler', /Reguler/);
    await pictureOn(page, '1 KTP').choose(png(320, 200, { noisy: true }));
    await expect(pictureOn(page, '1 KTP').preview(128)).toBeVisible();
  });
  await When('the page is loaded again and the draft restored', async () => {
    await page.reload();
    await page.getByRole('button', { name: 'Pulihkan isian' }).click();
  });
  await Then('nothing is lost: the steps are passed without typing, and the picture is there', async () => {
    await expect(form.field('Nama sesuai KTP')).toHaveValue(name);
    for (const title of ['Kontak dan alamat', 'Pekerjaan dan keluarga', 'Program dan dokumen']) {
      await next();
      await expect(step).toContainText(title);
    }
    await expect(pictureOn(page, '1 KTP').preview(128)).toBeVisible();
  });
  await When('the selfie is missing', () => next());
  await Then('it is asked for', () => expect(form.error('2 Selfie dengan KTP')).toBeVisible());
  await When('it is there', async () => {
    await pictureOn(page, '2 Selfie dengan KTP').choose(png(320, 201, { noisy: true }));
    await expect(pictureOn(page, '2 Selfie dengan KTP').preview(128)).toBeVisible();
    await next();
  });
  await Then('everything is shown with the indicative limits', async () => {
    await expect(step).toContainText('Periksa dan simpan');
    await expect(page.getByRole('region', { name: 'Plafond indikatif' }).first()).toContainText('SPEKTRA');
  });
  await When('it is saved without the consent', () => form.save.click());
  await Then('the consent is asked for', () =>
    expect(form.error('Calon member menyetujui pemrosesan datanya')).toBeVisible(),
  );
  await When('the person agrees', async () => {
    await form.fill({ 'Kartu yang diajukan': 'Kartu digital', 'Calon member menyetujui pemrosesan datanya': true });
    await form.saveAndSee(name);
  });
  const lacks = page.getByRole('region', { name: 'Belum lengkap' });
  await Then('the member is pending, and what is lacking stands there', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Menunggu');
    await expect(lacks).toContainText('1 KTP');
    await expect(lacks).toContainText('Langkah verifikasi');
  });
  const memberNo = await fact(page, 'ID').innerText();
  await When('head office finds that no step is left', async () => {
    await page.getByRole('tab', { name: /^Perubahan data/ }).click();
    await page.getByRole('button', { name: 'Ubah langkah verifikasi' }).click();
    await form.fill({ 'Langkah verifikasi': 'Tidak ada', Alasan: 'Koreksi data' });
    await choicesOn(page).filter({ hasText: 'Koreksi data' }).click();
    await form.fill({ Catatan: 'Diverifikasi di kantor pusat' });
    await page.getByRole('dialog').getByRole('button', { name: 'Simpan' }).click();
    await expect(snackbar(page, 'Data member disimpan')).toBeVisible();
  });
  const desk = await Given('the desk of a screener', () => openAs('HOOPS04', '/photos-screening-membership'));
  const facts = desk.getByRole('region', { name: 'Bandingkan dengan foto' });
  const numberAt = () => facts.locator('dt', { hasText: 'No. member' }).locator('+ dd').innerText();
  for (const [type, title] of [
    ['1', '1 KTP'],
    ['2', '2 Selfie dengan KTP'],
  ] as const)
    await When(`the photos of kind ${type} are approved up to that of the member`, async () => {
      await desk.goto(`/photos-screening-membership?documentType=${type}`);
      for (;;) {
        await expect(desk.getByRole('img', { name: title, exact: true }).first()).toBeVisible();
        const seen = await numberAt();
        await desk.keyboard.press('a');
        await expect(snackbar(desk, `Disetujui: ${seen}`)).toBeVisible();
        if (seen === memberNo) break;
        await expect(facts).not.toContainText(seen);
      }
    });
  await Then('the membership has begun: limits by the tier, and a message', async () => {
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Aktif');
    await expect(page.getByRole('region', { name: 'Plafond', exact: true }).first()).toContainText('SPEKTRA');
    await expect.poll(() => gateway.to(phone).length, { timeout: limits.scheduledJob }).toBe(2);
  });
  const checking = await Given('the card that was applied for waits at the desk of a verifier', async () => {
    await desk.goto('/card-verification?sort=submittedAt,desc');
    await desk.getByRole('row').filter({ hasText: name }).getByRole('link').first().click();
    await desk.getByRole('link', { name: 'Periksa', exact: true }).click();
    return desk;
  });
  await When('the verifier finds the photos and all nine items in order', async () => {
    for (const photo of ['KTP', 'Selfie'])
      await expect(checking.getByRole('img', { name: photo, exact: true })).toBeVisible();
    for (let item = 1; item <= 9; item += 1)
      await checking
        .getByRole('group', { name: `${item}. ` })
        .getByRole('radio', { name: 'OK', exact: true })
        .check();
    await checking.getByRole('button', { name: 'Setujui', exact: true }).click();
    await expect(checking.getByRole('button', { name: 'Berikutnya' })).toBeFocused();
  });
  await Then('the member has a card', async () => {
    await page.reload();
    await page.getByRole('tab', { name: /^Kartu/ }).click();
    const cards = page.getByRole('region', { name: 'Kartu sekarang dan sebelumnya' });
    await expect(cards.getByRole('row', { name: /Reguler/ })).toContainText('Digital');
  });
});
