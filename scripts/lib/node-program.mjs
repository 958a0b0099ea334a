import fs from 'node:fs';
import path from 'node:path';
import { cacheDirectory } from '../../packages/build/src/paths.mjs';
import { run } from './run.mjs';
import { StepFailure } from './step.mjs';

/** The supported versions of Node by their major number. Other checks run on the Node that starts them. */
export const nodeVersions = { 22: '22.23.3', 24: '24.21.0' };

const isWindows = process.platform === 'win32';
/** The npm package with the program of Node for this machine; the package `node` installs the same one by a script. */
const packageName = `node-${isWindows ? 'win' : process.platform}-${process.arch}`;

/**
 * Installs a version of Node into the cache, from the npm registry.
 * @returns path of its program
 * @throws {StepFailure} when it cannot be installed, or is another version
 */
export async function installNode(version) {
  const folder = path.join(cacheDirectory, 'node', version);
  const file = path.join(folder, 'node_modules', packageName, 'bin', isWindows ? 'node.exe' : 'node');
  if (!fs.existsSync(file)) {
    fs.mkdirSync(folder, { recursive: true });
    const options = ['--no-save', '--no-package-lock', '--no-audit', '--no-fund', '--ignore-scripts'];
    const { code, output } = await run('npm', ['install', '--prefix', folder, ...options, `${packageName}@${version}`]);
    if (code !== 0) throw new StepFailure(`Node ${version} could not be installed:\n${output.trim()}`);
  }
  const { output } = await run(file, ['--version']);
  if (output.trim() !== `v${version}`) throw new StepFailure(`${file} is ${output.trim()} instead of v${version}`);
  return file;
}
