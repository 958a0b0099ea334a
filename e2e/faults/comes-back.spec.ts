import { limits } from '../../scripts/lib/patience.mjs';
import { core } from '../support/core.ts';
import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import {
  codeOf,
  expectSameDocument,
  failureOn,
  fileOf,
  intercept,
  markDocument,
  releaseOf,
} from '../support/release.ts';

const path = '/card-types';

test(
  'pages whose files are gone come back by themselves when they are there again',
  core('automatic-retry'),
  async ({ openAs }) => {
    const cards = await releaseOf('cards');
    for (const file of [cards.manifest, fileOf(cards, 'remoteEntry'), (await codeOf(cards, path)).file]) {
      const page = await openAs('ADMIN01', 'about:blank');
      const heal = await Given(`a remote without ${file}`, () =>
        intercept(page, `**${file}`, (route) => route.fulfill({ status: 404, json: {} })),
      );
      await When('its page is opened', async () => {
        await page.goto(path);
        await expect(failureOn(page).failure).toBeVisible();
        await markDocument(page);
      });
      await When('the file is there again', heal);
      await Then('the page is there without a press, in the same document', async () => {
        await expect(page.getByRole('heading', { level: 1, name: 'Jenis Kartu' })).toBeVisible();
        await expectSameDocument(page);
      });
    }
  },
);

test('a page of a proxy in place of a file is no damage: it is said, and the page comes back by itself', async ({
  openAs,
}) => {
  const cards = await releaseOf('cards');
  const record = cards.manifest.replace('mf-manifest.json', 'release.json');
  for (const file of [record, cards.manifest, fileOf(cards, 'remoteEntry'), (await codeOf(cards, path)).file]) {
    const page = await openAs('ADMIN01', 'about:blank');
    const heal = await Given(`a network that answers with a page for ${file}`, () =>
      intercept(page, `**${file}`, (route) =>
        route.fulfill({
          status: 200,
          contentType: 'text/html',
          body: '<!doctype html><title>Masuk ke jaringan</title>',
        }),
      ),
    );
    await When('its page is opened', () => page.goto(path));
    await Then('it is said what answers', () =>
      failureOn(page).says('other-page', 'Jaringan menjawab dengan halaman lain, bukan dengan berkas modul ini.'),
    );
    await markDocument(page);
    await When('the network lets the file through', heal);
    await Then('the page is there without a press, in the same document', async () => {
      // The pauses between the page's own attempts grow.
      const timeout = 2 * limits.expectation;
      await expect(page.getByRole('heading', { level: 1, name: 'Jenis Kartu' })).toBeVisible({ timeout });
      await expectSameDocument(page);
    });
  }
});
