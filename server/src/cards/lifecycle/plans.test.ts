import { viewer } from '../../../test/callers.ts';
import { prepared } from '../../../test/environment.ts';
import { loadBench, measuredCalls, readsTooMuch } from '../../../test/measured-calls.ts';
import { SeenQueries } from '../../../test/seen-queries.ts';
import { useServer } from '../../../test/server.ts';
import { cardsModules } from '../modules.ts';

const seen = new SeenQueries();
const server = useServer({ modules: cardsModules, seenThrough: seen.over });
const cards = 20_000;

/** Rows that a list may read: some for each that it counts or shows, and those of the small tables about it. */
const allowed = (counted: number) => 700 + 40 * counted;

/** Calls that read more, with the most that each may and why. */
const wider: readonly (readonly [name: RegExp, most: number, why: string])[] = [
  [/^\/card-issuance: (?:common )?card status$/, 14_000, 'the status of a card is compared with those of its order'],
  [/^\/card-issuance: (?:state|branch)$/, 5_000, 'counts the batches and deliveries of each order'],
  [/^\/card-tracking: /, 2_500, 'the way of a card is that of its documents'],
  [/^\/reporting-card-distribution: statuses/, 4 * cards, 'counts every card in sight by status'],
  [/^\/reporting-card-distribution: lead times$/, 6_000, 'looks up every plastic that moved in the period'],
  [/^\/reporting-card-distribution: \d+ /, 14_000, 'sums what the nightly count kept of every office, type and day'],
  [/^\/card-lost report: /, 2 * cards, 'compares the losses of a year with all cards of each office'],
];

/** The embedded database plans alike, and takes long to fill. */
const onServer = prepared.server ? it : it.skip;

onServer('a list of cards reads few rows for each that it counts or shows', async () => {
  const { db } = server.current.database;
  await loadBench(db, 'cards/load', { setting: 'load.cards', size: cards });
  const calls = await measuredCalls(db, {
    calls: ['card-calls.mjs', 'cardCalls'],
    values: ['card-filter-values.mjs', 'filterValuesOf'],
  });
  expect(calls.length).toBeGreaterThan(150);
  const statuses = [200, 422];
  expect(await readsTooMuch(server, calls, { seen, caller: viewer, allowed, wider, statuses })).toEqual([]);
});
