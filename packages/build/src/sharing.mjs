import { createRequire } from 'node:module';
import path from 'node:path';
import { readJson, root, uiSubpaths } from './paths.mjs';

const here = createRequire(import.meta.url);
const packages = { shell: path.join(root, 'apps/shell'), contracts: path.join(root, 'packages/contracts') };
const fromShell = createRequire(path.join(packages.shell, 'package.json'));
const versionOf = (name) =>
  readJson(path.join(name === 'zod' ? packages.contracts : packages.shell, 'node_modules', name, 'package.json'))
    .version;

/** In the shell's first file: every screen needs them, sign-in too. */
const eagerUi = ['messages', 'theme', 'later'];
const eager = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'react-router',
  '@console/auth',
  ...eagerUi.map((name) => `@console/ui/${name}`),
];
/** JSX module of development builds. A released shell provides it too, for remotes under development. */
const developmentJsx = 'react/jsx-dev-runtime';
const eagerIn = (development) => (development ? [...eager, developmentJsx] : eager);
/** Loaded with the frame, after sign-in. Store and queries are part of the API package; nothing else imports them. */
const lazy = ['zod/mini', '@console/api'];

/**
 * Modules that the shell provides in part, because shared modules cannot be tree-shaken: the router without frameworks
 * and server rendering (25 kB less), the schemas that contracts use (7 kB less in every remote).
 */
export const curatedFiles = {
  'react-router': path.join(import.meta.dirname, 'router.ts'),
  'zod/mini': path.join(import.meta.dirname, 'schemas.ts'),
};
/** Replacement in the released shell for a module that React's production build leaves empty. */
export const developmentJsxAlias = { [`${developmentJsx}$`]: path.join(import.meta.dirname, 'jsx-dev-runtime.ts') };
/** The complete packages behind the curated modules. */
export const wholeModules = {
  'react-router-whole$': fromShell.resolve('react-router'),
  'zod-mini-whole$': path.join(packages.contracts, 'node_modules/zod/mini/index.js'),
};

/**
 * The bundled part of the federation runtime: the shell contains it (as `federation-for-containers`), and a remote gets
 * it from there (`remote-runtime.mjs`), which saves 4 kB in every entry.
 */
const bundlerRuntimePath = createRequire(here.resolve('@module-federation/enhanced/webpack')).resolve(
  '@module-federation/webpack-bundler-runtime/bundler',
);
export const shellRuntimeAlias = { 'federation-for-containers$': bundlerRuntimePath };
export const remoteRuntimeAlias = { [bundlerRuntimePath]: path.join(import.meta.dirname, 'remote-runtime.mjs') };

const packageOf = (request) =>
  request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');

/** The curated modules by their import names, for the shell. */
export const curatedAliases = Object.fromEntries(
  Object.entries(curatedFiles).map(([request, file]) => [`${request}$`, file]),
);

/**
 * The modules that the shell provides, one copy of each. The versions are not negotiated: the contract version decides
 * whether a remote fits before it is loaded.
 * @returns {{ request: string, version: string, lazy: boolean }[]}
 */
export const provided = (development = false) => {
  const requests = [
    ...eagerIn(development),
    ...lazy,
    developmentJsx,
    ...uiSubpaths().map((name) => `@console/ui/${name}`),
  ];
  return [...new Set(requests)].map((request) => ({
    request,
    version: versionOf(packageOf(request)),
    lazy: !eagerIn(development).includes(request),
  }));
};

/** The modules that a remote gets from the shell; `import: false` keeps a copy out of its own files. */
export const consumed = (development = false) =>
  Object.fromEntries(
    [...eagerIn(development), ...lazy, '@console/ui/'].map((request) => [
      request,
      { singleton: true, requiredVersion: false, import: false },
    ]),
  );

/** Packages with at most one copy in a build, and none in a remote. */
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
