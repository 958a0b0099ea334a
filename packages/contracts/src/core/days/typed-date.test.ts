import { hasShortYear, typedDate } from './typed-date.ts';

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
  ['30/11/26', '2026-11-30'],
  ['1-2-26', '2026-02-01'],
  ['3 Des 26', '2026-12-03'],
  ['17/8/85', '1985-08-17'],
  ['01-02-2027\u200B', '2027-02-01'],
  ['01\u201102\u20112027', '2027-02-01'],
  ['01\u221202\u22122027', '2027-02-01'],
  ['1  Feb  2027', '2027-02-01'],
  ['\uFF10\uFF11-02-2027', '2027-02-01'],
])('%s is a date', (text, date) => expect(typedDate(text)).toBe(date));

test.each(['', '12', '31-02-2026', '12/31/2026', '29-02-2026', '1-2-026', 'besok', '1 Xyz 2026', '31 Feb 2026'])(
  '"%s" is not a date',
  (text) => expect(typedDate(text)).toBeNull(),
);

test('a year of two digits may be the beginning of one of four', () => {
  expect(['30/11/20', '30 Nov 20'].map(hasShortYear)).toEqual([true, true]);
  expect(['30/11/2026', '2026-11-30', '30112026', '30/11'].map(hasShortYear)).toEqual([false, false, false, false]);
});
