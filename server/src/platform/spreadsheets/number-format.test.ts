import { displayedNumber, formatOf, readableNumber } from './number-format.ts';
import { displayedDate, serialDate } from './serial-date.ts';

const own = 164;

test.each([
  ['0.00%', '0.0105', '1.05%'],
  ['0.0000%', '0.0105', '1.0500%'],
  ['0.00%', '0.55975', '55.98%'],
  ['0.00%', '0.01015', '1.02%'],
  ['0.00', '1.005', '1.01'],
  ['0.00', '-1.005', '-1.01'],
  ['#,##0', '175000.4', '175000'],
  ['#,##0.00', '1234567.891', '1234567.89'],
  ['#,##0,', '175000', '175'],
  ['#,##0,.0', '175500', '175.5'],
  ['#,##0,,.0"\\,."', '175500000', '175.5\\,.'],
  ['00000', '123', '00123'],
  ['0000000000000', '81298765431', '0081298765431'],
  ['"Rp "#,##0', '1750000', 'Rp 1750000'],
  ['_-"Rp"* #,##0_-', '1750000', 'Rp1750000'],
  ['[$Rp-421]#,##0', '5000', 'Rp5000'],
  ['#,##0_);(#,##0)', '-5000', '(5000)'],
  ['_-"Rp"* #,##0_-;-"Rp"* #,##0_-;_-"Rp"* "-"_-;_-@_-', '0', '0'],
  ['[>=1000]0;0.0', '12.5', '12.5'],
  ['0\\,000', '1.05', '0,001'],
  ['0","000', '1050', '1,050'],
])('a cell of the format %s shows %s as %s', (code, raw, shown) => {
  expect(displayedNumber(raw, formatOf(own, code))).toBe(shown);
});

test.each([
  [9, '0.12', '12%'],
  [10, '0.0105', '1.05%'],
  [3, '175000', '175000'],
  [4, '1.5', '1.50'],
  [0, '0.30000000000000004', '0.3'],
])('the format of the number %i shows %s as %s', (id, raw, shown) => {
  expect(displayedNumber(raw, formatOf(id, undefined))).toBe(shown);
});

test.each(['General', '@', '0.00E+00', '0.0??', '[Red]', '[Red]General_);-General', 'no[format', '0'.repeat(300)])(
  'a number of the format %s is read as it is stored',
  (code) => {
    expect(displayedNumber('12.5', formatOf(own, code))).toBe('12.5');
  },
);

test.each([
  [own, '# ?/?', '2.5', '2 1/2'],
  [own, '# ??/??', '2.5', '2 1/2'],
  [own, '# ?/?', '0.3333', '1/3'],
  [own, '# ?/?', '-2.5', '-2 1/2'],
  [own, '# ?/8', '2', '2'],
  [12, undefined, '2.5', '2 1/2'],
  [13, undefined, '0.04', '1/25'],
])(
  'the fraction of the format %s %s shows %s as %s, and a number column reads what is stored',
  (id, code, raw, shown) => {
    const shape = formatOf(id, code);
    expect(displayedNumber(raw, shape)).toBe(shown);
    expect(readableNumber(raw, shape, shown)).toBe(raw);
  },
);

test('a fraction that its format does not show is not read', () => {
  const shape = formatOf(own, '# ?/?;;');
  expect(readableNumber('-2.5', shape, displayedNumber('-2.5', shape))).toBe('-2.5 # ?/?;;');
});

test.each([
  [';;;', '33', ''],
  ['"Ya";;"Tidak"', '1', 'Ya'],
  ['"Ya";;"Tidak"', '-1', ''],
  ['[=1]"Ya";[=0]"Tidak"', '0', 'Tidak'],
  ['"Kepala"', '5', 'Kepala'],
  ['"Kepala"', '3174015203900012', 'Kepala'],
  ['General" tahun"', '12', '12 tahun'],
  ['mmmm', '32', 'February'],
  ['#,##0.000', '175000', '175000.000'],
])('the format %s without all digits of the number %s shows %j', (code, raw, shown) => {
  expect(displayedNumber(raw, formatOf(own, code))).toBe(shown);
});

test.each([
  [';;;', '1000', '1000 ;;;'],
  ['#,##0;-#,##0;', '0', '0 #,##0;-#,##0;'],
  ['#,##0.000', '175000', '175000'],
  ['#,##0.000', '-175000', '-175000'],
  ['"Rp "#,##0.0000', '175000', 'Rp 175000'],
  ['0.000', '1', '1'],
  ['0.000', '1.05', '1.050'],
  // The period is a text between thousands.
  ['0\\.000', '1000', '1.000'],
  ['#,##0,.000', '175000000', '175000.000'],
  // Negative numbers that are shown by their colour alone.
  ['0;[Red]0', '-4', '-4 0;[Red]0'],
  ['#,##0;[Red]#,##0', '-750000', '-750000 #,##0;[Red]#,##0'],
  ['#,##0;(#,##0)', '-4', '(4)'],
  ['0', '-0.4', '0'],
  // Thousands that are a text of the format.
  ['"Rp"#,##0".000"', '10000', '10000 "Rp"#,##0".000"'],
  ['#,##0".000"', '500', '500 #,##0".000"'],
  ['#,##0".000.000"', '5', '5.000.000'],
])('a number column reads a cell of the format %s with %s as %j', (code, raw, text) => {
  const shape = formatOf(own, code);
  expect(readableNumber(raw, shape, displayedNumber(raw, shape))).toBe(text);
});

