import { cleanNumberText, groupedText, numberOf, refusesKey } from './number-text.ts';

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
  ['money', '199000,00', '199000'],
  ['money', '150000.00', '150000'],
  ['money', '1.000.000,00', '1000000'],
  ['money', 'Rp 1.000,50', '1000.50'],
  ['integer', '12,5', '12.5'],
  ['integer', '-12e3', '123'],
  ['digits', ' 0812-3', '08123'],
  ['decimal', '1.2.5', '1.25'],
  ['decimal', '-,5.75+', '5.75'],
  ['percent', '2,55', '2.55'],
  ['percent', '0,5 %', '0.5'],
  ['decimal', '1.250,5', '1250.5'],
  ['decimal', '1,250.5', '1250.5'],
  ['decimal', '2.5,', '2.5'],
] as const)('pasted text of a %s: %p becomes %p', (kind, pasted, clean) =>
  expect(cleanNumberText(kind, pasted)).toBe(clean),
);

test('a blank text is no number', () => {
  expect(numberOf('')).toBeNull();
  expect(numberOf('.')).toBeNull();
  expect(numberOf('007')).toBe(7);
});

test.each([
  [1250000, '1.250.000'],
  [999, '999'],
  [1234.5, '1.234,5'],
  [null, ''],
  ['abc', 'abc'],
])('%p reads %p', (value, shown) => expect(groupedText(value)).toBe(shown));
