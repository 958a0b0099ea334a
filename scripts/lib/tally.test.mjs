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