test.each([
  ['dd-mmm', 46_419, '01-Feb'],
  ['mmm-yy', 46_609, 'Agu-27'],
  ['d mmmm yyyy', 46_419, '1 Februari 2027'],
  ['[$-409]d mmmm yyyy', 46_419, '1 February 2027'],
])('a day of the format %s is displayed in Indonesian, unless the format names a language', (code, days, shown) => {
  expect(displayedDate(days, code, false)).toBe(shown);
  expect(displayedDate(days - 1_462, code, true)).toBe(shown);
});

test.each([
  [14, '01/02/2027'],
  [16, '1-Feb'],
  [22, '01/02/2027 00:00'],
  [57, '01/02/2027'],
])('a day of the format that files name by %i is displayed as %s', (id, shown) => {
  const shape = formatOf(id, undefined);
  expect('code' in shape && displayedDate(46_419, shape.code, false)).toBe(shown);
});

test('a number with more digits than a spreadsheet keeps is read with all its digits, or as no number', () => {
  for (const shape of [formatOf(0, undefined), formatOf(1, undefined)]) {
    expect(displayedNumber('3174015203900012', shape)).toBe('3174015203900012');
    expect(displayedNumber('3.17401520390001E+15', shape)).toBe('3.17401520390001E+15');
  }
});

test.each([
  ['3174015203900010', '3.17401520390001E+15'],
  ['-3174015203900010', '-3.17401520390001E+15'],
  ['3174015203900000', '3.1740152039E+15'],
  ['31740152039001200', '3.17401520390012E+16'],
  ['3.174E15', '3.174E+15'],
  ['1000000000000000', '1E+15'],
  ['3174015203900012.5', '3.1740152039000125E+15'],
])('the number %s, whose digits beyond the 15th may be lost, has its power of ten', (raw, shown) => {
  expect(displayedNumber(raw, formatOf(1, undefined))).toBe(shown);
});

test.each([
  [own, 'hh:mm:ss', '0.520833333333333', '12:30:00'],
  [own, 'h:mm AM/PM', '0.520833333333333', '12:30 PM'],
  [own, 'h:mm a/p', '0.5', '12:00 p'],
  [own, 'h:mm a/p "a/p"', '0.25', '6:00 a a/p'],
  [own, 'h:mm A/P', '0.5', '12:00 P'],
  [own, '[h]:mm', '1.25', '30:00'],
  [own, '[mm]', '1.25', '1800'],
  [20, undefined, '0.520833333333333', '12:30'],
  [46, undefined, '1.25', '30:00:00'],
])('the time of the format %s %s shows %s as %s', (id, code, raw, shown) => {
  expect(displayedNumber(raw, formatOf(id, code))).toBe(shown);
});

test.each([
  ['dd\\-mm\\-yyyy', 'date'],
  ['yyyy/mm/dd hh:mm', 'instant'],
  ['[$-421]d mmmm yyyy', 'date'],
])('the format %s is of a %s', (code, kind) => {
  expect(formatOf(own, code)).toEqual({ kind, code });
});

test('days are those that a spreadsheet program shows, also before its 29 February 1900, which is no day', () => {
  expect(serialDate(46_387, false, false)).toBe('2026-12-31');
  expect(serialDate(46_387.5, true, false)).toBe('2026-12-31 12:00:00');
  expect(serialDate(61, false, false)).toBe('1900-03-01');
  expect(serialDate(60, false, false)).toBe('');
  expect(serialDate(59, false, false)).toBe('1900-02-28');
  expect(serialDate(1, false, false)).toBe('1900-01-01');
  expect(serialDate(0, false, true)).toBe('1904-01-01');
});

test.each([46_083.999995, 46_083.99999999])(
  'the day of the number %s, just before midnight, is its whole part',
  (days) => {
    expect(serialDate(days, false, false)).toBe('2026-03-02');
    expect(serialDate(days, true, false)).toBe('2026-03-02 23:59:59');
    expect(displayedDate(days, 'dd/mm/yyyy hh:mm', false)).toBe('02/03/2026 23:59');
    expect(serialDate(days - 1_462, false, true)).toBe('2026-03-02');
  },
);

test('the half of a day is shown behind a day by the letter of its format', () => {
  expect(displayedDate(46_083.5, 'dd/mm/yyyy h:mm a/p', false)).toBe('02/03/2026 12:00 p');
  expect(displayedDate(46_083.5, 'dd/mm/yyyy h:mm A/P', false)).toBe('02/03/2026 12:00 P');
});
