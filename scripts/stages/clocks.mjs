import path from 'node:path';
import { root } from '../lib/paths.mjs';
import { redFilesOf } from '../lib/red-files.mjs';

export const purpose = 'units and services at the ends of months and years of Jakarta, and in other time zones';

/** Each clock and each zone once. At these times Jakarta has another day than UTC or New York, or is about to. */
const clocks = [
  { name: 'Jakarta, 28 February 23:59', TZ: 'Asia/Jakarta', CONSOLE_TEST_CLOCK: '2027-02-28T23:59:00+07:00' },
  { name: 'UTC, 1 January 00:01', TZ: 'UTC', CONSOLE_TEST_CLOCK: '2027-01-01T00:01:00+07:00' },
  { name: 'New York', TZ: 'America/New_York', CONSOLE_TEST_CLOCK: '' },
];

/** The services as in the gate: what only `test:all` adds are sizes, killed programs and a second database. */
const suites = {
  unit: ['scripts/lib/unit-run.mjs', '--silent'],
  none: ['server/test/run.mjs', '--database=none', '--select=gate'],
  postgresql: ['server/test/run.mjs', '--database=postgresql', '--select=gate'],
};

/** @param {import('./context.mjs').StageContext} context */
export async function runStage({ tally, again, red }) {
  const { countJestRun } = await import('../lib/count-run.mjs');
  for (const { name, ...env } of clocks)
    for (const [suite, args] of Object.entries(suites)) {
      const report = path.join(root, `test-results/clocks-${env.TZ.replace('/', '-')}-${suite}.json`);
      const failedFiles = red ? redFilesOf(report) : [];
      if (red && failedFiles.length === 0) continue;
      await countJestRun(tally, [{ title: `${suite}, ${name}`, report }], {
        args: [...args, `--report=${report}`, ...(again ? ['--again'] : []), ...failedFiles],
        env,
      });
    }
}
