import { numbered, readRanges, writeRanges } from './number-ranges.ts';
import { checkField } from './validation.ts';

const bounds = { minimum: 1, maximum: 60 };

test.each([
  ['3, 6 9-12', ['3', '6', '9', '10', '11', '12']],
  ['24;12; 12', ['12', '24']],
  ['3 – 5', ['3', '4', '5']],
  ['', []],
])('%p is read as numbers in order, each once', (typed, numbers) => {
  expect(readRanges(typed, bounds)).toEqual(numbers);
});

test.each(['0', '61', '12-3', '6,x', '-3', '1.5', '3-'])('%p is refused as a whole', (typed) => {
  expect(readRanges(typed, bounds)).toBeNull();
});

test('what is written is read back as the same numbers', () => {
  const numbers = ['1', '2', '3', '5', '6', '11', '12', '13', '14', '60'];
  expect(writeRanges(numbers)).toBe('1-3, 5, 6, 11-14, 60');
  expect(readRanges(writeRanges(numbers), bounds)).toEqual(numbers);
});

test('a field of numbers accepts those of its range alone', () => {
  const field = numbered({ ...bounds, required: false });
  expect(checkField('tenors', field, ['1', '60'])).toBeNull();
  expect(checkField('tenors', field, ['61'])?.code).toBe('NOT_ALLOWED');
  expect(checkField('tenors', field, null)).toBeNull();
});
