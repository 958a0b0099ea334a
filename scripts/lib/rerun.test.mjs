// Reads in all: scripts/lib
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runChanged } from './kept-results-jest.mjs';
import { root } from './paths.mjs';
import { redFilesOf } from './red-files.mjs';
import { jestCounts } from './reports.mjs';
import { joinReports, rerunFilesOf } from './rerun.mjs';

const resultOf = (name, statuses) => ({
  name: path.join(root, name),
  status: statuses.includes('failed') ? 'failed' : 'passed',
  assertionResults: statuses.map((status, at) => ({
    fullName: `test ${at}`,
    status,
    failureMessages: status === 'failed' ? ['expected 1\nat once'] : [],
  })),
});
const reportOf = (...testResults) => ({
  numPassedTests: 0,
  numFailedTests: testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter((one) => one.status === 'failed').length,
  testResults,
});

test('failed files are run again, unless much is broken', () => {
  expect(rerunFilesOf(reportOf(resultOf('a.test.ts', ['failed']), resultOf('b.test.ts', ['passed'])))).toEqual([
    'a.test.ts',
  ]);
  expect(
    rerunFilesOf(
      reportOf(
        resultOf(
          'a.test.ts',
          Array.from({ length: 10 }, () => 'failed'),
        ),
      ),
    ),
  ).toEqual([]);
});

test('a file that passes alone is flaky, with its first failure; one that fails again stays failed', () => {
  const first = reportOf(
    resultOf('a.test.ts', ['passed', 'failed']),
    resultOf('b.test.ts', ['failed']),
    resultOf('c.test.ts', ['passed']),
  );
  const again = reportOf(resultOf('a.test.ts', ['passed', 'passed']), resultOf('b.test.ts', ['failed', 'failed']));
  const joined = joinReports({ ...first, keptTests: 4 }, again);
  expect(joined).toMatchObject({ numPassedTests: 3, numFailedTests: 1, keptTests: 4 });
  expect(joined.testResults.map(({ status, flaky }) => [status, flaky])).toEqual([
    ['passed', ['a.test.ts: test 1\n      expected 1\n      at once']],
    ['failed', undefined],
    ['passed', undefined],
  ]);
});

describe('a run', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'rerun-'));
  afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));
  const config = JSON.stringify({ rootDir: folder, testEnvironment: 'node', transform: {} });

  test('tells what is flaky, fails for what is red twice, and keeps neither', async () => {
    const write = (name, source) => fs.writeFileSync(path.join(folder, name), source);
    const marked = path.join(folder, 'ran');
    write(
      'flaky.test.js',
      `test('has a row', () => {
      const fs = require('node:fs');
      const isFirst = !fs.existsSync('${marked}');
      fs.writeFileSync('${marked}', '');
      expect(isFirst).toBe(false);
    });`,
    );
    write('red.test.js', "test('has a column', () => expect(1).toBe(2));");
    const run = (...names) => {
      const changed = names.map((name) => path.relative(root, path.join(folder, name)));
      return runChanged({
        suite: 'rerun',
        keys: new Map(changed.map((file) => [file, { key: file, inputs: [] }])),
        unchanged: new Map(),
        changed,
        report: path.join(folder, 'report.json'),
        startTime: Date.now(),
        jestArguments: ['--silent', '--config', config],
        rerun: true,
        folder: path.join(folder, 'results'),
      });
    };
    expect(await run('flaky.test.js')).toBe(0);
    const flaky = jestCounts(path.join(folder, 'report.json'));
    expect(flaky).toMatchObject({ passed: 1, failed: 0, flaky: [expect.stringContaining('has a row')] });
    // In the whole run a flaky file is red.
    expect(redFilesOf(path.join(folder, 'report.json'))).toHaveLength(1);
    expect(await run('red.test.js')).not.toBe(0);
    expect(jestCounts(path.join(folder, 'report.json'))).toMatchObject({ passed: 0, failed: 1, flaky: [] });
    expect(fs.existsSync(path.join(folder, 'results/rerun'))).toBe(false);
  });
});
