import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { jestCounts, playwrightCounts } from './reports.mjs';

let folder = '';
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'console-report-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));
const reportOf = (content) => {
  const file = path.join(folder, 'report.json');
  fs.writeFileSync(file, JSON.stringify(content));
  return file;
};

test.each([[jestCounts], [playwrightCounts]])('%p: a missing report is a failure', (counts) => {
  expect(counts(path.join(folder, 'missing.json'))).toEqual({
    passed: 0,
    failed: 1,
    failures: ['no report was written'],
  });
});

test('Jest: failed tests are named, and a suite that did not start is a failure', () => {
  const assertion = (status, fullName) => ({
    status,
    fullName,
    failureMessages: status === 'failed' ? ['Expected 1'] : [],
  });
  const file = reportOf({
    numPassedTests: 1,
    numFailedTests: 1,
    testResults: [
      {
        name: 'a.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [assertion('passed', 'is'), assertion('failed', 'is not')],
      },
      { name: 'b.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] },
    ],
  });
  expect(jestCounts(file)).toEqual({
    passed: 1,
    failed: 2,
    failures: ['a.test.ts: is not\nExpected 1', 'b.test.ts: Cannot find module'],
  });
});

test('Playwright: nested suites count, a flaky test passes and is named, an error outside tests is a failure', () => {
  const spec = (line, title, status) => ({
    file: 'x.spec.ts',
    line,
    title,
    tests: [
      {
        status,
        results: [
          {
            retry: 0,
            ...(status === 'expected' ? {} : { error: { message: '\u001B[31mError\u001B[39m: no row\n\nCall log' } }),
          },
        ],
      },
    ],
  });
  const file = reportOf({
    suites: [
      {
        specs: [spec(1, 'works', 'expected')],
        suites: [{ specs: [spec(9, 'breaks', 'unexpected'), spec(12, 'wavers', 'flaky')] }],
      },
    ],
    stats: { expected: 1, unexpected: 1, flaky: 1 },
    errors: [{ message: 'The server did not start' }],
  });
  expect(playwrightCounts(file)).toEqual({
    passed: 2,
    failed: 2,
    failures: ['unexpected x.spec.ts:9 breaks', 'flaky x.spec.ts:12 wavers']
      .map((line) => `${line}\n    try 1: Error: no row\n      Call log`)
      .concat('The server did not start'),
  });
});
