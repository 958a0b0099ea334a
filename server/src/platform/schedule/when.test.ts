import { daily, everyMinutes, hourly, monthly } from './when.ts';

const at = (text: string) => new Date(`${text}+07:00`);

test.each([
  ['hourly', hourly, '2026-03-16T09:59:59', '2026-03-16T09:00:00'],
  ['every 15 minutes', everyMinutes(15), '2026-03-16T09:15:00', '2026-03-16T09:15:00'],
  ['daily, before its time', daily('00:15'), '2026-03-16T00:14:59', '2026-03-15T00:15:00'],
  ['daily, at its time', daily('00:15'), '2026-03-16T00:15:00', '2026-03-16T00:15:00'],
  ['daily, late in the day', daily('02:00'), '2026-03-16T23:59:00', '2026-03-16T02:00:00'],
  ['monthly, on the first before its time', monthly('03:00'), '2026-03-01T02:59:00', '2026-02-01T03:00:00'],
  ['monthly, in January', monthly('03:00'), '2026-01-01T00:00:00', '2025-12-01T03:00:00'],
  ['monthly, later', monthly('03:00'), '2026-03-16T09:00:00', '2026-03-01T03:00:00'],
])('%s', (_, when, now, due) => {
  expect(when(at(now))).toEqual(at(due));
});

test('what is no time of day is refused when the job is declared', () => {
  expect(() => daily('24:00')).toThrow(TypeError);
});
