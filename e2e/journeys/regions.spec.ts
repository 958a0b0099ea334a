import { core } from '../support/core.ts';
import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { fact } from '../support/form.ts';
import { textOf } from '../support/import.ts';
import { tabTo } from '../support/keyboard.ts';
import { listOn } from '../support/list.ts';

const menu = { name: 'Menu utama' };

test.describe('/regions', () => {
  test('lists the ten regions with what is active below each, and changes nothing', async ({ openAs }) => {
    const page = await Given('the list as an admin', () => openAs('ADMIN01', '/regions'));
    const list = listOn(page);
    await Then('it has the columns of the model', () =>
      expect(list.list.getByRole('columnheader')).toContainText([
        'No',
        'Kode',
        'Nama',
        'Kepala',
        'MRA',
        'MRO',
        'Cabang SPEKTRA',
        'Cabang NMC',
        'Cabang UFI',
        'Status',
        'Action',
      ]),
    );
    await Then('the regions stand by code', async () => {
      await expect(list.rows).toHaveCount(10);
      await expect(list.rows.nth(8).getByRole('cell')).toContainText([
        '9',
        '09',
        'Kalimantan',
        'Rudi Puspita',
        '2',
        '2',
        '6',
        '6',
        '4',
        'Aktif',
        '⋮',
      ]);
      await expect(list.range).toHaveText('1–10 dari 10');
    });
    await Then('nobody keeps them by hand', async () => {
      await expect(page.getByRole('link', { name: 'Tambah' })).toHaveCount(0);
      await expect(list.list.getByRole('checkbox')).toHaveCount(0);
      await list
        .row('Jabodetabek')
        .getByRole('button', { name: /^Aksi untuk/ })
        .click();
      await expect(page.getByRole('menuitem')).toHaveText(['Lihat']);
    });
    await When('the order is turned and a name searched', async () => {
      await page.keyboard.press('Escape');
      await list.sortBy('Kode');
      await list.sortBy('Kode');
      await expect(list.rows.first()).toContainText('Sulawesi');
      await list.search('jawa');
    });
    await Then('the three of Java are there, backwards, as the address says', async () => {
      await expect(list.rows).toHaveCount(3);
      await expect(list.rows).toContainText(['Jawa Timur', 'Jawa Tengah', 'Jawa Barat']);
      expect(new URL(page.url()).search).toBe('?search=jawa&sort=regionCode%2Cdesc');
    });
    await When('there is none of a status', () => list.filter({ Status: 'Tidak aktif' }));
    await Then('it says so', () => expect(list.list).toContainText('Tidak ada data'));
  });

  test(
    'its tree is walked by keyboard alone, each part fetched when it is opened',
    core('tree'),
    async ({ openAs }) => {
      const page = await Given('the list as a user of an MRO', () => openAs('MROFF01', '/regions'));
      const requests: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/tree'))
          requests.push(new URL(request.url()).searchParams.get('parent') ?? 'region');
      });
      const node = (name: string | RegExp) => page.getByRole('treeitem', { name });
      await When('a region is opened from its row', async () => {
        await listOn(page).isReady();
        await tabTo(page, page.locator('tbody tr').first());
        for (let row = 1; row < 4; row += 1) await page.keyboard.press('ArrowDown');
        await page.keyboard.press('Enter');
      });
      await Then('its facts and its MRAs are shown, and no more was asked', async () => {
        await expect(page.getByRole('heading', { level: 1 })).toContainText('Jabodetabek');
        await expect(fact(page, 'MRO')).toHaveText('3');
        await expect(page.getByRole('treeitem')).toHaveText([/MRA.*0401.*Jakarta/, /MRA.*0402.*Banten-Bekasi/]);
        expect(requests).toEqual(['region']);
      });
      await When('the first MRA and its first MRO are opened', async () => {
        await tabTo(page, node(/0401/));
        await page.keyboard.press('ArrowRight');
        await expect(node(/040101/)).toBeVisible();
        await page.keyboard.press('ArrowRight');
        await expect(node(/040101/)).toBeFocused();
        await page.keyboard.press('ArrowRight');
      });
      await Then('the branches are shown with their lines', async () => {
        await expect(node(/13010.*Jakarta Pusat.*SPEKTRA/)).toBeVisible();
        await expect(node(/13020.*Jakarta Selatan.*UFI/)).toBeVisible();
        await expect(node(/13010.*SPEKTRA/)).toHaveAttribute('aria-level', '3');
        await expect(node(/040101/)).toHaveAttribute('aria-expanded', 'true');
        expect(requests).toHaveLength(3);
      });
      await When('the tree is left to the right and back', async () => {
        await page.keyboard.press('ArrowDown');
        await expect(node(/13010.*SPEKTRA/)).toBeFocused();
        await page.keyboard.press('Tab');
        await expect(node(/13010.*SPEKTRA/)).not.toBeFocused();
        await page.keyboard.press('Shift+Tab');
      });
      await Then('the same node has the focus', () => expect(node(/13010.*SPEKTRA/)).toBeFocused());
      await When('the arrow to the left is pressed until the MRA is closed', async () => {
        for (let press = 0; press < 4; press += 1) await page.keyboard.press('ArrowLeft');
      });
      await Then('what lay below is gone from sight, and End leads to the last node', async () => {
        await expect(page.getByRole('treeitem')).toHaveCount(2);
        await page.keyboard.press('End');
        await expect(node(/0402/)).toBeFocused();
      });
    },
  );

  test('a part of the tree that cannot be read says so and can be asked again', async ({ openAs }) => {
    const page = await Given('a region as an auditor', () => openAs('AUDIT01', '/regions'));
    await listOn(page).row('Kalimantan').getByRole('link').click();
    await When('the services fail as an MRA is opened', async () => {
      await page.route('**/tree?parent=*', (route) =>
        route.fulfill({ status: 500, json: { code: 'INTERNAL', message: 'Terjadi kesalahan' } }),
      );
      await page.getByRole('treeitem', { name: /0901/ }).locator('.tree-row').first().click();
    });
    await Then('only that part says so', async () => {
      await expect(page.getByRole('tree')).toContainText('Cabang pohon gagal dimuat');
      await expect(page.getByRole('treeitem', { name: /0902/ })).toBeVisible();
    });
    await When('it is asked again once the fault is over', async () => {
      await page.unroute('**/tree?parent=*');
      await page.getByRole('button', { name: 'Coba lagi' }).click();
    });
    await Then('it is there', () => expect(page.getByRole('treeitem', { name: /090101/ })).toBeVisible());
  });

  test('goes by a privilege of another name, and takes its rows out only for those who may', async ({ openAs }) => {
    const officer = await Given('a user of an MRO, who holds regions but not zip codes', () =>
      openAs('MROFF01', '/regions'),
    );
    await Then('the menu leads to the one only', async () => {
      const links = officer.getByRole('navigation', menu);
      await expect(links.getByRole('link', { name: 'Wilayah' })).toBeVisible();
      await expect(links.getByRole('link', { name: 'Kode Pos' })).toHaveCount(0);
      await expect(listOn(officer).rows).toHaveCount(10);
      await expect(officer.getByRole('button', { name: 'Unduh' })).toHaveCount(0);
    });
    await When('zip codes are opened by their address', () => officer.goto('/zip-code'));
    await Then('there is no such page', () => expect(officer.getByText('Halaman tidak ditemukan.')).toBeVisible());

    const auditor = await Given('an auditor who may export', () => openAs('AUDIT01', '/regions'));
    const file = await When('the list is downloaded', () => listOn(auditor).download('Unduh CSV'));
    await Then('the file holds the ten regions', async () => {
      const lines = (await textOf(file)).trimEnd().split('\r\n');
      expect(lines[0]).toBe('Kode;Nama;Kepala;MRA;MRO;Cabang SPEKTRA;Cabang NMC;Cabang UFI;Status');
      expect(lines).toHaveLength(11);
      expect(lines[9]).toMatch(/^09;Kalimantan;.*;2;2;6;6;4;Aktif$/);
    });

    const guest = await Given('a guest', () => openAs('TAMU01', '/regions'));
    await Then('the address answers the content 404, and the menu has no such entry', async () => {
      await expect(guest.getByText('Halaman tidak ditemukan.')).toBeVisible();
      await expect(guest).toHaveURL(/\/regions$/);
      await expect(guest.getByRole('navigation', menu).getByRole('link', { name: 'Wilayah' })).toHaveCount(0);
    });
  });
});
