import { typedDate } from './typed-date.ts';

test.each([
  ['31-12-2026', '2026-12-31'],
  ['1/2/2026', '2026-02-01'],
  ['01022026', '2026-02-01'],
  ['1.2.2026', '2026-02-01'],
  [' 2026-02-01 ', '2026-02-01'],
  ['29-02-2028', '2028-02-29'],
])('%s is a date', (text, date) => expect(typedDate(text)).toBe(date));

test.each(['', '12', '31-02-2026', '12/31/2026', '29-02-2026', '1-2-26', 'besok'])('"%s" is not a date', (text) =>
  expect(typedDate(text)).toBeNull(),
);
