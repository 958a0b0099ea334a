// `node bench/monolith/build.mjs`: builds the monolith and prints its build directory.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../scripts/lib/paths.mjs';
import { compile } from '../lib/compile.mjs';
import configure from './webpack.config.mjs';

/** Builds the monolith, the comparison without federation, for production. @returns its build directory */
export async function buildMonolith() {
  const directory = path.join(root, '.cache/bench/monolith');
  await compile(configure(path.join(directory, 'shell')));
  return directory;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.stdout.write(await buildMonolith());
