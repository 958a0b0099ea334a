// Reads in all: package.json, README.md
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { divide } from './kept-results-jest.mjs';
import KeptResultsReporter from './kept-results-reporter.mjs';
import { root } from './paths.mjs';
import { jestCounts } from './reports.mjs';

const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'kept-results-'));
const report = path.join(directory, 'report.json');
const folder = path.join(directory, 'results');
afterAll(() => fs.rmSync(directory, { recursive: true, force: true }));
afterEach(() => {
  delete process.env.CONSOLE_KEPT_RESULTS;
  fs.rmSync(folder, { recursive: true, force: true });
});

const keys = new Map([
  ['package.json', { key: 'key of package.json', inputs: ['package.json'] }],
  ['README.md', { key: 'key of README.md', inputs: null }],
]);
const reporter = (startTime = Date.now()) => {
  const plan = path.join(directory, 'plan.json');
  const kept = { keptTests: 5, keptFiles: 2 };
  const tree = ['package.json', 'README.md'];
  fs.writeFileSync(
    plan,
    JSON.stringify({ suite: 'unit', folder, report, startTime, tree, keys: Object.fromEntries(keys), ...kept }),
  );
  process.env.CONSOLE_KEPT_RESULTS = plan;
  return new KeptResultsReporter();
};
/** A result of a file in the form that Jest gives to reporters. */
const resultOf = (file, statuses, rest = {}) => ({
  testFilePath: path.join(root, file),
  perfStats: { start: 1_000, end: 3_000 },
  numFailingTests: statuses.filter((status) => status === 'failed').length,
  failureMessage: null,
  testResults: statuses.map((status, index) => ({
    ancestorTitles: [],
    fullName: `test ${index}`,
    title: `test ${index}`,
    status,
    failureMessages: status === 'failed' ? ['expected 1'] : [],
  })),
  ...rest,
});
const end = (file, statuses, { startTime, ...rest } = {}) =>
  reporter(startTime).onTestResult({ path: path.join(root, file) }, resultOf(file, statuses, rest));
const unchanged = () => divide('unit', keys, { folder }).unchanged;

test('a test file whose tests all passed is unchanged in the next run, and the others are changed', () => {
  end('package.json', ['passed', 'passed']);
  const divided = divide('unit', keys, { folder });
  expect(divided.unchanged).toEqual(new Map([['package.json', 2]]));
  expect(divided.changed).toEqual(['README.md']);
  expect(divide('unit', keys, { folder, again: true }).changed).toEqual(['package.json', 'README.md']);
});

test.each([
  ['failed', ['passed', 'failed'], {}],
  ['was skipped', ['passed', 'pending'], {}],
  ['did not start', [], { failureMessage: 'no such module', testExecError: {} }],
])('a test file of which a part %s is not kept, and loses an earlier result', (_, statuses, rest) => {
  end('package.json', ['passed']);
  expect(unchanged().size).toBe(1);
  end('package.json', statuses, rest);
  expect(unchanged().size).toBe(0);
});

test('a test file is not kept when one of its sources was changed during the run', () => {
  end('package.json', ['passed'], { startTime: 0 });
  end('README.md', ['passed'], { startTime: 0 });
  expect(unchanged().size).toBe(0);
});

test('the report has the form that is counted, with failures and with the tests whose results were kept', () => {
  reporter().onRunComplete(new Set(), {
    numPassedTests: 1,
    numFailedTests: 1,
    numPendingTests: 0,
    startTime: 0,
    testResults: [
      resultOf('package.json', ['passed', 'failed']),
      resultOf('README.md', [], { failureMessage: 'no such module', testExecError: {} }),
    ],
  });
  const { passed, unchanged: kept, failed, failures, files } = jestCounts(report);
  expect({ passed, kept, failed }).toEqual({ passed: 6, kept: 5, failed: 2 });
  expect(failures.join('\n')).toMatch(/test 1\nexpected 1[\s\S]*no such module/);
  expect(files[0]).toEqual({ file: path.join(root, 'package.json'), seconds: 2 });
});
