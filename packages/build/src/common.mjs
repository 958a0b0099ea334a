/**
 * What the webpack builds of all apps share: loaders, file names, cache and minimizing. `policy.mjs` adds what is
 * special about the shell and the remotes.
 */
import { createRequire } from 'node:module';
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';
import { antdRules } from './antd/rules.mjs';
import { refreshPlugins } from './development.mjs';
import { buildDirectory, cacheDirectory, containerName, root } from './paths.mjs';
import { CompressPlugin } from './plugins/compress.mjs';
import { consumed, provided, wholeModules } from './sharing.mjs';

const require = createRequire(import.meta.url);
const browsers = 'es2022';
/** Milliseconds after which loading a chunk counts as failed. */
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
 * A comment for V8: it compiles all functions of the file on a background thread while the file loads, instead of each
 * at its first call on the main thread. Added after minimizing, which removes comments.
 */
const eagerCompilation = {
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

/** Before the compiler, which keeps every property. */
const summaries = {
  include: path.join(root, 'packages/contracts/src'),
  enforce: 'pre',
  loader: path.join(import.meta.dirname, 'summaries-loader.mjs'),
};

/**
 * The configuration that all builds of apps share; the comparison without federation (`bench/monolith`) uses it too.
 */
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
    module: {
      rules: [
        typescript(development, refresh),
        summaries,
        { test: /\.css$/, type: 'css/auto' },
        ...antdRules(),
        ...rules,
      ],
    },
    experiments: { css: true },
    cache: cache(id, refresh || !development ? mode : `${mode}-deployed`),
    optimization: {
      // Ids numbered by order of use would move between chunks with each change during development.
      moduleIds: development ? 'named' : 'deterministic',
      chunkIds: development ? 'named' : 'deterministic',
      // webpack 5.112 does not build the imports of a side-effect-free module while only its re-exports are requested.
      // Without this, a development build still includes such a module, and fails in the browser with MODULE_NOT_FOUND.
      usedExports: development ? 'global' : true,
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
    // The order of stylesheets is irrelevant: one that restyles another component uses more specific selectors.
    ignoreWarnings: [/Conflicting order between css/],
    infrastructureLogging: { level: 'error' },
    plugins: [
      ...plugins,
      ...(development ? [] : [new webpack.BannerPlugin(eagerCompilation)]),
      ...(refresh ? refreshPlugins(id) : development ? [] : [new CompressPlugin()]),
    ],
  };
}
