// Reporter of Jest that keeps each passed test file as soon as it ends, so that a stopped run continues where it was,
// and writes the report also when the run ends early after too many failures, where Jest's `--json` does not.
import fs from 'node:fs';
import path from 'node:path';
import { KeptResults } from './kept-results.mjs';
import { root } from './paths.mjs';

const isNewer = (time) => (file) =>
  (fs.statSync(path.join(root, file), { throwIfNoEntry: false })?.mtimeMs ?? Infinity) > time;

const passedWhole = ({ testResults, testExecError, failureMessage }) =>
  !testExecError && !failureMessage && testResults.length > 0 && testResults.every(({ status }) => status === 'passed');

/** The results of a run in the form of Jest's `--json`. */
export const reportOf = ({ numPassedTests, numFailedTests, numPendingTests, startTime, testResults }, kept) => ({
  numPassedTests,
  numFailedTests,
  numPendingTests,
  startTime,
  ...kept,
  testResults: testResults.map((result) => ({
    name: result.testFilePath,
    status: result.testExecError || result.numFailingTests > 0 || result.failureMessage ? 'failed' : 'passed',
    message: result.failureMessage ?? '',
    startTime: result.perfStats.start,
    endTime: result.perfStats.end,
    assertionResults: result.testResults.map(
      ({ fullName, title, status, duration, failureMessages, ancestorTitles }) => ({
        ancestorTitles,
        fullName,
        title,
        status,
        duration,
        failureMessages,
      }),
    ),
  })),
});

/** Keeps how long test files took, so that the next run begins with the longest (scripts/jest/longest-first.cjs). */
function keepSeconds({ folder, suite }, seconds) {
  const file = path.join(folder, `${suite}-seconds.json`);
  let known = {};
  try {
    known = JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    // The first run.
  }
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(`${file}.${process.pid}`, JSON.stringify({ ...known, ...seconds }));
  fs.renameSync(`${file}.${process.pid}`, file);
}

export default class KeptResultsReporter {
  constructor() {
    this.plan = JSON.parse(fs.readFileSync(process.env.CONSOLE_KEPT_RESULTS, 'utf8'));
    this.results = new KeptResults(this.plan.suite, { folder: this.plan.folder });
  }

  onTestResult(test, result) {
    const file = path.relative(root, test.path).split(path.sep).join('/');
    const { key, inputs, parts = { all: key } } = this.plan.keys[file] ?? {};
    if (!key) return;
    const keys = Object.values(parts);
    if (!passedWhole(result)) for (const each of keys) this.results.remove(each);
    // The run may have read the sources after they were changed: the key would describe others.
    else if (!(inputs ?? this.plan.tree).some(isNewer(this.plan.startTime)))
      for (const each of keys) this.results.keep(each, result.testResults.length, { name: file });
  }

  onRunComplete(contexts, results) {
    const { report, keptTests, keptFiles } = this.plan;
    fs.mkdirSync(path.dirname(report), { recursive: true });
    fs.writeFileSync(report, JSON.stringify(reportOf(results, { keptTests, keptFiles })));
    const seconds = results.testResults.map(({ testFilePath, perfStats: { start, end } }) => [
      path.relative(root, testFilePath).split(path.sep).join('/'),
      (end - start) / 1000,
    ]);
    keepSeconds(this.plan, Object.fromEntries(seconds));
  }
}
