// The cost of federation: the same screens, from the same sources, as one webpack application without federation.
import { budgets } from './budgets.mjs';
import { buildMonolith } from './monolith/build.mjs';
import { kilobytes, median, ratio, spread } from './lib/statistics.mjs';
import { startConsole } from './lib/server.mjs';
import { table } from './lib/table.mjs';
import { firstRows } from './lib/timing.mjs';
import { summary } from './lib/traffic.mjs';
import { modulesOf, walkFromHome, walkLogin } from './lib/walk.mjs';

const sessionOf = async (server) => ({ url: server.url, tokens: await server.signIn('ADMIN01') });

/** Files fetched by the login page, home, and the first page of every module in one session. */
async function walkAll(browser, server, paths) {
  const { home, pages, inputs } = await walkFromHome(browser, await sessionOf(server), paths);
  return new Map([
    ['login', await walkLogin(browser, server.url)],
    ['home', home],
    ['rich inputs', inputs],
    ...pages.map(({ path, files }) => [path, files]),
  ]);
}

/**
 * Compares the files of the console and of the monolith for the same screens.
 * @returns one row for each screen; the last is the sum without the login page, whose files home has too
 */
export async function compareBytes(browser, federated, monolith) {
  const paths = (await modulesOf(federated.url)).flatMap((remote) => remote.paths);
  const ours = await walkAll(browser, federated, paths);
  const theirs = await walkAll(browser, monolith, paths);
  const screens = [...ours.keys()].map((screen) => ({
    screen,
    ours: summary(ours.get(screen)),
    theirs: summary(theirs.get(screen)),
  }));
  const session = screens.filter(({ screen }) => screen !== 'login');
  const sum = (side, key) => session.reduce((total, row) => total + row[side][key], 0);
  const all = (side) => ({
    script: sum(side, 'script'),
    statics: sum(side, 'statics'),
    requests: sum(side, 'requests'),
  });
  return [...screens, { screen: 'home and all lists in one session', ours: all('ours'), theirs: all('theirs') }];
}

/** The result of `compareBytes` as a table. */
export const bytesTable = (rows) =>
  table(
    `Federation tax: bytes of everything but data (kB, brotli, cold), budget ${budgets.federationTax}x`,
    ['screen', 'federated', 'one build', 'ratio', 'requests federated', 'one build'],
    rows.map(({ screen, ours, theirs }) => [
      screen,
      kilobytes(ours.statics),
      kilobytes(theirs.statics),
      theirs.statics ? ratio(ours.statics, theirs.statics) : '-',
      ours.requests,
      theirs.requests,
    ]),
  );

async function timesTable(browser, federated, monolith, rounds) {
  const path = '/zip-code';
  const rows = [];
  for (const slowdown of [1, 4]) {
    const samples = { federated: [], monolith: [] };
    for (let round = 0; round < rounds; round += 1) {
      samples.federated.push(await firstRows(browser, await sessionOf(federated), path, slowdown));
      samples.monolith.push(await firstRows(browser, await sessionOf(monolith), path, slowdown));
    }
    rows.push([
      `${path}, first rows cold, ${slowdown}x CPU`,
      spread(samples.federated),
      spread(samples.monolith),
      ratio(median(samples.federated), median(samples.monolith)),
    ]);
  }
  return table(
    `Federation tax: times (ms, median of ${rounds} and spread, taken in turns)`,
    ['screen', 'federated', 'one build', 'ratio'],
    rows,
  );
}

/**
 * Measures bytes and times of the console and the monolith.
 * @param {{
 *   browser: import('@playwright/test').Browser, server: import('./lib/server.mjs').Console, rounds: number
 * }} surroundings
 */
export async function benchTax({ browser, server, rounds }) {
  const buildDirectory = await buildMonolith();
  const monolith = await startConsole({ buildDirectory });
  try {
    const bytes = bytesTable(await compareBytes(browser, server, monolith));
    return `${bytes}\n\n${await timesTable(browser, server, monolith, rounds)}`;
  } finally {
    await monolith.stop();
  }
}
