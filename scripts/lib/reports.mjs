import fs from 'node:fs';

/**
 * Reads a report in the form of Jest's `--json`. A suite that did not start counts as one failure.
 * @returns `passed` includes the `unchanged` tests, whose results were kept, and those of files that failed and passed
 *   alone, which are `flaky`; `files`: the seconds of each file
 */
export function jestCounts(file) {
  if (!fs.existsSync(file))
    return { passed: 0, unchanged: 0, failed: 1, failures: ['no report was written'], flaky: [], files: [] };
  const report = JSON.parse(fs.readFileSync(file, 'utf8'));
  const unchanged = report.keptTests ?? 0;
  const broken = report.testResults.filter((suite) => suite.status === 'failed' && suite.assertionResults.length === 0);
  const failures = report.testResults.flatMap((suite) =>
    suite.assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => `${suite.name}: ${test.fullName}\n${(test.failureMessages ?? []).join('\n').slice(0, 1500)}`),
  );
  return {
    passed: report.numPassedTests + unchanged,
    unchanged,
    failed: report.numFailedTests + broken.length,
    failures: [...failures, ...broken.map((suite) => `${suite.name}: ${suite.message.slice(0, 1500)}`)],
    flaky: report.testResults.flatMap(({ flaky = [] }) => flaky),
    files: report.testResults.map(({ name, startTime = 0, endTime = 0 }) => ({
      file: name,
      seconds: (endTime - startTime) / 1000,
    })),
  };
}
