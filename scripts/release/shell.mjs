import fs from 'node:fs';
import path from 'node:path';
import { buildDirectory, readJson } from '../../packages/build/src/paths.mjs';
import { root } from '../lib/paths.mjs';
import { StepFailure } from '../lib/step.mjs';
import { canDeployShell } from './fit.mjs';
import { verdictOn } from './publish.mjs';
import { evaluated } from './evaluated.mjs';

/** The names that the last built shell provides, and the addresses of its own pages. */
async function builtShell(from = path.join(buildDirectory, 'shell')) {
  const file = path.join(path.resolve(from), 'provides.json');
  if (!fs.existsSync(file))
    throw new StepFailure(
      `The shell is not built: ${path.relative(process.cwd(), file)} is missing. Build it: node scripts/build.mjs`,
    );
  const { value } = await evaluated(path.join(root, 'apps/shell/src/administration/declaration.ts'));
  return { ...readJson(file), pages: value.modules.flatMap(({ pages }) => pages.map((page) => page.path)) };
}

/**
 * Checks whether the built shell can be deployed, given every release that a user can get.
 * @param {{ releases: object[] }} live
 * @param {string} [from] folder of the built shell
 * @throws StepFailure when a release would fail in it
 */
export async function checkShell(live, from) {
  const shell = await builtShell(from);
  return verdictOn(
    `shell ${shell.version}`,
    live.releases.map((record) => ({
      name: `${record.id} ${record.version}`,
      ...canDeployShell(shell, { releases: [record] }),
    })),
  );
}
