import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { listOn, questionOn, snackbar } from '../support/list.ts';
import { forgetLayout, forgetViews } from '../support/preferences.ts';
import { callAs } from '../support/services.ts';

const owner = 'HOBIS02';
const colleague = 'HOBIS03';

test.describe('the columns of a list', () => {
  test('their choice, order and width follow the user into another browser', async ({ openAs }) => {
    await forgetLayout(owner, 'card-types');
    const page = await Given('the list of card types', () => openAs(owner, '/card-types?size=100'));
    const opened = listOn(page);
    const { list } = opened;
    const header = (title: string) => opened.header(title);
    await opened.isReady();
    await When('a column is hidden, one moved and one dragged wider', async () => {
      await page.getByRole('button', { name: 'Kolom', exact: true }).click();
      const chooser = page.getByRole('dialog', { name: 'Kolom' });
      await chooser.getByRole('checkbox', { name: 'Syariah', exact: true }).uncheck();
      await chooser.getByRole('button', { name: 'Geser Nama ke kanan' }).click();
      await page.keyboard.press('Escape');
      const grip = header('Kode nomor').locator('.list-grip');
      const box = (await grip.boundingBox())!;
      await page.mouse.move(box.x + 4, box.y + 10);
      await page.mouse.down();
      await page.mouse.move(box.x + 84, box.y + 10, { steps: 4 });
      const stored = page.waitForResponse(
        (response) =>
          response.url().endsWith('/preference/list.card-types') &&
          // What was chosen before may be stored only now.
          /widths\\?":\{\\?"/.test(response.request().postData() ?? '') &&
          response.ok(),
      );
      await page.mouse.up();
      await stored;
    });
    const width = (await header('Kode nomor').boundingBox())!.width;
    const other = await When('the same user opens it in another browser', () => openAs(owner, '/card-types?size=100'));
    const there = listOn(other);
    await Then('it looks the same there', async () => {
      await there.isReady();
      await expect(there.header('Syariah')).toHaveCount(0);
      await expect(there.list.getByRole('columnheader')).toContainText(['No', 'Kode', 'Kode nomor', 'Nama']);
      expect(Math.abs((await there.header('Kode nomor').boundingBox())!.width - width)).toBeLessThan(3);
    });
    await When('the services cannot be told', async () => {
      await page.route('**/preference/**', (route) => route.abort());
      await page.getByRole('button', { name: 'Kolom', exact: true }).click();
      await page.getByRole('button', { name: 'Kolom standar' }).click();
      await page.keyboard.press('Escape');
    });
    await Then('the choice holds all the same, over a reload, and nothing is complained about', async () => {
      await expect(header('Syariah')).toBeVisible();
      await page.reload();
      await expect(list.getByRole('columnheader')).toContainText(['No', 'Kode', 'Nama', 'Kode nomor']);
      await expect(page.locator('.snackbar-text')).toHaveCount(0);
    });
  });
});

test.describe('saved views', () => {
  test('are saved, shared with a role, opened by a colleague, changed and removed', async ({ openAs }) => {
    for (const user of [owner, colleague]) {
      await forgetViews(user, 'zip-code');
      await forgetLayout(user, 'zip-code');
    }
    const name = `Aceh ${Date.now().toString(36)}`;
    const page = await Given('the zip codes of Aceh, backwards', () =>
      openAs(owner, '/zip-code?provinsi=Aceh&sort=code,desc'),
    );
    const opened = listOn(page);
    await opened.isReady();
    await When('this is saved and shared with the own role', async () => {
      await page.getByRole('button', { name: 'Tampilan', exact: true }).click();
      await page.getByRole('button', { name: 'Simpan sebagai tampilan baru' }).click();
      const dialog = page.getByRole('dialog', { name: 'Simpan tampilan' });
      await dialog.getByLabel('Nama tampilan').fill(name);
      await dialog
        .getByRole('checkbox', { name: /HO business/i })
        .first()
        .check();
      await dialog.getByRole('button', { name: 'Simpan', exact: true }).click();
      await expect(snackbar(page, `Tampilan ${name} disimpan`)).toBeVisible();
    });
    await Then('the list says which view is open', () =>
      expect(page.getByRole('button', { name: `Tampilan: ${name}`, exact: true })).toBeVisible(),
    );
    const expectedRange = await opened.range.textContent();
    await When('the filter is changed', () => opened.filter({ Status: 'Aktif' }));
    await Then('it says that the view was changed', () =>
      expect(page.getByRole('button', { name: `Tampilan: ${name} (diubah)` })).toBeVisible(),
    );

    const other = await Given('a colleague of the role', () => openAs(colleague, '/zip-code'));
    const there = listOn(other);
    await When('the shared view is made the default', async () => {
      await other.getByRole('button', { name: 'Tampilan', exact: true }).click();
      await expect(other.getByRole('button', { name: `Hapus tampilan ${name}` })).toHaveCount(0);
      const stored = other.waitForResponse(
        (response) => response.url().endsWith('/preference/view.zip-code') && response.ok(),
      );
      await other.getByRole('button', { name: `Jadikan ${name} tampilan awal` }).click();
      await stored;
    });
    await Then('the list opens with it, in another browser too', async () => {
      const reopened = await openAs(colleague, '/zip-code');
      await expect(reopened.getByRole('button', { name: `Tampilan: ${name}`, exact: true })).toBeVisible();
      await expect(listOn(reopened).range).toHaveText(expectedRange ?? '');
    });
    await Then('an address that says something wins', async () => {
      await other.goto('/zip-code?provinsi=Bali');
      await there.isReady();
      await expect(other.getByRole('button', { name: 'Tampilan', exact: true })).toBeVisible();
      await expect(there.filters.getByLabel('Provinsi')).toHaveValue('Bali');
    });
    await When('the owner removes it', async () => {
      await page.getByRole('button', { name: /^Tampilan: / }).click();
      await page.getByRole('button', { name: `Hapus tampilan ${name}` }).click();
      await questionOn(page).answer('Hapus');
      await expect(snackbar(page, `Tampilan ${name} dihapus`)).toBeVisible();
    });
    await Then('the colleague has the standard list again', async () => {
      await other.goto('/zip-code');
      await there.isReady();
      await expect(other.getByRole('button', { name: 'Tampilan', exact: true })).toBeVisible();
      expect((await callAs(colleague, 'GET', 'middle/list-view?module=zip-code')).result).toEqual([]);
    });
    await forgetLayout(colleague, 'zip-code');
  });
});
