import { core } from '../support/core.ts';
import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { frameOn } from '../support/frame.ts';
import { failureOn, intercept, releaseOf } from '../support/release.ts';

const unknownRecord = '00000000-0000-5000-8000-000000000000';
const detail = `/card-types/${unknownRecord}`;
const progress = { name: 'Memuat halaman…' };

test('a deep link is no unknown page while its remote loads or when its record is unknown', async ({ openAs }) => {
  const page = await openAs('ADMIN01', 'about:blank');
  const cards = await releaseOf('cards');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await Given('a remote that takes its time', () =>
    intercept(page, `**${cards.manifest}`, async (route) => {
      await held;
      await route.fallback();
    }),
  );
  await When('a record is opened in a fresh tab', () => page.goto(detail));
  await Then('it is loading within the frame', async () => {
    await expect(frameOn(page).link('Home')).toBeVisible();
    await expect(page.getByRole('progressbar', progress)).toBeAttached();
    await expect(page.locator('[data-code]')).toHaveCount(0);
  });
  await When('the remote has arrived', () => Promise.resolve(release()));
  await Then('the record is not found, which is said by the page of the remote', async () => {
    await expect(frameOn(page).heading).toHaveText('Data tidak ditemukan.');
    await expect(page.locator('[data-code="404"]')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${detail}$`));
  });
});

test('a deep link to a remote that is not available says whose it is', core('deep-link'), async ({ openAs }) => {
  const page = await openAs('ADMIN01', 'about:blank');
  await Given('a remote that is down', async () =>
    intercept(page, `**${(await releaseOf('cards')).manifest}`, (route) => route.abort('connectionrefused')),
  );
  await When('a record is opened in a fresh tab', () => page.goto(detail));
  await Then('the remote is unavailable, not the record unknown', async () => {
    await expect(failureOn(page).heading).toHaveText('Kartu sedang tidak tersedia');
    await expect(page.locator('[data-code="503"]')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${detail}$`));
  });
});

for (const [what, username, path] of [
  ['that no remote has', 'ADMIN01', '/card-typesx'],
  ['below a known page that no remote has', 'ADMIN01', '/regions/a/b/c'],
  ['whose privilege is not held', 'TAMU01', '/card-types'],
  ['to a record whose privilege is not held', 'TAMU01', detail],
] as const) {
  test(`a deep link ${what} is the content 404, and no code of a remote is fetched for it`, async ({ openAs }) => {
    const page = await openAs(username, 'about:blank');
    // With the browser's data saver nothing is prefetched, however long the page takes.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (/\/remotes\/(?!.*release\.json)/.test(request.url())) fetched.push(request.url());
    });
    await When('it is opened in a fresh tab', () => page.goto(path));
    await Then('it is not found, within the frame, and keeps its address', async () => {
      await expect(frameOn(page).heading).toHaveText('Halaman tidak ditemukan.');
      await expect(page.locator('[data-code="404"]')).toBeVisible();
      await expect(frameOn(page).link('Home')).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      expect(fetched).toEqual([]);
    });
  });
}
