import { frameOn } from '../support/frame.ts';
import { expect, Given, password, test, Then, When } from '../support/fixtures.ts';
import { snackbar } from '../support/list.ts';
import { signInOn } from '../support/sign-in.ts';

const next = 'Baru#Sekali-77';

test('a temporary password is changed before the session, by rules shown while it is typed', async ({ page }) => {
  const form = signInOn(page);
  const rule = (text: string) => page.getByRole('listitem').filter({ hasText: text });
  await Given('the login page', () => page.goto('/login'));
  await When('somebody with a temporary password signs in', () => form.signIn('HOOPS06'));
  await Then('a new password is asked for', async () => {
    await expect(page.getByRole('heading', { name: 'Ganti Password' })).toBeVisible();
    await expect(form.newPassword).toBeFocused();
  });
  await When('one is typed that breaks some rules', () => form.newPassword.fill('abcABC12'));
  await Then('each rule says whether it is met', async () => {
    await expect(rule('Huruf besar')).toContainText('(terpenuhi)');
    await expect(rule('10-64 karakter')).toContainText('(belum terpenuhi)');
    await expect(rule('Simbol')).toContainText('(belum terpenuhi)');
  });
  await When('the repetition differs', async () => {
    await form.again.fill('lain');
    await form.change.click();
  });
  await Then('it says so', () => expect(form.again).toHaveAccessibleDescription('Konfirmasi password tidak sama'));
  await When('the one of before is taken again', async () => {
    await form.newPassword.fill(password());
    await form.again.fill(password());
    await form.change.click();
  });
  await Then('the server refuses', () =>
    expect(form.newPassword).toHaveAccessibleDescription(/^Password belum memenuhi ketentuan: .*Bukan /),
  );
  await When('a good one is given twice', async () => {
    await form.newPassword.fill(next);
    await form.again.fill(next);
    await form.change.click();
  });
  await Then('they are signed in', () => expect(frameOn(page).account).toBeVisible());
});

test('the way back leads to the form', async ({ page }) => {
  const form = signInOn(page);
  await Given('a sign-in whose password must be changed', async () => {
    await page.route('**/api/auth/login', (route) =>
      route.fulfill({
        status: 401,
        contentType: 'application/json',
        body: JSON.stringify({ error: 'password_change_required', error_description: 'Password harus diganti' }),
      }),
    );
    await page.goto('/login');
    await form.signIn('SAO13010');
    await expect(form.change).toBeVisible();
  });
  await When('they go back', () => page.getByRole('button', { name: 'Kembali', exact: true }).click());
  await Then('the form asks anew', () => expect(form.password).toHaveValue(''));
});

test('a change that finds the user locked says so', async ({ page }) => {
  const form = signInOn(page);
  await Given('a change of password is asked for', async () => {
    await page.route('**/api/auth/login', (route) =>
      route.fulfill({
        status: 401,
        contentType: 'application/json',
        body: JSON.stringify({ error: 'password_change_required', error_description: 'Password harus diganti' }),
      }),
    );
    await page.goto('/login');
    await form.signIn('CC05');
  });
  await When('the user has been locked meanwhile', async () => {
    await form.newPassword.fill(next);
    await form.again.fill(next);
    await form.change.click();
  });
  await Then('the snackbar says until when', () =>
    expect(snackbar(page, /^Akun terkunci sampai \d\d:\d\d$/)).toBeVisible(),
  );
});
