// Long: the journeys over one tool, which every page has.
import type { Page } from '@playwright/test';
import { lastFreeCard } from '../support/cards.ts';
import { cardType, unique } from '../support/card-types.ts';
import { core } from '../support/core.ts';
import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { ask } from '../support/frame.ts';
import { forgetPages } from '../support/preferences.ts';
import { callAs } from '../support/services.ts';

/** The command palette, used by keyboard. */
function paletteOn(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Cari halaman, tindakan, dan data' });
  return {
    dialog,
    input: dialog.getByRole('combobox'),
    group: (title: string) => dialog.getByRole('group', { name: title, exact: true }),
    options: dialog.getByRole('option'),
    async open() {
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.keyboard.press('Control+k');
      await expect(dialog.getByRole('combobox')).toBeFocused();
    },
  };
}

test(
  'a page is found by a few letters and opened without the mouse; its code is no part of home',
  core('palette'),
  async ({ openAs }) => {
    const page = await Given('the home page', () => openAs('ADMIN01', '/'));
    const palette = paletteOn(page);
    await When('Ctrl+K is pressed, and a name typed', async () => {
      await palette.open();
      await page.keyboard.type('zip');
    });
    await Then('the page is the chosen one, for readers too', async () => {
      const chosen = palette.dialog.getByRole('option', { selected: true });
      await expect(chosen).toContainText('Kode Pos');
      await expect(palette.input).toHaveAttribute('aria-activedescendant', (await chosen.getAttribute('id')) ?? '');
    });
    await When('Enter is pressed', () => page.keyboard.press('Enter'));
    await Then('it is open, and the palette gone', async () => {
      await expect(page).toHaveURL(/\/zip-code$/);
      await expect(palette.dialog).toBeHidden();
    });
  },
);

test(
  'a record is found by its name from anywhere, one source that fails leaves the others',
  core('record-search'),
  async ({ openAs }) => {
    const word = unique();
    const record = await Given('a card type', () => cardType({ name: `Palet ${word}` }));
    const page = await Given('the home page, while zip codes cannot be searched', () =>
      openAs('ADMIN01', 'about:blank'),
    );
    await page.route('**/api/middle/zip-code?*', (route) =>
      route.fulfill({ status: 500, contentType: 'application/json', body: '{}' }),
    );
    await page.goto('/');
    const palette = paletteOn(page);
    await When('the button of the header is pressed, and the name typed', async () => {
      await page.getByRole('button', { name: 'Cari halaman, tindakan, dan data' }).click();
      await palette.input.fill(`Palet ${word}`);
    });
    await Then('the record is there, and what could not be searched is named', async () => {
      await expect(palette.group('Jenis Kartu').getByRole('option')).toContainText(`Palet ${word}`);
      await expect(palette.dialog.getByRole('alert')).toHaveText('Tidak dapat dicari: Kode Pos');
    });
    await When('it is chosen', () => palette.options.first().click());
    await Then('its page is open', () => expect(page).toHaveURL(new RegExp(`/card-types/${record.secureId}$`)));
  },
);

test('what is not held is neither offered nor searched', async ({ openAs }) => {
  const page = await Given('a guest, who looks at cards only', () => openAs('TAMU01', '/'));
  const palette = paletteOn(page);
  const requests: string[] = [];
  page.on('request', (request) => {
    if (/[?&]search=/.test(request.url())) requests.push(request.url());
  });
  await When('a module is looked for', async () => {
    await palette.open();
    await palette.input.fill('wilayah');
  });
  await Then('nothing is found, and nothing was asked but cards', async () => {
    await expect(palette.dialog.locator('output')).toHaveText('Tidak ada yang cocok');
    await expect(palette.options).toHaveCount(0);
    expect(requests.map((address) => new URL(address).pathname)).toEqual(['/api/middle/cards']);
  });
});

test('favourites and recent pages follow the user to another browser', async ({ openAs }) => {
  const saved = (page: Page, list: string) =>
    page.waitForResponse((response) => response.url().includes(`/preference/palette.${list}`) && response.ok());
  await Given('a page visited and made a favourite', async () => {
    await forgetPages('AUDIT01');
    const page = await openAs('AUDIT01', '/audit-trail');
    const palette = paletteOn(page);
    await saved(page, 'recent');
    await palette.open();
    await page.keyboard.type('favorit');
    await Promise.all([saved(page, 'favourite'), page.keyboard.press('Enter')]);
  });
  await Given('another one marked by the star beside its place', async () => {
    const page = await openAs('AUDIT01', '/zip-code');
    const star = page
      .getByRole('navigation', { name: 'Posisi halaman' })
      .getByRole('button', { name: 'Favorit', pressed: false });
    await Promise.all([saved(page, 'favourite'), star.click()]);
    await expect(star).toHaveCount(0);
  });
  const page = await When('the same user opens another browser', () => openAs('AUDIT01', '/'));
  const palette = paletteOn(page);
  await Then('they are on the start page', async () => {
    await expect(page.locator('.panel', { hasText: 'Favorit' }).getByRole('link')).toHaveText([
      'Jejak Audit',
      'Kode Pos',
    ]);
    await expect(page.locator('.panel', { hasText: 'Terakhir dibuka' }).getByRole('link')).toContainText([
      'Jejak Audit',
    ]);
  });
  await Then('and in the palette', async () => {
    await palette.open();
    await expect(palette.group('Favorit').getByRole('option')).toContainText(['Jejak Audit', 'Kode Pos']);
    await expect(palette.group('Terakhir dibuka').getByRole('option')).toContainText(['Jejak Audit']);
  });
});

