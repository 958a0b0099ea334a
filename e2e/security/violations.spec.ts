import type { RouteEntry } from '@console/contracts/core/remote';
import type { Browser, Page } from '@playwright/test';
import { environments } from '../support/environments.ts';
import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { frameOn } from '../support/frame.ts';
import { registryOf } from '../support/release.ts';
import { callAs } from '../support/services.ts';
import { signInOn } from '../support/sign-in.ts';
import { violationsIn } from '../support/violations.ts';
import { navigate } from '../support/walker.ts';

const systemPages = [
  '/',
  '/profile',
  '/page-403',
  '/page-404',
  '/page-500',
  '/page-503',
  '/404',
  '/500',
  '/503',
  '/no-such-page',
];
/** Filters that find a record with sub-records: parcels in transit, lines that may be changed. */
const listedBy: Readonly<Record<string, string>> = {
  'card-issuance': '?cardStatus=delivered_to_branch',
  'card-reservations': '?state=DRAFT',
};
/** Modules whose records are listed by another module. */
const listedIn: Readonly<Record<string, string>> = { 'card-replacements': 'replace-card-number' };
/** Sub-records: the tab or page below their record that lists them, if any, and how their address continues. */
const partsOf: Readonly<Record<string, readonly [listedAt: string, part: string]>> = {
  ':cardId': ['?tab=cards', 'card-page/'],
  ':deliveryId': ['?tab=deliveries', 'delivery-page/'],
  ':reservId': ['', 'edit-page/'],
  ':detailAssignId': ['', 'detail-page/'],
  ':rateId': ['/rates', 'rates/'],
  ':feeId': ['/fees', 'fees/'],
  ':memberId': ['/update', ''],
};
const uuid = '([0-9a-f-]{36})';

async function settle(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Memuat halaman…' })).toHaveCount(0);
  await expect(page.locator('[aria-busy="true"], .record-skeleton, .spin')).toHaveCount(0);
}

/** The record id in the page's first link to a record, or to its form, that starts like this, if any. */
const linkedFrom = (page: Page, beginning: string): Promise<string | undefined> =>
  page
    .locator(`main a[href^="${beginning}"]`)
    .evaluateAll(
      (links, pattern) =>
        links.map((link) => new RegExp(pattern).exec(link.getAttribute('href') ?? '')?.[1]).find(Boolean),
      `^${beginning}${uuid}(?:/update)?$`,
    );

/** A member who belongs to a group; seeded members have the same ids in every environment. */
async function memberOfGroup(): Promise<string> {
  const { result } = await callAs('ADMIN03', 'GET', 'middle/membership-group/mapping?size=100');
  return (result.rows as readonly { readonly memberId: string }[])[0]!.memberId;
}

/** Opens every page of every remote, one document per remote; record pages with the first record of the list. */
async function walk(page: Page, url: string): Promise<number> {
  let seen = 0;
  for (const { routes } of (await registryOf(url)).remotes) {
    await page.goto('/');
    for (const module of new Set(routes.map((route) => route.module)))
      seen += await walkModule(
        page,
        module,
        routes.filter((route) => route.module === module),
      );
  }
  return seen;
}

async function walkModule(page: Page, module: string, routes: readonly RouteEntry[]): Promise<number> {
  const open = async (address: string) => {
    await navigate(page, address);
    await settle(page);
  };
  await open(`/${listedIn[module] ?? module}${listedBy[module] ?? ''}`);
  const first = await linkedFrom(page, `/${module}/`);
  const places = routes
    .filter(({ path }) => path !== `/${module}`)
    .map(({ path, query }) => (query ? `${path}?${query}=:${query}` : path));
  // Sub-records are linked from the page of their record.
  const within: Record<string, string | undefined> = {};
  // Their addresses contain a segment before the record.
  if (module === 'card-stock') within[':cardStockId'] = await linkedFrom(page, `/${module}/branch-page/`);
  if (places.some((path) => path.includes(':subMenuId'))) {
    await open(`/${module}?tab=tree`);
    // Menus without sub-menus cannot be opened further.
    await page.locator('main tr[aria-expanded="false"] .place-mark').first().click();
    within[':subMenuId'] = await linkedFrom(page, `/${module}/submenu-detail-page/`);
  }
  // Members are not listed: one is looked for by a number. Those of a group lead to it.
  if (module === 'national-membership') within[':memberId'] = await memberOfGroup();
  for (const [name, [listedAt, part]] of Object.entries(partsOf)) {
    if (within[name] !== undefined || !places.some((path) => path.includes(name))) continue;
    await open(`/${module}/${first}${listedAt}`);
    within[name] = await linkedFrom(page, `/${module}/${first}/${part}`);
  }
  if (module === 'card-reservations') {
    await open(`/${module}/selection-page/card`);
    within[':sequenceId'] = await linkedFrom(page, `/${module}/selection-page/card/`);
    expect(within[':sequenceId'], 'a range that lines wait for').toBeDefined();
  }
  for (const path of places) {
    const address = path.replaceAll(/:\w+/g, (name) => within[name] ?? first ?? '');
    if (path.includes(':'))
      expect(within[':cardStockId'] ?? within[':memberId'] ?? first, `a record for ${path}`).toBeDefined();
    await open(address);
    await expect(page.locator('[data-code]'), address).toHaveCount(0);
  }
  return routes.length;
}

/** The page of a user who signs in with its form; its policy violations are recorded from the start. */
async function signedIn(
  browser: Browser,
  url: string,
): Promise<{ readonly page: Page; readonly violations: readonly string[] }> {
  const context = await browser.newContext({ locale: 'id-ID', baseURL: url });
  const violations = await violationsIn(context);
  const page = await context.newPage();
  await page.goto('/login');
  await signInOn(page).signIn('ADMIN03');
  await expect(frameOn(page).link('Home')).toBeVisible();
  return { page, violations };
}

for (const { name, url } of Object.values(environments)) {
  test(`sign-in (${name}), system pages and a page of every remote violate no content security policy`, async ({
    browser,
  }) => {
    const { page, violations } = await Given('somebody who has signed in', () => signedIn(browser, url));
    const remotes = (await registryOf(url)).remotes.map(({ routes }) => routes[0]!.path);
    await When('they are opened', async () => {
      for (const address of [...systemPages, ...remotes]) {
        await page.goto(address);
        await settle(page);
      }
    });
    await Then('the browser has stopped nothing', () => Promise.resolve(expect(violations).toEqual([])));
    await page.context().close();
  });
}

// With local sign-in, the accessibility tests open every page and check this, too.
test('no page violates the content security policy, with identity sign-in', async ({ browser }) => {
  const { url } = environments.identity;
  const { page, violations } = await Given('somebody who has signed in', () => signedIn(browser, url));
  await When('every page is opened', async () => expect(await walk(page, url)).toBeGreaterThan(30));
  await Then('the browser has stopped nothing', () => Promise.resolve(expect(violations).toEqual([])));
  await page.context().close();
});
