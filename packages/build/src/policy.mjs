/**
 * All webpack and federation policy of the console. An app's own config names the kind of build and nothing else.
 * Why each setting is as it is: docs/adr; what holds it: the end-to-end tests of faults, security and budgets.
 */
import { createRequire } from 'node:module';
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import federation from '@module-federation/enhanced/webpack';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';
import { buildDirectory, cacheDirectory, containerName, root } from './paths.mjs';
import { CompressPlugin } from './plugins/compress.mjs';
import { DeclarationPlugin } from './plugins/declaration.mjs';
import { FreshAddressPlugin } from './plugins/fresh-address.mjs';
import { IntegrityPlugin } from './plugins/integrity.mjs';
import { ProvidesPlugin } from './plugins/provides.mjs';
import { PrunePlugin } from './plugins/prune.mjs';
import { SingleCopyPlugin } from './plugins/single-copy.mjs';
import { StyleAfterWordsPlugin } from './plugins/style-after-words.mjs';
import { remoteChunks, shellChunks } from './chunks.mjs';
import { developmentKeysMeta } from './development-registry.mjs';
import { refreshPlugins } from './development.mjs';
import {
  consumed,
  curatedAliases,
  developedJsxAlias,
  heldRuntime,
  provided,
  takenRuntime,
  wholeModules,
} from './sharing.mjs';

const require = createRequire(import.meta.url);
const browsers = 'es2022';
/** A chunk that takes longer counts as failed, in milliseconds. */
const chunkDeadline = 15_000;

const policyFiles = () =>
  fs
    .readdirSync(import.meta.dirname, { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.mjs') || name.endsWith('.ts'))
    .map((name) => path.join(import.meta.dirname, name));

const cache = (name, mode) => ({
  type: 'filesystem',
  cacheDirectory: path.join(cacheDirectory, 'webpack', `${name}-${mode}`),
  buildDependencies: {
    config: [
      ...policyFiles(),
      path.join(root, 'pnpm-lock.yaml'),
      ...fs.readdirSync(path.join(root, 'patches')).map((file) => path.join(root, 'patches', file)),
    ],
  },
  version: crypto
    .createHash('sha256')
    .update(JSON.stringify([process.version, buildDirectory, provided(), consumed()]))
    .digest('hex'),
});

/**
 * A comment that Chromium's engine understands: it compiles all functions of a file while it arrives, on another thread,
 * instead of each one at its first call on the page's own. Written after minimizing, which drops comments.
 */
const compiledOnArrival = {
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  include: /\.js$/,
  stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
};

const typescript = (development, refresh) => ({
  test: /\.tsx?$/,
  loader: require.resolve('swc-loader'),
  options: {
    jsc: {
      target: browsers,
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development, refresh } },
    },
  },
});

/** What every build of apps has in common; the comparison without federation (`bench/monolith`) builds on it too. */
export function common({
  id,
  directory,
  mode,
  entry,
  plugins,
  output,
  optimization,
  alias = {},
  rules = [],
  refresh = mode === 'development',
}) {
  const development = mode === 'development';
  return {
    name: id,
    mode,
    entry,
    context: directory,
    target: ['web', browsers],
    devtool: development ? 'cheap-module-source-map' : false,
    output: {
      filename: development ? '[name].js' : '[name].[contenthash:10].js',
      chunkFilename: development ? '[name].chunk.js' : '[name].[contenthash:10].js',
      assetModuleFilename: '[name].[contenthash:10][ext]',
      cssFilename: '[name].[contenthash:10].css',
      cssChunkFilename: '[name].[contenthash:10].css',
      uniqueName: containerName(id),
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: chunkDeadline,
      hashFunction: 'xxhash64',
      strictModuleExceptionHandling: true,
      trustedTypes: { policyName: `console-${id}`, onPolicyCreationFailure: 'continue' },
      ...output,
    },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'], alias: { ...wholeModules, ...alias } },
    module: { rules: [typescript(development, refresh), { test: /\.css$/, type: 'css/auto' }, ...rules] },
    experiments: { css: true },
    cache: cache(id, refresh || !development ? mode : `${mode}-deployed`),
    optimization: {
      // Numbers given by order of use would move between chunks at the next change of a running development server.
      moduleIds: development ? 'named' : 'deterministic',
      chunkIds: development ? 'named' : 'deterministic',
      runtimeChunk: false,
      realContentHash: true,
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          extractComments: false,
          terserOptions: { compress: { passes: 2 }, mangle: true },
        }),
        '...',
      ],
      ...optimization,
    },
    performance: { hints: false },
    stats: 'errors-warnings',
    // Any order looks the same: a stylesheet that changes the classes of another component names its own around them.
    ignoreWarnings: [/Conflicting order between css/],
    infrastructureLogging: { level: 'error' },
    plugins: [
      ...plugins,
      ...(development ? [] : [new webpack.BannerPlugin(compiledOnArrival)]),
      ...(refresh ? refreshPlugins(id) : development ? [] : [new CompressPlugin()]),
    ],
  };
}

/** What the federation plugin would tell its runtime: for browsers, and without what reads the manifests of others. */
const runtimeSettings = {
  ENV_TARGET: '"web"',
  FEDERATION_BUILD_IDENTIFIER: '"console"',
  FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
};

/** The shell's page, in a release without what is marked as for development. */
function pageOf(directory, development) {
  const html = fs.readFileSync(path.join(directory, 'index.html'), 'utf8');
  return development
    ? html.replace('<head>', `<head>${developmentKeysMeta()}`)
    : html.replaceAll(/<!-- development -->[\s\S]*?<!-- end -->/g, '');
}

/**
 * Webpack configuration of the shell: it provides what all share and brings no remote. It is no federated build itself:
 * the runtime comes with the first remote, not with the login page, and is told then what the shell provides.
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
        // As text: compiled as a template it would be a build of its own.
        new HtmlWebpackPlugin({
          templateContent: () => pageOf(directory, development),
          scriptLoading: 'defer',
          minify: false,
        }),
        new FreshAddressPlugin(),
        new StyleAfterWordsPlugin(),
        new SingleCopyPlugin(1),
        // A development server writes nothing, and there may never have been a build.
        ...(development ? [] : [new ProvidesPlugin(), new PrunePlugin()]),
        new DeclarationPlugin({
          id: 'shell',
          file: path.join(directory, 'src/administration/declaration.ts'),
          emit: false,
        }),
      ],
      entry: { main: './src/bootstrap.tsx' },
      alias: { ...curatedAliases, ...heldRuntime, ...(development ? {} : developedJsxAlias) },
      rules: [
        {
          include: path.join(directory, 'src/provide.ts'),
          loader: path.join(import.meta.dirname, 'provide-loader.mjs'),
        },
      ],
    });
  };
}

/**
 * Webpack configuration of a remote: one exposed module, its declaration. With `deployed` it is for a console that is
 * deployed, whose React knows nothing of fast refresh: the page is opened anew instead.
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
        ...(development ? [] : [new IntegrityPlugin()]),
      ],
      entry: {},
      alias: takenRuntime,
      refresh: development && !deployed,
    });
  };
}
