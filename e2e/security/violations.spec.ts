import type { Page } from '@playwright/test';
import { environments } from '../support/environments.ts';
import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { frameOn } from '../support/frame.ts';
import { registryOf } from '../support/release.ts';
import { signInOn } from '../support/sign-in.ts';
import { violationsIn } from '../support/violations.ts';

const systemPages = ['/', '/profile', '/page-403', '/page-404', '/page-500', '/page-503', '/404', '/500', '/503', '/no-such-page'];
/** Addresses that a page of the specification takes with its record in the query. */
const byQuery: Readonly<Record<string, string>> = {
  '/blacklist-phone-number/update': '/blacklist-phone-number/update?blacklistId=:id', '/menu-management/create-submenu': '/menu-management/create-submenu?menuId=:id',
  '/card-reset-reason/update': '/card-reset-reason/update?cardResetReasonId=:id', '/reason-delivery-return/update-page': '/reason-delivery-return/update-page?returnDeliveryId=:id',
  '/reason-verification-return/update-page': '/reason-verification-return/update-page?returnVerificationId=:id',
};
/** Lists whose first record has records within: parcels on their way, lines that may be changed. */
const listedBy: Readonly<Record<string, string>> = { 'card-issuance': '?cardStatus=delivered_to_branch', 'card-reservations': '?state=DRAFT' };
/** Records within a record: the tab that lists them, if any, and how their addresses go on. */
const partsOf: Readonly<Record<string, readonly [tab: string, part: string]>> = {
  ':cardId': ['?tab=cards', 'card-page'], ':deliveryId': ['?tab=deliveries', 'delivery-page'], ':reservId': ['', 'edit-page'], ':detailAssignId': ['', 'detail-page'],
};
const uuid = '([0-9a-f-]{36})';

async function settle(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Memuat halaman…' })).toHaveCount(0);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/** The record that the page's links with this beginning lead to, if any. */
const linkedFrom = (page: Page, beginning: string): Promise<string | undefined> => page.locator(`main a[href^="${beginning}"]`).evaluateAll((links, pattern) =>
  links.map((link) => new RegExp(pattern).exec(link.getAttribute('href') ?? '')?.[1]).find(Boolean), `^${beginning}${uuid}$`);

/** Every page of every remote; those of a record with the first one its list shows. */
async function walk(page: Page, url: string): Promise<number> {
  const routes = (await registryOf(url)).remotes.flatMap((remote) => remote.routes);
  let seen = 0;
  for (const module of new Set(routes.map((route) => route.module))) {
    await page.goto(`${url}/${module}${listedBy[module] ?? ''}`);
    await settle(page);
    const first = await linkedFrom(page, `/${module}/`);
    const places = routes.filter((route) => route.module === module && route.path !== `/${module}`).map(({ path }) => path);
    // Records within records are linked from the page of the first.
    const within: Record<string, string | undefined> = {};
    if (places.some((path) => path.includes(':subMenuId'))) {
      await page.goto(`${url}/${module}?tab=tree`);
      await settle(page);
      // Menus without sub-menus cannot be opened further.
      await page.locator('main tr[aria-expanded="false"] .place-mark').first().click();
      within[':subMenuId'] = await linkedFrom(page, `/${module}/submenu-detail-page/`);
    }
    for (const [name, [tab, part]] of Object.entries(partsOf)) {
      if (!places.some((path) => path.includes(name))) continue;
      await page.goto(`${url}/${module}/${first}${tab}`);
      await settle(page);
      within[name] = await linkedFrom(page, `/${module}/${first}/${part}/`);
    }
    if (module === 'card-reservations') {
      await page.goto(`${url}/${module}/selection-page/card`);
      await settle(page);
      within[':sequenceId'] = await linkedFrom(page, `/${module}/selection-page/card/`);
    }
    // Their addresses have a word of their own before the record.
    if (module === 'card-stock') within[':cardStockId'] = await linkedFrom(page, `/${module}/branch-page/`);
    for (const path of places) {
      const address = (byQuery[path] ?? path).replaceAll(/:\w+/g, (name) => within[name] ?? first ?? '');
      if (path.includes(':')) expect(within[':cardStockId'] ?? first, `a record for ${path}`).toBeDefined();
      await page.goto(url + address);
      await settle(page);
      await expect(page.locator('[data-code]'), address).toHaveCount(0);
      seen += 1;
    }
    seen += 1;
  }
  for (const path of systemPages) {
    await page.goto(url + path);
    await settle(page);
    seen += 1;
  }
  return seen;
}

// The two longest of the last tests.
test.describe.configure({ mode: 'parallel' });

for (const { name, url } of Object.values(environments)) {
  test(`no page violates the content security policy, with ${name} sign-in`, async ({ browser }) => {
    test.setTimeout(480_000);
    const context = await browser.newContext({ locale: 'id-ID' });
    const violations = await violationsIn(context);
    const page = await context.newPage();
    await Given('somebody who has signed in', async () => {
      await page.goto(`${url}/login`);
      await signInOn(page).signIn('ADMIN03');
      await expect(frameOn(page).link('Home')).toBeVisible();
    });
    await When('every page is opened', async () => expect(await walk(page, url)).toBeGreaterThan(30));
    await Then('the browser has stopped nothing', () => Promise.resolve(expect(violations).toEqual([])));
    await context.close();
  });
}
