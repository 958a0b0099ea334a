import { core } from '../support/core.ts';
import { ask, frameOn } from '../support/frame.ts';
import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { fact } from '../support/form.ts';
import { keysOn } from '../support/keyboard.ts';
import { listOn, snackbar } from '../support/list.ts';
import { role } from '../support/roles.ts';
import { callAs } from '../support/services.ts';
import { protectedSetting } from '../support/settings.ts';

test('a change that waits is claimed and approved without a mouse', async ({ openAs }) => {
  const { key, secureId } = await Given('a protected setting', () => protectedSetting());
  await Given('a change of it by a colleague', async () => {
    const { result } = await callAs('ADMIN03', 'GET', `middle/app-setting-properties/${secureId}`);
    await callAs('ADMIN03', 'PUT', 'middle/app-setting-properties', {
      ...result,
      value: 'kedua',
      reason: 'uji papan ketik',
    });
  });
  const page = await Given('the settings', () => openAs('ADMIN02', '/app-setting-properties'));
  const keys = keysOn(page);
  const card = page.getByRole('region', { name: `Ubah ${key}` });
  await When('what waits is opened and looked into', async () => {
    await keys.enter(page.getByRole('link', { name: /^Menunggu persetujuan \(\d+\)$/ }));
    await keys.enter(card.getByRole('button', { name: 'Periksa' }));
  });
  await Then('it is claimed, and the focus is still on it', async () => {
    await expect(card.getByRole('button')).toHaveText(['Lepas', 'Setujui', 'Tolak']);
    await expect(card.locator(':focus').or(card.and(page.locator(':focus')))).toHaveCount(1);
  });
  await When('it is approved', async () => {
    await keys.enter(card.getByRole('button', { name: 'Setujui' }));
    await keys.answer('Setujui');
  });
  await Then('it is in force and gone from what waits, and the focus is not lost with it', async () => {
    await expect(snackbar(page, 'Perubahan disetujui dan berlaku')).toBeVisible();
    await expect(card).toBeHidden();
    await keys.isKept();
    expect((await callAs('ADMIN03', 'GET', `middle/app-setting-properties/${secureId}`)).result.value).toBe('kedua');
  });
});

test(
  'a masked value is revealed with a reason and hidden again without a mouse',
  core('reveal'),
  async ({ openAs }) => {
    const { secureId } = await ask<{ secureId: string }>('ADMCB03', 'middle/user/current');
    const page = await Given('a user', () => openAs('ADMIN01', `/user/${secureId}`));
    const keys = keysOn(page);
    await When('the phone number is asked for with a reason', async () => {
      await keys.enter(page.getByRole('button', { name: 'Tampilkan Telepon' }));
      await keys.answer('Tampilkan', { reason: 'menelepon balik user' });
    });
    const hide = page.getByRole('button', { name: 'Sembunyikan Telepon' });
    await Then('it is shown, and what hides it has the focus', async () => {
      await expect(fact(page, 'Telepon')).toContainText(/08\d{8,}/);
      await expect(hide).toBeFocused();
    });
    await When('it is hidden', () => keys.press('Enter'));
    await Then('it is masked again, and the focus stays', async () => {
      await expect(fact(page, 'Telepon')).toContainText('****');
      await expect(page.getByRole('button', { name: 'Tampilkan Telepon' })).toBeFocused();
    });
  },
);

test('the console is viewed as a role and back without a mouse', async ({ openAs }) => {
  const { name } = await Given('a role', () => role({ '/card-types': 'View Only' }));
  const page = await Given('the roles', () =>
    openAs('ADMIN01', `/roles?search=${encodeURIComponent(name)}`, { fresh: true }),
  );
  const list = listOn(page);
  const keys = keysOn(page);
  await list.isReady();
  await When('it is viewed as', async () => {
    await keys.menu(list.row(name).getByRole('button', { name: /^Aksi untuk/ }), 'Lihat sebagai peran ini');
    await keys.answer('Lihat sebagai peran ini');
  });
  const banner = page.getByRole('region', { name: 'Tampilan sebagai peran' });
  await Then('the banner says so', () => expect(banner).toContainText(name));
  await When('the way back is taken', () => keys.enter(banner.getByRole('button', { name: 'Kembali' })));
  await Then('the roles are there again', async () => {
    await expect(page).toHaveURL(/\/roles$/);
    await expect(banner).toHaveCount(0);
  });
});

test('a page becomes a favourite and is opened by the palette without a mouse', async ({ openAs }) => {
  await callAs('HOOPS04', 'PUT', 'middle/preference/palette.favourite', { value: null });
  const page = await Given('the zip codes', () => openAs('HOOPS04', '/zip-code'));
  const keys = keysOn(page);
  const palette = page.getByRole('dialog', { name: 'Cari halaman, tindakan, dan data' });
  const open = async () => {
    await frameOn(page).heading.waitFor();
    await keys.press('Control+k');
    await expect(palette.getByRole('combobox')).toBeFocused();
  };
  await When('it is made one', async () => {
    await open();
    await keys.type('favorit');
    await expect(palette.getByRole('option', { selected: true })).toContainText(/favorit/i);
    const saved = page.waitForResponse(
      (response) => response.url().includes('/preference/palette.favourite') && response.ok(),
    );
    await keys.press('Enter');
    await saved;
  });
  await When('home is opened, and then the favourite by the arrows', async () => {
    await keys.enter(frameOn(page).crumbs.getByRole('link', { name: 'Home' }));
    await expect(frameOn(page).heading).toHaveText(/^Selamat datang/);
    await open();
    const favourite = palette
      .getByRole('group', { name: 'Favorit', exact: true })
      .getByRole('option', { name: /^Kode Pos/ });
    await expect(favourite).toBeVisible();
    while ((await favourite.getAttribute('aria-selected')) !== 'true') await keys.press('ArrowDown');
    await keys.press('Enter');
  });
  await Then('it is open, the focus in its page', async () => {
    await expect(page).toHaveURL(/\/zip-code$/);
    await keys.isKept();
  });
});
