import type { RegistryRemote } from '@console/contracts/core/remote';
import { core } from '../support/core.ts';
import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { frameOn } from '../support/frame.ts';
import {
  codeOf,
  expectSameDocument,
  failureOn,
  fileOf,
  intercept,
  markDocument,
  releaseOf,
} from '../support/release.ts';

const cases = [
  {
    what: 'an entry',
    seconds: 10,
    kind: 'entry-timeout',
    details: {},
    says: 'Modul ini terlalu lama dimuat.',
    fileIn: (cards: RegistryRemote) => Promise.resolve(fileOf(cards, 'remoteEntry')),
  },
  {
    what: 'a chunk',
    seconds: 15,
    kind: 'chunk-missing',
    details: core('file-hangs'),
    says: 'Sebagian berkas halaman ini tidak dapat dimuat.',
    fileIn: async (cards: RegistryRemote) => (await codeOf(cards, '/card-types')).file,
  },
];

for (const { what, seconds, kind, details, says, fileIn } of cases) {
  test(
    `${what} that hangs is given up after ${seconds} s; the retry does not wait for the request that hangs`,
    details,
    async ({ openAs }) => {
      const page = await openAs('ADMIN01', 'about:blank');
      const file = `**${await fileIn(await releaseOf('cards'))}`;
      await page.clock.install();
      await Given(`${what} whose first request is never answered`, () =>
        intercept(page, file, (route) => {
          const request = route.request();
          const isFirst = request.resourceType() === 'script' && !request.url().includes('?again=');
          return isFirst ? undefined : route.fallback();
        }),
      );

      await When('a page of the remote is opened', async () => {
        const requests = page.waitForRequest(file);
        await page.goto('/card-types');
        await requests;
      });
      await Then('it is loading, and the shell is there', async () => {
        await expect(page.getByRole('progressbar', { name: 'Memuat halaman…' })).toBeAttached();
        await expect(frameOn(page).link('Home')).toBeVisible();
        await expect(failureOn(page).failure).toHaveCount(0);
      });

      await When('its deadline has passed', () => page.clock.runFor(seconds * 1000));
      await Then('the page says so', async () => {
        await failureOn(page).says(kind, says);
        await expect(failureOn(page).owner).toHaveText('Tim Kartu, tim-kartu@contoh.id');
      });

      await markDocument(page);
      await When('the retry is pressed, the first request still hanging', () => failureOn(page).recover());
      await Then('the page is there, in the same document', async () => {
        await expect(page.getByRole('heading', { level: 1, name: 'Jenis Kartu' })).toBeVisible();
        await expectSameDocument(page);
      });
    },
  );
}
