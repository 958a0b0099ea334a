import type { Page } from '@playwright/test';
import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { formOn } from '../support/form.ts';
import { tabTo } from '../support/keyboard.ts';
import { listOn, snackbar } from '../support/list.ts';
import { callAs } from '../support/services.ts';

const titles = (page: Page) => listOn(page).rows.locator('td:nth-child(3)');
/** Titles of a placement in their order; while reordering, the first columns are No and Pratinjau. */
const order = async (page: Page): Promise<string[]> => titles(page).allTextContents();
/** The order stored on the server. */
const stored = async (placement: string): Promise<{ title: string; sequence: number }[]> => {
  const { result } = await callAs('HOBIS03', 'GET', `middle/master-banner?placement=${placement}&size=100`);
  return (result.rows as { title: string; sequence: number }[]).map(({ title, sequence }) => ({ title, sequence }));
};
const begin = async (page: Page) => {
  await listOn(page).isReady();
  await page.getByRole('button', { name: 'Ubah urutan' }).click();
};
const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Simpan urutan' }).click();
  await expect(snackbar(page, 'Data berhasil disimpan')).toBeVisible();
};

test.describe('/master-banner, order within a placement', () => {
  test('is changed by keyboard alone, and stays', async ({ openAs }) => {
    const page = await Given('the banners of the home page', () =>
      openAs('ADMIN01', '/master-banner?placement=HOME_MIDDLE&size=100'),
    );
    await begin(page);
    const before = await order(page);
    await When('the first is moved one down', async () => {
      await tabTo(page, listOn(page).rows.first());
      await page.keyboard.press('Alt+ArrowDown');
    });
    await Then('it is told, and the focus goes with the row', async () => {
      await expect(page.getByText(`${before[0]} di urutan 2`)).toBeAttached();
      await expect(listOn(page).rows.nth(1)).toBeFocused();
      await expect(titles(page)).toHaveText([before[1]!, before[0]!, ...before.slice(2)]);
    });
    await When('the order is saved', () => save(page));
    await Then('a colleague finds the new one, numbered from 1 on', async () => {
      expect(await stored('HOME_MIDDLE')).toEqual(
        [before[1]!, before[0]!, ...before.slice(2)].map((title, index) => ({ title, sequence: index + 1 })),
      );
    });
  });

  test('is changed by dragging; cancelling gives the old order back', async ({ openAs }) => {
    const page = await Given('the banners of the promo page', () =>
      openAs('ADMIN01', '/master-banner?placement=PROMO_PAGE&size=100'),
    );
    await begin(page);
    const before = await order(page);
    const rows = listOn(page).rows;
    await When('the last is dragged to the top, and it is cancelled', async () => {
      await rows.nth(before.length - 1).dragTo(rows.first());
      await expect(titles(page).first()).toHaveText(before.at(-1)!);
      await page.getByRole('button', { name: 'Batal', exact: true }).click();
    });
    await Then('nothing has changed', async () => {
      await begin(page);
      await expect(titles(page)).toHaveText(before);
    });
    await When('it is dragged again and saved', async () => {
      await rows.nth(before.length - 1).dragTo(rows.first());
      await save(page);
    });
    await Then('it stands first', async () =>
      expect((await stored('PROMO_PAGE')).map(({ title }) => title)).toEqual([before.at(-1)!, ...before.slice(0, -1)]),
    );
  });

  test('is offered only where all banners of one placement are shown, and never to who may not change', async ({
    openAs,
  }) => {
    const page = await Given('the whole list', () => openAs('ADMIN01', '/master-banner'));
    await listOn(page).isReady();
    await Then('there is no order to change', () =>
      expect(page.getByRole('button', { name: 'Ubah urutan' })).toHaveCount(0),
    );
    const viewer = await Given('a placement, seen by the contact centre', () =>
      openAs('CC01', '/master-banner?placement=SPEKTRA'),
    );
    await listOn(viewer).isReady();
    await Then('there is none either', () =>
      expect(viewer.getByRole('button', { name: 'Ubah urutan' })).toHaveCount(0),
    );
  });
});

test.describe('/master-banner, who may what', () => {
  test('view only: rows and pages to look at, nothing to change', async ({ openAs }) => {
    const page = await Given('the list, seen by the contact centre', () => openAs('CC01', '/master-banner'));
    const list = listOn(page);
    await list.isReady();
    await Then('there are rows without selection, and a menu with one entry', async () => {
      await expect(page.getByRole('link', { name: 'Tambah', exact: true })).toHaveCount(0);
      await expect(list.list.getByRole('checkbox')).toHaveCount(0);
      await list
        .row('Unduh Aplikasi')
        .getByRole('button', { name: /^Aksi untuk/ })
        .click();
      await expect(page.getByRole('menuitem')).toHaveText(['Lihat']);
    });
    await When('a form is opened by hand', () => page.goto('/master-banner/create'));
    await Then('it is forbidden', () => expect(page.getByText('403')).toBeVisible());
  });

  for (const [who, username] of [
    ['a branch user', 'KACAB02'],
    ['a guest', 'TAMU01'],
  ] as const) {
    test(`${who}: the content 404, the address kept, no call made`, async ({ openAs }) => {
      const page = await Given('home', () => openAs(username, '/'));
      const calls: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/middle/master-banner')) calls.push(request.url());
      });
      await When('a banner page is opened by its address', () => page.goto('/master-banner?placement=UFI'));
      await Then('it is unknown', async () => {
        await expect(page.getByText('404')).toBeVisible();
        await expect(page).toHaveURL(/\/master-banner\?placement=UFI$/);
        expect(calls).toEqual([]);
      });
    });
  }
});

test('/master-banner by keyboard alone: find, open, change, save', async ({ openAs }) => {
  const page = await Given('the list', () => openAs('ADMIN01', '/master-banner'));
  const list = listOn(page);
  await list.isReady();
  await When('a banner is searched and opened', async () => {
    await page.keyboard.press('/');
    await expect(list.searchBox).toBeFocused();
    await page.keyboard.type('Motor Baru');
    await page.keyboard.press('Enter');
    await expect(list.rows).toHaveCount(1);
    await tabTo(page, list.rows.first());
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Motor Baru Bersama NMC');
  });
  const change = page.getByRole('link', { name: 'Ubah', exact: true });
  await When('its form is reached by Tab', async () => {
    await tabTo(page, change);
    await page.keyboard.press('Enter');
    await expect(formOn(page).field('Judul')).toBeVisible();
  });
  const text = `Motor ${Date.now().toString(36)}`;
  await When('the alternative text is typed and saved by Enter', async () => {
    const field = formOn(page).field('Teks pengganti');
    await tabTo(page, field);
    await page.keyboard.press('Control+a');
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  });
  await Then('it is stored', async () => {
    await expect(page.getByRole('img', { name: text }).first()).toBeVisible();
    await expect(snackbar(page, 'Data berhasil disimpan')).toBeVisible();
  });
});
