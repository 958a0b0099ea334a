// Reads in all: nothing
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {
  filesOverLimit,
  joinRuns,
  listLineOf,
  nameOf,
  passedTestIn,
  readBrowserReport,
  rerunsOf,
  secondsByFile,
} from './browser-report.mjs';

const testOf = (title, status, more = {}) => ({
  project: 'others',
  file: 'journeys/x.spec.ts',
  line: 3,
  titles: ['a list', title],
  status,
  seconds: 2,
  error: status === 'failed' ? 'no row' : '',
  screenshot: '',
  trace: '',
  ...more,
});

describe('readBrowserReport', () => {
  let folder = '';
  beforeEach(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'console-report-'));
  });
  afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));
  const read = (content) => {
    const file = path.join(folder, 'report.json');
    fs.writeFileSync(file, JSON.stringify(content));
    return readBrowserReport(file);
  };
  const spec = (title, expectedStatus, results) => ({
    title,
    file: 'journeys/x.spec.ts',
    line: 3,
    tests: [{ projectName: 'others', expectedStatus, results }],
  });
  const result = (status, more = {}) => ({ status, duration: 2000, attachments: [], ...more });

  it('keeps the tables of a budget that was exceeded, and cuts off what follows a longer error', () => {
    const lines = Array.from({ length: 25 }, (_, row) => `chunk-${row}.js`);
    const failed = result('failed', { error: { message: lines.join('\n') } });
    const { tests } = read({ suites: [{ title: 'x', specs: [spec('its bytes', 'passed', [failed])] }] });
    expect(tests[0].error.split('\n')).toEqual(lines.slice(0, 24));
  });

  it('returns null when no report was written', () => {
    expect(readBrowserReport(path.join(folder, 'missing.json'))).toBeNull();
  });

  it('reads titles, errors without colours and the paths of what was attached', () => {
    const message = '\u001B[31mError\u001B[39m: no row\n\nCall log';
    const attachments = [
      { name: 'screenshot', path: '/a.png' },
      { name: 'trace', path: '/a.zip' },
    ];
    const { tests, errors } = read({
      suites: [
        {
          title: 'journeys/x.spec.ts',
          suites: [
            {
              title: 'a list',
              specs: [spec('breaks', 'passed', [result('failed', { error: { message }, attachments })])],
            },
          ],
        },
      ],
      errors: [{ message: 'The server did not start' }],
    });
    expect(tests).toEqual([
      testOf('breaks', 'failed', { error: 'Error: no row\nCall log', screenshot: '/a.png', trace: '/a.zip' }),
    ]);
    expect(errors).toEqual(['The server did not start']);
  });

  it('tells a test that was skipped on purpose from one that did not run', () => {
    const { tests } = read({
      suites: [
        {
          title: 'journeys/x.spec.ts',
          specs: [
            spec('works', 'passed', [result('passed')]),
            spec('hangs', 'passed', [result('timedOut')]),
            spec('is known to fail', 'failed', [result('failed')]),
            spec('is left out', 'skipped', [result('skipped')]),
            spec('follows a failed beforeAll', 'passed', [result('skipped')]),
            spec('was interrupted', 'passed', [result('interrupted')]),
            spec('was not reached', 'passed', []),
          ],
        },
      ],
    });
    expect(tests.map(({ status }) => status)).toEqual([
      'passed',
      'failed',
      'passed',
      'skipped',
      'not run',
      'not run',
      'not run',
    ]);
  });
});

it('names a test by place and title, and lists it as Playwright expects', () => {
  const test = testOf('breaks', 'failed');
  expect(nameOf(test)).toBe('e2e/journeys/x.spec.ts:3 a list › breaks');
  expect(listLineOf(test)).toBe('[others] › journeys/x.spec.ts › a list › breaks');
});

describe('rerunsOf', () => {
  it('runs each failed test alone, and the tests of a file that did not run together', () => {
    const tests = [
      testOf('works', 'passed'),
      testOf('one', 'failed'),
      testOf('two', 'failed'),
      testOf('three', 'not run'),
      testOf('four', 'not run'),
      testOf('five', 'not run', { file: 'journeys/y.spec.ts' }),
      testOf('six', 'skipped'),
    ];
    expect(rerunsOf(tests, 10).map((group) => group.map(({ titles }) => titles.at(-1)))).toEqual([
      ['one'],
      ['two'],
      ['three', 'four'],
      ['five'],
    ]);
  });

  it('runs nothing again when the run was stopped', () => {
    expect(rerunsOf([testOf('one', 'failed'), testOf('two', 'failed'), testOf('three', 'not run')], 2)).toEqual([]);
  });
});

describe('joinRuns', () => {
  it('calls a test flaky that failed at first and passed alone', () => {
    const first = [testOf('works', 'passed'), testOf('wavers', 'failed', { screenshot: '/a.png' })];
    const again = [testOf('wavers', 'passed', { trace: '/b.zip' })];
    expect(joinRuns(first, again)).toEqual({
      passed: 1,
      flaky: [testOf('wavers', 'flaky', { error: 'no row', screenshot: '/a.png', trace: '/b.zip' })],
      failed: [],
      notRun: [],
    });
  });

  it('keeps a test failed that failed again, with its second error', () => {
    const again = testOf('breaks', 'failed', { error: 'no list', trace: '/b.zip' });
    expect(joinRuns([testOf('breaks', 'failed')], [again]).failed).toEqual([again]);
  });

  it('keeps a failed test failed when it did not run again', () => {
    const first = [testOf('one', 'failed'), testOf('two', 'failed')];
    expect(joinRuns(first, [testOf('two', 'not run')])).toMatchObject({ passed: 0, failed: [first[0], first[1]] });
  });

  it('counts a test as passed or failed that did not run at first', () => {
    const first = [testOf('one', 'not run'), testOf('two', 'not run'), testOf('three', 'not run')];
    expect(joinRuns(first, [testOf('one', 'passed'), testOf('two', 'failed')])).toMatchObject({
      passed: 1,
      flaky: [],
      failed: [testOf('two', 'failed')],
      notRun: [testOf('three', 'not run')],
    });
  });
});

it('adds the seconds of the tests of each file', () => {
  const tests = [testOf('a', 'passed'), testOf('b', 'failed'), testOf('c', 'passed', { file: 'faults/y.spec.ts' })];
  expect(secondsByFile(tests)).toEqual([
    { file: 'e2e/journeys/x.spec.ts', seconds: 4 },
    { file: 'e2e/faults/y.spec.ts', seconds: 2 },
  ]);
});

it('names each file whose tests took longer than the limit of a file', () => {
  const files = [
    { file: 'e2e/journeys/x.spec.ts', seconds: 600 },
    { file: 'e2e/journeys/y.spec.ts', seconds: 601 },
  ];
  expect(filesOverLimit(files, 600)).toEqual([
    'e2e/journeys/y.spec.ts took 601 s, more than 600 s, the limit of a file',
  ]);
});

test('a line of a running suite tells of a passed test, any other of none', () => {
  const test = { project: 'others', file: 'journeys/x.spec.ts', titles: ['a list', 'sorts'], status: 'passed' };
  expect(passedTestIn(`@passed ${JSON.stringify(test)}`)).toEqual(test);
  expect(passedTestIn('  ok 1 [others] › journeys/x.spec.ts › sorts (2.0s)')).toBeNull();
});
