// Long: one table, an entry for each way in which a remote fails.
import type { RegistryRemote } from '@console/contracts/core/remote';
import type { Page, TestDetails } from '@playwright/test';
import { breakPage } from '../support/broken-page.ts';
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
  releaseChanged,
  type Heal,
} from '../support/release.ts';

const path = '/card-types';
const at = (file: string) => `**${file}`;
const entryOf = (cards: RegistryRemote) => fileOf(cards, 'remoteEntry');
const chunkOf = async (cards: RegistryRemote) => (await codeOf(cards, path)).file;
const page404 = { status: 404, json: { message: 'Not found' } };
const pageOfLogin = { status: 200, contentType: 'text/html', body: '<!doctype html><title>Masuk</title>' };

/** Changes a file after the registry has hashed it; running it would leave a trace. */
const tamper = (page: Page, file: string) =>
  intercept(page, at(file), async (route) => {
    const response = await route.fetch();
    const trace = file.endsWith('.js') ? 'globalThis.tampered = true;\n' : '\n';
    await route.fulfill({ response, body: trace + (await response.text()) });
  });

interface Case {
  readonly title: string;
  readonly kind: string;
  readonly says: string;
  /** Of the case that the gate proves. */
  readonly details?: TestDetails;
  readonly inject: (page: Page, cards: RegistryRemote) => Promise<Heal>;
}

const tampered = {
  kind: 'integrity',
  says: 'Isi berkas modul ini berbeda dari yang dirilis, karena itu tidak dijalankan.',
};
const unreachable = { kind: 'manifest-unavailable', says: 'Server modul ini sedang tidak dapat dihubungi.' };
const notRun = { kind: 'entry-failed', says: 'Modul ini gagal dijalankan.' };
const chunkMissing = { kind: 'chunk-missing', says: 'Sebagian berkas halaman ini tidak dapat dimuat.' };

const cases: readonly Case[] = [
  {
    title: 'its manifest is 404',
    kind: 'manifest-missing',
    says: 'Berkas rilis modul ini tidak ditemukan di server.',
    inject: (page, cards) => intercept(page, at(cards.manifest), (route) => route.fulfill(page404)),
  },
  {
    title: 'its manifest is 503 with JSON',
    ...unreachable,
    inject: (page, cards) =>
      intercept(page, at(cards.manifest), (route) => route.fulfill({ status: 503, json: { name: 'console_cards' } })),
  },
  {
    title: 'its server refuses the connection',
    ...unreachable,
    details: core('manifest-unavailable'),
    inject: (page, cards) => intercept(page, at(cards.manifest), (route) => route.abort('connectionrefused')),
  },
  {
    title: 'HTML with status 200 comes instead of its manifest',
    kind: 'other-page',
    says: 'Jaringan menjawab dengan halaman lain, bukan dengan berkas modul ini.',
    inject: (page, cards) => intercept(page, at(cards.manifest), (route) => route.fulfill(pageOfLogin)),
  },
  {
    title: 'its entry is 404',
    ...notRun,
    inject: (page, cards) => intercept(page, at(entryOf(cards)), (route) => route.fulfill(page404)),
  },
  {
    title: 'its entry throws when it is run',
    ...notRun,
    details: core('entry-failed'),
    inject: (page, cards) =>
      releaseChanged(page, cards, { files: { [entryOf(cards)]: () => 'throw new Error("broken entry");' } }),
  },
  {
    title: 'its container throws at the start',
    kind: 'init-failed',
    says: 'Modul ini gagal disiapkan.',
    inject: (page, cards) =>
      releaseChanged(page, cards, {
        files: {
          [entryOf(cards)]: () => 'var console_cards = { init() { throw new Error("broken start"); }, get() {} };',
        },
      }),
  },
  {
    title: 'its exposed module is missing',
    kind: 'module-missing',
    says: 'Rilis modul ini tidak memuat halaman yang diminta.',
    inject: (page, cards) =>
      releaseChanged(page, cards, {
        files: { [entryOf(cards)]: (content) => content.replace('"./remote":', '"./gone":') },
      }),
  },
  {
    title: 'a chunk of its page is gone',
    ...chunkMissing,
    details: core('chunk-missing'),
    inject: async (page, cards) => intercept(page, at(await chunkOf(cards)), (route) => route.fulfill(page404)),
  },
  {
    title: 'its page throws while rendering',
    kind: 'render-failed',
    says: 'Halaman ini mengalami kesalahan saat ditampilkan.',
    details: core('page-throws'),
    inject: (page, cards) => breakPage(page, cards, path),
  },
  {
    title: 'it was built for another contract',
    kind: 'incompatible',
    says: 'Modul ini dibuat untuk versi konsol yang lain.',
    details: core('incompatible-remote'),
    inject: (page, cards) => releaseChanged(page, cards, { line: (release) => ({ ...release, contract: '99.0.0' }) }),
  },
  { title: 'its manifest was tampered with', ...tampered, inject: (page, cards) => tamper(page, cards.manifest) },
  { title: 'its entry was tampered with', ...tampered, inject: (page, cards) => tamper(page, entryOf(cards)) },
  {
    title: 'a chunk of its page was tampered with',
    ...tampered,
    inject: async (page, cards) => tamper(page, await chunkOf(cards)),
  },
];

