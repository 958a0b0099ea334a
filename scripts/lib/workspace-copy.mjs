import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from './paths.mjs';

/**
 * A copy of parts of the workspace for tests of what writes into it, with the installed packages of this one.
 * @param {string[]} parts files and folders
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
  link('node_modules');
  for (const folder of ['apps', 'packages']) {
    for (const name of fs.readdirSync(at(folder))) link(path.join(folder, name, 'node_modules'));
  }
  if (fs.existsSync(at('server'))) link('server/node_modules');
  execFileSync('git', ['init', '--quiet'], { cwd: copy });
  fs.writeFileSync(at('.gitignore'), 'node_modules\n.cache\n');
  return {
    copy,
    at,
    link,
    remove: () => fs.rmSync(copy, { recursive: true, force: true }),
    node(...words) {
      const { status, stdout, stderr } = spawnSync(process.execPath, words, { cwd: copy, encoding: 'utf8' });
      return { status, said: `${stdout}${stderr}` };
    },
  };
}
