// Long: the journeys over one list.
import { cardType, freeTier, inactiveCardType, retire, unique } from '../support/card-types.ts';
import { chooseIn } from '../support/choice.ts';
import { core } from '../support/core.ts';
import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { textOf } from '../support/import.ts';
import { listOn, questionOn, snackbar } from '../support/list.ts';
import { forgetLayout } from '../support/preferences.ts';
import { callAs } from '../support/services.ts';

test.describe('the list of card types', () => {
  test('shows the fields of a card type in their formats, in the order of the business', async ({ openAs }) => {
    // The server stores the chosen columns per user.
    await forgetLayout('HOBIS01', 'card-types');
    const page = await Given('the list as a user of the business', () => openAs('HOBIS01', '/card-types?size=100'));
    const list = listOn(page);
    const typeOf = (code: string) => list.rows.filter({ has: page.getByRole('link', { name: code, exact: true }) });
    await Then('it has the columns of the model', () =>
      expect(list.list.getByRole('columnheader')).toContainText([
        'No',
        'Kode',
        'Nama',
        'Kode nomor',
        'Tingkat',
        'Fisik',
        'Digital',
        'Syariah',
        'Keluarga',
        'Berlaku (bulan)',
        'Status',
        'Diubah pada',
        'Action',
      ]),
    );
    await Then('the seeded types stand in their order', async () => {
      await expect(typeOf('REG').getByRole('cell')).toContainText([
        '',
        '',
        'REG',
        'Reguler',
        '01',
        '1',
        'Ya',
        'Ya',
        'Tidak',
        'Tidak',
        '60',
        'Aktif',
        /\d\d-\d\d-\d{4} \d\d:\d\d/,
      ]);
      await expect(typeOf('KLG').getByRole('cell')).toContainText([
        '',
        '',
        'KLG',
        'Keluarga',
        '06',
        '6',
        'Ya',
        'Ya',
        'Tidak',
        'Ya',
        '36',
        'Aktif',
      ]);
      const codes = await list.rows.getByRole('link').allTextContents();
      expect(codes.filter((code) => ['REG', 'GOLD', 'PLAT', 'SYR', 'KRY', 'KLG'].includes(code))).toEqual([
        'REG',
        'GOLD',
        'PLAT',
        'SYR',
        'KRY',
        'KLG',
      ]);
    });
    await When('fees and programs are chosen as columns', async () => {
      await page.getByRole('button', { name: 'Kolom' }).click();
      for (const title of ['Biaya penggantian', 'Biaya cetak e-card', 'Program'])
        await page.getByRole('dialog', { name: 'Kolom' }).getByRole('checkbox', { name: title, exact: true }).check();
      await page.keyboard.press('Escape');
    });
    await Then('amounts are rupiah and programs go by their names', async () => {
      await expect(typeOf('SYR')).toContainText('Rp\u00a025.000');
      await expect(typeOf('SYR')).toContainText('Syariah');
      await expect(list.header('Biaya penggantian')).toBeVisible();
    });
    await Then('the choice outlives a reload', async () => {
      await page.reload();
      await expect(list.header('Biaya cetak e-card')).toBeVisible();
    });
  });

  test(
    'keeps filter, order, search and size in the address, and Back restores them',
    core('filters', 'sort'),
    async ({ openAs }) => {
      const { name } = await Given('an inactive type', () => inactiveCardType());
      const page = await Given('the list as an admin', () => openAs('ADMIN01', '/card-types'));
      const list = listOn(page);
      await When('inactive ones are wanted, by name backwards, 50 to a page', async () => {
        await list.filter({ Status: 'Tidak aktif' });
        await expect(list.row('REG')).toHaveCount(0);
        await list.sortBy('Nama');
        await list.sortBy('Nama');
        await expect(list.header('Nama')).toHaveAttribute('aria-sort', 'descending');
        await chooseIn(list.pages.getByLabel('Baris per halaman'), '50');
      });
      await When('the type is searched', () => list.search(name));
      await Then('the address says all of it', async () => {
        await expect(list.rows).toHaveCount(1);
        const parameters = new URL(page.url()).searchParams;
        expect(Object.fromEntries(parameters)).toEqual({
          search: name,
          status: 'inactive',
          sort: 'name,desc',
          size: '50',
        });
      });
      await When('the record is opened and left by Back', async () => {
        await list.row(name).getByRole('link').click();
        await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
        await page.goBack();
      });
      await Then('the list is as it was', async () => {
        await expect(list.searchBox).toHaveValue(name);
        await expect(list.filters.getByLabel('Status')).toHaveValue('Tidak aktif');
        await expect(list.pages.getByLabel('Baris per halaman')).toHaveValue('50');
        await expect(list.header('Nama')).toHaveAttribute('aria-sort', 'descending');
        await expect(list.rows).toHaveCount(1);
      });
      await Then('a colleague who is given the address sees the same', async () => {
        const other = listOn(await openAs('AUDIT01', new URL(page.url()).pathname + new URL(page.url()).search));
        await expect(other.rows).toHaveCount(1);
        await expect(other.row(name)).toContainText('Tidak aktif');
      });
    },
  );

  test('tells nothing found, not readable and still loading apart', core('list-states'), async ({ openAs }) => {
    const page = await Given('the list as an admin', () => openAs('ADMIN01', '/card-types'));
    const list = listOn(page);
    await list.isReady();
    await When('nothing fits the search', () => list.search('tidak ada yang bernama ini'));
    await Then('it says so and offers to clear the filter', async () => {
      await expect(list.list).toContainText('Tidak ada data');
      await list.list.getByRole('button', { name: 'Hapus filter' }).click();
      await expect(list.row('REG')).toBeVisible();
    });
    await When('the services answer the next reading with a fault', async () => {
      await page.route('**/api/middle/card-types?*', (route) =>
        route.fulfill({ status: 500, json: { code: 'INTERNAL', message: 'Terjadi kesalahan', requestId: 'req-1' } }),
      );
      await list.list.getByRole('button', { name: 'Muat ulang' }).click();
    });
    await Then('the rows stay, marked as old', async () => {
      await expect(list.list.getByRole('alert')).toContainText('Data tidak dapat dimuat ulang');
      await expect(list.row('REG')).toBeVisible();
    });
    await When('the page is opened anew meanwhile', () => page.reload());
    await Then('the whole page says what happened, with its request code', async () => {
      await expect(page.getByText('Terjadi kesalahan pada sistem.')).toBeVisible();
      await expect(page.getByText('req-1')).toBeVisible();
    });
    await When('the fault is over and the page is asked again', async () => {
      await page.unroute('**/api/middle/card-types?*');
      await page.getByRole('button', { name: 'Muat ulang' }).click();
    });
    await Then('the rows are there', () => expect(list.row('REG')).toBeVisible());
    await When('an answer takes its time', async () => {
      await page.route('**/api/middle/card-types?*', () => undefined);
      await page.reload();
    });
    await Then('the shape of the rows is shown, and nothing claims to be empty', async () => {
      await expect(list.list.getByRole('table')).toHaveAttribute('aria-busy', 'true');
      await expect(list.list.getByText('Tidak ada data')).toHaveCount(0);
    });
  });

  test('keeps ticked rows over a reload, and says of which there are no more', async ({ openAs }) => {
    const word = unique();
    const [, second] = await Given(
      'two types of one name',
      async () =>
        [await inactiveCardType({ name: `${word} satu` }), await inactiveCardType({ name: `${word} dua` })] as const,
    );
    const page = await Given('the list of the two as an admin', () => openAs('ADMIN01', `/card-types?search=${word}`));
    const list = listOn(page);
    await When('both are ticked, one record is looked at, and the page reloaded', async () => {
      await list.list.getByRole('checkbox', { name: 'Pilih semua di halaman ini' }).check();
      await list.row(`${word} satu`).getByRole('link').click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(word);
      await page.goBack();
      await list.isReady();
      await page.reload();
    });
    await Then('both are ticked still', () => expect(list.bulk).toContainText('2 dipilih'));
    await When('another person removes one, and the page is reloaded', async () => {
      await callAs('ADMIN03', 'DELETE', 'middle/card-types', {
        secureId: second.secureId,
        version: second.version,
        reason: 'salah dibuat',
      });
      await page.reload();
    });
    await Then('it is told, and the other stays', async () => {
      await expect(
        snackbar(page, '1 dari 2 baris yang dipilih tidak ada lagi di daftar ini dan dilepas'),
      ).toBeVisible();
      await expect(list.bulk).toContainText('1 dipilih');
    });
  });

  test(
    'changes the status of several rows at once, with a reason, all or nothing',
    core('selection', 'bulk-action'),
    async ({ openAs }) => {
      const word = unique();
      const types = await Given('two types of one family', async () =>
        freeTier(8).then(async () => [
          await inactiveCardType({ name: `${word} satu`, tier: 8 }),
          await inactiveCardType({ name: `${word} dua`, tier: 8 }),
        ]),
      );
      const page = await Given('the list of the two as an admin', () =>
        openAs('ADMIN01', `/card-types?search=${word}`),
      );
      const list = listOn(page);
      const question = questionOn(page);
      await When('both are to be activated though they share a tier', async () => {
        await list.list.getByRole('checkbox', { name: 'Pilih semua di halaman ini' }).check();
        await expect(list.bulk).toContainText('2 dipilih');
        await list.bulk.getByRole('button', { name: 'Aktifkan', exact: true }).click();
        await expect(question.question).toContainText('2 data');
        await question.answer('Aktifkan');
      });
      await Then('neither is changed, and the page says why', async () => {
        await expect(question.question).toContainText('Tingkat: Nilai sudah digunakan');
        await page.keyboard.press('Escape');
        await expect(question.question).toHaveCount(0);
        await expect(list.row('satu')).toContainText('Tidak aktif');
        await expect(list.row('dua')).toContainText('Tidak aktif');
      });
      await When('one of them is activated from its row', async () => {
        await list.bulk.getByRole('button', { name: 'Batalkan pilihan' }).click();
        await list.act('satu', 'Aktifkan');
        await expect(question.question).toContainText(`${word} satu`);
        await question.answer('Aktifkan');
      });
      await Then('it is active', async () => {
        await expect(snackbar(page, '1 data diubah')).toBeVisible();
        await expect(list.row('satu')).not.toContainText('Tidak aktif');
      });
      await When('it is deactivated with too short a reason', async () => {
        await list.act('satu', 'Nonaktifkan');
        await question.answer('Nonaktifkan', { reason: 'ya' });
      });
      await Then('a reason of 5 to 255 characters is asked', () =>
        expect(question.question).toContainText('5 sampai 255 karakter'),
      );
      await When('the reason is given', () => question.answer('Nonaktifkan', { reason: 'tidak dipakai lagi' }));
      await Then('it is inactive again', () => expect(list.row('satu')).toContainText('Tidak aktif'));
      await Given('both end without a tier', async () => {
        for (const type of types) await retire(type);
      });
    },
  );

  test('takes the rows out to a file with safe cells', core('export'), async ({ openAs }) => {
    const word = unique();
    await Given('a type with a name that a spreadsheet would run', () => inactiveCardType({ name: `=1+1 ${word}` }));
    const page = await Given('the list of it, as an auditor who may export', () =>
      openAs('AUDIT01', `/card-types?search=${word}`),
    );
    const list = listOn(page);
    await list.isReady();
    const csv = await When('it is downloaded as CSV', () => list.download('Unduh CSV'));
    await Then('the file is named after module and time', () =>
      Promise.resolve(expect(csv.suggestedFilename()).toMatch(/^card-types_\d{8}_\d{6}\.csv$/)),
    );
    await Then('it holds the columns and the one row, its text not a formula', async () => {
      const lines = (await textOf(csv)).trimEnd().split('\r\n');
      expect(lines[0]).toBe(
        'Kode;Nama;Kode nomor;Tingkat;Fisik;Digital;Syariah;Kartu keluarga;Masa berlaku (bulan);Biaya penggantian;' +
          'Biaya cetak e-card;Program;Status;Diubah pada',
      );
      expect(lines).toHaveLength(2);
      expect(lines[1]).toContain(`;'=1+1 ${word};`);
      expect(lines[1]).toContain(';25000;');
    });
    const excel = await When('it is downloaded for a spreadsheet', () => list.download('Unduh XLSX'));
    await Then('that file comes too', () =>
      Promise.resolve(expect(excel.suggestedFilename()).toMatch(/^card-types_\d{8}_\d{6}\.xlsx$/)),
    );
  });

  test('offers each person what their level allows, and nothing else', async ({ openAs }) => {
    const page = await Given('the list as a branch user with View Only', () => openAs('KACAB01', '/card-types'));
    const list = listOn(page);
    await Then('it can be read', () => expect(list.row('REG')).toBeVisible());
    await Then('nothing can be made, exported or selected', async () => {
      await expect(page.getByRole('link', { name: 'Tambah' })).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Unduh' })).toHaveCount(0);
      await expect(list.list.getByRole('checkbox')).toHaveCount(0);
    });
    await Then('the menu of a row only shows it', async () => {
      await list
        .row('REG')
        .getByRole('button', { name: /^Aksi untuk/ })
        .click();
      await expect(page.getByRole('menuitem')).toHaveText(['Lihat']);
      await page.getByRole('menuitem', { name: 'Lihat' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Reguler');
      await expect(page.getByRole('link', { name: 'Ubah' })).toHaveCount(0);
      await expect(page.getByRole('link', { name: 'Riwayat' })).toHaveCount(0);
    });
    await When('the pages to create and change are opened by hand', async () => {
      await page.goto(`${page.url()}/update`);
      await expect(page.getByText('Anda tidak memiliki akses ke halaman ini.')).toBeVisible();
      await page.goto('/card-types/create');
    });
    await Then('they are refused', () =>
      expect(page.getByText('Anda tidak memiliki akses ke halaman ini.')).toBeVisible(),
    );
    await Then('a level of Input makes and switches, but does not delete', async () => {
      const other = await openAs('HOOPS01', '/card-types');
      await expect(other.getByRole('link', { name: 'Tambah' })).toBeVisible();
      await listOn(other)
        .row('REG')
        .getByRole('button', { name: /^Aksi untuk/ })
        .click();
      await expect(other.getByRole('menuitem')).toHaveText(['Lihat', 'Ubah', 'Nonaktifkan']);
    });
  });

  test('does not exist for those who do not hold it', async ({ openAs }) => {
    const type = await Given('a type', () => cardType().then(retire));
    const page = await Given('a guest', () => openAs('TAMU01', '/'));
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/card-types')) calls.push(request.url());
    });
    await Then('the menu has no such entry', async () => {
      await expect(
        page.getByRole('navigation', { name: 'Menu utama' }).getByRole('link', { name: 'Home' }),
      ).toBeVisible();
      await expect(page.getByRole('link', { name: 'Jenis Kartu' })).toHaveCount(0);
    });
    for (const path of ['/card-types', `/card-types/${type.secureId}`, '/card-types/create']) {
      await When(`${path} is opened by its address`, () => page.goto(path));
      await Then('the content is a 404, the address stays, and no data is asked for', async () => {
        await expect(page.getByText('Halaman tidak ditemukan.')).toBeVisible();
        expect(new URL(page.url()).pathname).toBe(path);
        expect(calls.filter((url) => url.includes('/api/'))).toEqual([]);
      });
    }
  });
});
