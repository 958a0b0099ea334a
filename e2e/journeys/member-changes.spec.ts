import { limits } from '../../scripts/lib/patience.mjs';
import { messaging } from '../support/environments.ts';
import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { choicesOn, formOn } from '../support/form.ts';
import { startGateway } from '../support/gateway.ts';
import { listOn, questionOn, snackbar } from '../support/list.ts';
import { startConsole, type OwnConsole } from '../support/own-console.ts';
import { pictureOn, png } from '../support/upload.ts';

let gateway: Awaited<ReturnType<typeof startGateway>>;
let console_: OwnConsole;
test.beforeAll(async () => {
  gateway = await startGateway();
  console_ = await startConsole(messaging, { CONSOLE_MESSAGE_GATEWAY_URL: gateway.url });
});
test.afterAll(async () => {
  await console_?.stop();
  gateway?.stop();
});
test.use({ baseURL: messaging.url });

test('a phone is changed by a code to the new number, and somebody else approves it', async ({ openAs }) => {
  const [before, after] = ['081230250771', '081399887766'];
  const page = await Given('the page of a member', () => openAs('HOOPS01', '/membership?search=1000000061'));
  const list = listOn(page);
  await When('the change of the phone is begun', async () => {
    await list.rows.first().getByRole('link').first().click();
    await page.getByRole('tab', { name: /^Perubahan data/ }).click();
    await page.getByRole('button', { name: 'Ubah telepon' }).click();
  });
  const form = formOn(page);
  const selfie = pictureOn(page, 'Foto selfie');
  await When('a number that another member has is typed', async () => {
    await form.fill({ 'Nomor baru': '081230004111' });
    await page.getByRole('button', { name: 'Kirim kode' }).click();
  });
  await Then('it says so beside the number', () => expect(form.error('Nomor baru')).toBeVisible());
  await When('a free number is typed', async () => {
    await form.fill({ 'Nomor baru': after });
    await page.getByRole('button', { name: 'Kirim kode' }).click();
  });
  await Then('a code goes to that number', async () => {
    await expect(form.field('Kode OTP')).toBeVisible();
    await expect.poll(() => gateway.to(after)).toHaveLength(1);
  });
  const code = /\b\d{6}\b/.exec(gateway.to(after)[0]!)![0];
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  await When('a wrong code is sent with reason and selfie', async () => {
    await form.fill({ 'Kode OTP': wrong, Alasan: 'Ganti nomor' });
    await choicesOn(page).filter({ hasText: 'Ganti nomor' }).click();
    await selfie.choose(png(16, 16, { noisy: true }));
    await expect(selfie.preview(128)).toBeVisible();
    await page.getByRole('button', { name: 'Ajukan' }).click();
  });
  await Then('it is refused, with the tries that are left', () =>
    expect(page.getByRole('dialog').getByRole('alert')).toContainText('2'),
  );
  await When('the right code is sent', async () => {
    await form.fill({ 'Kode OTP': code });
    await page.getByRole('button', { name: 'Ajukan' }).click();
  });
  await Then('the change waits, and the number in force is the former one', async () => {
    await expect(snackbar(page, 'Perubahan menunggu persetujuan orang lain')).toBeVisible();
    await expect(list.rows.first()).toContainText('Menunggu');
    await expect(page.getByRole('button', { name: 'Setujui' })).toHaveCount(0);
  });
  const address = new URL(page.url());
  const approver = await Given('the same page of an approver', () =>
    openAs('KACAB01', `${address.pathname}${address.search}`),
  );
  await When('the selfie is looked at and the change approved', async () => {
    await approver.getByRole('button', { name: 'Lihat foto' }).click();
    await expect(approver.getByRole('dialog').getByRole('img')).toBeVisible();
    await approver.getByRole('dialog').getByRole('button', { name: 'Tutup' }).last().click();
    await approver.getByRole('button', { name: 'Setujui' }).click();
    await questionOn(approver).answer('Setujui');
  });
  await Then('the new number is in force, and both numbers are told', async () => {
    await expect(listOn(approver).rows.first()).toContainText('Disetujui');
    await expect(approver.getByRole('region', { name: 'Ringkasan' })).toContainText('0813****7766');
    await expect.poll(() => gateway.to(before).length, { timeout: limits.scheduledJob }).toBe(1);
    await expect.poll(() => gateway.to(after).length, { timeout: limits.scheduledJob }).toBe(2);
  });
});

