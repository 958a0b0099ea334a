// Long: a table of pages, each with what is done before its picture.
// `node scripts/screenshots.mjs [name …]`: retakes the screenshots of the documentation, from the last build on fresh
// data.
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { launch } from '../bench/lib/browser.mjs';
import { startConsole } from '../bench/lib/server.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { root } from './lib/paths.mjs';
import { main, step, StepFailure } from './lib/step.mjs';

const sharp = createRequire(path.join(root, 'server/package.json'))('sharp');
const directory = path.join(root, 'docs/screenshots');

/** Opens the first branch of a tree down to its leaves. */
async function openTree(view) {
  for (const level of [1, 2]) {
    await view.locator(`[role=treeitem][aria-level="${level}"]`).first().press('ArrowRight');
    await view
      .locator(`[role=treeitem][aria-level="${level + 1}"]`)
      .first()
      .waitFor();
  }
}

/** Views the console as the role of the first row. */
async function viewAs(view) {
  await view
    .getByRole('button', { name: /^Aksi untuk/ })
    .first()
    .click();
  await view.getByRole('menuitem', { name: 'Lihat sebagai peran ini' }).click();
  await view.getByRole('alertdialog').getByRole('button', { name: 'Lihat sebagai peran ini' }).click();
  await view.getByRole('region', { name: 'Tampilan sebagai peran' }).waitFor();
}

/** Searches a word in the command palette. */
async function openPalette(view) {
  await view.keyboard.press('Control+k');
  await view.getByRole('combobox', { name: 'Cari halaman, tindakan, dan data' }).fill('user');
  await view.getByRole('group', { name: 'Pengaturan Aplikasi' }).getByRole('option').first().waitFor();
  await view.waitForFunction(() => !document.querySelector('[role=dialog] output')?.textContent.includes('…'));
}

/** Tracks one card by its number. */
async function track(view, { cardNo }) {
  await view.getByRole('textbox', { name: /nomor/i }).first().fill(cardNo);
  await view.keyboard.press('Enter');
  await view.getByRole('heading', { name: 'Pergerakan' }).waitFor();
}

/**
 * For each screenshot: the signed-in user (none for the login page), the path (a function gets the records that
 * `prepare` found), the actions on the page, and differences from 1440 × 900, light, Indonesian.
 */
const screenshots = {
  login: { path: '/login' },
  home: { as: 'ADMIN01', path: '/' },
  palette: { as: 'ADMIN01', path: '/', act: openPalette },
  profile: { as: 'ADMCB01', path: '/profile' },
  'card-types': { as: 'ADMIN01', path: '/card-types' },
  'card-types-form': { as: 'ADMIN01', path: '/card-types/create' },
  card: { as: 'ADMIN01', path: ({ card }) => `/cards/${card}` },
  'card-tracking': { as: 'ADMIN01', path: '/card-tracking', act: track },
  'card-stock': { as: 'ADMIN01', path: '/card-stock' },
  'card-verification': {
    as: 'HOOPS02',
    path: ({ application }) => `/card-verification/${application}/manual-checking`,
    act: (view) => view.getByRole('img', { name: 'KTP' }).waitFor(),
  },
  'blacklist-phone-number': { as: 'ADMIN01', path: '/blacklist-phone-number' },
  'master-banner': { as: 'ADMIN01', path: '/master-banner' },
  'zip-code': { as: 'ADMIN01', path: '/zip-code' },
  'zip-code-import': { as: 'ADMIN01', path: '/zip-code/import' },
  regions: { as: 'ADMIN01', path: ({ region }) => `/regions/${region}`, act: openTree },
  user: { as: 'ADMIN01', path: '/user' },
  role: { as: 'ADMIN01', path: ({ role }) => `/roles/update?roleId=${role}` },
  'view-as': { as: 'ADMIN02', path: '/roles?search=ho_operations', act: viewAs },
  settings: { as: 'ADMIN01', path: '/app-setting-properties' },
  'menu-management': {
    as: 'ADMIN01',
    path: '/menu-management?tab=tree',
    act: (view) => view.locator('tr[aria-expanded="false"] .place-mark').first().click(),
  },
  'download-management': { as: 'ADMIN01', path: '/download-management' },
  notification: { as: 'ADMIN01', path: '/notification' },
  'audit-trail': { as: 'ADMIN01', path: '/audit-trail' },
  'audit-entry': { as: 'ADMIN01', path: ({ entry }) => `/audit-trail/${entry}` },
  'zip-code-dark': { as: 'ADMIN01', path: '/zip-code', theme: 'dark', language: 'en' },
  'card-types-narrow': { as: 'ADMIN01', path: '/card-types', width: 768 },
  'regions-narrow-dark': { as: 'ADMIN01', path: '/regions', width: 768, theme: 'dark' },
};

