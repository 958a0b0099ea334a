import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { budgets } from '../../bench/budgets.mjs';
import { startConsole } from '../../bench/lib/server.mjs';
import { kilobytes } from '../../bench/lib/statistics.mjs';
import { summary } from '../../bench/lib/traffic.mjs';
import { modulesOf, walkFromHome, walkLogin } from '../../bench/lib/walk.mjs';
import { expectWithin } from '../support/budget.ts';
import { environments, preparedData } from '../support/environments.ts';
import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { freshSession, sharedSession } from '../support/sessions.ts';

type Walk = Awaited<ReturnType<typeof walkFromHome>>;

const { url } = environments.local;
const walks: Walk[] = [];
let oneBuild = Promise.resolve('');

test.beforeAll(async ({ browser }) => {
  // The walk mostly waits, so the comparison is built at the same time, in another process that does not delay it.
  oneBuild = promisify(execFile)(process.execPath, [
    new URL('../../bench/monolith/build.mjs', import.meta.url).pathname,
  ]).then(({ stdout }) => stdout);
  oneBuild.catch(() => {});
  const session = { url, tokens: await sharedSession('ADMIN01', url) };
  for (const { paths } of await modulesOf(url)) walks.push(await walkFromHome(browser, session, paths));
});

const filesOf = ({ home, pages, inputs }: Walk) => [home, inputs, ...pages.map(({ files }) => files)].flat();
/** Files of a session that takes all these walks; a file fetched for an earlier screen is not fetched again. */
const inOneSession = (ways: readonly Walk[]) => [
  ...new Map(ways.flatMap(filesOf).map((file) => [file.path, file])).values(),
];

test('a cold login page keeps its budget', async ({ browser }) => {
  const files = await When('the login page is opened with empty caches', () => walkLogin(browser, url));
  await Then('its JavaScript and its requests are within the budget', async () =>
    expectWithin('login', files, budgets.login),
  );
});

test('home, the first page of every remote, the rich inputs and every further module keep their budgets', () => {
  expect(walks.length).toBeGreaterThanOrEqual(5);
  for (const { home, pages, inputs } of walks) {
    expectWithin('home', home, budgets.home);
    expectWithin('rich inputs', inputs, budgets.inputs);
    for (const [index, { path, files }] of pages.entries())
      expectWithin(path, files, index === 0 ? budgets.firstPage : budgets.furtherModule);
  }
});

test('no file is fetched twice in a session', () => {
  for (const walk of walks) {
    const fetched = filesOf(walk)
      .map(({ path }) => path)
      .filter((path) => !path.startsWith('/api/'));
    expect(fetched.toSorted()).toEqual([...new Set(fetched)].toSorted());
  }
});

test('federation costs no more bytes than it did', async ({ browser }) => {
  const monolith = await Given('the same screens as one build without federation', async () =>
    startConsole({ buildDirectory: await oneBuild, from: preparedData }),
  );
  try {
    const paths = walks.flatMap(({ pages }) => pages.map(({ path }) => path));
    const walk = await When('every list is opened in it in one session', async () =>
      walkFromHome(browser, { url: monolith.url, tokens: await freshSession('ADMIN01', monolith.url) }, paths),
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
    await monolith.stop();
  }
});
