// Which pages a role may open is data: the first tests ask the shell's own guard for every page, role and kind of id,
// without a browser, with what the services answer that role. Browsers then see one page of each kind of refusal, and
// every page once for each way in which it may look: an admin's pages in walk/pages.spec.ts, lists in
// lists-by-role.spec.ts, all others here. Which records a role sees the services are asked, for all roles.
import type { Page } from '@playwright/test';
import { verdictOf, type PageVisitor } from '@console/contracts/core/page-needs';
import type { UserRole } from '../../packages/auth/src/sidebar-menu.ts';
import { joinMenu } from '../../packages/auth/src/sidebar-menu.ts';
import { routeAt } from '../../packages/ui/src/navigation/route-table.ts';
import { declaredCalls, declaredLists } from '../support/declared-lists.ts';
import { declaredRoutes, type OwnedRoute } from '../support/declared-routes.ts';
import { expect, test, Then } from '../support/fixtures.ts';
import {
  expected,
  foreignVisits,
  guardedVisits,
  isFirstToOpen,
  openedVisits,
  outcomeOf,
  refusedVisits,
  type Outcome,
  type Visit,
} from '../support/pages-of-roles.ts';
import { addressOf, allRecords, idNames, isOfList, seenBy } from '../support/record-ids.ts';
import { seededRoles, type SeededRole } from '../support/seeded-roles.ts';
import { callAs } from '../support/services.ts';
import { expectOutcomes } from '../support/visit.ts';

test.describe.configure({ mode: 'parallel' });

/** Calls of the frame, which are independent of the page. */
const frameCalls = [
  'start',
  'user/current',
  'privileges',
  'privileges/holders',
  'releases',
  'notification',
  'notices',
  'get-parameter-umum',
  'preference',
  'telemetry',
  'home',
];
const ofTheFrame = new RegExp(String.raw`/api/[\w-]+/(${frameCalls.join('|')})`);

/** A role's person as the shell knows them. */
async function visitorOf({ username }: SeededRole): Promise<PageVisitor> {
  const [held, current] = await Promise.all([
    callAs(username, 'GET', 'middle/privileges'),
    callAs(username, 'GET', 'middle/user/current'),
  ]);
  const { privileges } = joinMenu((held.result as { userRoles: readonly UserRole[] }).userRoles);
  return { privileges, mappingType: current.result.scope.type, isAdmin: current.result.flag === 'admin' };
}

/** What the guard shows at an address; an address without a page is unknown. */
function guarded(routes: readonly OwnedRoute[], address: string, visitor: PageVisitor): Outcome {
  const { pathname, search } = new URL(address, 'http://localhost');
  const route = routeAt(routes, pathname);
  return route ? outcomeOf(verdictOf(route, { pathname, search }, visitor)) : 404;
}

const summaryOf = (visits: readonly Visit[]) => visits.map(({ address, outcome }) => `${outcome} ${address}`);

/** Opens a page that calls nothing. */
async function openBlank(
  openAs: (username: string, path: string) => Promise<Page>,
  { username }: SeededRole,
): Promise<Page> {
  const page = await openAs(username, '/page-500');
  await expect(page.locator('.system-content[data-code="500"]')).toBeVisible();
  return page;
}

/** Tests into which the pages of a role are divided. */
const parts = [0, 1, 2];

/** Addresses that a role opens here, and those of records that are not there for it: one part of the pages. */
async function openedBy(role: SeededRole, part: number): Promise<readonly Visit[]> {
  const routes = (await declaredRoutes()).filter((_, index) => index % parts.length === part);
  const lists = new Set((await declaredLists()).map(({ path }) => path));
  const visits = await Promise.all(
    routes.flatMap((route) => [
      foreignVisits(route, role),
      ...(isFirstToOpen(route, role) && !lists.has(route.path) ? [openedVisits(route, role)] : []),
    ]),
  );
  return visits.flat().filter(({ outcome }) => role.name !== 'admin' || outcome !== 'content');
}

for (const role of seededRoles) {
  test(
    `${role.name}: the guard opens what the model gives, with an id given, missing or malformed`,
    { tag: '@services' },
    async () => {
      const routes = await declaredRoutes();
      const visitor = await visitorOf(role);
      const visits = routes.flatMap((route) => guardedVisits(route, expected(route, role)));
      expect(visits.length).toBeGreaterThan(routes.length);
      const found = visits.map(({ address }) => ({ address, outcome: guarded(routes, address, visitor) }));
      expect(summaryOf(found)).toEqual(summaryOf(visits));
    },
  );

  test(
    `${role.name}: the services show the records in sight, and a foreign one is not there`,
    { tag: '@services' },
    async () => {
      const calls = await declaredCalls();
      const wanted = new Map<string, OwnedRoute>();
      for (const route of await declaredRoutes())
        if (isOfList(route) && !wanted.has(route.module) && expected(route, role) === 'content')
          wanted.set(route.module, route);
      for (const [module, route] of wanted) {
        const [name = ''] = idNames(route);
        const call = calls.get(`${module}.detail`);
        if (!call) continue;
        const ask = async (id = '') =>
          (await callAs(role.username, 'GET', call.replace('/api/', '').replace(/\{\w+\}/, id))).status;
        const all = await allRecords(route);
        const seen = await seenBy(role.username, route, all);
        const inSight = all.find((ids) => seen.has(ids));
        const foreign = all.find((ids) => !seen.has(ids));
        if (inSight) expect.soft(await ask(inSight[name]), `${call} in sight`).toBe(200);
        if (foreign) expect.soft(await ask(foreign[name]), `${call} of others`).toBe(404);
      }
    },
  );

  test(`${role.name}: each kind of refusal is shown, 403 or 404, and asks for nothing`, async ({ openAs }) => {
    const routes = await declaredRoutes();
    const page = await openBlank(openAs, role);
    await Then('what cannot be opened asks for nothing', async () => {
      const requests: string[] = [];
      const listen = (request: { url(): string }) => requests.push(new URL(request.url()).pathname);
      page.on('request', listen);
      await expectOutcomes(page, refusedVisits(routes, role));
      page.off('request', listen);
      expect.soft(requests.filter((path) => path.startsWith('/api/') && !ofTheFrame.test(path))).toEqual([]);
    });
    await Then('the title of a page that is not held is that of an unknown one', async () => {
      const unheld = routes.filter((route) => expected(route, role) === 404).map((route) => addressOf(route, {}));
      for (const address of ['/tidak-ada', ...unheld].slice(0, 2)) {
        await expectOutcomes(page, [{ address, outcome: 404 }]);
        await expect.soft(page).toHaveTitle('Console');
      }
    });
  });

  for (const part of parts)
    test(`${role.name}: what may be opened is there, with no record but those in sight, part ${part + 1}`, async ({
      openAs,
    }) => {
      const visits = await openedBy(role, part);
      if (visits.length > 0) await expectOutcomes(await openBlank(openAs, role), visits);
    });
}
