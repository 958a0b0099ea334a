import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Browser } from '@playwright/test';
import { budgets } from '../../bench/budgets.mjs';
import { kilobytes } from '../../bench/lib/statistics.mjs';
import { summary } from '../../bench/lib/traffic.mjs';
import { modulesOf, walkFromHome, walkLogin } from '../../bench/lib/walk.mjs';
import { expectWithin } from '../support/budget.ts';
import { core } from '../support/core.ts';
import { environments, monolith } from '../support/environments.ts';
import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { startConsole } from '../support/own-console.ts';
import { freshSession, sharedSession } from '../support/sessions.ts';

type Walk = Awaited<ReturnType<typeof walkFromHome>>;

const { url } = environments.local;
/** From home to pages of every remote, with the rich inputs. @param most maximum number of pages of a remote */
async function walkRemotes(browser: Browser, most: number): Promise<readonly Walk[]> {
  const session = { url, tokens: await sharedSession('ADMIN01', url) };
  const walks: Walk[] = [];
  for (const { paths } of await modulesOf(url)) walks.push(await walkFromHome(browser, session, paths.slice(0, most)));
  return walks;
}

let walked: Promise<readonly Walk[]> | undefined;
/** The walk to every module, taken once for all tests. */
const walksOf = (browser: Browser) => (walked ??= walkRemotes(browser, Infinity));

/** Builds the same screens without federation. @returns the folder of the build */
async function monolithBuild(): Promise<string> {
  const script = new URL('../../bench/monolith/build.mjs', import.meta.url).pathname;
  return (await promisify(execFile)(process.execPath, [script])).stdout;
}

const filesOf = ({ home, pages, inputs }: Walk) => [home, inputs, ...pages.map(({ files }) => files)].flat();
/** Files of a session that takes all these walks; a file fetched for an earlier screen is not fetched again. */
const inOneSession = (ways: readonly Walk[]) => [
  ...new Map(ways.flatMap(filesOf).map((file) => [file.path, file])).values(),
];

test('a cold login page keeps its budget', core('byte-budgets'), async ({ browser }) => {
  const files = await When('the login page is opened with empty caches', () => walkLogin(browser, url));
  await Then('its JavaScript and its requests are within the budget', async () =>
    expectWithin('login', files, budgets.login),
  );
});

function expectBudgets(walks: readonly Walk[]): void {
  expect(walks.length).toBeGreaterThanOrEqual(5);
  for (const { home, pages, inputs } of walks) {
    expectWithin('home', home, budgets.home);
    expectWithin('rich inputs', inputs, budgets.inputs);
    for (const [index, { path, files }] of pages.entries())
      expectWithin(path, files, index === 0 ? budgets.firstPage : budgets.furtherModule);
  }
}

test(
  'home, the rich inputs, the first page and one further module of every remote keep their budgets',
  core('byte-budgets'),
  async ({ browser }) => expectBudgets(await walkRemotes(browser, 2)),
);

test('every further module of every remote keeps its budget, too', async ({ browser }) =>
  expectBudgets(await walksOf(browser)));

test('no file is fetched twice in a session', async ({ browser }) => {
  for (const walk of await walksOf(browser)) {
    const fetched = filesOf(walk)
      .map(({ path }) => path)
      .filter((path) => !path.startsWith('/api/'));
    expect(fetched.toSorted()).toEqual([...new Set(fetched)].toSorted());
  }
});

test('federation costs no more bytes than it did', async ({ browser }) => {
  const compared = await Given('the same screens as one build without federation', async () =>
    startConsole(monolith, { E2E_BUILD: await monolithBuild() }),
  );
  try {
    const walks = await walksOf(browser);
    const paths = walks.flatMap(({ pages }) => pages.map(({ path }) => path));
    const walk = await When('every list is opened in it in one session', async () =>
      walkFromHome(browser, { url: compared.url, tokens: await freshSession('ADMIN01', compared.url) }, paths),
    );
    await Then('the ratio of bytes over all of them is below the ceiling', () => {
      const [ours, theirs] = [summary(inOneSession(walks)).statics, summary(filesOf(walk)).statics];
      expect(theirs).toBeGreaterThan(0);
      expect(
        ours / theirs,
        `${kilobytes(ours)} kB federated, ${kilobytes(theirs)} kB as one build; by screen: npm run bench -- tax`,
      ).toBeLessThanOrEqual(budgets.federationTaxCeiling);
      return Promise.resolve();
    });
  } finally {
    await compared.stop();
  }
});
