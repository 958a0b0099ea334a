import type { Route } from '@playwright/test';
import { core } from '../support/core.ts';
import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { frameOn } from '../support/frame.ts';
import { expectSameDocument, failureOn, intercept, markDocument, releaseOf } from '../support/release.ts';
import { registryCalls } from '../support/signed-registry.ts';

const registry = registryCalls;

const faults: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'cannot be reached': (route) => route.abort('connectionrefused'),
  'answers 503': (route) => route.fulfill({ status: 503, json: { message: 'Down' } }),
  'answers with HTML and status 200': (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
};

for (const [fault, handle] of Object.entries(faults)) {
  test(`the registry ${fault}: what was last known good is used`, async ({ openAs }) => {
    const page = await Given('a browser that has been here before', () => openAs('ADMIN01', '/profile'));
    await expect(frameOn(page).heading).toBeVisible();
    await Given(`a registry that ${fault}`, () => intercept(page, registry, handle));
    await When('a page of a remote is opened in a new document', () => page.goto('/card-types'));
    await Then('it is there, and so is that of another remote', async () => {
      await expect(page.getByRole('heading', { level: 1, name: 'Jenis Kartu' })).toBeVisible();
      await frameOn(page).menu('Area').click();
      await frameOn(page).link('Wilayah').click();
      await expect(page.getByRole('heading', { level: 1, name: 'Wilayah' })).toBeVisible();
    });
  });
}

test(
  'without the registry on the first visit the shell works, and a deep link is not called unknown',
  core('registry-down'),
  async ({ openAs }) => {
    const page = await openAs('ADMIN01', 'about:blank');
    const heal = await Given('a registry that answers 503', () =>
      intercept(page, registry, (route) => route.fulfill({ status: 503, json: {} })),
    );
    await When('a page of a remote is opened', () => page.goto('/card-types'));
    await Then('the page says what is wrong and whom to tell', async () => {
      await failureOn(page).says('registry-unreachable', 'Daftar modul tidak dapat dibaca.');
      await expect(failureOn(page).owner).toHaveText('Platform Konsol, konsol@contoh.id');
      await expect(failureOn(page).version).toHaveText(/^\d+\.\d+\.\d+$/);
      await expect(failureOn(page).supportId).toHaveText(/^[0-9A-F]{8}$/);
    });
    await markDocument(page);
    await Then('pages of the shell work', async () => {
      await frameOn(page).link('Profil').click();
      await expect(page).toHaveURL(/\/profile$/);
      await expect(failureOn(page).failure).toHaveCount(0);
      await expect(frameOn(page).heading).toBeVisible();
    });
    await When('the registry is back and the retry is pressed', async () => {
      await page.goBack();
      await heal();
      await failureOn(page).retry.click();
    });
    await Then('the page is there, in the same document', async () => {
      await expect(page.getByRole('heading', { level: 1, name: 'Jenis Kartu' })).toBeVisible();
      await expectSameDocument(page);
    });
  },
);

test('a forged record leaves the other remotes working, and its pages are not called unknown', async ({ openAs }) => {
  const page = await openAs('ADMIN01', 'about:blank');
  const cards = await releaseOf('cards');
  await Given('a record of cards that was tampered with', () =>
    intercept(page, `**${cards.manifest.replace('mf-manifest.json', 'release.json')}`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace('"cards"', '"cards" ') });
    }),
  );
  await When('a page of another remote is opened', () => page.goto('/regions'));
  await Then('it is there', () => expect(page.getByRole('heading', { level: 1, name: 'Wilayah' })).toBeVisible());
  await When('a page of cards is opened', () => page.goto('/card-types'));
  await Then('it says what is wrong and whose it is', async () => {
    await failureOn(page).says(
      'integrity',
      'Isi berkas modul ini berbeda dari yang dirilis, karena itu tidak dijalankan.',
    );
    await expect(failureOn(page).version).toHaveText(cards.version);
  });
});
