import { timeAgo } from './time-ago.ts';

const now = Date.parse('2026-08-17T12:00:00+07:00');
const ago = (value: string, language = 'id') => timeAgo(value, now, language);

test('what was within a week is named by its distance, what is older by its date', () => {
  expect(ago('2026-08-17T11:59:40+07:00')).toBe('menit ini');
  expect(ago('2026-08-17T11:55:00+07:00')).toBe('5 menit yang lalu');
  expect(ago('2026-08-17T09:10:00+07:00')).toBe('2 jam yang lalu');
  expect(ago('2026-08-16T11:00:00+07:00', 'en')).toBe('yesterday');
  expect(ago('2026-08-10T12:00:00+07:00')).toBeUndefined();
  expect(ago('no date')).toBeUndefined();
});
