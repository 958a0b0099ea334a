import { root } from '../paths.mjs';

const here = import.meta.dirname;

/** Packages that exist as ES modules only; everything else of node_modules is CommonJS already. */
const esModules = [
  'react-router',
  '@remix-run',
  'cookie-es',
  '@reduxjs',
  'immer',
  'redux',
  'redux-thunk',
  'reselect',
  'react-redux',
  'zod',
  '@module-federation',
  'esbuild-loader',
  'turbo-stream',
];

const common = {
  rootDir: root,
  transform: { '\\.(ts|tsx|js|mjs)$': `${here}/transform.cjs` },
  transformIgnorePatterns: [
    `/node_modules/(?!(?:\\.pnpm/)?(?:${esModules.map((name) => name.replace('/', '\\+')).join('|')})[@/+])`,
  ],
  moduleFileExtensions: ['js', 'ts', 'tsx', 'mjs', 'cjs', 'json', 'node'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['<rootDir>/build/', '<rootDir>/test-results/', '/dist/'],
};

/** Tests of what runs in the browser: apps and packages, in jsdom. */
export const browserProject = {
  ...common,
  displayName: 'browser',
  roots: ['<rootDir>/apps', '<rootDir>/packages'],
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testEnvironment: `${here}/environment.cjs`,
  setupFilesAfterEnv: [`${here}/setup.cjs`],
  moduleNameMapper: {
    '\\.css$': `${here}/style.cjs`,
    '^antd/es/locale/(.*)$': 'antd/lib/locale/$1',
    '^antd/es/(.*)$': 'antd/lib/$1',
    '^react-router-whole$': 'react-router',
  },
};

/** Tests of the build and of the scripts, in Node. */
export const toolsProject = {
  ...common,
  displayName: 'tools',
  roots: ['<rootDir>/packages/build', '<rootDir>/scripts', '<rootDir>/ops'],
  testMatch: ['**/*.test.mjs'],
  testEnvironment: 'node',
};
