import { root } from '../paths.mjs';

const here = import.meta.dirname;

/** Packages published as ES modules only, which must be transformed; the others are CommonJS. */
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

/**
 * Jest project for code of the browser, apps and packages, in jsdom.
 * @example
 * import { browserProject, toolsProject } from '@console/build/jest';
 * export default { projects: [browserProject, toolsProject] };
 */
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
    '^@ant-design/icons/es/(.*)$': '@ant-design/icons/lib/$1',
    '^react-router-whole$': 'react-router',
  },
};

/**
 * Jest project for the build and the scripts, in Node.
 * @example
 * export default { projects: [toolsProject] };
 */
export const toolsProject = {
  ...common,
  displayName: 'tools',
  roots: ['<rootDir>/packages/build', '<rootDir>/scripts', '<rootDir>/ops'],
  testMatch: ['**/*.test.mjs'],
  testEnvironment: 'node',
};
