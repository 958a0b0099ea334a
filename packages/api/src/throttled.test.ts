import { throttled } from './throttled.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const given = () => {
  const told: number[] = [];
  return { told, ...throttled((value: number) => told.push(value)) };
};

test('the first value is told at once, of those within 200 ms the last one alone', () => {
  const { told, tell } = given();
  tell(1);
  expect(told).toEqual([1]);
  tell(2);
  tell(3);
  jest.advanceTimersByTime(199);
  expect(told).toEqual([1]);
  jest.advanceTimersByTime(1);
  expect(told).toEqual([1, 3]);
});

test('a value told late begins the next 200 ms', () => {
  const { told, tell } = given();
  tell(1);
  tell(2);
  jest.advanceTimersByTime(200);
  tell(3);
  expect(told).toEqual([1, 2]);
  jest.advanceTimersByTime(200);
  expect(told).toEqual([1, 2, 3]);
});

test('after 200 ms without a value the next one is told at once again', () => {
  const { told, tell } = given();
  tell(1);
  jest.advanceTimersByTime(200);
  tell(2);
  expect(told).toEqual([1, 2]);
});

test('what was held back is not told after the end', () => {
  const { told, tell, end } = given();
  tell(1);
  tell(2);
  end();
  jest.advanceTimersByTime(1_000);
  expect(told).toEqual([1]);
});
