import { core } from '../support/core.ts';
import { frameOn } from '../support/frame.ts';
import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { addressOf, endOnServer, signInOn } from '../support/sign-in.ts';

const atLogin = /\/login$/;

test(
  'a page opened without a session stands there after the sign-in, with its query, once',
  core('sign-in-redirect'),
  async ({ page }) => {
    await Given('its address is opened', async () => {
      await page.goto('/card-types?status=active&size=25');
      await expect(page).toHaveURL(atLogin);
    });
    await When('somebody signs in', () => signInOn(page).signIn('SAO13020'));
    await Then('they are not led where they may not go, but the address is kept', async () => {
      await expect(frameOn(page).heading).toHaveText('Halaman tidak ditemukan.');
      expect(addressOf(page)).toBe('/card-types?status=active&size=25');
    });
    await When('they open the start page', () => page.goto('/'));
    await Then('the address is used up', async () => {
      await expect(frameOn(page).heading).toHaveText(/^Selamat datang/);
      expect(addressOf(page)).toBe('/');
    });
  },
);

test('a chosen sign-out clears the address', async ({ openAs }) => {
  const page = await openAs('SAO13030', '/profile', { fresh: true });
  await Given('somebody on a page', () => expect(frameOn(page).heading).toHaveText('Profil'));
  await When('they sign out and in again', async () => {
    await frameOn(page).account.click();
    await page.getByRole('menuitem', { name: 'Keluar' }).click();
    await expect(page).toHaveURL(atLogin);
    await signInOn(page).signIn('SAO13030');
  });
  await Then('they begin at the start page', async () => {
    await expect(frameOn(page).heading).toHaveText(/^Selamat datang/);
    expect(addressOf(page)).toBe('/');
  });
});

test('a session that ends by itself leads back to its page; another user begins at the start page', async ({
  openAs,
}) => {
  const page = await openAs('SAO13040', '/profile?dari=sini', { fresh: true });
  const ends = async () => {
    await expect(frameOn(page).heading).toHaveText('Profil');
    await endOnServer(page.context());
    await page.reload();
    await expect(page).toHaveURL(atLogin);
  };
  await Given('their session has ended', ends);
  await When('they sign in again', () => signInOn(page).signIn('SAO13040'));
  await Then('they are back', async () => {
    await expect(frameOn(page).heading).toHaveText('Profil');
    expect(addressOf(page)).toBe('/profile?dari=sini');
  });
  await Given('it has ended once more', ends);
  await When('somebody else signs in', () => signInOn(page).signIn('SAO13050'));
  await Then('they begin at the start page', async () => {
    await expect(frameOn(page).heading).toHaveText(/^Selamat datang/);
    expect(addressOf(page)).toBe('/');
  });
});

test('no foreign address is gone to, nor the login page itself', async ({ page }) => {
  for (const [saved, user] of [
    ['//elsewhere.test/x', 'SAO14010'],
    ['https://elsewhere.test/', 'SAO14020'],
    ['/login', 'SAO14030'],
  ] as const) {
    await Given(`${saved} is what was saved`, async () => {
      await page.goto('/login');
      await page.evaluate(
        (address) => sessionStorage.setItem('post-login-redirect', JSON.stringify({ address, username: null })),
        saved,
      );
    });
    await When('somebody signs in', () => signInOn(page).signIn(user));
    await Then('they begin at the start page', async () => {
      await expect(frameOn(page).heading).toHaveText(/^Selamat datang/);
      expect(addressOf(page)).toBe('/');
    });
    await page.context().clearCookies();
  }
});
