// Reads in all: nothing
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { jestCounts } from './reports.mjs';

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

test('a missing report is a failure', () => {
  expect(jestCounts(path.join(folder, 'missing.json'))).toMatchObject({
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
  expect(jestCounts(file)).toMatchObject({
    passed: 1,
    failed: 2,
    failures: ['a.test.ts: is not\nExpected 1', 'b.test.ts: Cannot find module'],
  });
});

test('Jest: tests whose result was kept have passed, and each file that ran has its seconds', () => {
  const file = reportOf({
    numPassedTests: 2,
    numFailedTests: 0,
    keptTests: 5,
    testResults: [{ name: 'a.test.ts', status: 'passed', startTime: 1000, endTime: 2500, assertionResults: [] }],
  });
  expect(jestCounts(file)).toMatchObject({
    passed: 7,
    unchanged: 5,
    failed: 0,
    files: [{ file: 'a.test.ts', seconds: 1.5 }],
  });
});
