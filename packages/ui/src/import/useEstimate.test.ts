import { remaining } from './useEstimate.ts';

test('the rest takes as long as the pace so far says', () => {
  expect(remaining({ at: 1_000, done: 500 }, { at: 3_000, done: 1_500 }, 3_500)).toBe(4_000);
});

test('there is no estimate before anything moved', () => {
  expect(remaining({ at: 1_000, done: 5 }, { at: 1_000, done: 5 }, 10)).toBeNull();
  expect(remaining({ at: 1_000, done: 5 }, { at: 9_000, done: 5 }, 10)).toBeNull();
});
