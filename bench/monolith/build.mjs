// `node bench/monolith/build.mjs`: builds the monolith and prints its build directory.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';
import { root } from '../../scripts/lib/paths.mjs';
import configure from './webpack.config.mjs';

/** Builds the monolith, the comparison without federation, for production. @returns its build directory */
export async function buildMonolith() {
  const directory = path.join(root, '.cache/bench/monolith');
  const compiler = webpack(configure(path.join(directory, 'shell')));
  const stats = await new Promise((resolve, reject) => {
    compiler.run((error, result) => (error ? reject(error) : resolve(result)));
  });
  await new Promise((resolve, reject) => {
    compiler.close((error) => (error ? reject(error) : resolve()));
  });
  if (stats.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only', colors: false }));
  return directory;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.stdout.write(await buildMonolith());
