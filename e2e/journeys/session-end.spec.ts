import type { Page } from '@playwright/test';
import { core } from '../support/core.ts';
import { frameOn } from '../support/frame.ts';
import { formOn } from '../support/form.ts';
import { expect, Given, password, test, Then, When } from '../support/fixtures.ts';
import { snackbar } from '../support/list.ts';
import { callsTo, cookieOf, endOnServer, shorten, signInOn } from '../support/sign-in.ts';

const expired = 'Token Expired. Sorry you must login again';
const atLogin = /\/login$/;

test('E6: a session ended on the server is cleared at the first 401; one notice, and the sign-in', async ({
  openAs,
}) => {
  const page = await openAs('KACAB05', '/', { fresh: true });
  await expect(frameOn(page).heading).toHaveText(/^Selamat datang/);
  await Given('the session is ended on the server while no page listens', async () => {
    await page.goto('about:blank');
    await endOnServer(page.context());
  });
  await When('a page is opened whose calls all fail', () => page.goto('/card-types?status=active'));
  await Then('the login page and one notice are there, and nothing of the session is left', async () => {
    await expect(page).toHaveURL(atLogin);
    await expect(snackbar(page, expired)).toBeVisible();
    await expect(page.locator('.snackbar')).toHaveCount(1);
    expect(await page.context().cookies()).toEqual([]);
    expect(
      await page.evaluate(() =>
        ['token', 'profile', 'menu', 'username', 'sign-in-mode'].filter((key) => localStorage.getItem(key) !== null),
      ),
    ).toEqual([]);
  });
  await When('they sign in again', () => signInOn(page).signIn('KACAB05'));
  await Then('they are back on that page', () => expect(page).toHaveURL(/\/card-types\?status=active$/));
});

test('E7: after the expiry and a refused refresh no further call is sent', async ({ openAs }) => {
  const page = await openAs('KACAB06', '/', { fresh: true });
  await expect(frameOn(page).heading).toHaveText(/^Selamat datang/);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const refreshes = callsTo(page.context(), '/api/auth/refresh-token');
  await Given("an expired token and a refresh token that is nobody's", () => shorten(page.context(), -1, 'unknown'));
  const calls = callsTo(page.context(), '/api/middle/');
  // The page may detect the end before the click.
  await When('they go on', () => Promise.race([frameOn(page).link('Profil').click(), page.waitForURL(atLogin)]));
  await Then('the login page comes with the notice, after one refused refresh', async () => {
    await expect(page).toHaveURL(atLogin);
    await expect(snackbar(page, expired)).toBeVisible();
    expect(refreshes).toHaveLength(1);
    expect(calls.map((call) => call.url())).toEqual([]);
  });
});

