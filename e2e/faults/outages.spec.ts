import type { RegistryRemote } from '@console/contracts/core/remote';
import type { Page } from '@playwright/test';
import { limits } from '../../scripts/lib/patience.mjs';
import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { frameOn, goWithin } from '../support/frame.ts';
import { filesOf, firstPageOf, outages, type Outage } from '../support/outage.ts';
import { expectSameDocument, failureOn, markDocument, registryOf, releaseOf } from '../support/release.ts';

/** Expects the error page of the remote, with its owner, whatever the failure. */
async function expectUnavailable(page: Page, remote: RegistryRemote): Promise<void> {
  const shown = failureOn(page);
  // The page waits as long as an expectation for a file that drips.
  const timeout = 2 * limits.expectation;
  await expect(shown.heading).toHaveText(`${remote.title.id} sedang tidak tersedia`, { timeout });
  await expect(shown.owner).toHaveText(`${remote.owner.team}, ${remote.owner.contact}`);
  await expect(shown.version).toHaveText(remote.version);
  await expect(shown.supportId).toHaveText(/^[0-9A-F]{8}$/);
}

async function expectOpened(page: Page): Promise<void> {
  await expect(page.locator('#content h1').first()).toBeVisible();
  await expect(failureOn(page).failure).toHaveCount(0);
}

/** Presses retry once; after a passing cause the page may already be back. */
const retryOnce = (page: Page) =>
  failureOn(page)
    .retry.click({ timeout: limits.attempt })
    .catch(() => expectOpened(page));

/** Opens a page of a remote while its files fail, then again when they work. */
async function expectRecovery(page: Page, remote: RegistryRemote, outage: Outage, files: RegExp): Promise<void> {
  const address = firstPageOf(remote);
  const heal = await outage(page, files);
  // A document with slow files never fires its load event.
  await When(`a page of ${remote.id} is opened in a fresh tab`, () => page.goto(address, { waitUntil: 'commit' }));
  await Then('it says whose it is, and keeps its place in the menu', async () => {
    await expectUnavailable(page, remote);
    await frameOn(page).openAll();
    await expect(frameOn(page).sidebar.locator(`a[href="${address}"]`)).toHaveCount(1);
  });
  await markDocument(page);
  await When('the cause is gone and the retry is pressed once', async () => {
    await heal();
    await retryOnce(page);
  });
  await Then('the page is there, in the same document', async () => {
    await expectOpened(page);
    await expectSameDocument(page);
  });
}

/** Each in a browser of its own beside the others, as they wait for what never comes. */
const allAtOnce = <T>(all: readonly T[], work: (one: T) => Promise<void>) => Promise.all(all.map(work));

for (const [fault, outage] of Object.entries(outages)) {
  test(`all files of any remote ${fault}: its places in the menu stay, and one retry opens its page`, async ({
    openAs,
  }) => {
    const { remotes } = await registryOf();
    await allAtOnce(remotes, async (remote) => {
      const page = await openAs('ADMIN01', 'about:blank');
      await expectRecovery(page, remote, outage, filesOf(remote));
      await page.close();
    });
  });

  test(`the entry, then the declaration, then everything after it ${fault}: one retry opens the page`, async ({
    openAs,
  }) => {
    const cards = await releaseOf('cards');
    await allAtOnce(['remoteEntry', '__federation_expose', String.raw`(?:\d|common)`], async (part) => {
      const page = await openAs('ADMIN01', 'about:blank');
      await expectRecovery(page, cards, outage, filesOf(cards, part));
      await page.close();
    });
  });
}

test('the line is lost while pages are opened: each comes back by itself, and nothing is pressed', async ({
  openAs,
}) => {
  const page = await Given('the console, with nothing fetched ahead', async () => {
    const opened = await openAs('ADMIN01', 'about:blank');
    await opened.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    await opened.goto('/');
    await expect(frameOn(opened).heading).toBeVisible();
    return opened;
  });
  await markDocument(page);
  for (const remote of (await registryOf()).remotes) {
    await When(`the line is lost and a page of ${remote.id} is opened`, async () => {
      await page.context().setOffline(true);
      await goWithin(page, firstPageOf(remote));
    });
    await Then('it says whose it is', () => expectUnavailable(page, remote));
    await When('the line is back', () => page.context().setOffline(false));
    await Then('the page is there', () => expectOpened(page));
  }
  await expectSameDocument(page);
});
