import type { Page } from '@playwright/test';
import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { callAs } from '../support/services.ts';

/** Fails a call until it is healed. */
async function failing(page: Page, address: RegExp): Promise<() => Promise<void>> {
  await page.route(address, (route) =>
    route.fulfill({
      status: 500,
      contentType: 'application/json',
      body: JSON.stringify({ message: 'Terjadi kesalahan pada sistem', errors: [] }),
    }),
  );
  return () => page.unroute(address);
}

const firstId = async (path: string): Promise<string> => (await callAs('ADMIN03', 'GET', path)).result.rows[0].secureId;

const parts: readonly {
  readonly what: string;
  readonly call: RegExp;
  readonly path: () => Promise<string>;
  readonly stands: string;
  readonly read: string;
}[] = [
  {
    what: 'the cards of a report of loss',
    call: /\/card-lost\/[0-9a-f-]{36}\/cards/,
    path: async () => `/card-lost/${await firstId('transaction/card-lost?state=REPLACED')}`,
    stands: 'Kronologi',
    read: 'Status sebelumnya',
  },
  {
    what: 'the movements of a card',
    call: /\/cards\/[0-9a-f-]{36}\/history/,
    path: async () => `/cards/${await firstId('middle/cards?status=Cancelled')}`,
    stands: 'Rentang nomor',
    read: 'Pergerakan',
  },
  {
    what: 'the statuses of the distribution',
    call: /reporting-card-distribution\/statuses/,
    path: async () => '/reporting-card-distribution',
    stands: 'Arus kartu',
    read: 'digital_pwa',
  },
  {
    what: 'the sums of the stock',
    call: /card-stock\/totals/,
    path: async () => '/card-stock',
    stands: 'Kode kantor',
    read: 'Akan datang',
  },
];

for (const { what, call, path, stands, read } of parts) {
  test(`${what} that cannot be read leave the rest of the page, say so, and are asked for again`, async ({
    openAs,
  }) => {
    const page = await Given('the page', async () => openAs('ADMIN03', '/'));
    const heal = await failing(page, call);
    await When('one of its calls fails', async () => page.goto(await path()));
    await Then('the part says so and the rest stands', async () => {
      await expect(page.getByRole('alert').filter({ hasText: 'Bagian ini belum dapat dimuat.' })).toBeVisible();
      await expect(page.getByText(stands).first()).toBeVisible();
    });
    await Then('asking again shows it', async () => {
      await heal();
      await page.getByRole('button', { name: 'Coba lagi' }).click();
      await expect(page.getByText(read).first()).toBeVisible();
      await expect(page.getByRole('button', { name: 'Coba lagi' })).toHaveCount(0);
    });
  });
}
