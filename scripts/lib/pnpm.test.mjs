// Reads in all: nothing
import fs from 'node:fs';
import path from 'node:path';
import { installWorkspace, pnpmVersion } from './pnpm.mjs';
import { root as mockedRoot } from './paths.mjs';
import { run } from './run.mjs';

jest.mock('./paths.mjs', () => {
  const { mkdtempSync } = jest.requireActual('node:fs');
  return { root: mkdtempSync(`${jest.requireActual('node:os').tmpdir()}/console-pnpm-`) };
});
jest.mock('./run.mjs', () => ({ run: jest.fn() }));
jest.spyOn(console, 'log').mockImplementation(() => {});

const own = path.join(mockedRoot, '.tools/node_modules/.bin/pnpm');
/** State of the machine: versions of pnpm by command, and the version in the registry. */
let versions = {};
let registry = pnpmVersion;
let install = { code: 0, output: '' };
const commands = () => run.mock.calls.map(([command, args]) => `${path.basename(command)} ${args[0]}`);

beforeEach(() => {
  versions = {};
  registry = pnpmVersion;
  install = { code: 0, output: '' };
  fs.rmSync(mockedRoot, { recursive: true, force: true });
  for (const folder of ['patches', 'node_modules']) fs.mkdirSync(path.join(mockedRoot, folder), { recursive: true });
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'patches/one.patch'])
    fs.writeFileSync(path.join(mockedRoot, file), file);
  run.mockReset().mockImplementation(async (command, [first]) => {
    if (command === 'npm') {
      if (registry) versions[own] = registry;
      return { code: registry ? 0 : 1, output: 'npm error network\n' };
    }
    if (first === 'install') return install;
    if (!versions[command]) throw new Error('ENOENT');
    return { code: 0, output: `${versions[command]}\n` };
  });
});
afterAll(() => fs.rmSync(mockedRoot, { recursive: true, force: true }));

test('a pnpm of the right version is used', async () => {
  versions = { pnpm: pnpmVersion };
  await installWorkspace();
  expect(commands()).not.toContain('npm install');
  expect(run).toHaveBeenLastCalledWith('pnpm', ['install', '--frozen-lockfile']);
});

test.each([
  ['none', {}],
  ['another', { pnpm: '9.0.0' }],
])('with %s, the pinned one is brought beside the project and used', async (_, there) => {
  versions = there;
  await installWorkspace();
  expect(commands()).toContain('npm install');
  expect(run).toHaveBeenLastCalledWith(own, ['install', '--frozen-lockfile']);
});

test('an unreachable registry is reported in one sentence', async () => {
  registry = '';
  await expect(installWorkspace()).rejects.toThrow(
    `pnpm ${pnpmVersion} could not be brought from the npm registry: npm error network`,
  );
});

test('nothing is installed until the lock file, settings or a patch change', async () => {
  versions = { pnpm: pnpmVersion };
  await installWorkspace();
  const once = run.mock.calls.length;
  await installWorkspace();
  expect(run).toHaveBeenCalledTimes(once);
  fs.writeFileSync(path.join(mockedRoot, 'patches/one.patch'), 'changed');
  await installWorkspace();
  expect(run.mock.calls.length).toBeGreaterThan(once);
});

test('a failed installation is reported with its last lines, and is repeated the next time', async () => {
  versions = { pnpm: pnpmVersion };
  install = { code: 1, output: 'ERR_PNPM_OUTDATED_LOCKFILE' };
  await expect(installWorkspace()).rejects.toThrow('Installing the dependencies failed:\nERR_PNPM_OUTDATED_LOCKFILE');
  install = { code: 0, output: '' };
  await installWorkspace();
  expect(run).toHaveBeenLastCalledWith('pnpm', ['install', '--frozen-lockfile']);
});
