import { limits } from '../scripts/lib/patience.mjs';

/** The server's suite; `server/test/run.mjs` builds it, prepares the database and starts it. */
export default {
  testEnvironment: '<rootDir>/test/node-environment.cjs',
  testRunner: '<rootDir>/test/circus.mjs',
  testSequencer: '<rootDir>/../scripts/jest/longest-first.cjs',
  rootDir: import.meta.dirname,
  roots: ['<rootDir>/src', '<rootDir>/test'],
  testMatch: ['**/*.test.ts'],
  transform: {},
  maxWorkers: '100%',
  testTimeout: limits.test,
};
