import { fill } from './fill.ts';
import { writtenDays } from './written-days.ts';

test.each([
  ['2026-12-01', '01-12-2026'],
  ['14040 7-12 2026-12-01', '14040 7-12 01-12-2026'],
  ['TV 1-1, 2026-12-20 – 2026-12-31 (Terjadwal)', 'TV 1-1, 20-12-2026 – 31-12-2026 (Terjadwal)'],
  ['2026-12-31T17:00:00Z', '01-01-2027 00:00'],
  ['2026-12-31T17:00:59.123+07:00', '31-12-2026 17:00'],
  ['2026-12-31 17:00', '31-12-2026 17:00'],
])('%p is written %p', (wire, written) => expect(writtenDays(wire)).toBe(written));

test.each([
  'rates_2026-12-01.csv',
  '2026-12-01.csv',
  'IMP-2026-12-01',
  'log/2026-12-01/x',
  '2026-12-01-2',
  '0812-3456-78',
])('what is no day of its own stays: %p', (text) => expect(writtenDays(text)).toBe(text));

test('every sentence that is filled in says its days as they are written', () => {
  expect(fill('Mulai {from}, {count}', { from: '2026-12-01', count: 3 })).toBe('Mulai 01-12-2026, 3');
});
