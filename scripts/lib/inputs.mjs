import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { root } from './paths.mjs';

const leftOut = /(^|\/)(node_modules|dist)(\/|$)|\.test\.[a-z]+$/;

function* filesBelow(name) {
  if (leftOut.test(name)) return;
  const file = path.join(root, name);
  const found = fs.statSync(file, { throwIfNoEntry: false });
  if (!found) return;
  if (!found.isDirectory()) yield name;
  else for (const entry of fs.readdirSync(file).sort()) yield* filesBelow(path.posix.join(name, entry));
}

/** Hash of the names and contents of files and folders of the repository, without tests and dependencies. */
export function hashOf(names, ...others) {
  const hash = createHash('sha256').update(JSON.stringify(others));
  for (const name of names)
    for (const file of filesBelow(name))
      hash
        .update(file)
        .update('\0')
        .update(fs.readFileSync(path.join(root, file)))
        .update('\0');
  return hash.digest('hex');
}
