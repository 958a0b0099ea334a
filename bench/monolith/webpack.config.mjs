/**
 * The same screens as one webpack application: no container, no shared modules, no registry. Sources, loaders and
 * minimizing are those of the console; only `loader.mjs` and `registry.mjs` replace federation. Chunks are split like
 * the shell's (`shellChunks`): modules of three or more pages are in a chunk that the first of them loads, and modules
 * of home are in their own chunk, so that lists do not load them.
 */
import fs from 'node:fs';
import path from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack from 'webpack';
import { shellChunks } from '../../packages/build/src/chunks.mjs';
import { root } from '../../packages/build/src/paths.mjs';
import { wholeModules } from '../../packages/build/src/sharing.mjs';
import { SingleCopyPlugin } from '../../packages/build/src/plugins/single-copy.mjs';
import { common } from '../../packages/build/src/common.mjs';

const shell = path.join(root, 'apps/shell');
/** Files of federation that are replaced by files of this folder. */
const replaced = ['load/loader.ts', 'registry/registry.ts'].map((file) => path.join(shell, 'src/federation', file));

/** The shell's HTML page without the parts for development. */
const page = () =>
  fs.readFileSync(path.join(shell, 'index.html'), 'utf8').replace(/<!-- development -->[^]*?<!-- end -->\n?/, '');

export default function configure(outputDirectory) {
  const configuration = common({
    id: 'monolith',
    directory: shell,
    mode: 'production',
    entry: { main: './src/bootstrap.tsx' },
    output: { path: outputDirectory, publicPath: '/', clean: true, trustedTypes: { policyName: 'console-shell' } },
    rules: [
      {
        include: path.join(import.meta.dirname, 'remotes.mjs'),
        loader: path.join(import.meta.dirname, 'remotes-loader.mjs'),
      },
    ],
    optimization: { splitChunks: { chunks: 'async', ...shellChunks } },
    plugins: [
      new webpack.NormalModuleReplacementPlugin(/\/(loader|registry)\.ts$/, replace),
      new HtmlWebpackPlugin({ templateContent: page, scriptLoading: 'defer', minify: false }),
      new SingleCopyPlugin(1),
    ],
  });
  return {
    ...configuration,
    resolve: {
      ...configuration.resolve,
      alias: { ...wholeModules, 'react-router$': path.join(root, 'packages/build/src/router.ts') },
    },
    // The replacements must have all exports that the shell imports.
    module: { ...configuration.module, parser: { javascript: { exportsPresence: 'error' } } },
  };
}

/** Replaces a file of federation by the file of the same name in this folder. */
function replace(resource) {
  const wanted = path.resolve(resource.context, resource.request);
  if (replaced.includes(wanted))
    resource.request = path.join(import.meta.dirname, `${path.basename(wanted, '.ts')}.mjs`);
}
