import fs from 'node:fs';
import type { Page } from '@playwright/test';
import { core } from '../support/core.ts';
import { releasing } from '../support/environments.ts';
import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { formOn } from '../support/form.ts';
import { frameOn } from '../support/frame.ts';
import { snackbar } from '../support/list.ts';
import { brokenEntry, filesExcept, folderOf, releaseAgain } from '../support/new-release.ts';
import { startConsole, type OwnConsole } from '../support/own-console.ts';
import { expectNewDocument, expectSameDocument, failureOn, markDocument, releaseOf } from '../support/release.ts';

let console_: OwnConsole;
test.beforeAll(async () => {
  console_ = await startConsole(releasing);
});
test.afterAll(() => console_.stop());
test.use({ baseURL: releasing.url });

const heading = (page: Page, text: string) => page.getByRole('heading', { level: 1, name: text, exact: true });
/** The placeholder of the search box in the list of card types shows the release. */
const searchBox = (page: Page, version: string) =>
  page.getByPlaceholder(`Cari Jenis Kartu ${version}`, { exact: true });
const retitled = (version: string) => (content: string) =>
  content.replaceAll(/"Jenis Kartu[^"]*"/g, `"Jenis Kartu ${version}"`);
const releaseCards = (version: string) => releaseAgain(console_, 'cards', version, retitled(version));
/** The registry is read at most every 30 s. */
const later = (page: Page) => page.clock.fastForward(31_000);
const openCards = async (page: Page) => frameOn(page).link('Jenis Kartu').click();

test(
  'a new release changes nothing else, is announced, and is used after the next navigation; old files stay',
  core('new-release'),
  async ({ openAs }) => {
    const page = await openAs('ADMIN01', 'about:blank', { fresh: true });
    await page.clock.install();
    const before = await releaseOf('cards', releasing.url);
    const others = await filesExcept('cards', console_);
    await Given('somebody on a page of the remote', async () => {
      await page.goto('/card-types');
      await expect(heading(page, 'Jenis Kartu')).toBeVisible();
      await markDocument(page);
    });
    await When('the remote is released anew', () => releaseCards('2.0.0'));
    await Then('nothing else has changed', async () => expect(await filesExcept('cards', console_)).toEqual(others));

    await When('they go on to another remote', async () => {
      await later(page);
      await frameOn(page).menu('Area').click();
      await frameOn(page).link('Wilayah').click();
    });
    await Then('they are told, and stay in their document', async () => {
      await expect(heading(page, 'Wilayah')).toBeVisible();
      await expect(snackbar(page, 'Versi baru Kartu tersedia')).toBeVisible();
      await expectSameDocument(page);
    });
    await When('they come back to the remote', () => openCards(page));
    await Then('the new release runs, in a new document', async () => {
      await expect(searchBox(page, '2.0.0')).toBeVisible();
      await expectNewDocument(page);
      await expect(snackbar(page, 'Versi baru Kartu tersedia')).toHaveCount(0);
    });
    await Then('all files of the old one are still served', async () => {
      for (const file of Object.keys(before.integrity)) {
        expect((await page.request.get(before.manifest.replace('mf-manifest.json', file))).status(), file).toBe(200);
      }
    });
  },
);

test('a new release waits for unsaved typing', async ({ openAs }) => {
  const page = await openAs('ADMIN02', 'about:blank', { fresh: true });
  await page.clock.install();
  const name = formOn(page).field('Nama');
  await Given('a form with typing', async () => {
    await page.goto('/card-types/create');
    await name.fill('Belum disimpan');
    await markDocument(page);
  });
  await When('the remote is released anew and the window is looked at again', async () => {
    await releaseCards('3.0.0');
    await later(page);
    await page.evaluate(() => dispatchEvent(new Event('focus')));
  });
  await Then('the notice comes, and its button takes nothing away', async () => {
    await expect(snackbar(page, 'Versi baru Kartu tersedia')).toBeVisible();
    await page.getByRole('button', { name: 'Muat ulang', exact: true }).click();
    await expect(snackbar(page, 'Simpan atau batalkan isian Anda lebih dahulu, lalu muat ulang.')).toBeVisible();
    await expect(name).toHaveValue('Belum disimpan');
    await expectSameDocument(page);
  });
  await When('they are about to leave, and stay', async () => {
    await frameOn(page).link('Home').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Batal' }).click();
  });
  await Then('the typing is still there', () => expect(name).toHaveValue('Belum disimpan'));
  await When('they leave, and come back', async () => {
    await frameOn(page).link('Home').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Tinggalkan' }).click();
    await expect(page).toHaveURL(/\/$/);
    await openCards(page);
  });
  await Then('the new release runs', async () => {
    await expect(searchBox(page, '3.0.0')).toBeVisible();
    await expectNewDocument(page);
  });
});

test('a page whose files went with the old release comes from the new one', async ({ openAs }) => {
  const page = await openAs('ADMIN03', 'about:blank', { fresh: true });
  await Given('somebody on a page of the remote', async () => {
    await page.goto('/card-types');
    await expect(page.getByRole('link', { name: 'GOLD' })).toBeVisible();
    await markDocument(page);
  });
  await When('the remote is released anew, and the host keeps no old files', async () => {
    const old = await folderOf(console_, 'cards');
    await releaseCards('4.0.0');
    fs.rmSync(old, { recursive: true });
  });
  await When('they open a page that they have not been to', async () => {
    await frameOn(page).openAll();
    await frameOn(page).link('Desain Kartu').click();
  });
  await Then('it is there, in a new document at the same address', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Desain Kartu' })).toBeVisible();
    await expect(page).toHaveURL(/\/card-design$/);
    await expectNewDocument(page);
  });
});

test('a broken release is mended by the next one, without a new document', async ({ openAs }) => {
  const page = await openAs('KACAB10', 'about:blank', { fresh: true });
  const good = await folderOf(console_, 'branches-stores');
  let broken = '';
  await Given('a release whose entry throws, and no other to go back to', async () => {
    broken = await releaseAgain(console_, 'branches-stores', '8.0.0', (content, file) =>
      file.startsWith('remoteEntry') ? brokenEntry(content) : content,
    );
    await page.route(/\/remotes\/branches-stores\/1\.[^/]+\/release\.json$/, (route) => route.abort());
  });
  await When('a page of it is opened', () => page.goto('/zip-code'));
  await Then('it says which release failed', async () => {
    await failureOn(page).says('entry-failed', 'Modul ini gagal dijalankan.');
    await expect(failureOn(page).version).toHaveText(broken);
  });
  await markDocument(page);
  await When('a good one is released and the retry is pressed', async () => {
    await releaseAgain(console_, 'branches-stores', '9.0.0', (content) => content, good);
    await failureOn(page).retry.click();
  });
  await Then('the page is there', async () => {
    await expect(heading(page, 'Kode Pos')).toBeVisible();
    await expectSameDocument(page);
  });
});
