// Long: the sidebar of every kind of user, and what the frame does with it.
import { ask, frameOn } from '../support/frame.ts';
import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { listOn } from '../support/list.ts';

interface Sidebar {
  readonly groups: readonly string[];
  /** Items that the user's privileges allow, by group; with `exactly`, the complete list. */
  readonly holds: Readonly<Record<string, readonly string[]>>;
  readonly exactly?: true;
  readonly lacks: readonly string[];
}

const sidebars: readonly (readonly [who: string, username: string, sidebar: Sidebar])[] = [
  [
    'an admin',
    'ADMIN02',
    {
      groups: ['Home', 'Beranda', 'Spektra', 'NMC', 'UFI', 'CMS', 'Setup', 'Setting', 'Other'],
      lacks: [],
      holds: {
        Home: ['Home'],
        Beranda: ['Nomor Telepon Diblokir'],
        Spektra: ['Kelompok Produk', 'Perusahaan', 'Grup Toko'],
        NMC: ['Kelompok Produk NMC'],
        UFI: ['Kelompok Objek UFI'],
        CMS: ['Banner', 'Konten Cabang', 'Notifikasi', 'Konten SMS'],
        Setup: ['Wilayah', 'Kode Pos', 'Jenis Kartu'],
        Setting: ['User', 'Peran', 'Manajemen Menu', 'Jejak Audit'],
        Other: ['Profil'],
      },
    },
  ],
  [
    'a branch user',
    'ADMCB03',
    {
      groups: ['Home', 'Beranda', 'Spektra', 'NMC', 'UFI', 'CMS', 'Setup', 'Setting', 'Other'],
      lacks: ['Banner', 'User', 'Peran', 'Jejak Audit'],
      holds: {
        Home: ['Home'],
        Beranda: ['Nomor Telepon Diblokir'],
        Spektra: ['Kelompok Produk', 'Perusahaan', 'Grup Toko'],
        NMC: ['Kelompok Produk NMC'],
        UFI: ['Kelompok Objek UFI'],
        CMS: ['Konten Cabang'],
        Setup: ['Wilayah', 'Kode Pos', 'Jenis Kartu'],
        Setting: ['Akun Member'],
        Other: ['Profil'],
      },
    },
  ],
  [
    'a view-only user',
    'CC02',
    {
      groups: ['Home', 'Beranda', 'Spektra', 'NMC', 'UFI', 'CMS', 'Setup', 'Other'],
      lacks: ['User', 'Peran', 'Jejak Audit'],
      holds: {
        Home: ['Home'],
        Beranda: ['Nomor Telepon Diblokir'],
        Spektra: ['Kelompok Produk', 'Perusahaan', 'Grup Toko'],
        NMC: ['Kelompok Produk NMC'],
        UFI: ['Kelompok Objek UFI'],
        CMS: ['Banner', 'Konten Cabang'],
        Setup: ['Wilayah', 'Kode Pos', 'Jenis Kartu'],
        Other: ['Profil'],
      },
    },
  ],
  [
    'a guest, who looks at cards',
    'TAMU01',
    {
      groups: ['Home', 'Beranda', 'Other'],
      holds: { Home: ['Home'], Beranda: ['Kartu'], Other: ['Profil'] },
      exactly: true,
      lacks: ['Nomor Telepon Diblokir'],
    },
  ],
];

for (const [who, username, { groups, holds, exactly, lacks: hidden }] of sidebars) {
  test(`the sidebar of ${who} holds their privileges in groups, and no group without items`, async ({ openAs }) => {
    const page = await Given(`${who} is signed in`, () => openAs(username, '/'));
    const frame = frameOn(page);
    await Then('the groups stand in their fixed order, each with its title', () =>
      expect(frame.groups).toHaveText(groups),
    );
    await When('all menus are opened', () => frame.openAll());
    for (const [title, links] of Object.entries(holds)) {
      await Then(`${title} holds what they may open`, async () => {
        const shown = frame.group(title).getByRole('link');
        if (exactly) await expect(shown).toHaveText([...links]);
        for (const link of links) await expect(shown.filter({ hasText: new RegExp(`^${link}$`) })).toHaveCount(1);
      });
    }
    await Then('nothing they may not open is there', async () => {
      for (const link of hidden) await expect(frame.links.filter({ hasText: new RegExp(`^${link}$`) })).toHaveCount(0);
    });
  });
}

