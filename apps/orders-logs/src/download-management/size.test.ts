import { fileSize, timeLeft } from './size.ts';

test.each([
  [null, '-'],
  [0, '0 B'],
  [999, '999 B'],
  [1_000, '1,00 kB'],
  [1_254_000, '1,25 MB'],
  [12_500_000_000, '12,50 GB'],
])('%s bytes read %s', (bytes, words) => {
  expect(fileSize(bytes)).toBe(words);
});

test.each([
  ['2026-03-18T10:00:00+07:00', { key: 'days', count: 2 }],
  ['2026-03-17T09:00:00+07:00', { key: 'hours', count: 24 }],
  ['2026-03-16T09:10:00+07:00', { key: 'hours', count: 1 }],
  ['2026-03-16T09:00:00+07:00', { key: 'over', count: 0 }],
])('a file kept until %s is kept %p longer', (expiresAt, left) => {
  expect(timeLeft(expiresAt, Date.parse('2026-03-16T09:00:00+07:00'))).toEqual(left);
});
