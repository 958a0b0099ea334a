// Long: the journeys over one way of signing in.
import type { Page } from '@playwright/test';
import { core } from '../support/core.ts';
import { frameOn } from '../support/frame.ts';
import { expect, Given, password, test, Then, When } from '../support/fixtures.ts';
import { snackbar } from '../support/list.ts';
import { cookieOf, payloadOf, signInOn } from '../support/sign-in.ts';
import { withOwnCallsOnly } from '../support/start-call.ts';

const configuration = '**/api/publish/get-parameter-umum?name=SSO_WEB_2_0_ENABLED';
const loginCall = '**/api/auth/login';
const wrong = 'salah-Sekali-1';

/** Every answer of the login page is the same in both languages: the texts are fixed. */
for (const language of ['id', 'en'] as const) {
  test.describe(`in ${language}`, () => {
    const open = async (page: Page) => {
      await page.goto('/login');
      if (language === 'en') await page.getByRole('button', { name: 'English' }).click();
      const form = signInOn(page, language);
      await expect(form.submit).toBeVisible();
      return form;
    };

    test('E1: an unknown username is said on the form, the password is emptied, the username kept', async ({
      page,
    }) => {
      const form = await Given('the login page', () => open(page));
      await When('an unknown name is typed', () => form.signIn('NOBODY99', wrong));
      await Then('the form says so', async () => {
        await expect(form.username).toHaveAccessibleDescription('Invalid Username');
        await expect(form.username).toHaveValue('NOBODY99');
        await expect(form.username).toBeFocused();
        await expect(form.password).toHaveValue('');
      });
    });

    test("E2: any other refusal is the server's sentence in a snackbar", async ({ page }) => {
      const form = await Given('the login page', () => open(page));
      for (const [what, username, sentence] of [
        ['locked', 'CC05', /^Akun terkunci sampai \d\d:\d\d$/],
        ['inactive', 'ADMCB15', /^User tidak aktif$/],
        ['past its validity', 'VENDOR02', /^Masa berlaku user sudah habis$/],
      ] as const) {
        await When(`a user ${what} types the right password`, () => form.signIn(username));
        await Then('the snackbar says why', () => expect(snackbar(page, sentence)).toBeVisible());
      }
    });

    test('E3: a wrong password empties and focuses its field', async ({ page }) => {
      const form = await Given('the login page', () => open(page));
      await When('a wrong password is typed', () => form.signIn(language === 'id' ? 'SAO11020' : 'SAO11030', wrong));
      await Then('the field says so', async () => {
        await expect(form.password).toHaveAccessibleDescription('Invalid Password');
        await expect(form.password).toHaveValue('');
        await expect(form.password).toBeFocused();
      });
    });

    test('E4, E5: whatever else is answered', async ({ page }) => {
      const tryAgain = 'Please try again or contact admin';
      const faults = [
        [
          '500',
          { status: 500, body: '{"code":"INTERNAL","message":"x"}' },
          'Something went wrong. Please try again or contact admin',
        ],
        ['403', { status: 403, body: '{}' }, `${tryAgain} 403`],
        ['429', { status: 429, body: '{}' }, `${tryAgain} 429`],
        ['502', { status: 502, body: 'Bad Gateway' }, `${tryAgain} 502`],
        ['400 without that result', { status: 400, body: '{"result":"other"}' }, `${tryAgain} 400`],
        ['no answer', null, tryAgain],
      ] as const;
      const form = await Given('the login page', () => open(page));
      for (const [what, fault, sentence] of faults) {
        await When(`the call gets ${what}`, async () => {
          await page.unrouteAll();
          await page.route(loginCall, (route) =>
            fault ? route.fulfill({ contentType: 'application/json', ...fault }) : route.abort(),
          );
          await form.signIn('HOBIS02');
        });
        await Then('the snackbar says so, and the form can be sent again', async () => {
          await expect(page.locator('.snackbar-text').getByText(sentence, { exact: true })).toBeVisible();
          await expect(form.submit).toBeEnabled();
        });
      }
    });
  });
}

test('what is missing is said before anything is sent', async ({ page }) => {
  const form = signInOn(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/auth/')) sent.push(request.url());
  });
  await Given('the login page, typing begins in its first field', async () => {
    await page.goto('/login');
    await expect(form.username).toBeFocused();
  });
  await When('an empty form is sent', () => form.submit.click());
  await Then('both fields ask', async () => {
    await expect(form.username).toHaveAccessibleDescription('Wajib diisi');
    await expect(form.password).toHaveAccessibleDescription('Wajib diisi');
  });
  await When('the name is too short', () => form.signIn('abc'));
  await Then('its length is asked for', () =>
    expect(form.username).toHaveAccessibleDescription('Antara 4 dan 30 karakter'),
  );
  expect(sent).toEqual([]);
});

