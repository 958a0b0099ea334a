import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { root } from './paths.mjs';
import { run } from './run.mjs';
import { step, StepFailure } from './step.mjs';

/** The one version of pnpm that installs this workspace. */
export const pnpmVersion = '12.21.0';

const tools = path.join(root, '.tools');
const own = path.join(tools, 'node_modules/.bin/pnpm');

async function versionOf(command) {
  const result = await run(command, ['--version']).catch(() => null);
  return result?.code === 0 ? result.output.trim() : null;
}

/** Finds the pinned pnpm: in `.tools`, or on the PATH. */
async function findPnpm() {
  for (const command of [own, 'pnpm']) if ((await versionOf(command)) === pnpmVersion) return command;
  return null;
}

async function installPnpm() {
  fs.mkdirSync(tools, { recursive: true });
  const result = await run('npm', [
    'install',
    '--prefix',
    tools,
    '--no-save',
    '--no-package-lock',
    '--no-audit',
    '--no-fund',
    `pnpm@${pnpmVersion}`,
  ]);
  if ((await versionOf(own)) !== pnpmVersion) {
    throw new StepFailure(
      `pnpm ${pnpmVersion} could not be brought from the npm registry: ${result.output.trim().split('\n').at(-1)}`,
    );
  }
}

const mark = path.join(root, 'node_modules/.console-install');

function inputs() {
  const hash = createHash('sha256').update(pnpmVersion).update(process.version);
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml']) hash.update(fs.readFileSync(path.join(root, file)));
  for (const file of fs.readdirSync(path.join(root, 'patches')).sort())
    hash.update(fs.readFileSync(path.join(root, 'patches', file)));
  return hash.digest('hex');
}

const isInstalled = (wanted) => fs.existsSync(mark) && fs.readFileSync(mark, 'utf8') === wanted;

async function install(...options) {
  let pnpm = await findPnpm();
  if (!pnpm) {
    await step(`pnpm ${pnpmVersion}`, installPnpm);
    pnpm = own;
  }
  return step('dependencies', async () => {
    const result = await run(pnpm, ['install', ...options]);
    if (result.code !== 0)
      throw new StepFailure(
        `Installing the dependencies failed:\n${result.output.trim().split('\n').slice(-15).join('\n')}`,
      );
    fs.writeFileSync(mark, inputs());
  });
}

/** Runs a command of the pinned pnpm. @throws StepFailure when it is not installed */
export async function runPnpm(...args) {
  const pnpm = await findPnpm();
  if (!pnpm) throw new StepFailure(`pnpm ${pnpmVersion} is not installed.`);
  return run(pnpm, args, { cwd: root });
}

/**
 * Installs the workspace from the lock file, and pnpm first if it is missing; does nothing when nothing has changed.
 */
export const installWorkspace = () =>
  isInstalled(inputs()) ? step('dependencies', () => 'unchanged') : install('--frozen-lockfile');

/** Adds a new package to the workspace: updates the lock file and links its dependencies. */
export const linkWorkspace = () => install('--no-frozen-lockfile', '--prefer-offline');
