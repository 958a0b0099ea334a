// Long: the kinds of pages, each with what is pressed on it.
import type { Locator, Page } from '@playwright/test';
import { handOn, quiet, settlingTime, slowDown, type Hand } from '../support/early-hand.ts';
import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { formOn } from '../support/form.ts';
import { listOn } from '../support/list.ts';
import { zipCode } from '../support/zip-codes.ts';

/** Moments between the first sight of a page and its last change, over all acts on a kind of page. */
const momentsOfKind = 20;

/** What a person does as soon as they see something, and what has come of it once the page is quiet. */
interface EarlyAct {
  readonly what: string;
  /** What is seen first. */
  readonly seen: (page: Page) => Locator;
  readonly act: (hand: Hand, page: Page) => Promise<void>;
  readonly effect: (page: Page) => Promise<void>;
}

interface Kind {
  readonly kind: string;
  readonly user: string;
  readonly path: () => Promise<string>;
  readonly acts: readonly EarlyAct[];
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const office = (page: Page) => formOn(page).field('Kode kantor');
const status = (page: Page) => listOn(page).filters.getByLabel('Status');
const change = (page: Page, place: number) => page.locator('tr[data-change]').nth(place);
const verdict = (page: Page) => page.getByRole('region', { name: 'Keputusan' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Cari halaman, tindakan, dan data' });

const kinds: readonly Kind[] = [
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
    kind: 'a form',
    user: 'ADMIN01',
    path: async () => `/zip-code/${(await zipCode({ code: '95999' })).secureId}/update`,
    acts: [
      {
        what: 'the text of a choice is replaced, and an option chosen',
        seen: office,
        act: async (hand, page) => {
          await hand.click(office(page));
          await hand.type('manado');
        },
        effect: async (page) => {
          await expect(office(page)).toHaveValue('manado');
          await expect(page.getByRole('option')).toHaveText(['19050 - Manado']);
          await page.keyboard.press('Enter');
          await expect(office(page)).toHaveValue('19050 - Manado');
        },
      },
      {
        what: 'a text is typed after Tab from the field before',
        seen: (page) => formOn(page).field('Kecamatan'),
        act: async (hand, page) => {
          await hand.click(formOn(page).field('Kelurahan'));
          await hand.press('Tab');
          await hand.type('Uji Tangan');
        },
        effect: (page) => expect(formOn(page).field('Kecamatan')).toHaveValue('Uji Tangan'),
      },
    ],
  },
  {
    kind: 'a record',
    user: 'ADMIN01',
    path: async () => `/zip-code/${(await zipCode({ code: '95998' })).secureId}`,
    acts: [
      {
        what: 'its form is opened',
        seen: (page) => page.getByRole('link', { name: 'Ubah', exact: true }),
        act: (hand, page) => hand.click(page.getByRole('link', { name: 'Ubah', exact: true })),
        effect: (page) => expect(page).toHaveURL(/\/update$/),
      },
      {
        what: 'a dialog is opened, and its reason typed at once',
        seen: (page) => page.getByRole('button', { name: 'Nonaktifkan', exact: true }),
        act: async (hand, page) => {
          await hand.click(page.getByRole('button', { name: 'Nonaktifkan', exact: true }));
          await hand.click(page.getByRole('alertdialog').getByRole('textbox'));
          // An earlier reason is kept.
          await hand.press('Control+a');
          await hand.type('salah ketik');
        },
        effect: async (page) => {
          await expect(page.getByRole('alertdialog')).toHaveCount(1);
          await expect(page.getByRole('alertdialog').getByRole('textbox')).toHaveValue('salah ketik');
        },
      },
    ],
  },
  {
    kind: 'approvals',
    user: 'ADMIN01',
    path: async () => '/approval',
    acts: [
      {
        what: 'a change is opened',
        seen: (page) => change(page, 2),
        act: (hand, page) => hand.click(change(page, 2).locator('.approval-label')),
        effect: async (page) => {
          await expect(change(page, 2)).toHaveAttribute('aria-current', 'true');
          const name = await change(page, 2).locator('.approval-label').innerText();
          await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
        },
      },
      {
        what: 'a change is ticked',
        seen: (page) => change(page, 4),
        act: (hand, page) => hand.click(change(page, 4).getByRole('checkbox')),
        effect: async (page) => {
          await expect(change(page, 4).getByRole('checkbox')).toBeChecked();
          await expect(page.locator('tr[data-change]').getByRole('checkbox', { checked: true })).toHaveCount(1);
          // Ticks are kept when the page is loaded again.
          await change(page, 4).getByRole('checkbox').uncheck();
        },
      },
    ],
  },
  {
    kind: 'a desk',
    user: 'HOOPS04',
    path: async () => '/photos-screening-membership?documentType=1',
    acts: [
      {
        what: 'a key rejects, and a digit gives the reason',
        seen: (page) => verdict(page).getByRole('button', { name: /^Tolak/ }),
        act: async (hand) => {
          await hand.press('r');
          await hand.press('2');
        },
        effect: async (page) => {
          await expect(verdict(page).getByRole('checkbox', { checked: true })).toHaveCount(1);
          await expect(verdict(page).getByRole('checkbox').nth(1)).toBeChecked();
        },
      },
      {
        what: 'a photo is escalated, and the note typed at once',
        seen: (page) => verdict(page).getByRole('button', { name: /^Eskalasi/ }),
        act: async (hand, page) => {
          await hand.click(verdict(page).getByRole('button', { name: /^Eskalasi/ }));
          await hand.click(verdict(page).getByLabel('Catatan'));
          await hand.press('Control+a');
          await hand.type('kartu lain');
        },
        effect: (page) => expect(verdict(page).getByLabel('Catatan')).toHaveValue('kartu lain'),
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
];

for (const { kind, user, path, acts } of kinds)
  for (const { what, seen, act, effect } of acts)
    test(`on ${kind} that settles ${what}, and it takes effect exactly once`, async ({ openAs }) => {
      const page = await Given('a slow browser on a slow line', async () => {
        const opened = await openAs(user, 'about:blank');
        await slowDown(opened);
        return opened;
      });
      const address = await path();
      const span = await settlingTime(page, address, seen);
      const moments = Math.ceil(momentsOfKind / acts.length);
      for (let moment = 0; moment < moments; moment += 1) {
        const after = Math.round((span * moment) / (moments - 1));
        await When(`it is pressed ${after} ms after it is seen`, async () => {
          await page.goto(address, { waitUntil: 'commit' });
          await seen(page).waitFor();
          await page.waitForTimeout(after);
          await act(handOn(page), page);
        });
        await Then('it took effect once the page is quiet', async () => {
          await quiet(page);
          await effect(page);
        });
      }
    });
