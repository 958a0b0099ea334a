import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { core } from '../support/core.ts';
import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { frameOn } from '../support/frame.ts';
import { questionOn, snackbar } from '../support/list.ts';
import { give, roleName } from '../support/roles.ts';
import { callAs } from '../support/services.ts';
import { signInOn } from '../support/sign-in.ts';

const factors = (page: Page) => page.getByRole('region', { name: 'Faktor kedua' });
/** The code of this step of 30 s or of a later one: neither the present one nor the next expires while it is sent. */
const codeOf = (secret: string, steps: 0 | 1 = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function signOut(page: Page): Promise<void> {
  await frameOn(page).account.click();
  await page.getByRole('menuitem', { name: 'Keluar' }).click();
  await expect(signInOn(page).username).toBeVisible();
}

test(
  'somebody enrols an authenticator, signs in with its code by keyboard alone, and with a recovery code',
  core('second-factor'),
  async ({ page }) => {
    await Given('somebody on the own profile', async () => {
      await page.goto('/profile');
      await signInOn(page).signIn('ADMCB12');
      await expect(factors(page)).toContainText('Belum ada');
    });
    const codes = await When('an authenticator is added', async () => {
      await factors(page).getByRole('button', { name: 'Tambah' }).click();
      await button(page, 'Aplikasi authenticator').click();
      await expect(page.getByRole('img', { name: 'Kode QR untuk aplikasi authenticator' })).toBeVisible();
      const secret = (await page.locator('.totp-secret').textContent()) ?? '';
      await expect(page.getByLabel('Kode authenticator')).toBeFocused();
      await page.keyboard.type('000000');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog')).toContainText('Kode atau passkey tidak cocok');
      await page.getByLabel('Kode authenticator').fill(codeOf(secret));
      await page.keyboard.press('Enter');
      const list = page.getByRole('list', { name: 'Kode pemulihan' });
      await expect(list.getByRole('listitem')).toHaveCount(10);
      const recovery = await list.getByRole('listitem').allTextContents();
      await button(page, 'Sudah saya simpan').click();
      return { secret, recovery };
    });
    await Then('it is listed', () => expect(factors(page)).toContainText('Authenticator'));
    await signOut(page);
    await When('the password is right', () => signInOn(page).signIn('ADMCB12'));
    await Then('the code is asked for, and typed without a mouse', async () => {
      await expect(page.getByRole('heading', { name: 'Langkah kedua' })).toBeVisible();
      await expect(page.getByLabel('Kode authenticator')).toBeFocused();
      await page.keyboard.type('000000');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('alert').first()).toContainText('Kode atau passkey tidak cocok');
      await page.keyboard.type(codeOf(codes.secret, 1));
      await page.keyboard.press('Enter');
      await expect(frameOn(page).account).toBeVisible();
    });
    await signOut(page);
    await When('the phone is lost', async () => {
      await signInOn(page).signIn('ADMCB12');
      await button(page, 'Pakai kode pemulihan').press('Enter');
      await page.getByLabel('Kode pemulihan').fill(codes.recovery[0]!);
      await page.keyboard.press('Enter');
    });
    await Then('a recovery code lets them in, and one is gone', async () => {
      await expect(frameOn(page).account).toBeVisible();
      await page.goto('/profile');
      await expect(factors(page)).toContainText('Sisa kode pemulihan: 9.');
    });
    await When('the factor is removed', async () => {
      await factors(page).getByRole('button', { name: 'Hapus Authenticator' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Hapus' }).click();
    });
    await Then('there is none', () => expect(factors(page)).toContainText('Belum ada'));
  },
);

test('somebody makes a passkey and signs in with it', async ({ page, context }) => {
  const cdp = await context.newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await Given('a passkey of their own', async () => {
    await page.goto('/profile');
    await signInOn(page).signIn('ADMCB14');
    await factors(page).getByRole('button', { name: 'Tambah' }).click();
    await button(page, 'Passkey').click();
    await button(page, 'Buat passkey').click();
    await button(page, 'Sudah saya simpan').click();
    await expect(factors(page)).toContainText('Passkey');
  });
  await signOut(page);
  await When('the password is right', () => signInOn(page).signIn('ADMCB14'));
  await Then('the passkey lets them in', async () => {
    await expect(button(page, 'Pakai passkey')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(frameOn(page).account).toBeVisible();
  });
  await page.goto('/profile');
  await factors(page).getByRole('button', { name: 'Hapus Passkey' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Hapus' }).click();
  await expect(factors(page)).toContainText('Belum ada');
});

test('a role demands a factor at the sign-in, and an admin removes it for somebody who lost it', async ({
  page,
  openAs,
}) => {
  const { result: role } = await callAs('ADMIN03', 'POST', 'middle-v2/roles', {
    name: roleName(),
    jobName: null,
    description: null,
    permissions: [],
    revealPersonalData: false,
    secondFactor: 'REQUIRED',
  });
  const secureId = await Given('somebody with a role that demands it', () => give(role, 'ADMCB12'));
  await page.goto('/');
  await When('they sign in', () => signInOn(page).signIn('ADMCB12'));
  await Then('they enrol one before anything else, each fault beside its field', async () => {
    await button(page, 'Aplikasi authenticator').click();
    const code = page.getByLabel('Kode authenticator');
    await expect(code).toBeFocused();
    const secret = (await page.locator('.totp-secret').textContent()) ?? '';
    const name = page.getByLabel('Nama', { exact: true });
    await code.fill(codeOf(secret));
    await name.fill('HP');
    await page.keyboard.press('Enter');
    await expect(name).toBeFocused();
    await expect(name).toHaveAccessibleDescription('Nama 3-60 karakter');
    await expect(code).not.toHaveValue('');
    await name.fill('HP kantor');
    await page.keyboard.press('Enter');
    await button(page, 'Sudah saya simpan').press('Enter');
    await expect(frameOn(page).account).toBeVisible();
  });
  const admin = await openAs('ADMIN02', `/user/${secureId}`);
  const removed = async (told: string) => {
    await button(admin, 'Hapus faktor kedua').click();
    await questionOn(admin).answer('Hapus faktor kedua', { reason: 'Ponsel hilang' });
    await expect(snackbar(admin, told)).toBeVisible();
    await expect(questionOn(admin).question).toBeHidden();
  };
  await When('an admin removes it', () => removed('1 faktor kedua dihapus'));
  await Then('there is none to remove', () => removed('User tidak memiliki faktor kedua'));
  await callAs('ADMIN03', 'DELETE', 'middle-v2/roles/user-role', {
    roleSecureId: role.secureId,
    userSecureIds: [secureId],
  });
});
