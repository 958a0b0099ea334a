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

const americanWritings = [
  '12132026',
  '12 13 2026',
  '12/ 13/ 2026',
  'December 13 2026',
  'Dec-13-2026',
  'Dec. 13, 2026',
  "'12/13/2026",
  '\uFF11\uFF12\uFF0F\uFF11\uFF13\uFF0F\uFF12\uFF10\uFF12\uFF16',
  '12\u201113\u20112026\u200B',
  ' 12/13/2026 08:00',
];
test.each(americanWritings)('a day with its month in front shows it in every writing: %s', (text) =>
  expect(dayOrderOf(text)).toBe('month-first'),
);
test.each(['01022027', '1 2 2027', '1/ 2/ 2027', '\uFF11/2/2027'])('a day may be read either way in %s', (text) =>
  expect(dayOrderOf(text)).toBe('either'),
);
test.each(['31122026', '13 12 2026', '13 Desember 2026', '13-Des-2026', '20261231', '2026 12 31'])(
  'a day is certain or none in %s',
  (text) => expect(dayOrderOf(text)).toBeNull(),
);
