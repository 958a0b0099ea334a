/**
 * The same screens as one webpack application: no container, no shared modules, no registry. Sources, loaders and minifier
 * are those of the console; only where a remote comes from is another (`loader.mjs`, `registry.mjs`). It is cut as a good
 * team would cut it, which is how the shell is (`shellChunks`): what three or more pages need is in a file that the first
 * of them brings, and in no page again; what home needs is in a file of its own, so that lists stay off it.
 */
import fs from 'node:fs';
import path from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack from 'webpack';
import { shellChunks } from '../../packages/build/src/chunks.mjs';
import { root } from '../../packages/build/src/paths.mjs';
import { wholeModules } from '../../packages/build/src/sharing.mjs';
import { SingleCopyPlugin } from '../../packages/build/src/plugins/single-copy.mjs';
import { common } from '../../packages/build/src/policy.mjs';

const shell = path.join(root, 'apps/shell');
/** Files of the federation that files beside this one stand in for. */
const replaced = ['load/loader.ts', 'registry/registry.ts'].map((file) => path.join(shell, 'src/federation', file));

/** The shell's page without what a development server adds. */
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
    // The modules that stand in for the federation's must have all their exports.
    module: { ...configuration.module, parser: { javascript: { exportsPresence: 'error' } } },
  };
}

/** Puts the file beside this one in the place of the federation's file of the same name. */
function replace(resource) {
  const wanted = path.resolve(resource.context, resource.request);
  if (replaced.includes(wanted))
    resource.request = path.join(import.meta.dirname, `${path.basename(wanted, '.ts')}.mjs`);
}
