import { core } from '../support/core.ts';
import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { textOf } from '../support/import.ts';
import { listOn, questionOn, snackbar } from '../support/list.ts';
import { callAs } from '../support/services.ts';
import { freeCode, place, zipCode } from '../support/zip-codes.ts';

/** Selects the page, then all rows of the filter. */
async function selectAll(list: ReturnType<typeof listOn>, count: number): Promise<void> {
  await list.list.getByRole('checkbox', { name: 'Pilih semua di halaman ini' }).check();
  await list.bulk
    .getByRole('button', { name: `Pilih semua ${count.toLocaleString('id-ID')} data pada filter ini` })
    .click();
}

test.describe('numbers pasted into a list', () => {
  test(
    'find many zip codes at once, name those not found, and go with filters, files and whole changes',
    core('pasted-numbers'),
    async ({ openAs }) => {
      const [one, other] = [await freeCode(94_000), await freeCode(95_000)];
      const family = place('Tempel');
      for (let row = 0; row < 11; row += 1) await zipCode({ code: one, kecamatan: family });
      await zipCode({ code: other, kecamatan: family });
      const page = await Given('the zip codes as an admin', () => openAs('ADMIN02', '/zip-code?size=10'));
      const list = listOn(page);
      await list.isReady();
      const dialog = page.getByRole('dialog', { name: 'Tempel banyak nomor' });
      await When('three codes are pasted, one of them unknown, one twice', async () => {
        await page.getByRole('button', { name: 'Tempel nomor' }).click();
        await dialog.getByLabel('Nomor').fill(`${one}\n${other}; 00000, ${one}`);
        await expect(dialog.getByText('3 nomor, 1 ganda dihitung sekali')).toBeVisible();
        await dialog.getByRole('button', { name: 'Cari nomor' }).click();
      });
      await Then('those found are listed and the other is named', async () => {
        const result = page.getByRole('dialog', { name: '2 dari 3 nomor ditemukan' });
        await expect(result.getByRole('listitem')).toHaveText(['00000']);
        await result.getByRole('button', { name: 'Tutup' }).click();
        await expect(list.range).toHaveText('1–10 dari 12');
        await expect(page).toHaveURL(/numbers=[0-9a-f-]{36}/);
      });
      await Then('a reload keeps both the rows and what was not found', async () => {
        await page.reload();
        await expect(list.range).toHaveText('1–10 dari 12');
        await expect(page.getByText('Nomor yang ditempel: 2 dari 3 ditemukan')).toBeVisible();
      });
      await Then('the file holds those rows alone', async () =>
        expect((await textOf(await list.download('Unduh CSV'))).trimEnd().split('\r\n')).toHaveLength(13),
      );
      await When('another filter is set besides, and all of it deactivated', async () => {
        await list.search(family);
        await expect(page).toHaveURL(/search=/);
        await list.isReady();
        await selectAll(list, 12);
        await list.bulk.getByRole('button', { name: 'Nonaktifkan' }).click();
        await questionOn(page).answer('Nonaktifkan', { reason: 'wilayah dilebur', count: '12' });
        await expect(snackbar(page, '12 data diubah')).toBeVisible();
      });
      await Then('exactly those are inactive', async () => {
        for (const code of [one, other])
          expect(
            new Set(
              (await callAs('ADMIN03', 'GET', `middle/zip-code?search=${code}&size=25`)).result.rows.map(
                ({ status }: { status: string }) => status,
              ),
            ),
          ).toEqual(new Set(['inactive']));
      });
      await When('the filter by numbers is cleared', () =>
        page.getByRole('button', { name: 'Hapus filter nomor' }).click(),
      );
      await Then('the others stay', () => expect(list.searchBox).toHaveValue(family));
    },
  );
});

test('a change of a large filter runs in the background, is followed over a reload and reported', async ({
  openAs,
}) => {
  const page = await Given('the zip codes of Jakarta as an admin', () =>
    openAs('ADMIN02', '/zip-code?provinsi=DKI%20Jakarta'),
  );
  const list = listOn(page);
  await list.isReady();
  const { result } = await callAs('ADMIN03', 'GET', 'middle/zip-code?provinsi=DKI%20Jakarta');
  expect(result.total).toBeGreaterThan(500);
  await When('all of them are activated, which they are', async () => {
    await selectAll(list, result.total as number);
    await list.bulk.getByRole('button', { name: 'Aktifkan', exact: true }).click();
    await questionOn(page).answer('Aktifkan', { count: String(result.total) });
  });
  const run = page.getByRole('region', { name: 'Laporan perubahan' });
  await Then('the list shows the run, and still after a reload', async () => {
    await expect(run).toBeVisible();
    await expect(page).toHaveURL(/run=/);
    await page.reload();
    await expect(run).toContainText(/Selesai/);
  });
  await Then('the report says of each record what became of it', async () => {
    await run.getByRole('button', { name: 'Lihat laporan' }).click();
    const report = page.getByRole('dialog', { name: 'Laporan perubahan' });
    await expect(report.getByRole('row').nth(1)).toContainText('Sudah berstatus demikian');
    await report.getByRole('button', { name: 'Berikutnya' }).click();
    await expect(report.getByText(/^Halaman 2 dari/)).toBeVisible();
    await report.getByRole('button', { name: 'Tutup' }).click();
    await run.getByRole('button', { name: 'Tutup' }).click();
    await expect(page).not.toHaveURL(/run=/);
  });
});
