// `npm test`: the gate, which decides whether a change is merged. `npm run test:all`: everything (docs/adr/0057).
// The last line is `N passed, N failed`.
// `npm test -- unit server` runs only these stages, `-- --again` also what passed already on the same sources, and
// `npm run test:all -- --red` only the files that failed in the last run.
import fs from 'node:fs';
import path from 'node:path';
import { checkNode } from './lib/node-version.mjs';
import { root } from './lib/paths.mjs';
import { installWorkspace } from './lib/pnpm.mjs';
import { main } from './lib/step.mjs';
import { Tally } from './lib/tally.mjs';

/**
 * Stages in each line run one after the other, lines of a group beside each other: while one prepares a database or
 * waits for its last long test, another has work for the processors.
 */
const gate = [[['static', 'unit', 'build'], ['server']], [['e2e']]];
/** Each of these needs all processors. */
const all = [...gate, [['clocks', 'e2e-embedded', 'development', 'node-versions', 'faults']]];

await main(async () => {
  checkNode();
  await installWorkspace();
  fs.mkdirSync(path.join(root, 'test-results'), { recursive: true });
  const words = process.argv.slice(2);
  const suite = words.includes('--all') ? 'all' : 'gate';
  const chosen = all.flat(2).filter((name) => words.includes(name));
  const groups = suite === 'all' || chosen.length > 0 ? all : gate;
  const tally = new Tally({ maxFailures: suite === 'gate' ? 10 : Number.POSITIVE_INFINITY });
  const context = { suite, tally, again: words.includes('--again'), red: words.includes('--red') };
  const runInLine = async (line) => {
    for (const name of line) {
      if (chosen.length > 0 && !chosen.includes(name)) continue;
      if (tally.isFull) {
        tally.skip(name);
        continue;
      }
      const { purpose, runStage } = await import(`./stages/${name}.mjs`);
      console.log(`${name}: ${purpose}`);
      await runStage(context).catch((error) => tally.add(name, 0, 1, error.message));
    }
  };
  for (const group of groups) await Promise.all(group.map(runInLine));
  if (suite === 'all') tally.printTimes();
  tally.close();
});
