import fs from 'node:fs';

/** Reads Jest's JSON report. A suite that did not start counts as one failure. */
export function jestCounts(file) {
  if (!fs.existsSync(file)) return { passed: 0, failed: 1, failures: ['no report was written'] };
  const report = JSON.parse(fs.readFileSync(file, 'utf8'));
  const broken = report.testResults.filter((suite) => suite.status === 'failed' && suite.assertionResults.length === 0);
  const failures = report.testResults.flatMap((suite) =>
    suite.assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => `${suite.name}: ${test.fullName}\n${(test.failureMessages ?? []).join('\n').slice(0, 1500)}`),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    failures: [...failures, ...broken.map((suite) => `${suite.name}: ${suite.message.slice(0, 1500)}`)],
  };
}

const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];

// oxlint-disable-next-line no-control-regex
const colours = /\u001B\[[\d;]*m/g;
/** The errors of a failed test at each try, in a few lines. */
const errorsOf = (spec) =>
  spec.tests
    .flatMap(({ results }) => results)
    .filter(({ error }) => error)
    .map(
      ({ error, retry }) =>
        `    try ${retry + 1}: ${(error.message ?? '')
          .replace(colours, '')
          .split('\n')
          .filter((line) => line.trim())
          .slice(0, 8)
          .join('\n      ')}`,
    );

/** Reads Playwright's JSON report. A test that passed only on a retry is named, and counts as passed. */
export function playwrightCounts(file) {
  if (!fs.existsSync(file)) return { passed: 0, failed: 1, failures: ['no report was written'] };
  const report = JSON.parse(fs.readFileSync(file, 'utf8'));
  const specs = report.suites.flatMap(specsOf);
  const withStatus = (status) =>
    specs
      .filter((spec) => spec.tests.some((test) => test.status === status))
      .map((spec) => [`${status} ${spec.file}:${spec.line} ${spec.title}`, ...errorsOf(spec)].join('\n'));
  const errors = report.errors ?? [];
  return {
    passed: report.stats.expected + report.stats.flaky,
    failed: report.stats.unexpected + errors.length,
    failures: [...withStatus('unexpected'), ...withStatus('flaky'), ...errors.map((error) => error.message)],
  };
}