test('one link has exactly the class active: the longest whole-segment prefix of the address', async ({ openAs }) => {
  const page = await Given('the start page is open', () => openAs('ADMIN02', '/'));
  const frame = frameOn(page);
  await expect(frame.active).toHaveText(['Home']);
  await When('a record of a module is opened by its address', async () => {
    const [first] = (await ask<{ rows: { secureId: string }[] }>('ADMIN02', 'middle/card-types')).rows;
    await page.goto(`/card-types/${first?.secureId}`);
  });
  await Then('the module is marked, its menu is open, and the start page is not marked', async () => {
    await expect(frame.active).toHaveText(['Jenis Kartu']);
    expect(await frame.active.getAttribute('class')).toBe('active');
    await expect(frame.menu('Setup Kartu')).toHaveAttribute('aria-expanded', 'true');
  });
  await When('a page is opened that only shares letters with a module', () => page.goto('/card-types-lain'));
  await Then('nothing is marked', async () => {
    await expect(frame.heading).toHaveText('Halaman tidak ditemukan.');
    await expect(frame.active).toHaveCount(0);
  });
});

test('breadcrumbs name the record while it is open, lead back, and every page begins at its top', async ({
  openAs,
}) => {
  const page = await Given('a list scrolled down', async () => {
    const opened = await openAs('ADMIN02', '/zip-code?size=50');
    await listOn(opened).isReady();
    await opened.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    return opened;
  });
  const frame = frameOn(page);
  await expect(frame.crumbs).toHaveText(['Home', 'Kode Pos']);
  await When('a record is opened', () => listOn(page).rows.first().getByRole('link').click());
  await Then('it stands in the breadcrumbs, and its page at the top', async () => {
    const name = (await frame.heading.textContent()) ?? '';
    await expect(frame.crumbs).toHaveCount(3);
    expect(name).toContain(await frame.crumbs.last().textContent());
    await expect(page).toHaveTitle(new RegExp(`^${await frame.crumbs.last().textContent()} · `));
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
  await When('the crumb of the list is followed', () => frame.crumbs.nth(1).getByRole('link').click());
  await Then('the record is no longer named', () => expect(frame.crumbs).toHaveText(['Home', 'Kode Pos']));
});

test('the sidebar folds to icons, stays so in the next visit, and lies over the page on narrow screens', async ({
  openAs,
}) => {
  const page = await Given('a wide screen', () => openAs('ADMIN02', '/'));
  const frame = frameOn(page);
  await expect(frame.link('Home')).toBeVisible();
  await When('the menu is folded and the page loaded anew', async () => {
    await frame.hamburger.click();
    await page.reload();
  });
  await Then('it is still folded to icons, beside which the links of a menu open', async () => {
    await expect(frame.hamburger).toHaveAttribute('aria-expanded', 'false');
    await expect(frame.link('Home')).toBeVisible();
    expect((await frame.sidebar.boundingBox())!.width).toBeLessThan(64);
    const menu = frame.sidebar.locator('button[aria-expanded]').first();
    await menu.hover();
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    await expect(menu.locator('xpath=../ul').getByRole('link').first()).toBeVisible();
    await page.mouse.move(700, 400);
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
  });
  await When('the screen becomes narrow and the menu is opened', async () => {
    await page.setViewportSize({ width: 900, height: 900 });
    await frame.hamburger.click();
  });
  await Then('it covers the page, and Escape closes it and gives the focus back', async () => {
    await expect(frame.link('Home')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(frame.link('Home')).toBeHidden();
    await expect(frame.hamburger).toBeFocused();
  });
  await When('a page is chosen from it', async () => {
    await frame.hamburger.click();
    await frame.link('Profil').click();
  });
  await Then('it closes by itself', async () => {
    await expect(frame.heading).toHaveText('Profil');
    await expect(frame.link('Profil')).toBeHidden();
  });
});

test('from twelve items on the menu is searched, half a second after the last key', async ({ openAs }) => {
  const page = await Given('a menu of few items has no search box; one of many has', async () => {
    const few = await openAs('TAMU01', '/');
    await expect(frameOn(few).link('Home')).toBeVisible();
    await expect(few.getByRole('searchbox', { name: 'Cari menu' })).toHaveCount(0);
    return openAs('ADMIN01', '/');
  });
  const frame = frameOn(page);
  await When('something is typed', () => page.getByRole('searchbox', { name: 'Cari menu' }).fill('reset'));
  await Then('what matches is shown with its menu open', () => expect(frame.links).toHaveText(['Alasan Reset Kartu']));
  await When('nothing matches', () => page.getByRole('searchbox', { name: 'Cari menu' }).fill('tidak ada'));
  await Then('the menu says so', () => expect(frame.sidebar.getByText('Menu tidak ditemukan')).toBeVisible());
  await When('Escape empties the box', () => page.keyboard.press('Escape'));
  await Then('everything is back', () => expect(frame.groups.first()).toHaveText('Home'));
});
