import type { Page } from '@playwright/test';
import { expect, Given, password, test, Then, When } from '../support/fixtures.ts';
import { frameOn } from '../support/frame.ts';
import { codeOf, releaseOf } from '../support/release.ts';
import { signInOn } from '../support/sign-in.ts';

/** Requests for files of remotes from now on, except their records. */
function filesAskedBy(page: Page): string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    if (/\/remotes\/(?!.*release\.json)/.test(request.url())) files.push(new URL(request.url()).pathname);
  });
  return files;
}

test('pointing at a link fetches its page; opening it fetches no more code', async ({ openAs }) => {
  const page = await openAs('ADMIN01', 'about:blank');
  await page.clock.install();
  const { file } = await codeOf(await releaseOf('cards'), '/card-types');
  const files = filesAskedBy(page);
  await Given('the home page, of which no code of a remote is part', async () => {
    await page.goto('/');
    await frameOn(page).menu('Setup Kartu').click();
    expect(files).toEqual([]);
  });
  await When('a link is pointed at', () => frameOn(page).link('Jenis Kartu').hover());
  await Then('the code of its page is fetched, and that of no other page', async () => {
    await expect.poll(() => files).toContain(file);
    // Entries and declarations of other remotes may follow when the browser is idle.
    expect(
      files.filter(
        (path) => !path.startsWith('/remotes/cards/') && !/mf-manifest|remoteEntry|__federation_expose/.test(path),
      ),
    ).toEqual([]);
  });
  const ofCards = () => files.filter((path) => path.startsWith('/remotes/cards/'));
  const fetched = ofCards();
  await When('it is opened', () => frameOn(page).link('Jenis Kartu').click());
  await Then('it is there without another file', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Jenis Kartu' })).toBeVisible();
    expect(ofCards()).toEqual(fetched);
  });
});

for (const { who, user, held } of [
  {
    who: 'a branch head',
    user: 'KACAB09',
    held: ['branches-stores', 'cards', 'membership', 'orders-logs', 'promos-products'],
  },
  { who: 'a guest, who looks at cards', user: 'TAMU01', held: ['cards'] },
])
  test(`the remotes ${who} may open are fetched when nothing else is to do, others never`, async ({ openAs }) => {
    const page = await openAs(user, 'about:blank');
    await page.clock.install();
    const files = filesAskedBy(page);
    const remotes = () =>
      [...new Set(files.map((path) => path.split('/')[2]))].toSorted((one = '', other = '') =>
        one.localeCompare(other),
      );
    await Given('the home page', async () => {
      await page.goto('/');
      await expect(frameOn(page).sidebar).toBeVisible();
      expect(files).toEqual([]);
    });
    await When('it has stood for a while', () =>
      expect
        .poll(async () => {
          await page.clock.runFor(1_000);
          return remotes().length;
        })
        .toBeGreaterThanOrEqual(held.length),
    );
    await Then('the remotes of the menu have come, each by its entry and declaration alone', async () => {
      await page.clock.runFor(5_000);
      expect(remotes()).toEqual(held);
      expect(files.filter((path) => !/mf-manifest|remoteEntry|__federation_expose/.test(path))).toEqual([]);
    });
  });

test('the files of the signed-in console are fetched beside its first script, each one time', async ({ openAs }) => {
  const page = await openAs('ADMIN01', 'about:blank');
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (/^\/base\.\w+\.js$/.test(new URL(request.url()).pathname)) scripts.push(request.url());
  });
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/main\.\w+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await When('the page is opened, and its first script does not arrive yet', async () => {
    await page.goto('/', { waitUntil: 'commit' });
  });
  await Then('its other files are fetched already', () => expect.poll(() => scripts.length).toBeGreaterThan(0));
  const early = [...scripts];
  await When('the first script arrives', async () => release());
  await Then('the console starts with what was fetched', async () => {
    await expect(frameOn(page).sidebar).toBeVisible();
    expect(scripts).toEqual(early);
  });
});

test('what follows the sign-in is fetched while the password is typed, and nothing of it again', async ({ page }) => {
  const scripts: string[] = [];
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname);
    else if (pathname.endsWith('.js')) scripts.push(pathname);
  });
  const form = signInOn(page, 'id');
  await Given('the login page, which needs none of it', async () => {
    await page.goto('/login');
    await expect(form.submit).toBeVisible();
    expect(scripts.filter((path) => /^\/(?:base|home)\./.test(path))).toEqual([]);
  });
  const before = [...calls];
  await When('the password is being typed', async () => {
    await form.username.fill('ADMIN01');
    await form.password.fill(password().slice(0, 1));
  });
  await Then('frame, home and what waits there are fetched, and no call is sent', async () => {
    for (const name of ['base', 'home', 'waiting'])
      await expect.poll(() => scripts.some((path) => path.startsWith(`/${name}.`))).toBe(true);
    expect(calls).toEqual(before);
  });
  await When('the person signs in', () => form.signIn('ADMIN01'));
  await Then('home is there, without any of these files again', async () => {
    await expect(frameOn(page).sidebar).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Selamat datang');
    expect(scripts.toSorted()).toEqual([...new Set(scripts)].toSorted());
  });
});
