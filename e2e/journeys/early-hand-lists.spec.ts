import type { Page } from '@playwright/test';
import { earlyActs } from '../support/early-acts.ts';
import { expect, test } from '../support/fixtures.ts';
import { listOn } from '../support/list.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const status = (page: Page) => listOn(page).filters.getByLabel('Status');
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Cari halaman, tindakan, dan data' });

const acts = earlyActs([
  {
    kind: 'a list',
    user: 'ADMIN01',
    path: async () => '/regions',
    acts: [
      {
        what: 'a row is opened by its link',
        seen: (page) => listOn(page).row('Kalimantan').getByRole('link').first(),
        act: (hand, page) => hand.click(listOn(page).row('Kalimantan').getByRole('link').first()),
        effect: (page) => expect(heading(page)).toContainText('Kalimantan'),
      },
      {
        what: 'the menu of a row is opened',
        seen: (page) => listOn(page).row('Kalimantan').getByRole('button'),
        act: (hand, page) => hand.click(listOn(page).row('Kalimantan').getByRole('button')),
        effect: async (page) => {
          await expect(page.getByRole('menuitem', { name: 'Lihat' })).toBeVisible();
          await expect(page.getByRole('menu')).toHaveCount(1);
        },
      },
      {
        what: 'a name is searched',
        seen: (page) => listOn(page).searchBox,
        act: async (hand, page) => {
          await hand.click(listOn(page).searchBox);
          await hand.type('jawa');
        },
        effect: async (page) => {
          await expect(listOn(page).searchBox).toHaveValue('jawa');
          await expect(listOn(page).rows).toHaveCount(3);
        },
      },
      {
        what: 'a filter is chosen by its letters',
        seen: status,
        act: async (hand, page) => {
          await status(page).focus();
          await hand.type('Tidak');
          await hand.press('Tab');
        },
        effect: async (page) => {
          await expect(page).toHaveURL(/[?&]status=inactive/);
          await expect(listOn(page).rows).toHaveCount(0);
        },
      },
    ],
  },
  {
    kind: 'the palette',
    user: 'ADMIN01',
    path: async () => '/',
    acts: [
      {
        what: 'a page is typed and opened',
        seen: heading,
        act: async (hand) => {
          await hand.press('Control+k');
          await hand.type('kode pos');
        },
        effect: async (page) => {
          await expect(dialog(page).getByRole('combobox')).toHaveValue('kode pos');
          await page.keyboard.press('Enter');
          await expect(page).toHaveURL(/\/zip-code$/);
        },
      },
      {
        what: 'a page is typed and opened without a look',
        seen: heading,
        act: async (hand) => {
          await hand.press('Control+k');
          await hand.type('kode pos');
          await hand.press('Enter');
        },
        effect: (page) => expect(page).toHaveURL(/\/zip-code$/),
      },
    ],
  },
]);

for (const { title, play } of acts) test(title, ({ openAs }) => play(openAs));
