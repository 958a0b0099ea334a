/** The server's suite; `server/test/run.mjs` prepares the database and starts it. */
export default {
  testEnvironment: '<rootDir>/test/node-environment.cjs',
  rootDir: import.meta.dirname,
  roots: ['<rootDir>/src', '<rootDir>/test'],
  testMatch: ['**/*.test.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  moduleFileExtensions: ['ts', 'mjs', 'js', 'json', 'node'],
  transform: {
    '\\.ts$': ['@swc/jest', { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' }, module: { type: 'es6' }, sourceMaps: 'inline' }],
  },
  maxWorkers: 2,
  testTimeout: 30_000,
};
