// Reads in all: nothing
import { Tally } from './tally.mjs';

const log = jest.spyOn(console, 'log').mockImplementation(() => {});
const codeBefore = process.exitCode;
afterEach(() => {
  process.exitCode = codeBefore;
});
const closed = (...stages) => {
  const tally = new Tally();
  for (const [passed, failed] of stages) tally.add('stage', passed, failed);
  tally.close();
  const code = process.exitCode;
  process.exitCode = codeBefore;
  return { line: log.mock.calls.at(-1)[0], code };
};

test('the last line sums up all stages, and the run succeeds', () => {
  expect(closed([3, 0], [4, 0])).toEqual({ line: '\n7 passed, 0 failed', code: 0 });
});

test.each([
  [
    'something failed',
    [
      [7, 0],
      [2, 1],
    ],
  ],
  ['nothing was counted', [[0, 0]]],
  ['there was no stage', []],
])('the run fails when %s', (_, stages) => {
  expect(closed(...stages).code).toBe(1);
});

test('further stages are pointless after the given number of failures, and are named', () => {
  const tally = new Tally({ maxFailures: 2 });
  tally.add('unit', 3, 1);
  expect(tally.isFull).toBe(false);
  tally.add('server', 3, 1);
  expect(tally.isFull).toBe(true);
  tally.skip('e2e');
  tally.close();
  process.exitCode = codeBefore;
  expect(log.mock.calls.flat()).toContain('\nStopped after 2 failures; not run: e2e');
});

test('flaky tests are named before the last line and do not fail the run', () => {
  const tally = new Tally();
  tally.add('e2e', 2, 0);
  tally.flaky.push('journeys/mra.spec.ts:3 an MRA is created');
  tally.close();
  expect(process.exitCode).toBe(0);
  expect(log.mock.calls.flat().slice(-2)).toEqual([
    '  journeys/mra.spec.ts:3 an MRA is created',
    '\n2 passed, 0 failed',
  ]);
});

test('the times name the slowest files first', () => {
  const tally = new Tally();
  tally.addTimes('unit', [
    { file: 'a.test.ts', seconds: 1 },
    { file: 'b.test.ts', seconds: 20 },
  ]);
  tally.printTimes(1);
  expect(log.mock.calls.at(-1)[0]).toBe('     20.0  unit: b.test.ts');
});
