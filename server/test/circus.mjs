// Runs a test file as Jest does, but outside its sandbox: from the built files, which a process loads once for all its
// test files.
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import circus from 'jest-circus/runner';
import { limitFile } from '../../scripts/jest/file-limit.mjs';

const require = createRequire(import.meta.url);

const builtOf = (file, { rootDir }) =>
  path.join(process.env.CONSOLE_TEST_FILES, path.relative(rootDir, file).replace(/\.ts$/, '.mjs'));

/** What Jest's runner asks of the sandbox, answered by Node. */
const runtime = (config) => ({
  /** Each test file has its own `describe`, `test` and `expect`. */
  requireInternalModule(file) {
    delete require.cache[require.resolve(file)];
    return require(file);
  },
  requireModule: require,
  setGlobalsForRuntime() {},
  enterTestCode() {},
  leaveTestCode() {},
  unstable_shouldLoadAsEsm: () => true,
  unstable_importModule(file) {
    limitFile(globalThis.beforeEach);
    return import(pathToFileURL(builtOf(file, config)).href);
  },
});

export default (globalConfig, config, environment, sandbox, file, report) =>
  circus.default(globalConfig, config, { global: globalThis }, runtime(config), file, report);