/** Expectations for every unavailable remote, whatever the cause. */
async function expectUnavailable(
  page: Page,
  cards: RegistryRemote,
  { kind, says }: Pick<Case, 'kind' | 'says'>,
): Promise<void> {
  const shown = failureOn(page);
  await shown.says(kind, says);
  await expect(shown.heading).toHaveText('Kartu sedang tidak tersedia');
  await expect(shown.owner).toHaveText('Tim Kartu, tim-kartu@contoh.id');
  await expect(shown.version).toHaveText(cards.version);
  await expect(shown.supportId).toHaveText(/^[0-9A-F]{8}$/);
}

for (const { title, inject, details = {}, ...says } of cases) {
  test(`a remote is unavailable because ${title}`, details, async ({ openAs }) => {
    const page = await openAs('ADMIN01', 'about:blank');
    const logged: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') logged.push(message.text());
    });
    const frame = frameOn(page);
    const cards = await releaseOf('cards');
    const heal = await Given(`cards, of which ${title}`, () => inject(page, cards));

    await When('its page is opened in a fresh tab', () => page.goto(path));
    await Then(
      'the page says what happened, whose it is, its version and a support id that the log has too',
      async () => {
        await expectUnavailable(page, cards, says);
        const supportId = await failureOn(page).supportId.textContent();
        expect(logged.join('\n')).toContain(`[${supportId}] ${says.kind} cards@${cards.version}`);
      },
    );

    await markDocument(page);
    await When('another remote is opened', async () => {
      await frame.menu('Area').click();
      await frame.link('Wilayah').click();
    });
    await Then('it and the shell work', async () => {
      await expect(frame.heading).toHaveText('Wilayah');
      await expect(failureOn(page).failure).toHaveCount(0);
      await frame.link('Home').click();
      await expect(page).toHaveURL(/\/$/);
      await expect(frame.heading).toBeVisible();
    });

    await When('the failed page is opened again and the cause still stands', () => frame.link('Jenis Kartu').click());
    await Then('it says so again, also after a retry', async () => {
      await expectUnavailable(page, cards, says);
      const first = await failureOn(page).supportId.textContent();
      await failureOn(page).recover();
      await expect(failureOn(page).supportId).not.toHaveText(first ?? '');
      await expectUnavailable(page, cards, says);
    });

    await When('the cause is gone and the retry is pressed', async () => {
      await heal();
      await failureOn(page).recover();
    });
    await Then('the page is there, in the same document, and nothing of the fault has run', async () => {
      await expect(page.getByRole('heading', { level: 1, name: 'Jenis Kartu' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'GOLD' })).toBeVisible();
      await expectSameDocument(page);
      expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false);
    });
  });
}
