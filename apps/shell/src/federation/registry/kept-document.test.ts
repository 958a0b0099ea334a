import { checkNotReplayed, storeDocument, storedDocument } from './kept-document.ts';

const now = Date.parse('2026-11-22T10:00:00Z');
const until = (day: number) => `2026-11-${day}T00:00:00.000Z`;
beforeEach(() => localStorage.clear());

test('what is kept is there for the next visit', () => {
  expect(storedDocument()).toBeUndefined();
  storeDocument('signed', { revision: 5, validUntil: until(24) });
  expect(storedDocument()).toBe('signed');
});

test('a document past its time does not count', () => {
  expect(() => checkNotReplayed({ revision: 9, validUntil: '2026-11-22T09:59:59Z' }, now)).toThrow('was good until');
  expect(() => checkNotReplayed({ revision: 9, validUntil: 'soon' }, now)).toThrow('was good until');
});

test.each([
  ['the same state', 5, 24, true],
  ['a later state', 6, 24, true],
  ['an earlier state', 4, 24, false],
  ['an earlier state of an earlier day', 4, 23, false],
  ['an earlier state that was issued later', 4, 25, true],
])('%s', (_, revision, day, counts) => {
  storeDocument('signed', { revision: 5, validUntil: until(24) });
  const check = () => checkNotReplayed({ revision, validUntil: until(day) }, now);
  if (counts) expect(check).not.toThrow();
  else expect(check).toThrow('after 5');
});

test('a storage that holds something else is an empty one', () => {
  localStorage.setItem('console.releases', 'null');
  expect(storedDocument()).toBeUndefined();
  localStorage.setItem('console.releases', '{');
  expect(() => checkNotReplayed({ revision: 1, validUntil: until(24) }, now)).not.toThrow();
});
