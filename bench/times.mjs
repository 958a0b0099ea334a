// Waiting times of users in Chromium, measured inside the page.
import { budgets } from './budgets.mjs';
import { median, spread, verdict } from './lib/statistics.mjs';
import { table } from './lib/table.mjs';
import { firstRows, pagesOfList, rowsAfterClick, workUntilRows } from './lib/timing.mjs';
import { modulesOf } from './lib/walk.mjs';

/** A list with its production volume, 83,500 rows. */
const large = '/zip-code';

const repeat = async (count, measure) => {
  const samples = [];
  for (let round = 0; round < count; round += 1) samples.push(await measure());
  return samples;
};

const openerOf = (server) => async (measure) => measure({ url: server.url, tokens: await server.signIn('ADMIN01') });

async function measureAt(slowdown, { browser, server, rounds }) {
  const results = [];
  const open = openerOf(server);
  for (const {
    paths: [path],
  } of await modulesOf(server.url)) {
    results.push([
      `${path}: first rows, cold`,
      await repeat(rounds, () => open((session) => firstRows(browser, session, path, slowdown))),
      budgets.firstRows[slowdown],
    ]);
  }
  for (const hover of [false, true]) {
    results.push([
      `${large}: first rows after a click on home${hover ? ', link pointed at before' : ''}`,
      await repeat(rounds, () => open((session) => rowsAfterClick(browser, session, large, { slowdown, hover }))),
    ]);
  }
  const lists = await repeat(rounds, () =>
    open((session) => pagesOfList(browser, session, large, { slowdown, count: 5 })),
  );
  results.push([
    `${large}: next page`,
    lists.flatMap(({ next }) => next),
    slowdown === 1 ? budgets.nextPage : undefined,
  ]);
  results.push([
    `${large}: 100 rows shown`,
    lists.map(({ hundred }) => hundred),
    slowdown === 1 ? budgets.hundredRows : undefined,
  ]);
  return results;
}

/**
 * Measures first rows, next pages and 100 rows, at full and at a quarter of the CPU's speed.
 * @param {{
 *   browser: import('@playwright/test').Browser, server: import('./lib/server.mjs').Console, rounds: number
 * }} surroundings
 */
export async function benchTimes(surroundings) {
  const { browser, server, rounds } = surroundings;
  const work = await repeat(rounds, () => openerOf(server)((session) => workUntilRows(browser, session, large)));
  const normal = await measureAt(1, surroundings);
  const slow = await measureAt(4, surroundings);
  const kept = (samples, budget) => (budget ? `${budget}: ${verdict(median(samples), budget)}` : '-');
  const times = table(
    `Times in the browser (ms, median of ${rounds} and spread)`,
    ['what', '1x CPU', 'budget kept', '4x CPU', 'budget kept'],
    normal.map(([name, samples, budget], index) => [
      name,
      spread(samples),
      kept(samples, budget),
      spread(slow[index][1]),
      kept(slow[index][1], slow[index][2]),
    ]),
  );
  const processor = `Processor time of the page until the first rows of ${large}, cold, whatever else runs`;
  return `${times}\n\n${processor}: ${spread(work)} ms.`;
}
