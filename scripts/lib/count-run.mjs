import fs from 'node:fs';
import { jestCounts } from './reports.mjs';
import { run } from './run.mjs';

/** The line by which a program says that a report is written (kept-results-jest.mjs). */
const endOf = (report) => `@report ${report}`;

/**
 * Runs a program that writes reports in the form of Jest's `--json`, prints what failed and counts its tests, of each
 * report as soon as the program says that it is written.
 * @param {import('./tally.mjs').Tally} tally
 * @param {readonly { title: string, report: string }[]} suites each with the path of its report
 * @param {{ args: readonly string[], env?: Record<string, string>, flakyFails?: boolean }} program arguments of Node;
 *   `flakyFails`: what failed and passed alone counts as failed
 */
export async function countJestRun(tally, suites, { args, env = {}, flakyFails = false }) {
  for (const { report } of suites) fs.rmSync(report, { force: true });
  const waiting = new Set(suites);
  let explained = 0;
  const count = (suite) => {
    waiting.delete(suite);
    const { unchanged, failures, flaky, files, ...counts } = jestCounts(suite.report);
    const flakyFailed = flakyFails ? flaky.length : 0;
    const [passed, failed] = [counts.passed - flakyFailed, counts.failed + flakyFailed];
    for (const failure of failures) console.log(`  ${failure}`);
    const notes = [unchanged > 0 ? `${unchanged} unchanged` : '', flaky.length > 0 ? `${flaky.length} flaky` : ''];
    tally.add(suite.title, passed, failed, notes.filter(Boolean).join(', '));
    tally.flaky.push(...flaky);
    tally.addTimes(suite.title, files);
    if (fs.existsSync(suite.report)) explained += failed;
  };
  const onLine = (line) => {
    const ended = suites.find((suite) => line === endOf(suite.report));
    if (ended && waiting.has(ended)) count(ended);
  };
  const { code, output } = await run(process.execPath, args, { env, onLine });
  // Failures before the first test or after the last one are only in the program's output.
  if (code !== 0 && explained === 0) {
    console.log(output.trim().split('\n').slice(-40).join('\n'));
    if (waiting.size === 0) tally.add(suites.map(({ title }) => title).join(', '), 0, 1, `ended with ${code}`);
  }
  for (const suite of waiting) count(suite);
}

/**
 * Runs a program that passes or fails as a whole, and prints its end when it fails.
 * @param {import('./tally.mjs').Tally} tally
 * @param {string} title
 * @param {{ args: readonly string[], cwd?: string, env?: Record<string, string> }} program arguments of Node
 */
export async function countProgram(tally, title, { args, cwd, env }) {
  const { code, output } = await run(process.execPath, args, { cwd, env });
  if (code !== 0) console.log(output.trim().split('\n').slice(-60).join('\n'));
  tally.add(title, code === 0 ? 1 : 0, code === 0 ? 0 : 1);
}
