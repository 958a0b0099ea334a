import { randomInt } from 'node:crypto';
import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { fact, formOn } from '../support/form.ts';
import { listOn, questionOn, snackbar } from '../support/list.ts';

test('staff open an account for a member, who gets a link and has no PIN yet', async ({ openAs }) => {
  const memberNo = String(1_000_000_000 + randomInt(271, 306));
  const page = await Given('the form of an account', () => openAs('HOOPS01', '/member-management/create'));
  const form = formOn(page);
  await When('it is saved for a member who has one', async () => {
    await form.fill({ 'No. member': '1000000001', Aplikasi: true });
    await form.save.click();
  });
  await Then('it says so beside the number', () =>
    expect(form.error('No. member')).toContainText('Member sudah punya akun'),
  );
  await When('it is saved for a member without one', async () => {
    await form.fill({ 'No. member': memberNo });
    await form.saveAndSee(memberNo);
  });
  await Then('it waits for its activation, with the link that is to be sent', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Menunggu aktivasi');
    await expect(page.getByRole('region', { name: 'Tautan yang dikirim' })).toContainText('Aktivasi');
    await expect(fact(page, 'PIN dibuat pada')).toHaveText('-');
  });
});

test('an account is locked, and unlocked only after the member was identified in two ways', async ({ openAs }) => {
  const page = await Given('the account of a member', () => openAs('HOOPS02', '/member-management?search=1000000001'));
  await When('it is locked with a reason', async () => {
    await listOn(page).rows.first().getByRole('link').first().click();
    await page.getByRole('button', { name: 'Kunci', exact: true }).click();
    await questionOn(page).answer('Kunci', { reason: 'ponsel hilang' });
  });
  const heading = page.getByRole('heading', { level: 1 });
  await Then('it is locked by staff', async () => {
    await expect(heading).toContainText('Terkunci');
    await expect(fact(page, 'Terkunci karena')).toHaveText('Oleh petugas');
  });
  await When('it is unlocked before anybody is identified', async () => {
    await page.getByRole('button', { name: 'Buka kunci' }).click();
    await questionOn(page).answer('Buka kunci', { reason: 'member di loket' });
  });
  await Then('the services say what is missing', () =>
    expect(questionOn(page).question).toContainText('Kenali member dengan dua cara'),
  );
  const desk = page.getByRole('region', { name: 'Kenali member' });
  await When('the identity card and the name of the mother are compared', async () => {
    await questionOn(page).question.getByRole('button', { name: 'Batal' }).click();
    await desk.getByLabel('NIK pada KTP asli').fill('1171010704680009');
    await desk.getByRole('button', { name: 'Cocokkan NIK' }).click();
    await expect(desk.getByRole('alert')).toHaveText('Tidak cocok');
    await desk.getByLabel('NIK pada KTP asli').fill('1171010704680001');
    await desk.getByRole('button', { name: 'Cocokkan NIK' }).click();
    await expect(desk).toContainText('Cocok: NIK pada KTP');
    await desk.getByLabel('Nama gadis ibu kandung').fill('Siti Citra Lubis');
    await page.keyboard.press('Enter');
    await expect(desk).toContainText('Cocok: Nama gadis ibu kandung');
  });
  await When('it is unlocked', async () => {
    await page.getByRole('button', { name: 'Buka kunci' }).click();
    await questionOn(page).answer('Buka kunci', { reason: 'member di loket' });
  });
  await Then('it is active again', () => expect(heading).toContainText('Aktif'));
  await When('a device is unbound', async () => {
    await page
      .getByRole('region', { name: 'Perangkat' })
      .getByRole('button', { name: /^Lepas/ })
      .first()
      .click();
    await questionOn(page).answer('Lepas', { reason: 'ponsel hilang' });
  });
  await Then('it is gone', async () => {
    await expect(snackbar(page, 'Akun disimpan')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Perangkat' })).toContainText('Belum ada perangkat');
  });
});
