import { readNumber } from './written-number.ts';

const indonesian: { readonly decimalComma: boolean | null } = { decimalComma: true };
const unknown = { decimalComma: false };
const whole = (text: string, by = indonesian) => readNumber(text, { decimals: false, ...by });
const decimal = (text: string, by = indonesian) => readNumber(text, { decimals: true, ...by });

test.each([
  ['1000', '1000'],
  ['1.000', '1000'],
  ['1.750.000', '1750000'],
  ['Rp 1.000', '1000'],
  ['Rp. 1.000', '1000'],
  ['rp149.000,-', '149000'],
  ['175.000,-', '175000'],
  ['175000,-', '175000'],
  ['1.000,00', '1000'],
  ['Rp 1.250.000,00', '1250000'],
  ['5,000,000.00', '5000000'],
  ['1,000,000', '1000000'],
  ['175000,00', '175000'],
  ['175000.00', '175000'],
  ['\u00A0175000 ', '175000'],
  ['007', '7'],
  ['0', '0'],
  ['-5.000', '-5000'],
  ['\u22125.000', '-5000'],
  ['\uFF11\uFF12', '12'],
  ['\u202A25.000\u202C', '25000'],
  ['25.000\u200B', '25000'],
])('the whole number %p is %p', (text, expected) => expect(whole(text)).toBe(expected));

test.each([
  '1,000',
  '1,000.5',
  '5.5',
  '5,5',
  '5.000,5',
  '0.500',
  '175 000',
  '1e5',
  '1,5E+05',
  '5 juta',
  '5jt',
  '(5.000)',
  '+4',
  '--4',
  '4-',
  '1.00.000',
  '0.175.000',
  '0,175,000.00',
  '1.000.00',
  '12.34.567',
  '1.000.000.00',
  '.',
  ',',
  '-',
  '',
  'Rp',
  '٣٤',
  '1\u00B2',
  '5%5',
  '200%',
  '5 %',
  '175,000,-',
  ',-',
  '1234567890123456',
])('what %p is as a whole number is not certain', (text) => expect(whole(text)).toBeNull());

test.each([
  ['0,5', '0.5'],
  ['0.5', '0.5'],
  [',5', '0.5'],
  ['.5', '0.5'],
  ['2,75 %', '2.75'],
  ['0.125', '0.125'],
  ['0,125', '0.125'],
  ['1,050', '1.050'],
  ['1.234,5', '1234.5'],
  ['1,234.5', '1234.5'],
  ['1.234.567', '1234567'],
  ['1.0525', '1.0525'],
  ['-0,5', '-0.5'],
  ['12', '12'],
])('the decimal %p is %p', (text, expected) => expect(decimal(text)).toBe(expected));

test.each([
  '1.050',
  '12.500',
  'Rp 1,5',
  'Rp 1.000',
  '175.000,-',
  '0.175,5',
  '1.2.5',
  '2,5,',
  '0,5,5',
  '1e-2',
  'setengah',
  '1/2',
  '½',
])('what %p is as a decimal is not certain', (text) => expect(decimal(text)).toBeNull());

test('where commas divide cells, one group is certain of amounts alone, and a period is the sign of decimals', () => {
  expect(whole('1.000', unknown)).toBeNull();
  expect(whole('1,000', unknown)).toBeNull();
  expect(whole('Rp 1.000', unknown)).toBe('1000');
  expect(whole('1.000,-', unknown)).toBe('1000');
  expect(whole('1.750.000', unknown)).toBe('1750000');
  expect(decimal('1,050', unknown)).toBeNull();
  expect(decimal('1.050', unknown)).toBe('1.050');
  expect(decimal('0,125', unknown)).toBe('0.125');
});

test('where either sign may be the one of decimals, one group is not certain', () => {
  const either = { decimalComma: null };
  for (const text of ['1,050', '1.050', '1,050 %']) expect(decimal(text, either)).toBeNull();
  for (const text of ['1.000', '1,000']) expect(whole(text, either)).toBeNull();
  expect(decimal('1.0500', either)).toBe('1.0500');
  expect(decimal('0,125', either)).toBe('0.125');
  expect(whole('Rp 1.000', either)).toBe('1000');
});

/** The same numbers in each run. */
function randomly(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state % below;
  };
}
const group = (digits: string, sign: string) => digits.replaceAll(/\B(?=(?:\d{3})+$)/g, sign);

test('a number in any writing is read back, or not read at all', () => {
  const random = randomly(7);
  const refused = new Set<string>();
  for (let round = 0; round < 5_000; round += 1) {
    const value = String(random(10 ** (1 + random(9))));
    const fraction = '5'.padStart(1 + random(4), String(random(10)));
    const writings: readonly [name: string, text: string, decimals: boolean, expected: string][] = [
      ['plain', value, false, value],
      ['grouped', group(value, '.'), false, value],
      ['grouped by commas', group(value, ','), false, value],
      ['amount', `Rp ${group(value, '.')}`, false, value],
      ['with cents', `${group(value, '.')},00`, false, value],
      ['with English cents', `${group(value, ',')}.00`, false, value],
      ['decimal comma', `${value},${fraction}`, true, `${value}.${fraction}`],
      ['decimal period', `${value}.${fraction}`, true, `${value}.${fraction}`],
      ['grouped decimal', `${group(value, '.')},${fraction}`, true, `${value}.${fraction}`],
      ['grouped English decimal', `${group(value, ',')}.${fraction}`, true, `${value}.${fraction}`],
    ];
    for (const [name, text, decimals, expected] of writings)
      for (const by of [indonesian, unknown]) {
        const read = readNumber(text, { decimals, ...by });
        if (read === null) refused.add(name);
        else expect([text, read]).toEqual([text, expected]);
      }
  }
  for (const name of ['plain', 'amount']) expect(refused).not.toContain(name);
});
