import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { aroundNow } from '../support/days.ts';
import { developmentPort, environments } from '../support/environments.ts';
import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { formOn } from '../support/form.ts';
import { callAs } from '../support/services.ts';
import { changeSetting } from '../support/settings.ts';
import { violationsIn } from '../support/violations.ts';

const { url } = environments.local;
let server: ChildProcess;
let address = '';

/** Runs the developer's command. @returns the address that it prints */
function develop(): Promise<string> {
  server = spawn(process.execPath, ['scripts/dev.mjs', 'cards', '--shell', url], {
    cwd: path.resolve(import.meta.dirname, '../..'),
    env: { ...process.env, CONSOLE_DEV_PORT: String(developmentPort) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    let said = '';
    server.stdout?.on('data', (text: Buffer) => {
      said += text.toString();
      const [, found] = /^ {2}(http\S+)$/m.exec(said) ?? [];
      if (found) resolve(found);
    });
    server.once('exit', (code) => reject(new Error(`The development server ended with ${code}: ${said}`)));
  });
}

test.beforeAll(async () => {
  [address] = await Promise.all([develop(), changeSetting('RELEASE_DEVELOPMENT_MINUTES', '30')]);
});
test.afterAll(() => void server.kill('SIGTERM'));

const banner = (page: Page) => page.getByRole('region', { name: 'Remote dari mesin Anda' });
const list = (page: Page) => page.getByRole('link', { name: 'GOLD', exact: true });
/** Whether the remote's code comes from the development server. */
const scripts = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => /remoteEntry/.test(name)),
  );

async function begin(page: Page): Promise<void> {
  await page.goto(address);
  await page.getByRole('button', { name: 'Mulai' }).click();
  await expect(banner(page)).toContainText(`localhost:${new URL(address).searchParams.get('port')}`);
}

test('a developed remote runs in a deployed console for one tab, with banner and audit entry, until ended', async ({
  openAs,
}) => {
  const page = await openAs('ADMIN02', 'about:blank');
  const violations = await violationsIn(page.context());
  await When('its developer agrees', () => begin(page));
  await Then('its pages come from the development server, everything else from the console', async () => {
    await page.getByRole('link', { name: 'Jenis Kartu', exact: true }).first().click();
    await expect(list(page)).toBeVisible();
    expect(await scripts(page)).toEqual([expect.stringMatching(/^http:\/\/localhost:\d+\/remoteEntry\.js/)]);
    await expect(banner(page)).toBeVisible();
    await page.goto('/regions');
    await expect(page.getByRole('heading', { level: 1, name: 'Wilayah' })).toBeVisible();
    expect((await scripts(page)).filter((name) => name.startsWith(`${url}/remotes/branches-stores/`))).toHaveLength(1);
  });
  await Then('a reload and an address that is typed keep it in this tab, and the address stays tidy', async () => {
    await page.goto('/card-types');
    await expect(list(page)).toBeVisible();
    await expect(page).toHaveURL(/\/card-types$/);
    expect(await scripts(page)).toEqual([expect.stringMatching(/^http:\/\/localhost:\d+\/remoteEntry\.js/)]);
  });
  await Then('the browser has stopped nothing', async () => expect(violations).toEqual([]));
  await Then('another tab and a tab opened from this one have the released remote', async () => {
    const other = await page.context().newPage();
    const [opened] = await Promise.all([
      page.context().waitForEvent('page'),
      page.evaluate(() => void open('/card-types')),
    ]);
    for (const each of [other, opened]) {
      await each.goto('/card-types');
      await expect(list(each)).toBeVisible();
      expect(await scripts(each)).toEqual([expect.stringMatching(/\/remotes\/cards\/1\./)]);
      await expect(banner(each)).toHaveCount(0);
      await each.close();
    }
  });
  await Then('the audit trail says who and from where', async () => {
    const { result } = await callAs(
      'ADMIN01',
      'GET',
      `middle/audit-trail?${aroundNow()}&module=platform-develop&action=DEVELOP`,
    );
    expect(result.rows).toContainEqual(
      expect.objectContaining({
        username: 'ADMIN02',
        entityLabel: expect.stringMatching(/^cards http:\/\/localhost:/),
      }),
    );
  });
  await When('it is ended', () => banner(page).getByRole('button', { name: 'Akhiri' }).click());
  await Then('the released remote is there again', async () => {
    await expect(banner(page)).toHaveCount(0);
    await expect(list(page)).toBeVisible();
    expect(await scripts(page)).toEqual([expect.stringMatching(/\/remotes\/cards\/1\./)]);
  });
});

test('a page that somebody else asks for with it may load nothing of that machine', async ({ openAs, request }) => {
  const page = await openAs('ADMIN02', 'about:blank');
  const requests: string[] = [];
  page.on('request', (one) => {
    if (one.isNavigationRequest()) requests.push(one.url());
  });
  await begin(page);
  const stolen = requests.find((one) => one.includes('?develop=')) ?? '';
  expect(stolen).not.toBe('');
  const policyFor = async (target: string) =>
    (await request.get(target, { headers: { accept: 'text/html' } })).headers()['content-security-policy'];
  await Then('without a session, and as another user, the policy is the plain one', async () => {
    expect(await policyFor(stolen)).not.toContain('http://localhost:');
    const other = await openAs('ADMIN03', 'about:blank');
    const answer = await other.request.get(stolen, { headers: { accept: 'text/html' } });
    expect(answer.headers()['content-security-policy']).not.toContain(new URL(address).searchParams.get('port'));
  });
});

test('when its time is over the released remote takes its place, and the tab says so; typing is waited for', async ({
  openAs,
}) => {
  const page = await openAs('ADMIN02', 'about:blank');
  await page.clock.install();
  const entries: string[] = [];
  page.on('request', (one) => {
    if (/(\/remotes\/cards\/[^/]+|:\d+)\/remoteEntry/.test(one.url())) entries.push(one.url());
  });
  await Given('a developed remote with typing in its form', async () => {
    await begin(page);
    await page.goto('/card-types/create');
    await formOn(page).field('Nama').fill('Belum disimpan');
  });
  await When('its time is over', () => page.clock.fastForward('31:00'));
  await Then('the typing is kept, and the banner says so', async () => {
    await expect(banner(page)).toContainText('Masanya sudah habis');
    await expect(formOn(page).field('Nama')).toHaveValue('Belum disimpan');
  });
  await When('the typing is dropped and it is ended', async () => {
    await formOn(page).field('Nama').fill('');
    await banner(page).getByRole('button', { name: 'Akhiri' }).click();
  });
  await Then('the released remote is used, with a message', async () => {
    await expect(
      page.getByText('Masa pakai remote dari mesin Anda sudah habis; versi rilis dipakai lagi.'),
    ).toBeVisible();
    await expect(formOn(page).field('Nama')).toBeVisible();
    expect(entries.at(-1)).toMatch(/\/remotes\/cards\/1\./);
    await expect(banner(page)).toHaveCount(0);
  });
});

test('where the development server does not answer, the released remote is used and the banner says so', async ({
  openAs,
}) => {
  const page = await openAs('ADMIN02', 'about:blank');
  await Given('a development that runs', () => begin(page));
  await page.route(/localhost:\d+\/release\.json$/, (route) => route.abort());
  await When('a page is opened while the server is down', () => page.goto('/card-types'));
  await Then('it is the released one, and the reader knows', async () => {
    await expect(list(page)).toBeVisible();
    await expect(banner(page)).toContainText('tidak menjawab');
    expect(await scripts(page)).toEqual([expect.stringMatching(/\/remotes\/cards\/1\./)]);
  });
});
