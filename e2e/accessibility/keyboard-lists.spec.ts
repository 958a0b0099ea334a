import { unique } from '../support/card-types.ts';
import { core } from '../support/core.ts';
import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { keysOn } from '../support/keyboard.ts';
import { listOn, snackbar } from '../support/list.ts';
import { forgetLayout, forgetViews } from '../support/preferences.ts';
import { callAs } from '../support/services.ts';
import { freeCode, place, zipCode } from '../support/zip-codes.ts';

test(
  'a list is sorted and its pages are turned without a mouse',
  core('paging', 'list-keyboard'),
  async ({ openAs }) => {
    const page = await Given('the zip codes of Bali', () => openAs('HOOPS03', '/zip-code?provinsi=Bali&size=10'));
    const list = listOn(page);
    const keys = keysOn(page);
    await list.isReady();
    const title = list.header('Kelurahan');
    await When('the title of a column is pressed twice', async () => {
      await keys.enter(title.getByRole('button'));
      // The default order is by code, then by this column.
      await expect(list.header('Kode Pos')).not.toHaveAttribute('aria-sort', 'ascending');
      await expect(title).toHaveAttribute('aria-sort', 'ascending');
      await keys.press('Enter');
    });
    await Then('the order is reversed, and the title keeps the focus', async () => {
      await expect(title).toHaveAttribute('aria-sort', 'descending');
      await expect(title.getByRole('button')).toBeFocused();
    });
    await When('the page is turned in the rows', async () => {
      await keys.to(list.rows.first());
      await keys.press('PageDown');
    });
    await Then('the second page is there, its first row focused', async () => {
      await expect(list.range).toHaveText(/^11–20 /);
      await expect(list.rows.first()).toBeFocused();
    });
    await When('the button of the first page is pressed', () =>
      keys.enter(list.pages.getByRole('button', { name: 'Halaman pertama' })),
    );
    await Then('the first page is back, and the focus is not lost with the button that leads nowhere now', async () => {
      await expect(list.range).toHaveText(/^1–10 /);
      await keys.isKept();
    });
    await When('more rows to a page are chosen', () => keys.choose(list.pages.getByLabel('Baris per halaman'), '25'));
    await Then('so many are shown', () => expect(list.range).toHaveText(/^1–25 /));
  },
);

test(
  'columns are hidden, moved and made wider without a mouse, and the look is saved and opened as a view',
  core('columns', 'saved-views'),
  async ({ openAs }) => {
    const user = 'HOBISHD01';
    await forgetLayout(user, 'card-types');
    await forgetViews(user, 'card-types');
    const page = await Given('the card types', () => openAs(user, '/card-types'));
    const list = listOn(page);
    const keys = keysOn(page);
    const chooser = page.getByRole('dialog', { name: 'Kolom' });
    await list.isReady();
    await When('a column is hidden, one moved, one made wider', async () => {
      await keys.enter(page.getByRole('button', { name: 'Kolom', exact: true }));
      await keys.tick(chooser.getByRole('checkbox', { name: 'Syariah', exact: true }));
      // Tab would leave the panel at its end.
      await keys.back(chooser.getByRole('button', { name: 'Geser Nama ke kanan' }));
      await keys.press('Enter');
      await keys.isKept();
      await keys.back(chooser.getByRole('textbox', { name: 'Lebar Kode (piksel)' }));
      await keys.press('Control+A');
      await keys.type('240');
      await keys.press('Enter');
      await keys.press('Escape');
    });
    await Then('the list stands so, and the button of the columns has the focus', async () => {
      await expect(list.header('Syariah')).toHaveCount(0);
      await expect(list.list.getByRole('columnheader')).toContainText(['No', 'Kode', 'Kode nomor', 'Nama']);
      await expect(page.getByRole('button', { name: 'Kolom', exact: true })).toBeFocused();
    });
    const name = `Ketik ${unique()}`;
    await When('it is saved as a view', async () => {
      await keys.enter(page.getByRole('button', { name: 'Tampilan', exact: true }));
      await keys.enter(page.getByRole('button', { name: 'Simpan sebagai tampilan baru' }));
      await expect(page.getByLabel('Nama tampilan')).toBeFocused();
      await keys.type(name);
      await keys.press('Enter');
    });
    const opened = page.getByRole('button', { name: `Tampilan: ${name}`, exact: true });
    await Then('the list says which view is open, and the focus is back on its button', async () => {
      await expect(snackbar(page, `Tampilan ${name} disimpan`)).toBeVisible();
      await expect(opened).toBeFocused();
    });
    await When('the standard list and the view again are chosen', async () => {
      await keys.press('Enter');
      await keys.enter(page.getByRole('dialog').getByRole('button', { name: 'Daftar standar' }));
      await keys.isKept();
      await keys.enter(page.getByRole('button', { name: 'Tampilan', exact: true }));
      await keys.enter(page.getByRole('dialog').getByRole('button', { name, exact: true }));
    });
    await Then('it is as it was saved', async () => {
      await expect(opened).toBeVisible();
      await keys.isKept();
      await expect(list.header('Syariah')).toHaveCount(0);
    });
    await forgetViews(user, 'card-types');
    await forgetLayout(user, 'card-types');
  },
);

test('numbers are pasted and everything the filter finds is changed without a mouse', async ({ openAs }) => {
  const code = await freeCode(92_000);
  const family = place('Papan ketik');
  for (let row = 0; row < 11; row += 1) await zipCode({ code, kecamatan: family });
  const page = await Given('the zip codes as an admin', () => openAs('ADMIN02', '/zip-code?size=10'));
  const list = listOn(page);
  const keys = keysOn(page);
  await list.isReady();
  await When('a known and an unknown code are given', async () => {
    await keys.enter(page.getByRole('button', { name: 'Tempel nomor' }));
    await expect(page.getByRole('dialog').getByLabel('Nomor')).toBeFocused();
    await keys.type(`${code}, 00000`);
    await keys.enter(page.getByRole('dialog').getByRole('button', { name: 'Cari nomor' }));
  });
  await Then('the one not found is named; closing leads back', async () => {
    const result = page.getByRole('dialog', { name: '1 dari 2 nomor ditemukan' });
    await expect(result.getByRole('listitem')).toHaveText(['00000']);
    await keys.enter(result.getByRole('button', { name: 'Tutup' }));
    await expect(page.getByRole('button', { name: 'Tempel nomor' })).toBeFocused();
    await expect(list.range).toHaveText('1–10 dari 11');
  });
  await When('the page, then all of the filter is selected', async () => {
    await keys.tick(list.list.getByRole('checkbox', { name: 'Pilih semua di halaman ini' }));
    await keys.enter(list.bulk.getByRole('button', { name: 'Pilih semua 11 data pada filter ini' }));
    await expect(list.bulk).toContainText('11');
    await keys.isKept();
  });
  await When('it is deactivated with a reason and the count typed', async () => {
    await keys.enter(list.bulk.getByRole('button', { name: 'Nonaktifkan' }));
    await keys.answer('Nonaktifkan', { reason: 'wilayah dilebur', count: '11' });
  });
  await Then('exactly those are inactive, and the focus is in the rows', async () => {
    await expect(snackbar(page, '11 data diubah')).toBeVisible();
    const { result } = await callAs('ADMIN03', 'GET', `middle/zip-code?search=${code}&status=inactive`);
    expect(result.total).toBe(11);
    await expect(list.rows.first()).toBeFocused();
  });
});
