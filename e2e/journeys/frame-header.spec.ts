import { core } from '../support/core.ts';
import { frameOn } from '../support/frame.ts';
import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { listOn } from '../support/list.ts';

const colours = {
  primary: '#0451A4',
  secondary: '#424242',
  accent: '#EA8E1C',
  error: '#FF5252',
  info: '#2196F3',
  success: '#4CAF50',
  warning: '#FFC107',
};

test('the language changes at once, everywhere, and is kept', core('language'), async ({ openAs }) => {
  const page = await Given('an Indonesian list', () => openAs('HOBIS01', '/zip-code'));
  const frame = frameOn(page);
  await expect(frame.heading).toHaveText('Kode Pos');
  await When('English is chosen', () => frame.language.click());
  await Then('heading, breadcrumbs, menu and document speak English, without a reload', async () => {
    await expect(frame.heading).toHaveText('Zip Code');
    await expect(page.getByRole('navigation', { name: 'Where this page is' }).getByRole('listitem').last()).toHaveText(
      'Zip Code',
    );
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
  await When('the page is loaded anew', () => page.reload());
  await Then('it is English still', () => expect(frame.heading).toHaveText('Zip Code'));
});

test('light and dark theme use the fixed colours, and the choice is kept', async ({ openAs }) => {
  const page = await Given('the light theme', async () => {
    const opened = await openAs('HOBIS01', '/');
    await opened.emulateMedia({ colorScheme: 'light' });
    return opened;
  });
  const frame = frameOn(page);
  const look = () =>
    page.evaluate((names) => {
      const style = getComputedStyle(document.documentElement);
      return {
        scheme: style.colorScheme,
        page: getComputedStyle(document.body).backgroundColor,
        brand: names.map((name) => style.getPropertyValue(`--brand-${name}`)),
      };
    }, Object.keys(colours));
  await expect(frame.heading).toBeVisible();
  const light = await look();
  expect(light).toMatchObject({ scheme: 'light', brand: Object.values(colours) });
  await When('the dark theme is chosen', () => frame.theme.click());
  await Then('the page is dark, of the same colours', async () => {
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
    const dark = await look();
    expect(dark.brand).toEqual(Object.values(colours));
    expect(dark.page).not.toBe(light.page);
  });
  await When('the page is loaded anew', () => page.reload());
  await Then('it is dark from the start', async () => {
    await expect(frame.heading).toBeVisible();
    expect((await look()).scheme).toBe('dark');
  });
});

test(
  'offline is said, saving waits, lists keep their rows and are read again afterwards',
  core('services-down'),
  async ({ openAs }) => {
    const page = await Given('a list with rows', async () => {
      const opened = await openAs('HOBIS01', '/card-types');
      await listOn(opened).isReady();
      return opened;
    });
    const frame = frameOn(page);
    const rows = await listOn(page).rows.count();
    await expect(frame.line).toHaveText('Online');
    await When('the line goes down', () => page.context().setOffline(true));
    await Then('header and banner say so, and the rows stay', async () => {
      await expect(frame.line).toHaveText('Offline');
      await expect(page.getByRole('alert').filter({ hasText: 'Anda sedang offline' })).toBeVisible();
      await expect(listOn(page).rows).toHaveCount(rows);
    });
    await When('the line is back', async () => {
      await Promise.all([page.waitForRequest(/\/api\/middle\/card-types\?/), page.context().setOffline(false)]);
    });
    await Then('the banner goes and the list is current', async () => {
      await expect(page.getByText('Anda sedang offline')).toHaveCount(0);
      await expect(frame.line).toHaveText('Online');
      await listOn(page).isReady();
      await expect(listOn(page).rows).toHaveCount(rows);
    });
  },
);

test('what was typed outlives a line that is down', async ({ openAs }) => {
  const page = await Given('a half-filled form', async () => {
    const opened = await openAs('ADMIN02', '/card-types/create');
    await opened.getByLabel('Nama').fill('Belum disimpan');
    return opened;
  });
  await When('the line goes down', () => page.context().setOffline(true));
  await Then('it cannot be saved, and nothing is lost', async () => {
    await expect(page.getByRole('button', { name: 'Simpan' })).toBeDisabled();
    await expect(page.getByLabel('Nama')).toHaveValue('Belum disimpan');
  });
  await When('the line is back', () => page.context().setOffline(false));
  await Then('it can', async () => {
    await expect(page.getByRole('button', { name: 'Simpan' })).toBeEnabled();
    await expect(page.getByLabel('Nama')).toHaveValue('Belum disimpan');
  });
});

test('the avatar shows the initials and opens profile, password and sign-out', async ({ openAs }) => {
  const page = await Given('a signed-in user', () => openAs('SAO10020', '/', { fresh: true }));
  const frame = frameOn(page);
  await Then('the initials are two letters', () => expect(frame.account).toHaveText(/^[A-Z]{2}$/));
  await When('it is opened', () => frame.account.click());
  await Then('it offers these three', () =>
    expect(page.getByRole('menuitem')).toHaveText(['Profil', 'Ganti Password', 'Keluar']),
  );
  await When('the user signs out', () => page.getByRole('menuitem', { name: 'Keluar' }).click());
  await Then('the login page is shown and nothing of the session is kept', async () => {
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByLabel('Username')).toBeVisible();
    expect((await page.context().cookies()).map(({ name }) => name).filter((name) => name.endsWith('_token'))).toEqual(
      [],
    );
    expect(
      await page.evaluate(() =>
        ['token', 'profile', 'menu', 'username'].filter((key) => localStorage.getItem(key) !== null),
      ),
    ).toEqual([]);
  });
});
