import { execFile } from 'node:child_process';
import fs from 'node:fs';
import { promisify } from 'node:util';
import type { Browser } from '@playwright/test';
import { budgets } from '../../bench/budgets.mjs';
import { kilobytes } from '../../bench/lib/statistics.mjs';
import { summary } from '../../bench/lib/traffic.mjs';
import { modulesOf, walkFromHome, walkLogin } from '../../bench/lib/walk.mjs';
import { expectWithin } from '../support/budget.ts';
import { core } from '../support/core.ts';
import { environments, monolith } from '../support/environments.ts';
import { expect, test, Then, When } from '../support/fixtures.ts';
import { startConsole } from '../support/own-console.ts';
import { freshSession, sharedSession } from '../support/sessions.ts';

type Walk = Awaited<ReturnType<typeof walkFromHome>>;

const { url } = environments.local;
const remotes = fs.readdirSync(new URL('../../apps', import.meta.url)).filter((name) => name !== 'shell');
/** From home to pages of a remote, with the rich inputs. @param most maximum number of pages */
async function walkRemote(browser: Browser, remote: string, most: number): Promise<Walk> {
  const session = { url, tokens: await sharedSession('ADMIN01', url) };
  const { paths } = (await modulesOf(url)).find((each) => each.remote === remote)!;
  return walkFromHome(browser, session, paths.slice(0, most));
}

const walked = new Map<string, Promise<Walk>>();
/** The walk to every module of a remote, taken once for all tests. */
function walkOf(browser: Browser, remote: string): Promise<Walk> {
  const walk = walked.get(remote) ?? walkRemote(browser, remote, Infinity);
  walked.set(remote, walk);
  return walk;
}

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

function expectBudgets({ home, pages, inputs }: Walk): void {
  expectWithin('home', home, budgets.home);
  expectWithin('rich inputs', inputs, budgets.inputs);
  for (const [index, { path, files }] of pages.entries())
    expectWithin(path, files, index === 0 ? budgets.firstPage : budgets.furtherModule);
}

test(
  'home, the rich inputs, the first page and one further module of every remote keep their budgets',
  core('byte-budgets'),
  async ({ browser }) => {
    for (const remote of remotes) expectBudgets(await walkRemote(browser, remote, 2));
  },
);

for (const remote of remotes) {
  test(`every further module of ${remote} keeps its budget, too`, async ({ browser }) =>
    expectBudgets(await walkOf(browser, remote)));

  test(`no file of ${remote} is fetched twice in a session`, async ({ browser }) => {
    const fetched = filesOf(await walkOf(browser, remote))
      .map(({ path }) => path)
      .filter((path) => !path.startsWith('/api/'));
    expect(fetched.toSorted()).toEqual([...new Set(fetched)].toSorted());
  });
}

test.describe('as one build without federation', () => {
  let compared: Awaited<ReturnType<typeof startConsole>> | undefined;
  const screens: { readonly ours: Walk; readonly theirs: Walk }[] = [];
  // Each of these is given the time of a test.
  test.beforeAll('the same screens', async () => {
    compared = await startConsole(monolith, { E2E_BUILD: await monolithBuild() });
  });
  for (const remote of remotes)
    test.beforeAll(`the lists of ${remote}, in both`, async ({ browser }) => {
      const ours = await walkOf(browser, remote);
      const session = { url: compared!.url, tokens: await freshSession('ADMIN01', compared!.url) };
      const paths = ours.pages.map(({ path }) => path);
      screens.push({ ours, theirs: await walkFromHome(browser, session, paths) });
    });
  test.afterAll(async () => {
    await compared?.stop();
  });

  test('federation costs no more bytes than it did', () => {
    const [ours, theirs] = [screens.map((each) => each.ours), screens.map((each) => each.theirs)].map(
      (walks) => summary(inOneSession(walks)).statics,
    );
    expect(theirs).toBeGreaterThan(0);
    expect(
      ours! / theirs!,
      `${kilobytes(ours!)} kB federated, ${kilobytes(theirs!)} kB as one build; by screen: npm run bench -- tax`,
    ).toBeLessThanOrEqual(budgets.federationTaxCeiling);
  });
});
