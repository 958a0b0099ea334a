// Long: the journeys over one list.
import type { Page } from '@playwright/test';
import { chooseIn } from '../support/choice.ts';
import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { choicesOn } from '../support/form.ts';
import { textOf } from '../support/import.ts';
import { listOn, questionOn } from '../support/list.ts';
import { callAs } from '../support/services.ts';
import { freeCode, place, zipCode } from '../support/zip-codes.ts';

/** Number of rows as shown at the foot of the list. */
const totalOf = async (page: Page) =>
  Number((await listOn(page).range.textContent())?.split(' dari ')[1]?.replaceAll('.', ''));

test.describe('the list of zip codes', () => {
  test('holds the volume of production and leads to its last page', async ({ openAs }) => {
    const page = await Given('the list as an admin', () => openAs('ADMIN01', '/zip-code'));
    const list = listOn(page);
    await Then('it begins with the first code and knows how many there are', async () => {
      await expect(list.list.getByRole('columnheader')).toContainText([
        'No',
        'Kode Pos',
        'Kelurahan',
        'Kecamatan',
        'Kota',
        'Provinsi',
        'Kode kantor',
        'Cabang',
        'Status',
        'Action',
      ]);
      await expect(list.rows.first().getByRole('cell')).toContainText([
        '',
        '1',
        '10101',
        'Sukamaju',
        'Jakarta Pusat Utara',
        'Jakarta Pusat',
        'DKI Jakarta',
        '13010',
        'Jakarta Pusat',
        'Aktif',
      ]);
      expect(await totalOf(page)).toBeGreaterThanOrEqual(83_500);
    });
    await When('the last page is asked for', () =>
      list.pages.getByRole('button', { name: 'Halaman terakhir' }).click(),
    );
    await Then('it is there, with the last row of all', async () => {
      await expect(list.rows.first()).toContainText('99');
      await list.isReady();
      // Other tests import codes: row and total may be read on both sides of an update.
      await expect(async () => {
        const last = await list.rows.last().getByRole('cell').nth(1).textContent();
        const total = await totalOf(page);
        expect(Number(last?.replaceAll('.', ''))).toBe(total);
        expect(new URL(page.url()).searchParams.get('page')).toBe(String(Math.ceil(total / 25)));
      }).toPass();
    });
    await When('a hundred rows in the middle are asked for by address', () =>
      page.goto('/zip-code?page=400&size=100&sort=kelurahan,desc'),
    );
    await Then('a hundred are shown, numbered on', async () => {
      await expect(list.rows).toHaveCount(100);
      await expect(list.rows.first().getByRole('cell').nth(1)).toHaveText('39.901');
    });
    await When('the page is turned with the key', async () => {
      await list.rows.first().focus();
      await page.keyboard.press('PageDown');
    });
    await Then('the next hundred follow', async () => {
      await expect(list.rows.first().getByRole('cell').nth(1)).toHaveText('40.001');
      await expect(page).toHaveURL(/page=401/);
    });
  });

  test('is narrowed by province, city, branch and status, and Back restores all of it', async ({ openAs }) => {
    const page = await Given('the list as an admin', () => openAs('ADMIN01', '/zip-code'));
    const list = listOn(page);
    await When('a province and the beginning of a city are wanted', () =>
      list.filter({ Provinsi: 'DKI Jakarta', Kota: 'jakarta s' }),
    );
    await Then('only places of that city are there', async () => {
      await expect(list.rows.first()).toContainText('Jakarta Selatan');
      await list.isReady();
      expect(
        new Set(
          await list.rows
            .getByRole('cell')
            .filter({ hasText: /^Jakarta \w+$/ })
            .allTextContents(),
        ),
      ).toEqual(new Set(['Jakarta Selatan']));
    });
    await When('a branch is chosen by its name instead', async () => {
      await list.filters.getByRole('button', { name: 'Atur ulang' }).click();
      await list.filters.getByLabel('Cabang').fill('banda');
      await page.getByRole('option', { name: '10010 - Banda Aceh' }).click();
      await list.filter({ Status: 'Aktif' });
    });
    await When('the order is by kelurahan and then by code, on the third page of 25', async () => {
      await list.sortBy('Kelurahan');
      await expect(page).toHaveURL(/sort=kelurahan/);
      await list.sortBy('Kode Pos', ['Shift']);
      await chooseIn(list.pages.getByLabel('Baris per halaman'), '25');
      await list.pages.getByRole('button', { name: 'Halaman berikutnya' }).click();
      await list.pages.getByRole('button', { name: 'Halaman berikutnya' }).click();
      await expect(list.rows.first().getByRole('cell').nth(1)).toHaveText('51');
    });
    await list.isReady();
    const before = await list.rows.allTextContents();
    await When('a row is opened and left by Back', async () => {
      await list.rows.nth(4).getByRole('link').click();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(list.list).toHaveCount(0);
      await page.goBack();
    });
    await Then('filter, order, size and page are as they were', async () => {
      await expect(list.rows.first().getByRole('cell').nth(1)).toHaveText('51');
      expect(await list.rows.allTextContents()).toEqual(before);
      await expect(list.filters.getByLabel('Cabang')).toHaveValue('10010 - Banda Aceh');
      expect(new URL(page.url()).searchParams.getAll('sort')).toEqual(['kelurahan,asc', 'code,asc']);
    });
    await When('the page is left by Back once more', () => page.goBack());
    await Then('the page before is there', () => expect(list.rows.first().getByRole('cell').nth(1)).toHaveText('26'));
  });

  test('changes a whole filter at once when its count is typed, and says when it has changed', async ({ openAs }) => {
    const code = await freeCode(93_000);
    const family = place('Massal');
    for (let row = 0; row < 11; row += 1) await zipCode({ code, kecamatan: family });
    const page = await Given('a filter of 11 rows as an admin', () =>
      openAs('ADMIN01', `/zip-code?size=10&search=${encodeURIComponent(family)}`),
    );
    const list = listOn(page);
    const { question, answer } = questionOn(page);
    await list.isReady();
    await When('the page and then the whole filter is selected', async () => {
      await list.list.getByRole('checkbox', { name: 'Pilih semua di halaman ini' }).check();
      await expect(list.bulk).toContainText('10 dipilih');
      await list.bulk.getByRole('button', { name: 'Pilih semua 11 data pada filter ini' }).click();
      await expect(list.bulk).toContainText('Semua 11 data pada filter ini dipilih');
    });
    await When('a colleague adds a row and the change is confirmed with the old count', async () => {
      await zipCode({ code, kecamatan: family });
      await list.bulk.getByRole('button', { name: 'Nonaktifkan' }).click();
      await answer('Nonaktifkan', { reason: 'wilayah dilebur', count: '11' });
    });
    await Then('the new count is told and asked for', () =>
      expect(question).toContainText('Jumlah data berubah dari 11 menjadi 12.'),
    );
    await When('a wrong count is typed', () => answer('Nonaktifkan', { reason: 'wilayah dilebur', count: '21' }));
    await Then('it is not taken', () => expect(question).toContainText('Jumlah tidak sama'));
    await When('the new one is typed', () => answer('Nonaktifkan', { count: '12' }));
    await Then('all rows of the filter are inactive', async () => {
      await expect(list.row('Tidak aktif')).toHaveCount(10);
      const { result } = await callAs(
        'ADMIN03',
        'GET',
        `middle/zip-code?search=${encodeURIComponent(family)}&status=inactive`,
      );
      expect(result.total).toBe(12);
    });
    await Then('a user of operations, who may switch rows, is not offered whole filters', async () => {
      const other = listOn(await openAs('HOOPS02', `/zip-code?size=10&search=${encodeURIComponent(family)}`));
      await other.list.getByRole('checkbox', { name: 'Pilih semua di halaman ini' }).check();
      await expect(other.bulk.getByRole('button', { name: 'Aktifkan', exact: true })).toBeVisible();
      await expect(other.bulk.getByRole('button', { name: /^Pilih semua/ })).toHaveCount(0);
    });
  });

  test('is taken out as it is shown', async ({ openAs }) => {
    const page = await Given('the codes of a branch, backwards, as an auditor', () =>
      openAs('AUDIT01', '/zip-code?search=231&sort=code,desc'),
    );
    const list = listOn(page);
    await list.isReady();
    const total = await totalOf(page);
    const file = await When('they are downloaded', () => list.download('Unduh CSV'));
    await Then('the file holds the rows in their order', async () => {
      const lines = (await textOf(file)).trimEnd().split('\r\n');
      expect(lines[0]).toBe('Kode Pos;Kelurahan;Kecamatan;Kota;Provinsi;Kode kantor;Cabang;Status');
      expect(lines).toHaveLength(total + 1);
      const codes = lines.slice(1).map((line) => line.slice(0, 5));
      expect(codes).toEqual(codes.toSorted().toReversed());
      expect(lines.at(-1)).toMatch(/^231\d\d;.+;Banda Aceh;Aceh;10010;Banda Aceh;Aktif$/);
    });
  });

  test('shows a branch user the codes of the own branch only, to read', async ({ openAs }) => {
    const other = await Given(
      'a code of another branch',
      async () =>
        (await callAs('ADMIN03', 'GET', 'middle/zip-code?search=10101')).result.rows[0] as { secureId: string },
    );
    const page = await Given('the list as a branch user', () => openAs('KACAB01', '/zip-code?size=100'));
    const list = listOn(page);
    await Then('all rows are of the own office', async () => {
      await expect(list.rows).toHaveCount(100);
      await expect(list.row('10010')).toHaveCount(100);
    });
    await Then('nothing can be made, brought in, taken out or selected', async () => {
      for (const name of ['Tambah', 'Impor'])
        await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Unduh' })).toHaveCount(0);
      await expect(list.list.getByRole('checkbox')).toHaveCount(0);
    });
    await When('the filter of branches is opened', () => list.filters.getByLabel('Cabang').click());
    await Then('it offers the own branch', () => expect(choicesOn(page)).toHaveText(['10010 - Banda Aceh']));
    await When('the code of the other branch is opened by its address', () => page.goto(`/zip-code/${other.secureId}`));
    await Then('it does not exist for them', () => expect(page.getByText('Data tidak ditemukan.')).toBeVisible());
    for (const path of ['/zip-code/create', '/zip-code/import', `/zip-code/${other.secureId}/update`]) {
      await When(`${path} is opened by hand`, () => page.goto(path));
      await Then('it is refused', () =>
        expect(page.getByText('Anda tidak memiliki akses ke halaman ini.')).toBeVisible(),
      );
    }
    await When('a guest opens the list', async () => {
      const guest = await openAs('TAMU01', '/zip-code');
      await expect(guest.getByText('Halaman tidak ditemukan.')).toBeVisible();
    });
  });
});
