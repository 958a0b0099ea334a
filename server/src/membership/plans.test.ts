import { admin } from '../../test/callers.ts';
import { prepared } from '../../test/environment.ts';
import { loadBench, measuredCalls, readsTooMuch } from '../../test/measured-calls.ts';
import { SeenQueries } from '../../test/seen-queries.ts';
import { useServer } from '../../test/server.ts';
import { modulesUpToMembership } from './modules.fixture.ts';
import { brokenLedgers } from './ledger-invariants.ts';

const seen = new SeenQueries();
const server = useServer({ modules: modulesUpToMembership, seenThrough: seen.over });
/** Copies of the 320 seeded members. */
const copies = 8;

/** Rows that a list may read: some for each that it counts or shows, and those of the small tables about it. */
const allowed = (counted: number) => 900 + 4 * counted;

/** Calls that read more, with the most that each may and why. */
const wider: readonly (readonly [name: RegExp, most: number, why: string])[] = [
  [/figures/, 60_000, 'counts what is shown as figures'],
  [/risk-profile.*common name/, 10_000, 'so few profiles are read whole sooner than one name after another'],
];

/** The embedded database plans alike, and takes long to fill. */
const onServer = prepared.server ? it : it.skip;

onServer(
  'the load of the bench keeps the ledgers, and a list of members reads few rows for each that it counts or shows',
  async () => {
    const { db } = server.current.database;
    await loadBench(db, 'membership/load', { setting: 'load.copies', size: copies, withoutTriggers: true });
    expect(await brokenLedgers(db)).toEqual([]);
    const measured = await measuredCalls(db, {
      calls: ['membership-calls.mjs', 'membershipCalls'],
      values: ['membership-values.mjs', 'membershipValuesOf'],
    });
    // A full personal number is never part of an address.
    const calls = measured.filter(([, address]) => !/search=\d{11,}/.test(address));
    expect(calls.length).toBeGreaterThan(150);
    expect(await readsTooMuch(server, calls, { seen, caller: admin, allowed, wider })).toEqual([]);
  },
);
