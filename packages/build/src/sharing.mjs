import { createRequire } from 'node:module';
import path from 'node:path';
import { readJson, root, uiSubpaths } from './paths.mjs';

const here = createRequire(import.meta.url);
const packages = { shell: path.join(root, 'apps/shell'), contracts: path.join(root, 'packages/contracts') };
const fromShell = createRequire(path.join(packages.shell, 'package.json'));
const versionOf = (name) =>
  readJson(path.join(name === 'zod' ? packages.contracts : packages.shell, 'node_modules', name, 'package.json'))
    .version;

/** Part of the shell's first file: every screen needs them, and one request fewer beats one kilobyte fewer. */
const eagerUi = ['messages', 'theme', 'core', 'dialogs', 'page', 'navigation', 'feedback', 'formats', 'later'];
const eager = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'react-router',
  '@console/auth',
  ...eagerUi.map((name) => `@console/ui/${name}`),
];
/** A development build compiles JSX to another module. A released shell has it for remotes that are run from their developer's machine. */
const developedJsx = 'react/jsx-dev-runtime';
const eagerIn = (development) => (development ? [...eager, developedJsx] : eager);
/** Fetched with the frame, after sign-in. Store and queries are part of the API package; nobody else imports them. */
const lazy = ['zod/mini', '@console/api'];

/**
 * Modules that the shell provides in part, because what all share cannot be shaken: the router without frameworks and
 * server rendering (25 kB less), the schemas that contracts use (7 kB less in every remote).
 */
export const curatedFiles = {
  'react-router': path.join(import.meta.dirname, 'router.ts'),
  'zod/mini': path.join(import.meta.dirname, 'schemas.ts'),
};
/** What the released shell provides in the place of a module that React's production build leaves empty. */
export const developedJsxAlias = { [`${developedJsx}$`]: path.join(import.meta.dirname, 'jsx-dev-runtime.ts') };
/** The packages behind the curated modules. */
export const wholeModules = {
  'react-router-whole$': fromShell.resolve('react-router'),
  'zod-mini-whole$': path.join(packages.contracts, 'node_modules/zod/mini/index.js'),
};

/**
 * The part of federation's runtime that a build brings along: the shell holds it (as `federation-for-containers`), and a
 * remote takes it from there (`remote-runtime.mjs`) instead of 4 kB of its own in every entry.
 */
const bundlerRuntimePath = createRequire(here.resolve('@module-federation/enhanced/webpack')).resolve(
  '@module-federation/webpack-bundler-runtime/bundler',
);
export const heldRuntime = { 'federation-for-containers$': bundlerRuntimePath };
export const takenRuntime = { [bundlerRuntimePath]: path.join(import.meta.dirname, 'remote-runtime.mjs') };

const packageOf = (request) =>
  request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');

/** Curated modules under the names by which everybody imports them, for the shell. */
export const curatedAliases = Object.fromEntries(
  Object.entries(curatedFiles).map(([request, file]) => [`${request}$`, file]),
);

/**
 * What the shell provides: one copy of each for all, under the version it has. Whether a remote fits is not negotiated
 * by these versions but decided by its contract version before it is loaded.
 * @returns {{ request: string, version: string, lazy: boolean }[]}
 */
export const provided = (development = false) => {
  const requests = [
    ...eagerIn(development),
    ...lazy,
    developedJsx,
    ...uiSubpaths().map((name) => `@console/ui/${name}`),
  ];
  return [...new Set(requests)].map((request) => ({
    request,
    version: versionOf(packageOf(request)),
    lazy: !eagerIn(development).includes(request),
  }));
};

/** What a remote takes from the shell; `import: false` keeps a copy out of its own files. */
export const consumed = (development = false) =>
  Object.fromEntries(
    [...eagerIn(development), ...lazy, '@console/ui/'].map((request) => [
      request,
      { singleton: true, requiredVersion: false, import: false },
    ]),
  );

/** Packages of which a build may hold at most one copy, and a remote none. */
export const singleCopies = [
  'react',
  'react-dom',
  'react-router',
  'scheduler',
  '@reduxjs/toolkit',
  'react-redux',
  'redux',
  'immer',
  'reselect',
  'zod',
  'antd',
  '@ant-design/cssinjs',
  '@ant-design/icons',
  'dayjs',
  'oidc-client-ts',
  '@module-federation/runtime-core',
  '@console/api',
  '@console/auth',
  '@console/ui',
];
