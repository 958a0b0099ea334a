import { randomUUID } from 'node:crypto';
import { headersOf } from './load.mjs';
import { middleAndTail, quantile, verdict } from './statistics.mjs';
import { table } from './table.mjs';

const rounds = Number(process.env.BENCH_ROUNDS ?? 20);

/** Answers to a call that the viewer may not send, or not without a filter. */
const refusals = ['NARROW', 'FILTER_REQUIRED', 'EXACT_MATCH_DENIED'];

/**
 * Repeats a call, one at a time.
 * @returns milliseconds of each; `null` when the viewer may not send it, or must set a filter first
 */
async function ask(url, options) {
  const samples = [];
  // The first round warms caches and query plans.
  for (let round = 0; round <= rounds; round += 1) {
    const start = performance.now();
    const answer = await fetch(url, options);
    const text = await answer.text();
    if ([403, 404].includes(answer.status) || refusals.some((code) => text.includes(code))) return null;
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${text.slice(0, 200)}`);
    if (round > 0) samples.push(performance.now() - start);
    // Calls that take seconds are repeated for ten seconds at most.
    if (round > 0 && round < rounds && samples.reduce((sum, sample) => sum + sample, 0) > 10_000) break;
  }
  return samples;
}

/**
 * The address with a reference in place of a searched personal number, as the console sends it: a full number is never
 * part of an address.
 */
async function referred(server, address, headers) {
  const number = /[?&]search=(\d{11,})/.exec(address)?.[1];
  if (!number) return address;
  const id = randomUUID();
  const kept = await fetch(`${server.url}/api/middle/number-reference`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ id, number }),
  });
  if (!kept.ok) throw new Error(`a number was not kept: ${kept.status} ${await kept.text()}`);
  return address.replace(`search=${number}`, `search=number-${id}`);
}

const cell = (samples) => (samples ? middleAndTail(samples) : '-');
const slowest = (samples) => Math.max(...Object.values(samples).map((each) => (each ? quantile(each, 0.95) : 0)));

/**
 * Samples of every call for each viewer.
 * @param {Record<string, string>} viewers their users by the heading of their column
 * @param {readonly (readonly [name: string, address: string, body?: object])[]} calls sent as POST with a body
 */
export async function measureCalls(server, calls, viewers, report = () => {}) {
  const headers = {};
  for (const [viewer, username] of Object.entries(viewers))
    headers[viewer] = headersOf(username, (await server.signIn(username)).access_token);
  const results = [];
  for (const [name, address, body] of calls) {
    const samples = {};
    for (const viewer of Object.keys(viewers))
      samples[viewer] = await ask(`${server.url}/api/${await referred(server, address, headers[viewer])}`, {
        headers: body ? { ...headers[viewer], 'content-type': 'application/json' } : headers[viewer],
        ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
      });
    results.push([name, samples]);
    report(
      `${name.padEnd(45)} ${Object.values(samples)
        .map((each) => cell(each).padStart(15))
        .join('')}`,
    );
  }
  return results;
}

/**
 * Table of the calls, with p50 and p95 by viewer.
 * @param {(name: string) => number} allowed milliseconds at p95
 */
export function callsTable(title, results, allowed, heading = 'worst p95 within its bound') {
  const viewers = Object.keys(results[0][1]);
  return table(
    `${title}, PostgreSQL, one caller alone, p50 / p95 (ms)`,
    ['call', ...viewers, heading],
    results.map(([name, samples]) => [
      name,
      ...Object.values(samples).map(cell),
      verdict(slowest(samples), allowed(name)),
    ]),
  );
}
