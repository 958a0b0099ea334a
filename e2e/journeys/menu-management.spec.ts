// Long: the journeys over one module.
import type { Page } from '@playwright/test';
import { unique } from '../support/card-types.ts';
import { core } from '../support/core.ts';
import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { fact, formOn } from '../support/form.ts';
import { frameOn } from '../support/frame.ts';
import { questionOn, snackbar } from '../support/list.ts';
import { callAs } from '../support/services.ts';

interface Node {
  readonly secureId: string;
  readonly version: number;
  readonly name: string;
  readonly header: string;
  readonly url: string | null;
  readonly status: string;
  readonly subMenus: readonly Node[];
}

const tree = async () => (await callAs('ADMIN02', 'GET', 'middle/menu/tree')).result as readonly Node[];
const named = async (name: string) => (await tree()).find((menu) => menu.name === name)!;
const row = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) });
const namesIn = async (page: Page, group: string) =>
  page.getByRole('treegrid', { name: group }).locator('tr[data-level="1"] a').allTextContents();

/** A new menu without an address, created by another user. */
async function menuOf(header: string, name = `Menu ${unique()}`): Promise<Node> {
  const last = Math.max(
    0,
    ...(await callAs('ADMIN02', 'GET', `middle/menu?header=${header}&size=100`)).result.rows.map(
      ({ order }: { order: number }) => order,
    ),
  );
  return (
    await callAs('ADMIN02', 'POST', 'middle/menu', {
      name,
      description: null,
      header,
      url: null,
      icon: 'log',
      order: last + 1,
    })
  ).result as Node;
}

