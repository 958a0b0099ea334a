// Node, with the program of the embedded database compiled once for all test files of a process.
const fs = require('node:fs');
const path = require('node:path');
const { TestEnvironment } = require('jest-environment-node');
const { clocked } = require('../../scripts/jest/clock.cjs');

/** As long as somebody holds what was compiled, the threads of the databases find it compiled and optimised. */
let compiled;

const program = () => path.join(path.dirname(require.resolve('@electric-sql/pglite')), 'pglite.wasm');

module.exports = class extends clocked(TestEnvironment) {
  async setup() {
    await super.setup();
    compiled ??= await WebAssembly.compile(fs.readFileSync(program()));
  }
};
