/** Where a fault is expected to be caught, in words. @param {import('./faults.mjs').CaughtBy} caughtBy */
export function placeOf(caughtBy) {
  if ('check' in caughtBy) return caughtBy.check;
  if ('unit' in caughtBy) return caughtBy.unit;
  if ('server' in caughtBy) return `server/${caughtBy.server} (${caughtBy.database})`;
  return `e2e/${caughtBy.browser} "${caughtBy.title}"`;
}

/**
 * Runs tests or checks, each once.
 * @param {import('./gate-commands.mjs').GateCommands} gate
 * @param {readonly import('./faults.mjs').CaughtBy[]} all of the same kind, and on the same database
 * @returns {Promise<import('./gate-commands.mjs').Outcome>}
 */
export function runAll(gate, all) {
  const [first] = all;
  if ('check' in first) return gate.runChecks(unique(all.map(({ check }) => check)));
  if ('unit' in first) return gate.runUnits(unique(all.map(({ unit }) => unit)));
  if ('server' in first) return gate.runServer(first.database, unique(all.map(({ server }) => `server/${server}`)));
  return gate.runBrowser(all.map(({ browser, title }) => ({ file: browser, title })));
}

const unique = (values) => [...new Set(values)];

/**
 * Whether the gate runs the test or check in spite of kept results. Of browser tests this is not asked: only a run
 * tells what they use.
 */
export async function isPlanned(gate, caughtBy) {
  if ('check' in caughtBy) return (await gate.changedChecks()).includes(caughtBy.check);
  if ('unit' in caughtBy) return (await gate.changedUnits()).includes(caughtBy.unit);
  if ('server' in caughtBy) return (await gate.changedOn(caughtBy.database)).includes(`server/${caughtBy.server}`);
  return true;
}

/** Divides them by what {@link runAll} takes at once. */
export function groupsOf(all) {
  const groups = new Map();
  for (const caughtBy of all) {
    const key = caughtBy.database ?? Object.keys(caughtBy)[0];
    groups.set(key, [...(groups.get(key) ?? []), caughtBy]);
  }
  return [...groups.values()];
}