test('the fifth wrong password locks the user, who then reads until when', async ({ page }) => {
  const form = signInOn(page);
  await Given('four wrong passwords', async () => {
    await page.goto('/login');
    for (let count = 1; count <= 4; count += 1) {
      const answer = page.waitForResponse(loginCall);
      await form.signIn('SAO11040', wrong);
      expect((await answer).status()).toBe(400);
      await expect(form.password).toHaveValue('');
    }
  });
  await When('the fifth is typed', () => form.signIn('SAO11040', wrong));
  await Then('it is still said to be wrong', () =>
    expect(form.password).toHaveAccessibleDescription('Invalid Password'),
  );
  await When('the right one is typed', () => form.signIn('SAO11040'));
  await Then('the user is locked', () => expect(snackbar(page, /^Akun terkunci sampai \d\d:\d\d$/)).toBeVisible());
});

test('tokens and what is kept are where the specification says', core('sign-in-local'), async ({ page, context }) => {
  await When('somebody signs in, whatever the case of the name', async () => {
    await page.goto('/login');
    await signInOn(page).signIn(' hobis02 ');
    await expect(frameOn(page).account).toBeVisible();
  });
  await Then('both tokens are session cookies of the whole site that no other site can send', async () => {
    for (const name of ['access_token', 'refresh_token'] as const) {
      expect(await cookieOf(context, name)).toMatchObject({
        path: '/',
        sameSite: 'Strict',
        expires: -1,
        domain: 'localhost',
      });
    }
    expect(payloadOf((await cookieOf(context, 'access_token'))?.value ?? '').preferred_username).toBe('HOBIS02');
  });
  await Then('local storage holds token, profile, menu and username', async () => {
    const stored = await page.evaluate(() =>
      Object.fromEntries(['token', 'profile', 'menu', 'username'].map((key) => [key, localStorage.getItem(key)])),
    );
    expect(stored['username']).toBe('HOBIS02');
    expect(stored['token']).toBe((await cookieOf(context, 'access_token'))?.value);
    expect(JSON.parse(stored['profile'] ?? '')).toMatchObject({
      username: 'HOBIS02',
      listRoles: [{ name: 'ho_business', jobName: '1' }],
    });
    expect(JSON.parse(stored['menu'] ?? '')).toHaveProperty('userRoles');
  });
  await Then('every protected call carried the bearer and the upper-case username', async () => {
    await withOwnCallsOnly(page);
    const call = page.waitForRequest('**/api/middle/user/current');
    await page.reload();
    const headers = (await call).headers();
    expect(headers['authorization']).toBe(`Bearer ${(await cookieOf(context, 'access_token'))?.value}`);
    expect(headers['username']).toBe('HOBIS02');
    expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
  });
});

test('E12: a failed configuration call shows its message or the fixed text, and the form signs in', async ({
  page,
}) => {
  for (const [what, fault, sentence] of [
    [
      'with a message',
      {
        status: 500,
        contentType: 'application/json',
        body: '{"message":"Terjadi kesalahan. Kode: 7","code":"INTERNAL"}',
      },
      'Terjadi kesalahan. Kode: 7',
    ],
    ['without a message', { status: 502, body: 'Bad Gateway' }, 'Gagal mendapatkan konfigurasi SSO Web 2.0'],
    ['without an answer', null, 'Gagal mendapatkan konfigurasi SSO Web 2.0'],
  ] as const) {
    await Given(`the configuration call fails ${what}`, async () => {
      await page.unrouteAll();
      await page.route(configuration, (route) => (fault ? route.fulfill(fault) : route.abort()));
    });
    await When('the login page opens', () => page.goto('/login'));
    await Then('the snackbar says so', () => expect(snackbar(page, sentence)).toBeVisible());
  }
  await Then('the form works', async () => {
    await signInOn(page).signIn('SAO11050');
    await expect(frameOn(page).account).toBeVisible();
  });
});

test('a slow configuration call is waited for, with a sign that it is read', async ({ page }) => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(configuration, async (route) => {
    await answered;
    await route.continue();
  });
  await page.goto('/login');
  await Then('the page says that it loads and shows no form yet', async () => {
    await expect(page.getByRole('status').filter({ hasText: 'Memuat…' })).toBeVisible();
    await expect(signInOn(page).username).toHaveCount(0);
  });
  await When('the answer comes', async () => answer());
  await Then('the form is there', () => expect(signInOn(page).username).toBeFocused());
});

test('the password can be looked at', async ({ page }) => {
  await page.goto('/login');
  const form = signInOn(page);
  await form.password.fill(password());
  await page.getByRole('button', { name: 'Tampilkan password' }).click();
  await expect(form.password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Sembunyikan password' }).click();
  await expect(form.password).toHaveAttribute('type', 'password');
});