interface Documents {
  readonly rows: readonly Readonly<Record<string, string>>[];
}
const documents = [
  {
    no: 'batchNo',
    list: 'transaction/card-issuance/batch',
    group: 'Batch cetak',
    shows: (no: string, page: Page) => page.getByRole('row').filter({ hasText: no }),
    at: /\/card-issuance\/[0-9a-f-]{36}\?tab=batches&search=BAT-/,
  },
  {
    no: 'deliveryNo',
    list: 'transaction/card-issuance/delivery',
    group: 'Kiriman kartu',
    at: /\/delivery-page\/[0-9a-f-]{36}$/,
  },
  {
    no: 'awbNo',
    list: 'transaction/card-issuance/delivery?mode=OFFICE',
    group: 'Kiriman kartu',
    at: /\/delivery-page\/[0-9a-f-]{36}$/,
  },
  {
    no: 'assignmentNo',
    list: 'transaction/card-assignment',
    group: 'Penugasan Kartu',
    at: /\/card-assignment\/[0-9a-f-]{36}$/,
  },
  { no: 'pickUpNo', list: 'transaction/card-pickup', group: 'Pengambilan Kartu', at: /\/card-pickup\/[0-9a-f-]{36}$/ },
  { no: 'lossNo', list: 'transaction/card-lost', group: 'Kartu Hilang', at: /\/card-lost\/[0-9a-f-]{36}$/ },
  {
    no: 'replacementNo',
    list: 'transaction/replace-card-number',
    group: 'Ganti Nomor Kartu',
    shows: (no: string, page: Page) => page.getByRole('row').filter({ hasText: no }),
    at: /\/replace-card-number\?search=RPL-/,
  },
  {
    no: 'verificationNo',
    list: 'middle/card-verification',
    group: 'Verifikasi Kartu',
    at: /\/card-verification\/[0-9a-f-]{36}$/,
  },
  {
    no: 'writeOffNo',
    list: 'middle/card-stock/write-off',
    group: 'Stok Kartu',
    at: /\/card-stock\?tab=write-off&id=[0-9a-f-]{36}$/,
  },
  {
    no: 'requestNo',
    list: 'transaction/ecard-printing',
    group: 'Cetak E-Card',
    shows: (no: string, page: Page) => page.getByRole('row').filter({ hasText: no }),
    at: /\/ecard-printing\?search=EPR-/,
  },
];

/** The seed contains no write-off. */
async function draftWriteOff(): Promise<void> {
  const card = await lastFreeCard('0701');
  const { result } = await callAs('HOOPS01', 'GET', 'middle/card-stock?search=0701&size=100');
  const stocks = result.rows as readonly { readonly secureId: string; readonly free: number }[];
  const drafts = await Promise.all(
    stocks
      .filter(({ free }) => free > 0)
      .map(({ secureId: stockId }) =>
        callAs('HOOPS01', 'POST', 'middle/card-stock/write-off', {
          stockId,
          cardNos: [card],
          reason: 'DAMAGED',
          witness1: 'Rina Wijaya',
          witness2: 'Budi Santoso',
        }),
      ),
  );
  expect(drafts.map(({ status }) => status)).toContain(200);
}

test('the number of any document of a card opens that document', async ({ openAs }) => {
  await Given('a document of every kind', draftWriteOff);
  const page = await Given('the home page', () => openAs('ADMIN01', '/'));
  const palette = paletteOn(page);
  for (const { no, list, group, shows, at } of documents) {
    const {
      rows: [row],
    } = await ask<Documents>('ADMIN03', list);
    const number = row![no]!;
    await When(`${number} is typed`, async () => {
      await palette.open();
      await palette.input.fill(number);
      await palette.group(group).getByRole('option').first().click();
    });
    await Then('it is open', async () => {
      await expect(page).toHaveURL(at);
      const named = row!['deliveryNo'] ?? number;
      await expect(shows?.(named, page) ?? page.getByText(named).first()).toBeVisible();
    });
  }
});
