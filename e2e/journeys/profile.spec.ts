import { ask, frameOn } from '../support/frame.ts';
import { environments } from '../support/environments.ts';
import { expect, Given, password, test, Then, When } from '../support/fixtures.ts';
import { fact } from '../support/form.ts';
import { questionOn, snackbar } from '../support/list.ts';
import { freshSession } from '../support/sessions.ts';

interface Account {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly npk: string;
}

for (const [who, username, mapping] of [
  ['an admin', 'ADMIN02', ['NATIONAL', 'Tidak', 'Belum']],
  ['a branch user', 'ADMCB03', ['BRANCH', 'Tidak', 'Sudah']],
  ['an MRO user', 'MROFF01', ['MRO', 'Ya', 'Sudah']],
] as const) {
  test(`${who} sees the own account unmasked, with roles, mapping and sessions`, async ({ openAs }) => {
    const page = await Given('the profile', () => openAs(username, '/profile'));
    const account = await ask<Account>(username, 'middle/auth/me');
    await Then('the data are those of the account, in full', async () => {
      await expect(fact(page, 'Username')).toHaveText(username);
      await expect(fact(page, 'Nama')).toHaveText(account.name);
      await expect(fact(page, 'E-mail')).toHaveText(account.email);
      await expect(fact(page, 'Telepon')).toHaveText(/^08\d{8,12}$/);
      await expect(fact(page, 'Umur password')).toHaveText(/^\d+ hari$/);
    });
    await Then('the mapping is said in words', async () => {
      const [type, isMro, branches] = mapping;
      await expect(fact(page, 'Jenis pemetaan')).toHaveText(type);
      await expect(fact(page, 'User MRO')).toHaveText(isMro);
      await expect(fact(page, 'Pemetaan cabang')).toHaveText(branches);
    });
    await Then('this session is among the active ones', () =>
      expect(page.getByRole('region', { name: 'Sesi aktif' }).getByRole('listitem').first()).toContainText('Sesi ini'),
    );
  });
}

test('ending the other sessions signs them out at once and keeps this one', async ({ openAs }) => {
  const username = 'SAO10040';
  const page = await Given('a user signed in here and elsewhere', async () => {
    await freshSession(username, environments.local.url);
    return openAs(username, '/profile', { fresh: true });
  });
  const other = await openAs(username, '/profile', { fresh: true });
  const sessions = page.getByRole('region', { name: 'Sesi aktif' });
  await page.reload();
  await expect(sessions.getByRole('listitem')).toHaveCount(3);
  await When('the others are ended', async () => {
    await page.getByRole('button', { name: 'Akhiri sesi lain' }).click();
    await questionOn(page).answer('Akhiri sesi lain');
  });
  await Then('only this one is left, and it is said how many ended', async () => {
    await expect(snackbar(page, '2 sesi telah diakhiri')).toBeVisible();
    await expect(sessions.getByRole('listitem')).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Akhiri sesi lain' })).toHaveCount(0);
  });
  await When('the other browser opens a page', () => other.goto('/blacklist-phone-number'));
  await Then('it is at the sign-in', () => expect(other).toHaveURL(/\/login$/));
});

