import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { callAs } from '../support/services.ts';

const path = '/reporting-card-distribution';

test.describe('how cards flowed', () => {
  test('a figure of the report leads to its cards, and the address keeps all of it', async ({ openAs }) => {
    const page = await Given('the report by branch over the months of the seed', () =>
      openAs('ADMIN03', `${path}?groupBy=BRANCH`),
    );
    await When('a period of its own is asked for', async () => {
      const { result } = await callAs('ADMIN03', 'GET', `middle${path}`);
      const year = Number((result.to as string).slice(0, 4));
      await page.getByLabel('Periode dari').fill(`01-01-${year - 1}`);
      await page.getByLabel('Periode sampai').fill(`31-12-${year - 1}`);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`from=${year - 1}-01-01`));
    });
    await Then('it adds up, in every row', async () => {
      await expect(page.getByRole('region', { name: 'Arus kartu' }).first()).toBeVisible();
      await expect(
        page
          .getByText('Saldo awal + masuk − keluar = saldo akhir untuk semua baris.')
          .or(page.getByText('Tidak ada kartu pada periode ini.')),
      ).toBeVisible();
    });
    await When('the last 30 days are shown again and what is left is opened', async () => {
      await page.goto(`${path}?groupBy=BRANCH`);
      await page
        .locator('tfoot')
        .getByRole('link', { name: /Jumlah, Saldo akhir/ })
        .click();
    });
    await Then('its cards are listed page by page, and Back closes them', async () => {
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('heading', { name: 'Saldo akhir' })).toBeVisible();
      await expect(dialog.getByText(/^1–50 dari /)).toBeVisible();
      await dialog.getByRole('button', { name: 'Berikutnya' }).click();
      await expect(dialog.getByText(/^51–/)).toBeVisible();
      await expect(page).toHaveURL(/figure=closing&cards=2/);
      await page.goBack();
      await expect(dialog).toBeHidden();
    });
  });

  test('closing today is what the safes hold', async ({ openAs }) => {
    const page = await Given('the report of one MRA', () => openAs('HOOPS01', path));
    await Then('each row names its MRA and adds up to what is left', async () => {
      await expect(page.getByRole('rowheader', { name: /^0102 / }).first()).toBeVisible();
      await expect(page.getByText('Saldo awal + masuk − keluar = saldo akhir untuk semua baris.')).toBeVisible();
    });
    await Then('the twelve statuses and the lead times are beside it', async () => {
      await expect(page.getByRole('heading', { name: 'Kartu per status pada akhir periode' })).toBeVisible();
      for (const status of ['Issued', 'Picked_Up', 'digital_pwa'])
        await expect(page.getByRole('rowheader', { name: status })).toBeVisible();
      await expect(page.getByRole('rowheader', { name: 'Dibuat sampai diserahkan' })).toBeVisible();
    });
  });

  test('its tables fit a screen 1280 px wide: no word is broken and nothing spills over', async ({ openAs }) => {
    const page = await Given('a small screen', () => openAs('HOOPS01', '/'));
    await page.setViewportSize({ width: 1280, height: 720 });
    await When('the report is opened', () => page.goto(path));
    await Then('each table lies within its panel with every word in one piece', async () => {
      await expect(page.getByRole('table')).toHaveCount(3);
      const faults = await page.evaluate(() => {
        const found: string[] = [];
        for (const table of document.querySelectorAll('table')) {
          const around = table.parentElement!;
          if (around.scrollWidth > around.clientWidth) found.push(`wider than its place: ${table.className}`);
          const texts = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
          for (let node = texts.nextNode(); node; node = texts.nextNode())
            for (const { 0: word, index } of node.textContent!.matchAll(/[\p{L}\d_]+/gu)) {
              const range = document.createRange();
              range.setStart(node, index);
              range.setEnd(node, index + word.length);
              if (range.getClientRects().length > 1) found.push(`broken: ${word}`);
            }
        }
        return found;
      });
      expect(faults).toEqual([]);
    });
  });

  test('a period that is too long is refused beside the filters, which keep it', async ({ openAs }) => {
    const page = await Given('the report', () => openAs('ADMIN03', path));
    await When('three years are asked for', async () => {
      await page.getByLabel('Periode dari').fill('01-01-2020');
      await page.getByLabel('Periode sampai').fill('31-12-2022');
      await page.keyboard.press('Enter');
    });
    await Then('the report says how long it may be', async () => {
      await expect(page.getByRole('alert').filter({ hasText: 'Periode maksimal 12 bulan' })).toBeVisible();
      await expect(page.getByLabel('Periode dari')).toHaveValue('01-01-2020');
    });
  });

  test('it comes as a file by a job, and as paper without the console around it', async ({ openAs }) => {
    const page = await Given('the report', () => openAs('ADMIN03', `${path}?groupBy=TYPE`));
    await When('the file is asked for', async () => {
      await page.getByRole('button', { name: 'Unduh', exact: true }).click();
      await page.getByRole('menuitem', { name: 'Laporan Distribusi Kartu (xlsx)' }).click();
    });
    await Then('a job makes it', async () => {
      await expect(page.getByText('Permintaan unduhan diproses, lihat Download Management')).toBeVisible();
    });
    await When('it is printed', () => page.emulateMedia({ media: 'print' }));
    await Then('the paper begins with what was asked', async () => {
      await expect(page.getByText(/^Periode .* – .*Kelompok: Jenis kartu/)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Cetak' })).toBeHidden();
      await expect(page.getByLabel('Periode dari')).toBeHidden();
    });
  });
});
