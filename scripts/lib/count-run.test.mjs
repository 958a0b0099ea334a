// Reads in all: nothing
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { countJestRun } from './count-run.mjs';
import { Tally } from './tally.mjs';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'count-run-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));
let lines;
beforeEach(() => {
  lines = [];
  jest.spyOn(console, 'log').mockImplementation((line) => lines.push(line));
});
afterEach(() => jest.restoreAllMocks());

const reports = ['first', 'second'].map((title) => ({ title, report: path.join(folder, `${title}.json`) }));
const [first, second] = reports.map(({ report }) => report);
const reportWith = (passed, failures) => ({
  numPassedTests: passed,
  numFailedTests: failures.length,
  testResults: [
    {
      name: 'a.test.ts',
      status: failures.length > 0 ? 'failed' : 'passed',
      assertionResults: failures.map((fullName) => ({ fullName, status: 'failed', failureMessages: ['why'] })),
    },
  ],
});
/** Counts what a program writes. */
async function count(source, code = 0) {
  const tally = new Tally();
  const program = `const fs = require('node:fs'); ${source}; process.exitCode = ${code};`;
  await countJestRun(tally, reports, { args: ['-e', program] });
  return tally;
}
const write = (report, content) => `fs.writeFileSync('${report}', '${JSON.stringify(content)}')`;
const tell = (report) => `console.log('@report ${report}')`;

test('a report is counted as soon as the program says that it is written, before the next one is', async () => {
  const told = path.join(folder, 'told');
  const add = jest.spyOn(Tally.prototype, 'add').mockImplementationOnce(function addFirst(...given) {
    fs.writeFileSync(told, '');
    add.mockRestore();
    this.add(...given);
  });
  // The program continues when the first report was printed.
  const untilTold = `const asking = setInterval(() => {
    if (!fs.existsSync('${told}')) return;
    clearInterval(asking);
    ${write(second, reportWith(2, []))}; ${tell(second)};
  }, 20)`;
  const tally = await count(`${write(first, reportWith(3, ['loses its row']))}; ${tell(first)}; ${untilTold}`, 1);
  expect([tally.passed, tally.failed]).toEqual([5, 1]);
  expect(lines.join('\n')).toMatch(/loses its row\nwhy[\s\S]*✗ first: 3 passed, 1 failed[\s\S]*✓ second: 2 passed/);
});

test('a report that was not written is a failure, and the end of the output says why', async () => {
  const tally = await count(`${write(first, reportWith(3, []))}; ${tell(first)}; console.log('no database')`, 1);
  expect([tally.passed, tally.failed]).toEqual([3, 1]);
  expect(lines.join('\n')).toContain('no database');
});

test('a program that fails after its last test is a failure', async () => {
  const all = reports.map(({ report }) => `${write(report, reportWith(1, []))}; ${tell(report)}`).join(';');
  const tally = await count(`${all}; console.log('it hangs')`, 3);
  expect([tally.passed, tally.failed]).toEqual([2, 1]);
  expect(lines.join('\n')).toContain('it hangs');
});