test('a refresh that gets no answer ends nothing while the token still counts', async ({ openAs }) => {
  const page = await openAs('KACAB07', '/profile', { fresh: true });
  await expect(frameOn(page).heading).toHaveText('Profil');
  await Given('the token has a minute left and no call gets an answer', async () => {
    await page.route(/\/(api|health)\//, (route) => route.abort());
    await shorten(page.context(), 60);
  });
  await When('they go on', () => frameOn(page).link('Home').click());
  await Then('the page stays and says that the line is down', async () => {
    await expect(page.getByRole('alert').filter({ hasText: 'Anda sedang offline' })).toBeVisible();
    await expect(page).not.toHaveURL(atLogin);
    expect(await cookieOf(page.context(), 'refresh_token')).toBeDefined();
  });
});

test.describe('with unsaved typing', () => {
  const typed = (phone: string) => ({
    'Nomor telepon': phone,
    Kategori: 'Penagihan',
    Catatan: 'Dilaporkan oleh bagian penagihan',
  });
  const again = (page: Page) => page.getByRole('dialog', { name: 'Sesi berakhir' });

  /** A form with unsaved input whose save finds the session expired, which a notice tells. */
  async function loseSession(page: Page, phone: string, url?: string): Promise<void> {
    await formOn(page).fill(typed(phone));
    const endAndSave = async () => {
      await endOnServer(page.context(), url);
      // The page may detect the end before the click, which the dialog then stops.
      await formOn(page)
        .save.click()
        .catch(() => undefined);
    };
    // The notice is gone before a click that is stopped gives up.
    await Promise.all([expect(snackbar(page, expired)).toBeVisible(), endAndSave()]);
    await expect(again(page)).toHaveCount(1);
  }

  const keepsTyping = async (page: Page, phone: string) => {
    await expect(page).toHaveURL(/\/blacklist-phone-number\/create$/);
    await expect(formOn(page).field('Nomor telepon')).toHaveValue(phone);
    await expect(formOn(page).field('Catatan')).toHaveValue(typed(phone).Catatan);
  };

  test(
    'the sign-in is over the page, nothing typed is lost, and it is saved afterwards',
    core('session-end'),
    async ({ openAs }) => {
      const phone = `08127${String(Date.now()).slice(-8)}`;
      const page = await openAs('HOOPS04', '/blacklist-phone-number/create', { fresh: true });
      const over = signInOn(page);
      await Given('a form whose save finds the session ended', () => loseSession(page, phone));
      await Then('the sign-in over it asks the same user', async () => {
        await expect(over.username).toHaveValue('HOOPS04');
        await expect(over.username).not.toBeEditable();
        await expect(over.password).toBeFocused();
        await keepsTyping(page, phone);
      });
      await When('a wrong password is typed', async () => {
        await over.password.fill('salah');
        await over.submit.click();
      });
      await Then('it says so', () => expect(over.password).toHaveAccessibleDescription('Invalid Password'));
      await When('the right one is', async () => {
        await over.password.fill(password());
        await over.submit.click();
      });
      await Then('the page goes on as it was', async () => {
        await expect(again(page)).toHaveCount(0);
        await keepsTyping(page, phone);
      });
      await When('it is saved', () => formOn(page).save.click());
      await Then('the record is there', async () => {
        await expect(snackbar(page, 'Data berhasil disimpan')).toBeVisible();
        await expect(page).toHaveURL(/\/blacklist-phone-number\/[\da-f-]{36}$/);
      });
    },
  );

  test('another user is refused there: not by another tab, only by giving the typing up', async ({ openAs }) => {
    const phone = '081277700002';
    const page = await openAs('HOOPS05', '/blacklist-phone-number/create', { fresh: true });
    await Given('a form whose save finds the session ended', () => loseSession(page, phone));
    await When('another user signs in in another tab', async () => {
      const other = await page.context().newPage();
      await other.goto('/login');
      await signInOn(other).signIn('SAO15060');
      await expect(frameOn(other).account).toBeVisible();
      await page.bringToFront();
    });
    await Then('the form stands as it was and still asks for its own user', async () => {
      await keepsTyping(page, phone);
      await expect(signInOn(page).username).toHaveValue('HOOPS05');
    });
    await When('it is given up', () => page.getByRole('button', { name: 'Masuk sebagai user lain' }).click());
    await Then('the page belongs to whoever is signed in', async () => {
      await expect(frameOn(page).heading).toHaveText(/^Selamat datang/);
    });
  });

  test('by the identity service it takes place in a window of its own', async ({ browser, identityConsole }) => {
    const { url } = identityConsole;
    const phone = '081277700003';
    const context = await browser.newContext({ baseURL: url, locale: 'id-ID' });
    const page = await context.newPage();
    await Given('somebody signed in by the identity service', async () => {
      await page.goto('/blacklist-phone-number/create');
      await signInOn(page).signIn('HOOPS02');
      await expect(formOn(page).form).toBeVisible();
    });
    await Given('a form whose save finds the session ended', () => loseSession(page, phone, url));
    await When('they sign in through the service again', async () => {
      const [window] = await Promise.all([
        page.waitForEvent('popup'),
        again(page).getByRole('button', { name: 'Masuk melalui SSO' }).click(),
      ]);
      // The identity service still has a session, so the window closes by itself.
      await window.waitForEvent('close');
    });
    await Then('the page goes on as it was', async () => {
      await expect(again(page)).toHaveCount(0);
      await keepsTyping(page, phone);
    });
    await context.close();
  });
});
