import { throttled } from './throttled.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const given = () => {
  const reported: number[] = [];
  return { reported, ...throttled((value: number) => reported.push(value)) };
};

test('the first value is reported at once, of those within 200 ms the last one alone', () => {
  const { reported, report } = given();
  report(1);
  expect(reported).toEqual([1]);
  report(2);
  report(3);
  jest.advanceTimersByTime(199);
  expect(reported).toEqual([1]);
  jest.advanceTimersByTime(1);
  expect(reported).toEqual([1, 3]);
});

test('a value reported late begins the next 200 ms', () => {
  const { reported, report } = given();
  report(1);
  report(2);
  jest.advanceTimersByTime(200);
  report(3);
  expect(reported).toEqual([1, 2]);
  jest.advanceTimersByTime(200);
  expect(reported).toEqual([1, 2, 3]);
});

test('after 200 ms without a value the next one is reported at once again', () => {
  const { reported, report } = given();
  report(1);
  jest.advanceTimersByTime(200);
  report(2);
  expect(reported).toEqual([1, 2]);
});

test('what was held back is not reported after the end', () => {
  const { reported, report, end } = given();
  report(1);
  report(2);
  end();
  jest.advanceTimersByTime(1_000);
  expect(reported).toEqual([1]);
});
