import { sameValue } from './same-value.ts';

test('the order of members does not matter, that of items does', () => {
  expect(sameValue([{ from: 1, to: 2 }], [{ to: 2, from: 1 }])).toBe(true);
  expect(sameValue({ a: { b: 1, c: 2 } }, { a: { c: 2, b: 1 } })).toBe(true);
  expect(sameValue(['a', 'b'], ['b', 'a'])).toBe(false);
});

test('missing is null, and no other value', () => {
  expect(sameValue(undefined, null)).toBe(true);
  expect(sameValue(null, '')).toBe(false);
  expect(sameValue(0, null)).toBe(false);
  expect(sameValue('1', 1)).toBe(false);
});
