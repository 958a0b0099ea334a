import {
  groupedText,
  numberOf,
  percentInput,
  percentText,
  plainNumber,
  refusesKey,
  typedNumber,
} from './number-text.ts';

test.each(['e', '+', ',', '-'])('numeric inputs refuse the key %s', (key) => {
  expect(refusesKey('integer', key)).toBe(true);
  expect(refusesKey('decimal', key)).toBe(true);
});

test('only decimals accept a period', () => {
  expect(refusesKey('money', '.')).toBe(true);
  expect(refusesKey('decimal', '.')).toBe(false);
  expect(refusesKey('integer', '7')).toBe(false);
});

test.each([
  ['money', 'Rp 1.250.000', '1250000'],
  ['money', 'Rp149.000,-', '149000'],
  ['money', '1,000,000', '1000000'],
  ['money', '1.000.000,00', '1000000'],
  ['percent', '0,5 %', '0.5'],
  ['decimal', '1.250,5', '1250.5'],
] as const)('of a %s, %p is shown as %p', (kind, pasted, plain) => expect(plainNumber(kind, pasted)).toBe(plain));

test.each([
  ['money', 'Rp 1.000,50'],
  ['money', '5 juta'],
  ['money', '(5.000)'],
  ['integer', '12,5'],
  ['integer', '-12e3'],
  ['decimal', '1.2.5'],
  ['decimal', '1.050'],
] as const)('of a %s, %p is no number for certain, and stays', (kind, pasted) => {
  expect(plainNumber(kind, pasted)).toBe(pasted);
  expect(numberOf(kind, pasted)).toBe(pasted);
});

test('a blank text is no number', () => {
  expect(numberOf('money', ' ')).toBeNull();
  expect(typedNumber('percent', '.')).toBeNull();
  expect(numberOf('integer', '007')).toBe(7);
});

test('of what is typed key by key the period is the sign of decimals', () => {
  expect(typedNumber('percent', '1.125')).toBe(1.125);
  expect(typedNumber('percent', '2.')).toBe(2);
  expect(typedNumber('money', '5 juta')).toBe('5 juta');
});

test.each([
  [1250000, '1.250.000'],
  [999, '999'],
  [1234.5, '1.234,5'],
  [null, ''],
  ['abc', 'abc'],
])('%p reads %p', (value, shown) => expect(groupedText(value)).toBe(shown));

test('a percentage that is no number for certain is shown as it was written', () => {
  expect(['1.050', '2.6000', 1.05].map(percentInput)).toEqual(['1.050', '2,60', '1,05']);
  expect(percentText('1.125')).toBe('1,125 %');
});
