import { randomUUID } from 'node:crypto';
import type { RouteEntry } from '@console/contracts/core/remote';
import type { Page } from '@playwright/test';
import { declaredRoutes } from '../support/declared-routes.ts';
import { expect, test, Then } from '../support/fixtures.ts';
import { addressOf, idNames, recordsOf, seenBy, type Ids } from '../support/record-ids.ts';
import { callAs } from '../support/services.ts';
import { seededRoles, type SeededRole } from '../support/seeded-roles.ts';

test.describe.configure({ mode: 'parallel', timeout: 600_000 });

/** What an address shows: the page, or an error code as content. */
type Outcome = 'content' | 403 | 404;
interface Visit {
  readonly address: string;
  readonly outcome: Outcome;
}

/** Calls of the frame, which are independent of the page. */
const frameCalls = [
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
const malformed = 'bukan-ID';

/** Visits the addresses within one document, each from a page without calls. @returns the outcome of each */
async function visit(page: Page, addresses: readonly string[]): Promise<readonly Outcome[]> {
  return page.evaluate(async (all) => {
    const code = () => document.querySelector<HTMLElement>('main .system-content[data-code]')?.dataset['code'];
    const go = (to: string) => {
      history.pushState({ idx: history.length, key: `${to} ${Math.random()}` }, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    };
    const until = async (is: () => boolean, what: string) => {
      for (const end = Date.now() + 30_000; !is();) {
        if (Date.now() > end) throw new Error(`${what} never settled`);
        await new Promise((resolve) => {
          setTimeout(resolve, 10);
        });
      }
    };
    const isBusy = () =>
      document.querySelector('main :is([role="progressbar"], .record-skeleton, .spin)') !== null ||
      document.querySelector('main h1') === null;
    const outcomes: ('content' | 403 | 404)[] = [];
    for (const address of all) {
      go('/page-500');
      await until(() => code() === '500', 'the page between');
      go(address);
      await until(() => code() !== '500' && !isBusy(), address);
      const found = code();
      outcomes.push(found === undefined ? 'content' : (Number(found) as 403 | 404));
    }
    return outcomes;
  }, addresses);
}

/** What a role sees on a page according to the model, with valid ids. */
function expected({ privilege, action = ['view'], office }: RouteEntry, role: SeededRole): Outcome {
  const actions = role.actionsOn(privilege);
  if (!actions) return 404;
  const isOfOffice =
    office === undefined || role.isHeadOffice || (office === 'above-branch' && role.mapping !== 'BRANCH');
  return isOfOffice && action.some((each) => actions.has(each)) ? 'content' : 403;
}

/** Pages that exist for some people whatever their level, as the services answer. */
const forSome: Readonly<Record<string, (username: string) => Promise<boolean>>> = {
  '/approval': async (username) => {
    const { result } = await callAs(username, 'GET', 'middle/approval/standing');
    return result.decides || result.made;
  },
};

/** Whether a role is the first to which a page without records looks like this. */
const firstToOpen = (route: RouteEntry, role: SeededRole) =>
  seededRoles.find(
    (each) =>
      [...(each.actionsOn(route.privilege) ?? [])].join() === [...(role.actionsOn(route.privilege) ?? [])].join() &&
      each.mapping === role.mapping,
  ) === role;

/**
 * Addresses that need no call: any ids of a page that the role may not see, and, for the first role of each outcome,
 * missing or malformed ids; whose they are makes no difference then.
 */
function refusedAtOnce(route: RouteEntry, outcome: Outcome, role: SeededRole): Visit[] {
  const names = idNames(route);
  const some: Ids = Object.fromEntries(names.map((name) => [name, randomUUID()]));
  const refused = outcome === 'content' ? [] : [{ address: addressOf(route, some), outcome }];
  if (seededRoles.find((each) => expected(route, each) === outcome) !== role) return refused;
  const wrong = names.map((name): Visit => ({
    address: addressOf(route, { ...some, [name]: malformed }),
    outcome: outcome === 'content' ? 404 : outcome,
  }));
  const missing = route.query
    ? [{ address: addressOf(route, {}), outcome: outcome === 'content' ? (404 as const) : outcome }]
    : [];
  return [...wrong, ...missing, ...refused];
}

/** Addresses with ids: a record that the role sees, one that does not exist, and one that only others see. */
async function withRecords(route: RouteEntry, role: SeededRole, all: readonly Ids[]): Promise<Visit[]> {
  const names = idNames(route);
  const seen = await seenBy(role.username, route, all);
  const [own] =
    names.length > 1 || ![...all].some((ids) => seen.has(ids)) ? await recordsOf(role.username, route, 1) : [];
  const given = own ?? (names.length > 1 ? undefined : all.find((ids) => seen.has(ids)));
  const foreign = all.find((ids) => !seen.has(ids));
  const isName = (name: string) => route.parameters?.[name] === 'name';
  const unknownIds = Object.fromEntries(names.map((name) => [name, isName(name) ? 'tidak-ada' : randomUUID()]));
  return [
    ...(given ? [{ address: addressOf(route, given), outcome: 'content' as const }] : []),
    ...(given && names.length > 1
      ? names.map((name) => ({
          address: addressOf(route, { ...given, [name]: unknownIds[name] ?? '' }),
          outcome: 404 as const,
        }))
      : []),
    ...[unknownIds, foreign].flatMap((ids) => (ids ? [{ address: addressOf(route, ids), outcome: 404 as const }] : [])),
  ];
}

const summaryOf = (visits: readonly Visit[]) => visits.map(({ address, outcome }) => `${outcome} ${address}`);

async function outcomeOf(page: Page, visits: readonly Visit[]): Promise<void> {
  const outcomes = await visit(
    page,
    visits.map(({ address }) => address),
  );
  expect
    .soft(summaryOf(visits.map(({ address }, index) => ({ address, outcome: outcomes[index] ?? 404 }))))
    .toEqual(summaryOf(visits));
}

for (const role of seededRoles) {
  test(`${role.name}: every page is shown, 403 or 404, with an id given, missing, malformed or foreign`, async ({
    openAs,
  }) => {
    const routes = (await declaredRoutes()).map((route) => ({ route, outcome: expected(route, role) }));
    const page = await openAs(role.username, '/page-500');
    await expect(page.locator('.system-content[data-code="500"]')).toBeVisible();

    await Then('what cannot be opened asks for nothing', async () => {
      const requests: string[] = [];
      const listen = (request: { url(): string }) => requests.push(new URL(request.url()).pathname);
      page.on('request', listen);
      await outcomeOf(
        page,
        routes.flatMap(({ route, outcome }) => refusedAtOnce(route, outcome, role)),
      );
      page.off('request', listen);
      expect.soft(requests.filter((path) => path.startsWith('/api/') && !ofTheFrame.test(path))).toEqual([]);
    });
    await Then('the title of a page that is not held is that of an unknown one', async () => {
      for (const path of [
        '/tidak-ada',
        ...routes.filter(({ outcome }) => outcome === 404).map(({ route }) => addressOf(route, {})),
      ].slice(0, 4)) {
        await visit(page, [path]);
        await expect.soft(page).toHaveTitle('Console');
      }
    });
    await Then('what may be opened is there, with the records in sight and no other', async () => {
      const visits = await Promise.all(
        routes
          .filter(({ outcome }) => outcome === 'content')
          .map(async ({ route }): Promise<Visit[]> => {
            if (idNames(route).length > 0) return withRecords(route, role, await recordsOf('ADMIN03', route, 60));
            if (!firstToOpen(route, role)) return [];
            const exists = (await forSome[route.path]?.(role.username)) ?? true;
            return [{ address: route.path, outcome: exists ? 'content' : 404 }];
          }),
      );
      await outcomeOf(page, visits.flat());
    });
  });
}
