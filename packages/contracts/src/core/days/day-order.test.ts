import { dayOrderOf } from './day-order.ts';

test.each(['1/13/2026', '12-31-2027', '12.31.27', 'Tuesday, January 13, 2026', 'Jan 3, 2026'])(
  'a day with its month in front shows it: %s',
  (text) => expect(dayOrderOf(text)).toBe('month-first'),
);
test.each(['1/2/2026', '03-04-2026', '3.4.26'])('a day may be read either way: %s', (text) =>
  expect(dayOrderOf(text)).toBe('either'),
);
test.each(['13/1/2026', '2/2/2026', '2026-12-31', '31 Des 2026', ''])('a day is certain or none: %j', (text) =>
  expect(dayOrderOf(text)).toBeNull(),
);
