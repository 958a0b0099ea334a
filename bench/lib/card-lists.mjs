import { budgets } from '../budgets.mjs';
import { cardCalls } from './card-calls.mjs';
import { filterValuesOf } from './card-filter-values.mjs';
import { headersOf } from './load.mjs';
import { middleAndTail, quantile, verdict } from './statistics.mjs';
import { table } from './table.mjs';

/** The users who send the calls: all cards, an MRA with its branches, a branch, a print vendor. */
const viewers = { admin: 'ADMIN01', MRA: 'MRAOFF02', branch: 'ADMCB07', vendor: 'VENDOR01' };
const rounds = Number(process.env.BENCH_ROUNDS ?? 20);

/**
 * Repeats a call, one at a time.
 * @returns milliseconds of each; `null` when the viewer may not send it, or must set a filter first
 */
async function ask(url, headers) {
  const samples = [];
  // The first round warms caches and query plans.
  for (let round = 0; round <= rounds; round += 1) {
    const start = performance.now();
    const answer = await fetch(url, { headers });
    const text = await answer.text();
    if ([403, 404].includes(answer.status) || text.includes('NARROW') || text.includes('FILTER_REQUIRED')) return null;
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${text.slice(0, 200)}`);
    if (round > 0) samples.push(performance.now() - start);
    // Calls that take seconds are repeated for ten seconds at most.
    if (round > 0 && round < rounds && samples.reduce((sum, sample) => sum + sample, 0) > 10_000) break;
  }
  return samples;
}

/** Samples of every call for each viewer. */
export async function measureLists(server, client, { wanted = () => true, report = () => {} } = {}) {
  const facts = await filterValuesOf(client);
  const headers = {};
  for (const [viewer, username] of Object.entries(viewers))
    headers[viewer] = headersOf(username, (await server.signIn(username)).access_token);
  const results = [];
  for (const [name, address] of cardCalls(facts).filter(([name]) => wanted(name))) {
    const samples = {};
    for (const viewer of Object.keys(viewers))
      samples[viewer] = await ask(`${server.url}/api/${address}`, headers[viewer]);
    results.push([name, samples]);
    report(
      `${name.padEnd(45)} ${Object.values(samples)
        .map((each) => (each ? middleAndTail(each) : '-').padStart(15))
        .join('')}`,
    );
  }
  return results;
}

/** Table of the calls, with p50 and p95 by viewer. */
export function listsTable(results, cards) {
  const cell = (samples) => (samples ? middleAndTail(samples) : '-');
  const slowest = (samples) => Math.max(...Object.values(samples).map((each) => (each ? quantile(each, 0.95) : 0)));
  return table(
    `Calls on ${cards.toLocaleString('en')} cards, PostgreSQL, one caller alone, p50 / p95 (ms)`,
    ['call', ...Object.keys(viewers), `worst p95 within ${budgets.listCall}`],
    results.map(([name, samples]) => [
      name,
      ...Object.values(samples).map(cell),
      verdict(slowest(samples), budgets.listCall),
    ]),
  );
}
