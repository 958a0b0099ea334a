import path from 'node:path';
import { root } from '../lib/paths.mjs';
import { redFilesOf } from '../lib/red-files.mjs';

export const purpose = 'tests of the services';

/** Without a database first: the quickest failures. */
const databases = ['none', 'postgresql', 'embedded'];
const titleOf = { none: 'server without a database', postgresql: 'server on PostgreSQL', embedded: 'server embedded' };

/**
 * Runs the databases one after the other: each run has as many processes as the machine has processors.
 * @param {import('./context.mjs').StageContext} context
 */
export async function runStage({ suite, tally, again, red }) {
  const { countJestRun } = await import('../lib/count-run.mjs');
  for (const database of databases) {
    if (tally.isFull) return tally.skip(titleOf[database]);
    const report = path.join(root, `test-results/server-${database}.json`);
    const failedFiles = red ? redFilesOf(report) : [];
    if (red && failedFiles.length === 0) continue;
    await countJestRun(tally, titleOf[database], {
      report,
      args: [
        'server/test/run.mjs',
        `--database=${database}`,
        `--select=${suite}`,
        `--report=${report}`,
        ...(again ? ['--again'] : []),
        ...failedFiles,
      ],
    });
  }
}
