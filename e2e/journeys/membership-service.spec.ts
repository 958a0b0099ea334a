import { randomInt } from 'node:crypto';
import { chooseIn } from '../support/choice.ts';
import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { choicesOn, fact, formOn } from '../support/form.ts';
import { listOn, questionOn } from '../support/list.ts';

test('an unhappy member is followed up to its end, and the figures stand above the list', async ({ openAs }) => {
  const page = await Given('open follow-ups', () => openAs('HOOPS01', '/customer-survey?followUp=OPEN'));
  await Then('figures and bars of the surveys are shown', async () => {
    const figures = page.getByRole('region', { name: 'Angka survei' });
    await expect(figures).toContainText('NPS');
    await expect(figures.getByRole('img').first()).toBeVisible();
  });
  await When('one is taken', async () => {
    await listOn(page).rows.getByRole('link').first().click();
    await page.getByRole('button', { name: 'Ambil' }).click();
    await questionOn(page).question.getByRole('button', { name: 'Ambil' }).click();
    await expect(fact(page, 'Penanggung jawab')).toHaveText('HOOPS01');
  });
  const dialog = page.getByRole('dialog', { name: 'Selesai' });
  await When('it is finished with a short note', async () => {
    await page.getByRole('button', { name: 'Selesai', exact: true }).click();
    await dialog.getByLabel(/Catatan/).fill('sudah');
    await chooseIn(dialog.getByLabel(/Hasil kontak/), 'Terhubung');
    await dialog.getByRole('button', { name: 'Selesai', exact: true }).click();
  });
  await Then('the note says so', () => expect(dialog.getByRole('alert')).toBeVisible());
  await When('the note is long enough', async () => {
    await dialog.getByLabel(/Catatan/).fill('Member dihubungi dan menerima penjelasan');
    await dialog.getByRole('button', { name: 'Selesai', exact: true }).click();
  });
  await Then('it is done, with the note', async () => {
    await expect(fact(page, 'Tindak lanjut')).toContainText('Selesai');
    await expect(page.getByRole('row', { name: /menerima penjelasan/ })).toBeVisible();
  });
});

test('a branch finds a member of another office, and sees bands in place of amounts', async ({ openAs }) => {
  const page = await Given('the page of a branch', () => openAs('ADMCB01', '/national-membership'));
  await When('a number is incomplete', async () => {
    await chooseIn(page.getByLabel('Cari dengan'), 'No. member');
    await page.getByLabel('Nomor lengkap').fill('10000');
    await page.getByRole('button', { name: 'Cari', exact: true }).click();
  });
  await Then('it says so', () => expect(page.getByText('Nomor belum lengkap atau tidak sesuai')).toBeVisible());
  await When('it is complete', async () => {
    await page.getByLabel('Nomor lengkap').fill('1000000010');
    await page.getByRole('button', { name: 'Cari', exact: true }).click();
    await page.getByRole('link', { name: '3000000010' }).click();
  });
  await Then('the member is shown, without amounts', async () => {
    await expect(page.getByRole('region', { name: 'Plafond tersedia' })).toContainText(/juta/);
    await expect(page.getByRole('region', { name: 'Identitas' })).not.toContainText('Rp');
  });
});

test('a group is made, gets members, and one membership is ended', async ({ openAs }) => {
  const code = `UJI${randomInt(1_000, 10_000)}`;
  const page = await Given('the form of a group', () => openAs('HOOPS01', '/membership-group/create'));
  await When('it is saved', async () => {
    const form = formOn(page);
    await form.fill({ Kode: code, Nama: `Grup ${code}`, 'Nama PIC': 'Ibu Sari', 'Telepon PIC': '081255555555' });
    await form.fill({ 'Mulai berlaku': '01 Mar 2026' });
    await form.save.click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(code);
  });
  await When('members are added', async () => {
    await page.getByRole('link', { name: 'Tambah anggota' }).click();
    await page.getByRole('combobox', { name: /Member/ }).fill('Agus');
    await choicesOn(page).first().click();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Tambahkan' }).click();
  });
  await Then('each has its result', () =>
    expect(page.getByRole('region', { name: 'Hasil' })).toContainText('1 dari 1 member ditambahkan'),
  );
  await When('the membership is ended', async () => {
    await page.getByRole('link', { name: 'Buka grup' }).click();
    await listOn(page).rows.getByRole('link').first().click();
    await page.getByRole('button', { name: 'Akhiri' }).click();
    const dialog = page.getByRole('dialog', { name: 'Akhiri' });
    await dialog.getByLabel(/Alasan/).fill('pindah kota');
    await dialog.getByRole('button', { name: 'Akhiri' }).click();
  });
  await Then('it is over', () => expect(page.getByText('Keanggotaan diakhiri')).toBeVisible());
});

test('a request of a family is reviewed against the rules, recommended, and approved by another person', async ({
  openAs,
}) => {
  const page = await Given('a request that waits', () => openAs('HOOPS01', '/family-financing?search=1000000029'));
  await When('it is claimed', async () => {
    await listOn(page).rows.getByRole('link').first().click();
    await page.getByRole('button', { name: 'Tinjau' }).click();
    await questionOn(page).question.getByRole('button', { name: 'Tinjau' }).click();
    await expect(fact(page, 'Peninjau')).toHaveText('HOOPS01');
  });
  await Then('both members and the rules are shown', async () => {
    await expect(page.getByRole('region', { name: 'Kedua member', exact: true })).toContainText('1000000219');
    await expect(page.getByRole('region', { name: 'Pemeriksaan aturan' }).getByText('Lolos').first()).toBeVisible();
  });
  const dialog = page.getByRole('dialog', { name: 'Rekomendasikan' });
  await When('more than the share is recommended', async () => {
    await page.getByRole('button', { name: 'Rekomendasikan' }).click();
    await dialog.getByLabel(/Sub-limit disetujui/).fill('200000000');
    await dialog.getByLabel(/Catatan/).fill('sesuai dokumen');
    await dialog.getByRole('button', { name: 'Rekomendasikan' }).click();
  });
  await Then('it says why not, and keeps what was typed', async () => {
    await expect(dialog).toContainText('Melebihi 30%');
    await expect(dialog.getByLabel(/Catatan/)).toHaveValue('sesuai dokumen');
  });
  await When('it is within the share', async () => {
    await dialog.getByLabel(/Sub-limit disetujui/).fill('300000');
    await dialog.getByRole('button', { name: 'Rekomendasikan' }).click();
    await expect(dialog).toBeHidden();
  });
  const address = new URL(page.url()).pathname;
  const other = await When('another person approves it', async () => {
    const second = await openAs('ADMIN02', address);
    await second.getByRole('button', { name: 'Setujui' }).click();
    await questionOn(second).question.getByRole('button', { name: 'Setujui' }).click();
    return second;
  });
  await Then('the limit is lent', async () => {
    await expect(fact(other, 'Disetujui oleh')).toHaveText('ADMIN02');
    await expect(other.getByRole('region', { name: 'Kedua member', exact: true })).toContainText('Keluarga');
  });
});
