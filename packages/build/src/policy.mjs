/**
 * All webpack and federation policy of the console. An app's config names only the kind of build. The reasons for the
 * settings are in docs/adr; the end-to-end tests of faults, security and budgets check them.
 */
import fs from 'node:fs';
import path from 'node:path';
import federation from '@module-federation/enhanced/webpack';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack from 'webpack';
import { remoteChunks, shellChunks } from './chunks.mjs';
import { common } from './common.mjs';
import { developmentKeysMeta } from './development-registry.mjs';
import { buildDirectory, containerName } from './paths.mjs';
import { DeclarationPlugin } from './plugins/declaration.mjs';
import { FreshAddressPlugin } from './plugins/fresh-address.mjs';
import { IntegrityPlugin } from './plugins/integrity.mjs';
import { ProvidesPlugin } from './plugins/provides.mjs';
import { PrunePlugin } from './plugins/prune.mjs';
import { SingleCopyPlugin } from './plugins/single-copy.mjs';
import { StableIdsPlugin } from './plugins/stable-ids.mjs';
import { StartFilesPlugin } from './plugins/start-files.mjs';
import { StyleAfterWordsPlugin } from './plugins/style-after-words.mjs';
import { consumed, curatedAliases, developmentJsxAlias, remoteRuntimeAlias, shellRuntimeAlias } from './sharing.mjs';

/** Constants of the federation runtime that its webpack plugin would define: web only, without reading manifests. */
const runtimeSettings = {
  ENV_TARGET: '"web"',
  FEDERATION_BUILD_IDENTIFIER: '"console"',
  FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
};

/** The shell's HTML page; a release leaves out the parts marked for development. */
function pageOf(directory, development) {
  const html = fs.readFileSync(path.join(directory, 'index.html'), 'utf8');
  return development
    ? html.replace('<head>', `<head>${developmentKeysMeta()}`)
    : html.replaceAll(/<!-- development -->[\s\S]*?<!-- end -->/g, '');
}

/**
 * Webpack configuration of the shell: it provides the shared modules and bundles no remote. It is not a federated
 * build: the federation runtime loads with the first remote, not with the login page, and then gets the provided
 * modules.
 * @example
 * import { shell } from '@console/build';
 * export default shell(import.meta.dirname);
 */
export function shell(directory) {
  return (_environment, { mode = 'production' } = {}) => {
    const development = mode === 'development';
    return common({
      id: 'shell',
      directory,
      mode,
      output: { path: path.join(buildDirectory, 'shell'), publicPath: '/', clean: false },
      optimization: { splitChunks: { chunks: 'async', ...shellChunks } },
      plugins: [
        new webpack.DefinePlugin(runtimeSettings),
        // As content: a template file would be compiled in a child build.
        new HtmlWebpackPlugin({
          templateContent: () => pageOf(directory, development),
          scriptLoading: 'defer',
          minify: false,
        }),
        new FreshAddressPlugin(),
        new StyleAfterWordsPlugin(),
        new SingleCopyPlugin(1),
        // A development server emits no files, and there may be no earlier build.
        ...(development ? [] : [new ProvidesPlugin(), new StartFilesPlugin(), new PrunePlugin()]),
        new DeclarationPlugin({
          id: 'shell',
          file: path.join(directory, 'src/administration/declaration.ts'),
          emit: false,
        }),
      ],
      entry: { main: './src/bootstrap.tsx' },
      alias: { ...curatedAliases, ...shellRuntimeAlias, ...(development ? {} : developmentJsxAlias) },
      rules: [
        {
          include: path.join(directory, 'src/provide.ts'),
          loader: path.join(import.meta.dirname, 'provide-loader.mjs'),
        },
        {
          include: path.join(directory, 'src/routing/own-first-calls.ts'),
          loader: path.join(import.meta.dirname, 'own-first-calls-loader.mjs'),
        },
      ],
    });
  };
}

/**
 * Webpack configuration of a remote: one exposed module, its declaration. With `--env deployed` it is for development
 * in a deployed console, whose React does not support fast refresh: a change reloads the page.
 * @example
 * import { remote } from '@console/build';
 * export default remote(import.meta.dirname);
 */
export function remote(directory) {
  const id = path.basename(directory);
  return ({ deployed = false } = {}, { mode = 'production' } = {}) => {
    const development = mode === 'development';
    return common({
      id,
      directory,
      mode,
      output: { path: path.join(directory, 'dist'), publicPath: 'auto', clean: true },
      optimization: { splitChunks: { chunks: 'async', ...remoteChunks } },
      plugins: [
        new federation.ModuleFederationPlugin({
          name: containerName(id),
          manifest: true,
          filename: development ? 'remoteEntry.js' : 'remoteEntry.[contenthash:10].js',
          exposes: { './remote': './remote.ts' },
          shared: consumed(development),
          dts: false,
          shareStrategy: 'loaded-first',
          experiments: { asyncStartup: true, optimization: { target: 'web', disableSnapshot: true } },
        }),
        new SingleCopyPlugin(0),
        new DeclarationPlugin({ id, file: path.join(directory, 'remote.ts'), emit: true, released: !development }),
        ...(development ? [] : [new StableIdsPlugin(), new IntegrityPlugin()]),
      ],
      entry: {},
      alias: remoteRuntimeAlias,
      refresh: development && !deployed,
    });
  };
}