test.describe('/menu-management', () => {
  test('a menu and a sub-menu are made; what the model refuses is said beside the field', async ({ openAs }) => {
    const name = `Laporan ${unique()}`;
    const page = await Given('the form of a new menu of Setup', () =>
      openAs('ADMIN01', '/menu-management/create?header=setup'),
    );
    const form = formOn(page);
    await Then('it begins in that header, behind the last', async () => {
      await expect(form.field('Header')).toHaveValue('Setup');
      await expect(form.field('Urutan')).not.toHaveValue('');
    });
    await When('an address that no page has is typed', async () => {
      await form.fill({ Name: name, URL: '/bukan-halaman' });
      await form.save.click();
    });
    await Then('the field says so, and nothing is lost', async () => {
      await expect(form.error('URL')).toHaveText('Bukan halaman konsol');
      await expect(form.field('Name')).toHaveValue(name);
    });
    await When('an address that another menu has is typed', async () => {
      await form.fill({ URL: '/card-types' });
      await expect(page.getByText('Hak akses: card-types:browse · Sudah dipakai oleh Jenis Kartu')).toBeVisible();
      await form.save.click();
    });
    await Then('the field says that too', () => expect(form.error('URL')).toHaveText('Nilai sudah digunakan'));
    await When('the address is left out, an icon is chosen and it is saved', async () => {
      await form.fill({ URL: '' });
      await page.getByRole('radio', { name: 'Log', exact: true }).check();
      await form.saveAndSee(name);
    });
    await Then('it opens to sub-menus', () => expect(page.getByRole('heading', { name: 'Sub menu' })).toBeVisible());
    await When('its only order is given to another menu', async () => {
      const created = await named(name);
      const other = await menuOf('setup');
      await page.goto(`/menu-management/${other.secureId}/update-page`);
      const { result } = await callAs('ADMIN02', 'GET', `middle/menu/${created.secureId}`);
      await form.fill({ Urutan: String((result as { order: number }).order) });
      await form.save.click();
    });
    await Then('the field says that it is taken', () =>
      expect(form.error('Urutan')).toHaveText('Nilai sudah digunakan'),
    );
  });

  test('a sub-menu begins below its menu, and a page that has a menu already cannot be another', async ({ openAs }) => {
    const parent = await menuOf('other');
    const page = await Given('the menu', () => openAs('ADMIN01', `/menu-management/${parent.secureId}`));
    await When('a sub-menu is begun from it', () =>
      page.getByRole('link', { name: 'Tambah sub menu' }).first().click(),
    );
    const form = formOn(page);
    await form.fill({ Name: 'Jenis', URL: '/card-types' });
    await form.save.click();
    await Then('the page is refused beside its field', () =>
      expect(form.error('URL')).toHaveText('Nilai sudah digunakan'),
    );
  });

  test(
    'rows move by keyboard, the preview follows, and every sidebar has the new order once it is saved',
    core('order'),
    async ({ openAs }) => {
      const page = await Given('the arrangement', () => openAs('ADMIN01', '/menu-management?tab=tree'));
      await expect(page.getByRole('treegrid', { name: 'Setting' })).toBeVisible();
      const before = await namesIn(page, 'Setting');
      await When('the first menu of Setting is moved down', async () => {
        await row(page, before[0]!).focus();
        await page.keyboard.press('Alt+ArrowDown');
      });
      const after = [before[1]!, before[0]!, ...before.slice(2)];
      await Then('it is told, keeps the focus, and the preview shows it', async () => {
        await expect(page.getByText(`${before[0]} di urutan 2`)).toBeAttached();
        await expect(row(page, before[0]!)).toBeFocused();
        expect(await namesIn(page, 'Setting')).toEqual(after);
        await expect(
          page
            .getByRole('complementary', { name: 'Pratinjau sidebar' })
            .getByRole('region', { name: 'Setting' })
            .locator('.preview-menu'),
        ).toHaveText(after.filter((name) => name !== 'Arsip'));
      });
      await When('the order is saved', async () => {
        await page.getByRole('button', { name: 'Simpan urutan' }).click();
        await expect(snackbar(page, 'Data berhasil disimpan')).toBeVisible();
      });
      await Then('the sidebar of the same page has the new order without a new sign-in', async () => {
        await expect(frameOn(page).group('Setting').locator('[data-item]').first()).toHaveText(after[0]!);
      });
      await When('the last is dragged to the top and it is cancelled', async () => {
        await row(page, after.at(-1)!).dragTo(row(page, after[0]!));
        await expect.poll(async () => (await namesIn(page, 'Setting'))[0]).toBe(after.at(-1));
        await page.getByRole('region', { name: 'Urutan diubah' }).getByRole('button', { name: 'Batal' }).click();
      });
      await Then('the stored order is back', async () => expect(await namesIn(page, 'Setting')).toEqual(after));
    },
  );

  test('a menu opens to its sub-menus; what the console needs stays on', async ({ openAs }) => {
    const page = await Given('the arrangement', () => openAs('ADMIN01', '/menu-management?tab=tree'));
    await When('User & Peran is opened', () => page.getByRole('button', { name: 'Buka User & Peran' }).click());
    await Then('its places are shown with the same columns', () =>
      expect(row(page, 'Akun Member')).toContainText('/member-management'),
    );
    await When('it is switched off', async () => {
      await row(page, 'User & Peran').getByRole('button', { name: 'Aksi untuk User & Peran' }).click();
      await page.getByRole('menuitem', { name: 'Nonaktifkan' }).click();
      await questionOn(page).answer('Nonaktifkan', { reason: 'percobaan saja' });
    });
    await Then('it is refused, and says why', () =>
      expect(questionOn(page).question.getByRole('alert')).toHaveText('Menu ini diperlukan konsol'),
    );
  });

  test('what is switched off is gone for everyone at the next call, and comes back', async ({ openAs }) => {
    const held = async () =>
      JSON.stringify((await callAs('ADMIN03', 'GET', 'middle/privileges')).result).includes('"/about"');
    const place = (await named('Konten')).subMenus.find(({ url }) => url === '/about')!;
    expect(await held()).toBe(true);
    const page = await Given('the place', () =>
      openAs('ADMIN01', `/menu-management/submenu-detail-page/${place.secureId}`),
    );
    await When('it is switched off', async () => {
      await page.getByRole('button', { name: 'Nonaktifkan' }).click();
      await questionOn(page).answer('Nonaktifkan', { reason: 'sedang dirapikan' });
      await expect(page.getByRole('button', { name: 'Aktifkan', exact: true })).toBeVisible();
    });
    await Then('a colleague holds it no longer', async () => expect(await held()).toBe(false));
    await When('it is switched on again', async () => {
      await page.getByRole('button', { name: 'Aktifkan', exact: true }).click();
      await questionOn(page).answer('Aktifkan');
      await expect(page.getByRole('button', { name: 'Nonaktifkan' })).toBeVisible();
    });
    await Then('it is back', async () => expect(await held()).toBe(true));
  });

  test('an item that roles hold is not deleted, and the question names them', async ({ openAs }) => {
    const place = (await named('Kartu')).subMenus.find(({ url }) => url === '/card-lost')!;
    const page = await Given('a place that roles hold', () =>
      openAs('ADMIN01', `/menu-management/submenu-detail-page/${place.secureId}`),
    );
    await Then('who holds it is shown', async () => {
      await expect(fact(page, 'Peran')).toContainText('admin');
      await expect(fact(page, 'Privilege')).toHaveCount(0);
      await expect(fact(page, 'Hak akses')).toHaveText('card-lost:browse');
    });
    await When('it is deleted', async () => {
      await page.getByRole('button', { name: 'Hapus' }).click();
      await questionOn(page).answer('Hapus', { reason: 'tidak dipakai' });
    });
    await Then('it stays', () =>
      expect(questionOn(page).question.getByRole('alert')).toContainText('Data masih digunakan'),
    );
  });

  test('who only reads sees the list and the tree, and nothing to change', async ({ openAs }) => {
    const page = await Given('the arrangement, seen by internal audit', () =>
      openAs('AUDIT01', '/menu-management?tab=tree'),
    );
    await Then('there is nothing to add or to move', async () => {
      await expect(page.getByRole('treegrid', { name: 'Setup' })).toBeVisible();
      await expect(page.getByRole('link', { name: /^Tambah menu/ })).toHaveCount(0);
      await expect(page.getByText('Seret baris')).toHaveCount(0);
      await row(page, 'Area').getByRole('button', { name: 'Aksi untuk Area' }).click();
      await expect(page.getByRole('menuitem')).toHaveText(['Lihat']);
    });
    await When('a form is opened by hand', () => page.goto('/menu-management/create'));
    await Then('it is forbidden', () => expect(page.getByText('403')).toBeVisible());
    const none = await Given('who does not hold it', () => openAs('HOBIS01', '/menu-management'));
    await Then('it is unknown', () => expect(none.getByText('404')).toBeVisible());
  });
});
