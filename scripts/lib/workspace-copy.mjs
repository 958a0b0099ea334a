import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from './paths.mjs';

/**
 * Gives a folder of a copy the installed packages of the same folder here. Those of the workspace itself are the copied
 * ones, so that a check reads what a test has written.
 * @param {string} copy
 * @param {string} folder
 */
function linkPackages(copy, folder) {
  const packages = path.join(root, folder, 'node_modules');
  if (!fs.existsSync(packages)) return;
  fs.mkdirSync(path.join(copy, folder, 'node_modules'));
  const link = (name) => {
    const real = fs.realpathSync(path.join(packages, name));
    const own = path.join(copy, path.relative(root, real));
    const isOfWorkspace = !real.includes('node_modules') && fs.existsSync(own);
    fs.symlinkSync(isOfWorkspace ? own : path.join(packages, name), path.join(copy, folder, 'node_modules', name));
  };
  for (const name of fs.readdirSync(packages)) {
    if (name !== '@console') link(name);
    else {
      fs.mkdirSync(path.join(copy, folder, 'node_modules', name));
      for (const part of fs.readdirSync(path.join(packages, name))) link(path.join(name, part));
    }
  }
}

/** A check says by the exit code of its program whether it passed. */
const runChecks = `
  let failed = 0;
  for (const name of process.argv.slice(1)) {
    process.exitCode = undefined;
    await import(process.cwd() + '/scripts/checks/' + name + '.mjs');
    if (process.exitCode !== 0) failed += 1;
  }
  process.exitCode = failed;`;

/**
 * A copy of parts of the workspace for tests of what writes into it, with the installed packages of this one.
 * @param {string[]} parts files and folders; `.` is the whole workspace
 */
export function copyWorkspace(parts) {
  const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'console-copy-'));
  const at = (...names) => path.join(copy, ...names);
  const link = (target, place = target) => fs.symlinkSync(path.join(root, target), at(place), 'junction');
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...parts], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  for (const file of listed.split('\n').filter((name) => name && fs.existsSync(path.join(root, name)))) {
    fs.mkdirSync(path.dirname(at(file)), { recursive: true });
    fs.copyFileSync(path.join(root, file), at(file));
  }
  linkPackages(copy, '');
  for (const folder of ['apps', 'packages'])
    for (const name of fs.readdirSync(at(folder))) linkPackages(copy, path.join(folder, name));
  for (const folder of ['server', 'e2e', 'bench']) if (fs.existsSync(at(folder))) linkPackages(copy, folder);
  execFileSync('git', ['init', '--quiet'], { cwd: copy });
  if (!fs.existsSync(at('.gitignore'))) fs.writeFileSync(at('.gitignore'), 'node_modules\n.cache\n');
  const node = (...words) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, words, { cwd: copy, encoding: 'utf8' });
    return { status, said: `${stdout}${stderr}` };
  };
  return {
    copy,
    at,
    link,
    // A program that was stopped may still write for a moment.
    remove: () => fs.rmSync(copy, { recursive: true, force: true, maxRetries: 5 }),
    node,
    /** Runs a source as a module in the folder of the copy. @returns what it prints, parsed as JSON */
    evaluate(source, ...given) {
      const { status, said } = node('--input-type=module', '-e', source, ...given.map((each) => JSON.stringify(each)));
      if (status !== 0) throw new Error(said);
      return JSON.parse(said);
    },
    /** Runs checks in one program, which loads once what they share. @returns as `node`; 0 when all passed */
    checks: (names) => node('--input-type=module', '-e', runChecks, ...names),
  };
}
