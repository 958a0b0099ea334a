import path from 'node:path';
import { root } from './paths.mjs';

/** Counts passed and failed tests over all stages of a run. */
export class Tally {
  passed = 0;
  failed = 0;
  /** Titles of stages that were left out after `maxFailures`: more failures add no knowledge, but cost time. */
  skipped = [];
  /** Tests that failed and passed when they were run again alone, with the stage's title. */
  flaky = [];
  /** Seconds of each test file, with the stage's title. */
  times = [];
  began = performance.now();

  /** @param {{ maxFailures?: number }} options number of failures after which further stages are left out */
  constructor({ maxFailures = Number.POSITIVE_INFINITY } = {}) {
    this.maxFailures = maxFailures;
  }

  /**
   * Counts a finished stage and prints its line.
   * @param {string} stage title
   * @param {number} passed number of tests
   * @param {number} failed number of tests
   * @param {string} detail a note for the line
   */
  add(stage, passed, failed, detail = '') {
    this.passed += passed;
    this.failed += failed;
    const seconds = ((performance.now() - this.began) / 1000).toFixed(0);
    const note = detail ? ` (${detail})` : '';
    console.log(
      `${failed ? '✗' : '✓'} ${stage}: ${passed} passed, ${failed} failed${note}, ${seconds} s since the start`,
    );
  }

  /** Keeps the seconds of a stage's test files for `printTimes`. */
  addTimes(stage, files) {
    this.times.push(...files.map(({ file, seconds }) => ({ stage, file, seconds })));
  }

  /** Prints the test files that took longest. */
  printTimes(count = 40) {
    console.log('\nSeconds by file');
    for (const { stage, file, seconds } of this.times.toSorted((a, b) => b.seconds - a.seconds).slice(0, count))
      console.log(`  ${seconds.toFixed(1).padStart(7)}  ${stage}: ${path.relative(root, path.resolve(root, file))}`);
  }

  /** Whether further stages are pointless. */
  get isFull() {
    return this.failed >= this.maxFailures;
  }

  /** Names a stage that is not run because of `maxFailures`. */
  skip(stage) {
    this.skipped.push(stage);
  }

  /** Prints what is flaky or was left out, then the last line, which scripts parse, and sets the exit code. */
  close() {
    if (this.skipped.length > 0)
      console.log(`\nStopped after ${this.failed} failures; not run: ${this.skipped.join(', ')}`);
    if (this.flaky.length > 0) {
      console.log('\nFlaky: failed beside other tests, passed alone');
      for (const line of this.flaky) console.log(`  ${line}`);
    }
    console.log(`\n${this.passed} passed, ${this.failed} failed`);
    process.exitCode = this.failed || !this.passed ? 1 : 0;
  }
}
