import { core } from '../support/core.ts';
import { frameOn } from '../support/frame.ts';
import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { addressOf, callsTo, cookieOf, signInOn } from '../support/sign-in.ts';

test.use({ baseURL: ({ identityConsole }, use) => use(identityConsole.url) });

const unavailable = 'Authentication service is currently unavailable. Please try again later.';
const atService = /\/identity\/sign-in\//;

for (const [language, title, back] of [
  ['id', 'Masuk ke Konsol', 'Keluar'],
  ['en', 'Sign in to the Console', 'Sign out'],
] as const) {
  const details = language === 'id' ? core('sign-in-identity') : {};
  test(
    `the identity service speaks ${language}, returns to the deep link, and ends with the session`,
    details,
    async ({ page, context }) => {
      const form = signInOn(page, language);
      const tokens = callsTo(context, '/identity/token');
      await Given("the console's language", async () => {
        await page.addInitScript(
          (chosen) => localStorage.setItem('preferences', JSON.stringify({ language: chosen })),
          language,
        );
      });
      await When('a page is opened without a session', () => page.goto('/card-types?status=active'));
      await Then('the identity service asks', async () => {
        await expect(page).toHaveURL(atService);
        await expect(page.getByRole('heading', { name: title })).toBeVisible();
        await expect(form.username).toBeFocused();
      });
      await When('the password is wrong', () => form.signIn('HOBIS03', 'salah'));
      await Then('it says so and keeps the name', async () => {
        await expect(page.getByRole('alert')).toHaveText('Invalid Password');
        await expect(form.username).toHaveValue('HOBIS03');
        await expect(form.password).toBeFocused();
      });
      await When('it is right', () => form.signIn('HOBIS03'));
      await Then(
        "the page that was asked for stands there, with the console's own tokens and none of the service",
        async () => {
          await expect(frameOn(page).account).toBeVisible();
          await expect.poll(() => addressOf(page)).toBe('/card-types?status=active');
          expect((await cookieOf(context, 'refresh_token'))?.value).toMatch(/^[\w-]{43}$/);
          expect(tokens).toHaveLength(1);
          expect(
            await page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])),
          ).not.toContain('id_token');
        },
      );
      await When('they sign out', async () => {
        await frameOn(page).account.click();
        await page.getByRole('menuitem', { name: back, exact: true }).click();
      });
      await Then('the session of the service is over too: it asks again', async () => {
        await expect(page).toHaveURL(atService);
        await expect(form.username).toHaveValue('');
        expect(await cookieOf(context, 'access_token')).toBeUndefined();
      });
    },
  );
}

test('who is signed in at the service comes in without being asked', async ({ page, context }) => {
  await Given('a session at the service', async () => {
    await page.goto('/');
    await signInOn(page).signIn('SAO12010');
    await expect(frameOn(page).account).toBeVisible();
  });
  await When('the console forgets them', async () => {
    await context.clearCookies({ name: 'access_token' });
    await context.clearCookies({ name: 'refresh_token' });
    await page.goto('/profile');
  });
  await Then('they are back on their page', async () => {
    await expect(frameOn(page).account).toBeVisible();
    await expect.poll(() => addressOf(page)).toBe('/profile');
  });
});

test('refusals are said on the page of the service, in the words of the console', async ({ page }) => {
  const form = signInOn(page);
  await page.goto('/');
  for (const [username, sentence] of [
    ['NOBODY99', /^Invalid Username$/],
    ['CC05', /^Akun terkunci sampai \d\d:\d\d$/],
    ['ADMCB15', /^User tidak aktif$/],
    ['VENDOR02', /^Masa berlaku user sudah habis$/],
  ] as const) {
    await When(`${username} signs in`, () => form.signIn(username));
    await Then('the page says why not', () => expect(page.getByRole('alert')).toHaveText(sentence));
  }
});

