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
  const suites = databases
    .map((database) => ({
      database,
      title: titleOf[database],
      report: path.join(root, `test-results/server-${database}.json`),
    }))
    .map((each) => ({ ...each, failedFiles: red ? redFilesOf(each.report) : [] }))
    .filter(({ failedFiles }) => !red || failedFiles.length > 0);
  if (suites.length === 0) return;
  await countJestRun(tally, suites, {
    flakyFails: suite === 'all',
    args: [
      'server/test/run.mjs',
      `--database=${suites.map(({ database }) => database).join()}`,
      `--select=${suite}`,
      '--rerun',
      ...(again ? ['--again'] : []),
      ...new Set(suites.flatMap(({ failedFiles }) => failedFiles)),
    ],
  });
}
