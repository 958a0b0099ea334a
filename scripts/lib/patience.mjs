/**
 * Factor of every limit of time of the tests: `CONSOLE_TEST_PATIENCE`, 1 by default, more on a slow machine.
 * @throws {Error} when it is not a positive number
 */
export const patience = Number(process.env.CONSOLE_TEST_PATIENCE ?? 1);
if (!(patience > 0 && Number.isFinite(patience))) throw new Error('CONSOLE_TEST_PATIENCE is not a positive number');

const seconds = (count) => count * 1000 * patience;

/** Limits of time of all tests, in milliseconds. A test that needs more is split or made faster. */
export const limits = {
  /** An expectation, an action or a navigation in the browser. */
  expectation: seconds(15),
  /** One of several attempts; the last one ends with the test. */
  attempt: seconds(3),
  /** What the shell does of itself with a page that keeps it busy for 20 s (`federation/page/update-loop.ts`). */
  busyPage: 20_000 + seconds(15),
  /** What a job of the services does that runs once a minute. */
  scheduledJob: seconds(100),
  test: seconds(180),
  /** All tests of one file: a test that starts later fails (`scripts/jest/file-limit.mjs`). */
  file: seconds(600),
  /** Preparing the data of the consoles, or starting one console. */
  start: seconds(300),
  /** How long a console may take to stop before it is killed. */
  stop: seconds(10),
};