/** One session per user, so that the audit trail shows work and not sign-ins. */
function sessionsOf(server) {
  const known = new Map();
  return async (username) => {
    if (!known.has(username)) known.set(username, await server.signIn(username));
    return known.get(username);
  };
}

/** Does some work, so that the audit trail has entries, and finds the records for the screenshots. */
async function prepare(server, tokensOf) {
  for (const { as } of Object.values(screenshots)) if (as) await tokensOf(as);
  const callAs = (username) => async (method, address, body) => {
    const { access_token: token } = await tokensOf(username);
    const answer = await fetch(`${server.url}/api/middle/${address}`, {
      method,
      headers: { authorization: `Bearer ${token}`, username, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!answer.ok) throw new StepFailure(`${method} ${address} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()).result;
  };
  const call = callAs('HOOPS01');
  const {
    rows: [regular, gold],
  } = await call('GET', 'card-types');
  const day = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10);
  await call('PUT', 'card-types', { ...regular, replacementFee: 30_000, validityMonths: 48 });
  await call('PUT', 'card-types/deactivate', {
    items: [{ secureId: gold.secureId, version: gold.version }],
    reason: 'Diganti Gold baru',
  });
  await call('PUT', 'card-types/activate', { items: [{ secureId: gold.secureId, version: gold.version + 1 }] });
  await call('POST', 'blacklist-phone-number', {
    phone: '081298765432',
    category: 'SPAM',
    note: 'Menelepon berulang kali',
    effectiveFrom: day,
    effectiveUntil: null,
  });
  const { rows: entries } = await callAs('ADMIN01')(
    'GET',
    `audit-trail?from=${day}&to=${day}&entityId=${regular.secureId}`,
  );
  const {
    rows: [, , , region],
  } = await callAs('ADMIN01')('GET', 'regions');
  const {
    rows: [role],
  } = await callAs('ADMIN01')('GET', '../middle-v2/roles?search=branch_head');
  const {
    rows: [card],
  } = await callAs('ADMIN01')('GET', 'cards?status=Customer');
  const {
    rows: [application],
  } = await callAs('ADMIN01')('GET', 'card-verification?state=MANUAL_CHECKING');
  return {
    card: card.secureId,
    cardNo: card.cardNo,
    application: application.secureId,
    entry: entries[0].secureId,
    region: region.secureId,
    role: role.secureId,
  };
}

async function takeScreenshot(
  { browser, server, tokensOf, found },
  name,
  { as, path: page, width = 1440, theme = 'light', language = 'id', act },
) {
  const context = await browser.newContext({
    viewport: { width, height: width < 1000 ? 1024 : 900 },
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    reducedMotion: 'reduce',
  });
  try {
    if (as) {
      const tokens = await tokensOf(as);
      await context.addCookies(
        ['access_token', 'refresh_token'].map((key) => ({
          name: key,
          value: tokens[key],
          url: server.url,
          sameSite: 'Strict',
        })),
      );
    }
    await context.addInitScript((preferences) => localStorage.setItem('preferences', JSON.stringify(preferences)), {
      theme,
      language,
      density: 'comfortable',
    });
    const view = await context.newPage();
    await view.goto(server.url + (typeof page === 'string' ? page : page(found)));
    await view.locator('h1').first().waitFor();
    await view.waitForFunction(
      () =>
        !document.querySelector('[aria-busy=true], [role=progressbar]') &&
        [...document.images].every((image) => image.complete),
    );
    await act?.(view, found);
    const picture = await view.screenshot({ animations: 'disabled' });
    const file = path.join(directory, `${name}.png`);
    await sharp(picture).png({ palette: true, quality: 90, effort: 10, compressionLevel: 9 }).toFile(file);
    return `${Math.round(fs.statSync(file).size / 1000)} kB`;
  } finally {
    await context.close();
  }
}

await main(async () => {
  const names = process.argv.slice(2);
  const unknown = names.filter((name) => !(name in screenshots));
  if (unknown.length > 0)
    throw new StepFailure(
      `There is no picture ${unknown.join(', ')}. There are: ${Object.keys(screenshots).join(', ')}`,
    );
  process.env.CHROMIUM_PATH ||= await ensureChromium();
  const server = await startConsole();
  const browser = await launch();
  fs.mkdirSync(directory, { recursive: true });
  try {
    const tokensOf = sessionsOf(server);
    const found = await prepare(server, tokensOf);
    for (const name of names.length > 0 ? names : Object.keys(screenshots))
      await step(name, () => takeScreenshot({ browser, server, tokensOf, found }, name, screenshots[name]));
  } finally {
    await browser.close();
    await server.stop();
  }
});
