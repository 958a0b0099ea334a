import fs from 'node:fs';
import { limits } from './patience.mjs';

/**
 * A test of the browser suite with its result.
 * @typedef {{
 *   project: string, file: string, line: number, titles: readonly string[],
 *   status: 'passed' | 'failed' | 'skipped' | 'not run',
 *   seconds: number, error: string, screenshot: string, trace: string,
 *   used?: { remotes: string[], routes: string[] } | null,
 * }} BrowserTest `titles`: of the blocks around it and its own; `error`: its first lines; paths may be empty; `used`:
 *   remotes and calls, `null` for all
 */

// oxlint-disable-next-line no-control-regex
const colours = /\u001B\[[\d;]*m/g;
/** Enough for the tables of a budget that was exceeded: what was measured, and the biggest files. */
const maxErrorLines = 24;
const firstLines = (message) =>
  message
    .replace(colours, '')
    .split('\n')
    .filter((line) => line.trim())
    .slice(0, maxErrorLines)
    .join('\n');

/** A test was skipped on purpose, or did not run because its file could not be set up or the run was stopped. */
function statusOf({ expectedStatus, results }) {
  const ran = results.filter(({ status }) => status !== 'skipped' && status !== 'interrupted');
  if (ran.length === 0) return expectedStatus === 'skipped' ? 'skipped' : 'not run';
  return ran.at(-1).status === expectedStatus ? 'passed' : 'failed';
}

/** What a test says that it used (e2e/support/dependencies.ts); undefined when it does not. */
function usedBy({ annotations = [] }) {
  const { description } = annotations.find(({ type }) => type === 'depends') ?? {};
  return description && JSON.parse(description);
}

function testsOf(suite, titles) {
  const own = (suite.specs ?? []).flatMap(({ title, file, line, tests }) =>
    tests.map((test) => {
      const attachments = test.results.flatMap((result) => result.attachments ?? []);
      const attached = (name) => attachments.find((attachment) => attachment.name === name)?.path ?? '';
      const [message = ''] = test.results.flatMap(({ error }) => (error ? [error.message ?? ''] : []));
      return {
        project: test.projectName,
        file,
        line,
        titles: [...titles, title],
        status: statusOf(test),
        seconds: test.results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
        error: firstLines(message),
        screenshot: attached('screenshot'),
        trace: attached('trace'),
        used: usedBy(test),
      };
    }),
  );
  return [...own, ...(suite.suites ?? []).flatMap((child) => testsOf(child, [...titles, child.title]))];
}

/**
 * Reads Playwright's JSON report.
 * @returns {{ tests: BrowserTest[], errors: string[] } | null} `errors`: outside of tests; null without a report
 */
export function readBrowserReport(file) {
  if (!fs.existsSync(file)) return null;
  const report = JSON.parse(fs.readFileSync(file, 'utf8'));
  return {
    // The outermost suites are the files.
    tests: report.suites.flatMap((suite) => testsOf(suite, [])),
    errors: (report.errors ?? []).map(({ message = '' }) => firstLines(message)),
  };
}

const passedLine = /^@passed (\{.*\})$/;

/** The passed test that a line of a running suite tells of (e2e/support/result-reporter.ts); null for other lines. */
export function passedTestIn(line) {
  const [, test] = passedLine.exec(line) ?? [];
  return test === undefined ? null : JSON.parse(test);
}

/** The line of a test in a list for Playwright's `--test-list`. */
export const listLineOf = ({ project, file, titles }) => [`[${project}]`, file, ...titles].join(' › ');

/** Place and title of a test in one line. */
export const nameOf = ({ file, line, titles }) => `e2e/${file}:${line} ${titles.join(' › ')}`;

/**
 * What is run again: every failed test alone, and together the tests of a file that did not run.
 * @param {readonly BrowserTest[]} tests
 * @param {number} maxFailures after as many the run was stopped, and nothing is run again
 * @returns {BrowserTest[][]} the tests of each further run
 */
export function rerunsOf(tests, maxFailures) {
  const failed = tests.filter(({ status }) => status === 'failed');
  if (failed.length >= maxFailures) return [];
  const notRun = tests.filter(({ status }) => status === 'not run');
  const files = [...new Set(notRun.map(({ file }) => file))];
  return [...failed.map((test) => [test]), ...files.map((file) => notRun.filter((test) => test.file === file))];
}

/** Seconds of all tests of each file. */
export function secondsByFile(tests) {
  const files = new Map();
  for (const { file, seconds } of tests) files.set(file, (files.get(file) ?? 0) + seconds);
  return [...files].map(([file, seconds]) => ({ file: `e2e/${file}`, seconds }));
}

/** A sentence about each file whose tests took longer than the limit of a file. */
export const filesOverLimit = (files, limit = limits.file / 1000) =>
  files
    .filter(({ seconds }) => seconds > limit)
    .map(({ file, seconds }) => `${file} took ${seconds.toFixed(0)} s, more than ${limit} s, the limit of a file`);

/**
 * Joins the results of a run and of the tests that were run again.
 * @param {readonly BrowserTest[]} first
 * @param {readonly BrowserTest[]} again
 * @returns {{ passed: number, flaky: BrowserTest[], failed: BrowserTest[], notRun: BrowserTest[] }} a flaky test failed
 *   at first and passed alone: it has the error and the screenshot of the failure and the trace of the second run
 */
export function joinRuns(first, again) {
  const second = new Map(again.map((test) => [listLineOf(test), test]));
  const joined = first.map((test) => {
    const repeated = second.get(listLineOf(test));
    if (!repeated || repeated.status === 'not run' || !['failed', 'not run'].includes(test.status)) return test;
    const isFlaky = test.status === 'failed' && repeated.status === 'passed';
    return isFlaky ? { ...test, trace: repeated.trace, status: 'flaky' } : repeated;
  });
  const having = (status) => joined.filter((test) => test.status === status);
  return {
    passed: having('passed').length,
    flaky: having('flaky'),
    failed: having('failed'),
    notRun: having('not run'),
  };
}
