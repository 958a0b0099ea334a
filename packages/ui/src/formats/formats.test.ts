import { preferences } from '@console/auth';
import {
  condition,
  customerType,
  endOfRange,
  formatCurrency,
  formatDate,
  formatNumber,
  inOrder,
  initialsOf,
  paymentType,
  promoStatusColour,
  statusColour,
  todayInJakarta,
  wholeDayEnd,
} from './index.ts';

test.each([
  [1_250_000, 'Rp\u00a01.250.000'],
  [0, 'Rp\u00a00'],
  [-75_000, '-Rp\u00a075.000'],
  [999, 'Rp\u00a0999'],
  [9_007_199_254_740_993n, 'Rp\u00a09.007.199.254.740.993'],
  [null, '-'],
  [undefined, '-'],
  [Number.NaN, '-'],
  [-0.2, 'Rp\u00a00'],
] as const)('currency of %p is %p', (value, shown) => expect(formatCurrency(value)).toBe(shown));

test('numbers group with dots and take a decimal comma, with none, two or three decimals', () => {
  expect(formatNumber(1772)).toBe('1.772');
  expect(formatNumber(1_250_000.5, 2)).toBe('1.250.000,50');
  expect(formatNumber(1_250_000.5, 3)).toBe('1.250.000,500');
  expect(formatCurrency(-1_250_000.5, 2)).toBe('-Rp\u00a01.250.000,50');
});

const noon = '2026-08-17T12:05:09+07:00';
test.each([
  ['DD MMMM YYYY', '17 Agustus 2026'],
  ['DD MMM YYYY', '17 Agt 2026'],
  ['DD MMM YYYY HH:mm:ss', '17 Agt 2026 12:05:09'],
  ['DD-MM-YYYY HH:mm', '17-08-2026 12:05'],
  ['DD-MM-YYYY', '17-08-2026'],
  ['HH:mm', '12:05'],
] as const)('%s reads %s', (format, shown) => expect(formatDate(noon, format)).toBe(shown));

test('every month has its name in the language of the screen', () => {
  const names = (format: 'DD MMMM YYYY' | 'DD MMM YYYY') =>
    Array.from(
      { length: 12 },
      (_, month) => formatDate(`2026-${String(month + 1).padStart(2, '0')}-01`, format).split(' ')[1],
    ).join(' ');
  expect(names('DD MMMM YYYY')).toBe(
    'Januari Februari Maret April Mei Juni Juli Agustus September Oktober November Desember',
  );
  expect(names('DD MMM YYYY')).toBe('Jan Feb Mar Apr Mei Jun Jul Agt Sep Okt Nov Des');
  preferences.set({ ...preferences.get(), language: 'en' });
  expect(names('DD MMMM YYYY')).toBe(
    'January February March April May June July August September October November December',
  );
  expect(names('DD MMM YYYY')).toBe('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec');
  preferences.set({ ...preferences.get(), language: 'id' });
});

test('times are in Jakarta’s zone, whatever the zone of the value', () => {
  expect(formatDate('2026-12-31T17:00:00Z', 'DD-MM-YYYY HH:mm')).toBe('01-01-2027 00:00');
  expect(formatDate(new Date('2026-12-31T16:59:59Z'), 'DD MMM YYYY HH:mm:ss')).toBe('31 Des 2026 23:59:59');
  expect(formatDate('2026-01-05T08:30', 'DD-MM-YYYY HH:mm')).toBe('05-01-2026 08:30');
  expect(todayInJakarta(new Date('2026-12-31T17:00:00Z'))).toBe('2027-01-01');
});

test.each([null, undefined, '', 'kemarin', '2026-02-30', '2026-13-01', '17-08-2026', new Date(Number.NaN)])(
  'no date (%p) shows "-"',
  (value) => expect(formatDate(value, 'DD-MM-YYYY')).toBe('-'),
);

test('an end equal to the start is moved one day later; others stay', () => {
  expect(endOfRange('2026-02-28', '2026-02-28')).toBe('2026-03-01');
  expect(endOfRange('2026-02-27', '2026-02-28')).toBe('2026-02-28');
  expect(endOfRange(null, '2026-02-28')).toBe('2026-02-28');
  expect(endOfRange(null, null)).toBeNull();
});

test('a whole-day end is the date plus 23:59:59, and an end before the start is out of order', () => {
  expect(wholeDayEnd('2026-02-28')).toBe('2026-02-28T23:59:59+07:00');
  expect([
    inOrder('2026-02-28', '2026-02-27'),
    inOrder('2026-02-28', '2026-02-28'),
    inOrder(null, '2026-02-27'),
  ]).toEqual([false, true, true]);
});

test('codes have the words of the specification', () => {
  expect(['Y', 'M', 'S', 'X', null].map(paymentType)).toEqual(['Yearly', 'Monthly', 'Single', 'Single', 'Single']);
  expect(['N', 'U', undefined].map(condition)).toEqual(['New', 'Used', 'Used']);
  expect(['S', 'R', null].map(customerType)).toEqual(['Spesial', 'Retail', 'Retail']);
  expect(['active', 'inactive', 'Active', ''].map(statusColour)).toEqual(['success', 'error', 'error', 'error']);
  expect(['new', 'active', 'inactive', 'draft'].map(promoStatusColour)).toEqual([
    'info',
    'success',
    'error',
    'neutral',
  ]);
  expect([initialsOf('Rina Kusumawati'), initialsOf('')]).toEqual(['RK', 'Anonymous']);
});