test('the own password is changed by its rules, and the new one signs in', async ({ openAs, page: another }) => {
  const username = 'SAO10050';
  const next = 'Kunci-baru#2719';
  const page = await Given('the page opened from the avatar', async () => {
    const opened = await openAs(username, '/', { fresh: true });
    await frameOn(opened).account.click();
    await opened.getByRole('menuitem', { name: 'Ganti Password' }).click();
    await expect(frameOn(opened).heading).toHaveText('Ganti Password');
    return opened;
  });
  const field = (name: string) => page.getByLabel(name, { exact: true });
  const save = page.getByRole('button', { name: 'Simpan' });
  await When('a weak password is typed', () => field('Password baru').fill('pendek'));
  await Then('the rules say what it lacks', async () => {
    const rules = page.getByRole('list', { name: 'Ketentuan password' });
    await expect(rules.locator('li[data-passed="false"]')).not.toHaveCount(0);
  });
  await When('it is saved with a wrong old password', async () => {
    await field('Password lama').fill('Salah#2026xyz');
    await field('Password baru').fill(next);
    await field('Ulangi password baru').fill(next);
    await save.click();
  });
  await Then('the fault stands under the old password, and the rest is kept', async () => {
    await expect(page.getByText('Password lama salah')).toBeVisible();
    await expect(field('Password baru')).toHaveValue(next);
  });
  await When('it is saved with the right one', async () => {
    await field('Password lama').fill(password());
    await save.click();
  });
  await Then('it is done, and the session goes on', async () => {
    await expect(snackbar(page, 'Password berhasil diganti')).toBeVisible();
    await expect(frameOn(page).heading).toHaveText('Profil');
    await expect(fact(page, 'Umur password')).toHaveText('0 hari');
  });
  await Then('only the new password signs in', async () => {
    const login = (word: string) => another.request.post('/api/auth/login', { data: { username, password: word } });
    expect((await login(password())).status()).toBe(400);
    expect((await login(next)).status()).toBe(200);
  });
});

test('leaving a half-typed password change asks first', async ({ openAs }) => {
  const page = await Given('something typed', async () => {
    const opened = await openAs('ADMIN02', '/profile/change-password');
    await opened.getByLabel('Password lama', { exact: true }).fill('x');
    return opened;
  });
  await When('another page is wanted', () => frameOn(page).link('Home').click());
  await Then('the question is asked, and staying keeps what was typed', async () => {
    await expect(questionOn(page).question).toContainText('Perubahan belum disimpan. Tinggalkan halaman?');
    await questionOn(page).answer('Batal');
    await expect(page.getByLabel('Password lama', { exact: true })).toHaveValue('x');
  });
});

test('the own name and photo are changed, and the header shows them at once', async ({ openAs }) => {
  const username = 'SAO13010';
  const page = await Given('the page opened from the profile', async () => {
    const opened = await openAs(username, '/profile');
    await opened.getByRole('link', { name: 'Ubah Profil' }).click();
    await expect(frameOn(opened).heading).toHaveText('Ubah Profil');
    return opened;
  });
  const save = page.getByRole('button', { name: 'Simpan' });
  await When('another e-mail address is typed', () => page.getByLabel('E-mail').fill('lain@contoh.id'));
  await Then('the password is asked for, and not without a change', async () => {
    await expect(page.getByLabel('Password saat ini')).toBeVisible();
    await page.getByLabel('E-mail').fill(`${username.toLowerCase()}@contoh.id`);
    await expect(page.getByLabel('Password saat ini')).toHaveCount(0);
  });
  await When('a wide picture is chosen, zoomed and used', async () => {
    const picture = await page.evaluate(async () => {
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width: 900, height: 600 });
      const pen = canvas.getContext('2d')!;
      pen.fillStyle = '#0a7';
      pen.fillRect(0, 0, 900, 600);
      return canvas.toDataURL('image/png').split(',')[1]!;
    });
    await page
      .getByLabel(/^Foto/)
      .setInputFiles({ name: 'saya.png', mimeType: 'image/png', buffer: Buffer.from(picture, 'base64') });
    await expect(save).toBeDisabled();
    await page.getByLabel('Perbesaran').fill('2');
    await page.getByRole('button', { name: 'Pakai foto' }).click();
    await expect(page.getByRole('img', { name: 'Foto profil' })).toBeVisible();
  });
  await When('it is saved with another name', async () => {
    await page.getByLabel('Nama').fill('Zulaikha Wijaya');
    await save.click();
  });
  await Then('profile and header show both without a reload', async () => {
    await expect(fact(page, 'Nama')).toHaveText('Zulaikha Wijaya');
    await expect(page.getByRole('img', { name: 'Zulaikha Wijaya' })).toBeVisible();
    await expect(frameOn(page).account.locator('img')).toBeVisible();
    await expect(frameOn(page).account).toHaveAccessibleName(/Zulaikha Wijaya/);
  });
});
