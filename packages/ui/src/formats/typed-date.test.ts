import { formatDate } from './dates.ts';
import { typedDate } from './typed-date.ts';

test.each([
  ['31-12-2026', '2026-12-31'],
  ['1/2/2026', '2026-02-01'],
  ['01022026', '2026-02-01'],
  ['1.2.2026', '2026-02-01'],
  [' 2026-02-01 ', '2026-02-01'],
  ['29-02-2028', '2028-02-29'],
  ['17 Agt 2026', '2026-08-17'],
  ['1 mei 2026', '2026-05-01'],
  ['01-Oct-2026', '2026-10-01'],
  ['3 Desember 2026', '2026-12-03'],
])('%s is a date', (text, date) => expect(typedDate(text)).toBe(date));

test.each(['', '12', '31-02-2026', '12/31/2026', '29-02-2026', '1-2-26', 'besok', '1 Xyz 2026', '31 Feb 2026'])(
  '"%s" is not a date',
  (text) => expect(typedDate(text)).toBeNull(),
);

test.each(Array.from({ length: 12 }, (_, month) => `2026-${String(month + 1).padStart(2, '0')}-09`))(
  '%s is read as screens show it',
  (date) => {
    expect(typedDate(formatDate(date, 'DD MMM YYYY'))).toBe(date);
    expect(typedDate(formatDate(date, 'DD MMMM YYYY'))).toBe(date);
    expect(typedDate(formatDate(date, 'DD-MM-YYYY'))).toBe(date);
  },
);
