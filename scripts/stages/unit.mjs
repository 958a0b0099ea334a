import path from 'node:path';
import { root } from '../lib/paths.mjs';
import { redFilesOf } from '../lib/red-files.mjs';
import { step } from '../lib/step.mjs';

export const purpose = 'tests of apps, packages and scripts, and those of the services that open no database';

/** @param {import('./context.mjs').StageContext} context */
export async function runStage({ suite, tally, again, red }) {
  const [{ countJestRun }, { ensureNginx }] = await Promise.all([
    import('../lib/count-run.mjs'),
    import('../lib/nginx.mjs'),
  ]);
  await step('nginx', async () => ((await ensureNginx()) ? '' : 'not found'));
  const report = path.join(root, 'test-results/unit.json');
  const failedFiles = red ? redFilesOf(report) : [];
  if (red && failedFiles.length === 0) return;
  await countJestRun(tally, [{ title: 'unit', report }], {
    flakyFails: suite === 'all',
    args: [
      'scripts/lib/unit-run.mjs',
      `--report=${report}`,
      '--silent',
      '--rerun',
      ...(again ? ['--again'] : []),
      ...(suite === 'gate' ? ['--bail=10'] : []),
      ...failedFiles,
    ],
  });
}
