import type { ResolvedReleases } from '@console/contracts/platform/releases/resolved';
import type { Page, Route } from '@playwright/test';
import { core } from '../support/core.ts';
import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { failureOn, fileOf, intercept, releaseOf } from '../support/release.ts';
import { answerRegistry, trustTestKey, contentOf, hashOf, resign, signed } from '../support/signed-registry.ts';

const opened = (page: Page) => expect(page.getByRole('heading', { level: 1, name: 'Jenis Kartu' })).toBeVisible();
const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Changes the document but keeps its signature. */
const tampered = async (route: Route) => {
  const response = await route.fetch();
  const answer = (await response.json()) as { result: { document: string } };
  const [head, , signature] = answer.result.document.split('.');
  const content = contentOf(answer.result.document);
  await route.fulfill({
    response,
    json: {
      ...answer,
      result: { document: `${head}.${encoded({ ...content, revision: content.revision + 1 })}.${signature}` },
    },
  });
};
const faults: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'that was changed on its way': tampered,
  'that somebody else has signed': (route) => resign(route, (releases) => releases),
  'whose time is over': (route) =>
    resign(route, (releases) => ({ ...releases, validUntil: '2020-01-01T00:00:00.000Z' })),
};

for (const [fault, handle] of Object.entries(faults)) {
  const details = fault === 'that was changed on its way' ? core('registry-signature') : {};
  test(
    `a document of the registry ${fault} is rejected: the last known good one is used, else none`,
    details,
    async ({ openAs }) => {
      const page = await Given('a browser that has been here before', async () => {
        const before = await openAs('ADMIN01', '/card-types');
        await opened(before);
        return before;
      });
      if (fault === 'whose time is over') await trustTestKey(page);
      await Given(`a document ${fault}`, () => answerRegistry(page, handle));
      await When('a page of a remote is opened in a new document', () => page.goto('/card-types'));
      await Then('it is there', () => opened(page));
      await When('the browser knows nothing any more', () =>
        page.evaluate(() => localStorage.removeItem('console.releases')),
      );
      await When('the page is opened again', () => page.reload());
      await Then('nothing of the remote is run', async () => {
        await failureOn(page).says('registry-unreachable', 'Daftar modul tidak dapat dibaca.');
        expect(await page.evaluate(() => 'console_cards' in globalThis)).toBe(false);
      });
    },
  );
}

test('an earlier document is a replay; one of an earlier state counts only when it was issued later', async ({
  openAs,
}) => {
  const page = await openAs('ADMIN01', 'about:blank');
  const cards = await releaseOf('cards');
  const gone = { disabled: 'Sudah usang' };
  let overrides: Partial<ResolvedReleases> & { readonly off?: boolean } = {
    revision: 1_000,
    validUntil: '2999-01-02T00:00:00.000Z',
  };
  await trustTestKey(page);
  await answerRegistry(page, (route) =>
    resign(route, ({ remotes }) => ({
      revision: overrides.revision ?? 0,
      validUntil: overrides.validUntil ?? '',
      remotes: remotes.map((remote) => (overrides.off && remote.id === cards.id ? { ...remote, ...gone } : remote)),
    })),
  );
  await Given('a browser that has seen a state of the registry', async () => {
    await page.goto('/card-types');
    await opened(page);
  });
  await When('an earlier one is put in its place', async () => {
    overrides = { revision: 999, validUntil: '2999-01-01T00:00:00.000Z', off: true };
    await page.reload();
  });
  await Then('the state that was seen is used', () => opened(page));
  await When('an earlier state comes that was issued later', async () => {
    overrides = { revision: 999, validUntil: '2999-01-03T00:00:00.000Z', off: true };
    await page.reload();
  });
  await Then('it counts', () => failureOn(page).says('disabled', 'Modul ini dimatikan sementara: Sudah usang'));
});

test('an entry that differs from the released one is not run; the previous release is used if there is one', async ({
  openAs,
}) => {
  const page = await openAs('ADMIN01', 'about:blank');
  const cards = await releaseOf('cards');
  const place = cards.manifest.replace('mf-manifest.json', '');
  const before = place.replace(cards.version, '0.9.0-0123456789');
  const requests = new Set<string>();
  await Given('a registry that names another release to fall back to', async () => {
    await trustTestKey(page);
    await page.route(`**${before}**`, async (route) => {
      const { pathname } = new URL(route.request().url());
      requests.add(pathname);
      const response = await route.fetch({
        url: new URL(pathname.replace(before, place), route.request().url()).href,
      });
      const body = await response.text();
      await route.fulfill({ response, body: pathname.endsWith('release.json') ? recordBefore : body });
    });
    const record = (await (await page.request.get(`${place}release.json`)).json()) as object;
    const recordBefore = JSON.stringify({ ...record, version: '0.9.0-0123456789' });
    await answerRegistry(page, async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as { result: { document: string } };
      const content = contentOf(answer.result.document);
      const fallback = { version: '0.9.0-0123456789', address: before, record: hashOf(recordBefore) };
      await route.fulfill({
        response,
        json: {
          ...answer,
          result: {
            document: signed({
              ...content,
              remotes: content.remotes.map((remote) => (remote.id === 'cards' ? { ...remote, fallback } : remote)),
            }),
          },
        },
      });
    });
  });
  await Given('an entry that was tampered with', () =>
    intercept(page, `**${fileOf(cards, 'remoteEntry')}`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `globalThis.tampered = true;\n${await response.text()}` });
    }),
  );
  await When('its page is opened', () => page.goto('/card-types'));
  await Then('it comes from the release before, and the reader is told, with a support id', async () => {
    await opened(page);
    await expect(
      page.getByText(
        new RegExp(
          `^Kartu ${cards.version} gagal dijalankan, karena itu versi sebelumnya dipakai\\. Kode bantuan: [0-9A-F]{8}`,
        ),
      ),
    ).toBeVisible();
    expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false);
    expect([...requests].some((path) => path.includes('remoteEntry'))).toBe(true);
  });
  await When('the page is opened in another document', () => page.reload());
  await Then('the browser has kept that, and says so no more', async () => {
    await opened(page);
    await expect(page.getByText(/gagal dijalankan/)).toHaveCount(0);
  });
});
