import { limits } from '../lib/patience.mjs';

/**
 * Limits the time of a test file: its tests that start later than the limit fail. Call it before the file declares its
 * tests.
 * @param {(hook: () => void) => void} beforeEach of the test file
 * @param {{ limit?: number, now?: () => number }} options milliseconds; `now`: a clock that fake timers do not replace
 */
export function limitFile(beforeEach, { limit = limits.file, now = performance.now.bind(performance) } = {}) {
  const end = now() + limit;
  beforeEach(() => {
    if (now() > end) throw new Error(`The test file runs longer than ${limit / 1000} s, the limit of a file`);
  });
}