test('a blocked member whose card is held: two people block, and the end of the block releases it', async ({
  openAs,
}) => {
  const page = await Given('the changes of a member with a card', () =>
    openAs('HOOPS01', '/membership?search=1000000064'),
  );
  await When('a block is asked for with a short note', async () => {
    await listOn(page).rows.first().getByRole('link').first().click();
    await page.getByRole('tab', { name: /^Perubahan data/ }).click();
    await page.getByRole('button', { name: 'Blokir', exact: true }).click();
    await formOn(page).fill({ Alasan: 'Indikasi penipuan' });
    await choicesOn(page).filter({ hasText: 'Indikasi penipuan' }).click();
    await formOn(page).fill({ Catatan: 'penipuan' });
    await page.getByRole('button', { name: 'Ajukan' }).click();
  });
  await Then('the note has to say more', () => expect(formOn(page).error('Catatan')).toContainText('20'));
  await When('it says more', async () => {
    await formOn(page).fill({ Catatan: 'Dokumen palsu, dilaporkan oleh cabang' });
    await page.getByRole('button', { name: 'Ajukan' }).click();
  });
  await Then('the member is active until somebody else approves', async () => {
    await expect(snackbar(page, 'Perubahan menunggu persetujuan orang lain')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Aktif');
  });
  const { pathname, search } = new URL(page.url());
  const approver = await Given('the same page of an approver', () => openAs('KACAB04', `${pathname}${search}`));
  await When('the block is approved', async () => {
    await approver.getByRole('button', { name: 'Setujui' }).click();
    await questionOn(approver).answer('Setujui');
  });
  await Then('the member is blocked, and money is frozen', async () => {
    await expect(approver.getByRole('heading', { level: 1 })).toContainText('Diblokir');
    await expect(approver.getByRole('region', { name: 'Dana escrow' }).first()).toContainText('Dibekukan');
  });
  const glance = approver.getByRole('region', { name: 'Sekilas' });
  await Then('the card stands there as held', () => expect(glance).toContainText('ditahan'));
  const toCard = async () => {
    await page.goto('/cards?search=1000000064');
    await listOn(page).rows.first().getByRole('link').first().click();
  };
  const hold = page.getByRole('row', { name: /Member diblokir/ });
  await When('the card of the member is opened', toCard);
  await Then('it is held because the member is blocked', () => expect(hold).toContainText('Masih ditahan'));
  await When('the bell of who asked for the block is opened', async () => {
    await page.getByRole('button', { name: /^Pemberitahuan/ }).click();
    await page
      .getByRole('dialog', { name: 'Pemberitahuan' })
      .getByRole('link', { name: /1000000064/ })
      .first()
      .click();
  });
  await Then('it tells of the approval and leads to the changes of the member', async () => {
    await expect(page).toHaveURL(new RegExp(pathname));
    await expect(listOn(page).rows.filter({ hasText: 'Blokir' }).first()).toContainText('Disetujui');
  });
  await When('the end of the block is asked for, and approved by somebody else', async () => {
    await page.getByRole('button', { name: 'Buka blokir', exact: true }).click();
    await formOn(page).fill({ Alasan: 'Koreksi data' });
    await choicesOn(page).filter({ hasText: 'Koreksi data' }).click();
    await formOn(page).fill({ Catatan: 'Dokumen ternyata asli' });
    await page.getByRole('button', { name: 'Ajukan' }).click();
    await expect(snackbar(page, 'Perubahan menunggu persetujuan orang lain')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Diblokir');
    await approver.goto(`${pathname}${search}`);
    await approver.getByRole('button', { name: 'Setujui' }).click();
    await questionOn(approver).answer('Setujui');
  });
  await Then('the member is active, money is free, and both changes stay with their notes', async () => {
    await expect(approver.getByRole('heading', { level: 1 })).toContainText('Aktif');
    await expect(approver.getByRole('region', { name: 'Dana escrow' }).first()).not.toContainText('Dibekukan');
    await expect(glance).not.toContainText('ditahan');
    await expect(listOn(approver).rows.nth(0)).toContainText(/Disetujui.*Buka blokir.*Dokumen ternyata asli/s);
    await expect(listOn(approver).rows.nth(1)).toContainText(/Disetujui.*Blokir.*Dokumen palsu/s);
  });
  await When('the card is opened again', toCard);
  await Then('it is held no more, and its history keeps the hold with both times', async () => {
    await expect(hold).toHaveCount(1);
    await expect(hold).not.toContainText('Masih ditahan');
    await expect(hold.getByRole('cell', { name: /\d{2}:\d{2}:\d{2}/ })).toHaveCount(2);
  });
});
