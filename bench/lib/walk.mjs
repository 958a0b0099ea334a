import { openCold } from './browser.mjs';
import { readFileSync } from 'node:fs';
import { recordTraffic } from './traffic.mjs';

const routesFile = new URL('../../packages/contracts/src/routes/routes.json', import.meta.url);
const listed = new Set(JSON.parse(readFileSync(routesFile, 'utf8')).routes.map(({ path }) => path));

/** The first page of every privilege and the declared lists, by remote, in the order of the registry. */
export async function modulesOf(url) {
  const {
    result: { document },
  } = await fetch(`${url}/api/publish/releases`).then((answer) => answer.json());
  const { remotes } = JSON.parse(Buffer.from(document.split('.')[1], 'base64url').toString());
  const records = await Promise.all(
    remotes.map(({ release }) => fetch(new URL(`${release.address}release.json`, url)).then((answer) => answer.json())),
  );
  return records.map(({ id, routes }) => {
    const first = new Map();
    // Unlisted pages may not be in the sidebar.
    for (const { privilege, path } of routes.filter((route) => listed.has(route.path)))
      if (!first.has(privilege)) first.set(privilege, path);
    const lists = routes.filter((route) => route.first?.size !== undefined && listed.has(route.path));
    return { remote: id, paths: [...first.values()], lists: lists.map(({ path }) => path) };
  });
}

/** Clicks a link of the sidebar, after opening all its menus. */
export async function follow(page, path) {
  const closed = page.locator('nav button[data-item][aria-expanded="false"]');
  const link = page.locator(`nav a[href="${path}"]`);
  // Another session of the same person may fold a menu again, since open menus follow the person.
  for (let tries = 0; tries < 100 && (await link.count()) === 0; tries += 1) {
    while ((await closed.count()) > 0) await closed.first().dispatchEvent('click');
    await page.waitForTimeout(50);
  }
  // The old heading stays until the next page has loaded; mark it.
  await page.locator('main h1').evaluateAll((headings) => {
    for (const heading of headings) heading.dataset.left = '';
  });
  // Without hovering, which would prefetch the page.
  await link.dispatchEvent('click');
  await page.waitForURL((address) => address.pathname === path);
  await page.locator('main h1:not([data-left])').waitFor();
  // Requests of the first rows belong to this page, however long they take.
  while ((await page.locator('main [aria-busy="true"]').count()) > 0) await page.waitForTimeout(50);
}

/** Files fetched by the login page with a cold cache. */
export async function walkLogin(browser, url) {
  const page = await openCold(browser, { url });
  try {
    const traffic = await recordTraffic(page);
    await page.goto('/login');
    await page.locator('input[type=password]').waitFor();
    return await traffic.take();
  } finally {
    await page.context().close();
  }
}

/** Files that load once, after the first rows: the rich inputs with what checks them, and the panel of a run. */
const isOfInputs = ({ path }) => /\/(?:antd|inputs|schemas|running)\.\w+\.(?:js|css)$/.test(path);
/** Fetched a while after home, whichever page is open by then. */
const isOfHome = ({ path }) => /\/telemetry\.\w+\.js$/.test(path);

/**
 * Files fetched by home with a cold cache, those that it fetches later too; by each of these pages afterwards until its
 * rows are there; and by the rich inputs.
 * @param {import('@playwright/test').Browser} browser
 * @param {{ url: string, tokens: { access_token: string, refresh_token: string } }} session
 * @param {readonly string[]} paths
 */
export async function walkFromHome(browser, session, paths) {
  const page = await openCold(browser, session);
  try {
    const traffic = await recordTraffic(page);
    await page.goto('/');
    await page.locator('main h1').waitFor();
    const home = await traffic.take();
    const pages = [];
    const inputs = [];
    for (const path of paths) {
      await follow(page, path);
      const files = await traffic.take();
      inputs.push(...files.filter(isOfInputs));
      home.push(...files.filter(isOfHome));
      pages.push({ path, files: files.filter((file) => !isOfInputs(file) && !isOfHome(file)) });
    }
    return { home, pages, inputs };
  } finally {
    await page.context().close();
  }
}
