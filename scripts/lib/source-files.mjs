import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { root } from './paths.mjs';

/** Source files of the project (tracked, or new and not ignored) whose path matches, with their texts. */
export function* sourceFiles(pattern) {
  const list = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  for (const file of new Set(list.split('\n'))) {
    const absolute = path.join(root, file);
    if (file && pattern.test(file) && fs.existsSync(absolute)) yield { file, text: fs.readFileSync(absolute, 'utf8') };
  }
}
