import fs from 'node:fs';
import path from 'node:path';
import { root } from '../lib/paths.mjs';

/** A secret that the console on this machine has stored in its data directory; undefined when there is none. */
export function localSecret(name, environment = process.env) {
  const file = path.resolve(root, environment.CONSOLE_DATA_DIR || '.data', name);
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8').trim() : undefined;
}
