/**
 * Builds one app for production: `node packages/build/src/run.mjs <app directory>`. Errors go to stderr, exit code 1.
 */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';

const directory = path.resolve(process.argv[2]);
const { default: configure } = await import(pathToFileURL(path.join(directory, 'webpack.config.mjs')).href);
const compiler = webpack(configure({}, { mode: 'production' }));

compiler.run((error, stats) => {
  if (error || stats.hasErrors()) {
    console.error(error ?? stats.toString({ preset: 'errors-only', colors: false }));
    process.exitCode = 1;
  }
  compiler.close((fault) => {
    if (fault) console.error(fault);
  });
});
