// The console beside a fixed reference page (`peers/page.tsx`), and beside an earlier build of its own, taken in turns:
// their ratios hold on any machine, the milliseconds do not.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { startConsole } from './lib/server.mjs';
import { median, spread } from './lib/statistics.mjs';
import { table } from './lib/table.mjs';
import { buildReference } from './peers/build.mjs';
import { earlierOurs, opener, ours, reference, roundOf } from './peers/page-timing.mjs';

/** A built working copy of an earlier commit, to compare with as well. */
const earlier = process.env.BENCH_EARLIER;

/** The sides by name, each with what ends it. */
async function startSides(browser, server) {
  const of = (console_, at, isReference) => ({
    at,
    stop: () => console_.stop(),
    open: async () => opener(browser, console_.url, await console_.signIn('ADMIN01'), isReference),
  });
  const referenceConsole = await startConsole({ buildDirectory: await buildReference() });
  const sides = {
    ours: { ...of(server, ours), stop: async () => {} },
    reference: of(referenceConsole, reference, true),
  };
  if (!earlier) return sides;
  const its = await import(pathToFileURL(path.join(path.resolve(earlier), 'bench/lib/server.mjs')).href);
  return { ...sides, earlier: of(await its.startConsole(), earlierOurs) };
}

/** The ratio of medians, with that of the pairs of one round: its lowest and highest. */
function ratioOf(left, right) {
  const pairs = left.map((value, index) => value / right[index % right.length]);
  const shown = (value) => value.toFixed(2);
  return `${shown(median(left) / median(right))}x (${shown(Math.min(...pairs))}-${shown(Math.max(...pairs))})`;
}

/** What the sides are measured under: times slower a processor, and milliseconds of a round trip to the services. */
const conditions = [
  { name: '1x CPU', slowdown: 1, latency: 0 },
  { name: '4x CPU', slowdown: 4, latency: 0 },
  { name: '60 ms away', slowdown: 1, latency: 60 },
];

async function samplesAt(sides, condition, rounds) {
  const samples = Object.fromEntries(Object.keys(sides).map((name) => [name, {}]));
  for (let round = 0; round < rounds; round += 1)
    for (const [name, side] of Object.entries(sides)) {
      const measured = await roundOf({ at: side.at, open: await side.open() }, condition);
      for (const [what, values] of Object.entries(measured))
        samples[name][what] = [...(samples[name][what] ?? []), ...(what.endsWith('key') ? [median(values)] : values)];
    }
  return samples;
}

/** The table of ratios of our side to every other. */
export async function compareSides(sides, rounds) {
  const others = Object.keys(sides).filter((name) => name !== 'ours');
  const rows = [];
  for (const condition of conditions) {
    const samples = await samplesAt(sides, condition, rounds);
    for (const [what, values] of Object.entries(samples.ours))
      rows.push([
        `${what}, ${condition.name}`,
        ...others.map((name) => ratioOf(values, samples[name][what])),
        spread(values),
        ...others.map((name) => spread(samples[name][what])),
      ]);
  }
  return table(
    `Ratios of our times to those of ${others.join(' and ')} (median of ${rounds}, taken in turns, spread by rounds)`,
    ['what', ...others.map((name) => `to ${name}`), 'ours (ms)', ...others.map((name) => `${name} (ms)`)],
    rows,
  );
}

/**
 * Measures the sides at full and at a quarter of the CPU's speed and over a line, in turns.
 * @param {{
 *   browser: import('@playwright/test').Browser, server: import('./lib/server.mjs').Console, rounds: number
 * }} surroundings
 */
export async function benchPeers({ browser, server, rounds }) {
  const sides = await startSides(browser, server);
  try {
    return await compareSides(sides, rounds);
  } finally {
    for (const { stop } of Object.values(sides)) await stop();
  }
}
