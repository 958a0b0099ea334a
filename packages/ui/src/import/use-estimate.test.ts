import { remaining } from './use-estimate.ts';

test('the remaining time follows from the pace so far', () => {
  expect(remaining({ at: 1_000, done: 500 }, { at: 3_000, done: 1_500 }, 3_500)).toBe(4_000);
});

test('there is no estimate before the first progress', () => {
  expect(remaining({ at: 1_000, done: 5 }, { at: 1_000, done: 5 }, 10)).toBeNull();
  expect(remaining({ at: 1_000, done: 5 }, { at: 9_000, done: 5 }, 10)).toBeNull();
});
