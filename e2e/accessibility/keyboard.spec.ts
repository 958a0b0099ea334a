import { frameOn } from '../support/frame.ts';
import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { tabTo } from '../support/keyboard.ts';

test('the whole frame works by keyboard alone', async ({ openAs }) => {
  const page = await Given('the start page, nothing focused', async () => {
    const opened = await openAs('SAO10060', '/blacklist-phone-number', { fresh: true });
    const as = frameOn(opened);
    await expect(as.heading).toBeVisible();
    return opened;
  });
  const frame = frameOn(page);

  await When('Tab is pressed first', () => page.keyboard.press('Tab'));
  await Then('it is the skip link, which leads into the page', async () => {
    await expect(page.getByRole('link', { name: 'Lewati ke isi' })).toBeFocused();
    await expect(page.getByRole('link', { name: 'Lewati ke isi' })).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
  });

  await When('the menu button is pressed from the top', async () => {
    await page.reload();
    await expect(frame.heading).toBeVisible();
    await tabTo(page, frame.hamburger);
    await page.keyboard.press('Enter');
  });
  await Then('the menu folds to icons and unfolds', async () => {
    await expect(frame.hamburger).toHaveAttribute('aria-expanded', 'false');
    await expect(frame.link('Home')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(frame.hamburger).toHaveAttribute('aria-expanded', 'true');
  });

  await When('the breadcrumb is followed', async () => {
    await tabTo(page, frame.crumbs.getByRole('link', { name: 'Home' }));
    await page.keyboard.press('Enter');
  });
  await Then('it is the start page, and the focus is in it, since the link is gone', async () => {
    await expect(frame.heading).toHaveText(/^Selamat datang/);
    await expect(page.locator('main')).toBeFocused();
  });

  await When('the language is changed and changed back', async () => {
    await tabTo(page, frame.language);
    await page.keyboard.press('Space');
    await expect(frame.heading).toHaveText(/^Welcome/);
    await page.keyboard.press('Space');
  });
  await Then('it speaks Indonesian again, the button still focused', async () => {
    await expect(frame.heading).toHaveText(/^Selamat datang/);
    await expect(frame.language).toBeFocused();
  });

  await When('the theme is changed', async () => {
    await tabTo(page, frame.theme);
    await page.keyboard.press('Enter');
  });
  await Then('its button keeps the focus', () => expect(frame.theme).toBeFocused());

  await When('the arrows walk over the menu', async () => {
    await tabTo(page, frame.active);
    await page.keyboard.press('End');
  });
  await Then('they reach its last link, and Enter opens it', async () => {
    await expect(frame.link('Profil')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(frame.heading).toHaveText('Profil');
  });

  await When('the avatar is opened and closed by Escape', async () => {
    await tabTo(page, frame.account);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await page.keyboard.press('Escape');
  });
  await Then('the focus is back on it', () => expect(frame.account).toBeFocused());
  await When('sign-out is chosen by the arrows', async () => {
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('menuitem', { name: 'Keluar' })).toBeFocused();
    await page.keyboard.press('Enter');
  });
  await Then('the user is signed out', () => expect(page).toHaveURL(/\/login$/));
});