test('a temporary password is changed on the way in', async ({ page }) => {
  const form = signInOn(page);
  const next = 'Baru#Sekali-88';
  await page.goto('/');
  await When('it is typed', () => form.signIn('HOOPS06'));
  await Then('a new one is asked for', async () => {
    await expect(page.getByRole('alert')).toHaveText('Password harus diganti');
  });
  await When('the new one breaks the rules', async () => {
    await form.password.fill(process.env['CONSOLE_DEMO_PASSWORD'] ?? '');
    await page.getByLabel('Password baru', { exact: true }).fill('lemah');
    await page.getByLabel('Konfirmasi password baru').fill('lemah');
    await page.getByRole('button', { name: 'Ganti password dan masuk' }).click();
  });
  await Then('they are listed', () =>
    expect(page.getByRole('alert').getByRole('listitem').first()).toHaveText('10-64 karakter'),
  );
  await When('it keeps them', async () => {
    await form.password.fill(process.env['CONSOLE_DEMO_PASSWORD'] ?? '');
    await page.getByLabel('Password baru', { exact: true }).fill(next);
    await page.getByLabel('Konfirmasi password baru').fill(next);
    await page.getByRole('button', { name: 'Ganti password dan masuk' }).click();
  });
  await Then('they are signed in', () => expect(frameOn(page).account).toBeVisible());
});

test('a user of the service without access to the console reads so, with a sign-out from the service', async ({
  page,
}) => {
  await Given('the console refuses the exchange', () =>
    page.route('**/api/auth/sso-exchange', (route) =>
      route.fulfill({
        status: 401,
        contentType: 'application/json',
        body: JSON.stringify({ error: 'not_registered', error_description: 'User belum terdaftar di konsol' }),
      }),
    ),
  );
  await When('they sign in at the service', async () => {
    await page.goto('/');
    await signInOn(page).signIn('SAO12030');
  });
  await Then('they are told', async () => {
    await expect(page.getByRole('alert').filter({ hasText: 'User belum terdaftar di konsol' })).toBeVisible();
    await expect(signInOn(page).submit).toBeVisible();
  });
  await When('they leave the service', () => page.getByRole('button', { name: 'Keluar dari SSO' }).click());
  await Then('it asks for another name', async () => {
    await expect(page).toHaveURL(atService);
    await expect(signInOn(page).username).toHaveValue('');
  });
});

test('E11: a service that is away is an alert; after closing it can be tried again, or the form used', async ({
  page,
}) => {
  const form = signInOn(page);
  const alert = page.getByRole('alertdialog');
  for (const [what, path, status, asks] of [
    ['is away', '**/identity/.well-known/openid-configuration', 503, false],
    ['redeems no code', '**/identity/token', 500, true],
    // Still signed in at the identity service from the previous case.
    ['publishes no keys', '**/api/auth/sso-exchange', 502, false],
  ] as const) {
    await Given(`a service that ${what}`, () =>
      page.route(path, (route) => route.fulfill({ status, contentType: 'application/json', body: '{}' })),
    );
    await When('somebody signs in', async () => {
      await page.goto('/login');
      if (asks) await form.signIn('SAO12040');
    });
    await Then('the alert says so', () => expect(alert).toContainText(unavailable));
    await When('it is closed', () => alert.getByRole('button', { name: 'Tutup' }).click());
    await Then('the form and the way to try again are there', async () => {
      await expect(form.submit).toBeVisible();
      await expect(page.getByRole('button', { name: 'Coba lagi' })).toBeVisible();
    });
    await page.unroute(path);
  }
  await When('the service is back and it is tried again', () =>
    page.getByRole('button', { name: 'Coba lagi' }).click(),
  );
  await Then('they come in', () => expect(frameOn(page).account).toBeVisible());
});

test('E11: an error of the service is the alert; an unrequested answer restarts the sign-in', async ({ page }) => {
  await When('the service answers with an error', () => page.goto('/login?error=access_denied&state=x'));
  await Then('the alert says so', () => expect(page.getByRole('alertdialog')).toContainText(unavailable));
  await When('a code arrives that this browser did not ask for', () => page.goto('/login?code=stolen&state=foreign'));
  await Then('the sign-in begins anew', () => expect(page).toHaveURL(atService));
  await When('that happens again', () => page.goto('/login?code=stolen&state=foreign'));
  await Then('the alert says so instead', () => expect(page.getByRole('alertdialog')).toContainText(unavailable));
});

test('those who may use the form sign in without the service, the others are sent to it', async ({ page }) => {
  const form = signInOn(page);
  await Given('the form', () => page.goto('/login?mode=local'));
  await When('an employee tries', () => form.signIn('SAO12050'));
  await Then('they are sent to the service', () =>
    expect(page.locator('.snackbar-text')).toHaveText('Silakan masuk melalui SSO'),
  );
  await When('an administrator who may signs in', () => form.signIn('ADMIN01'));
  await Then('they are in', () => expect(frameOn(page).account).toBeVisible());
});
