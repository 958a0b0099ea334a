// Builds the reference page with the toolchain of the console: its compiler, minimizer, compression and file names.
import path from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import { antdRules } from '../../packages/build/src/antd/rules.mjs';
import { common } from '../../packages/build/src/common.mjs';
import { root } from '../../scripts/lib/paths.mjs';
import { compile } from '../lib/compile.mjs';

const page =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Reference</title></head>' +
  '<body><div id="root"></div></body></html>';

/** Builds the reference page for production. @returns its build directory, from which the services serve it */
export async function buildReference() {
  const directory = path.join(root, '.cache/bench/peers');
  const configuration = common({
    id: 'reference',
    directory: import.meta.dirname,
    mode: 'production',
    entry: { main: './page.tsx' },
    output: { path: path.join(directory, 'shell'), publicPath: '/', clean: true },
    plugins: [new HtmlWebpackPlugin({ templateContent: page, scriptLoading: 'defer', minify: false })],
  });
  // The page's antd is the whole one, which computes its styles in the browser.
  const ours = new Set(antdRules().map(({ test }) => test.source));
  configuration.module.rules = configuration.module.rules.filter(({ test }) => !ours.has(test?.source));
  configuration.resolve.modules = [path.join(root, 'packages/ui/node_modules'), 'node_modules'];
  await compile(configuration);
  return directory;
}
