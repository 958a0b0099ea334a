import { changed, multiplied, rupiahOf } from './decimals.ts';

test('values are set, added and subtracted as decimals; what is not above 0 becomes null', () => {
  expect(changed('1.2000', 'ADD', '0.1')).toBe('1.3000');
  expect(changed('0.1000', 'ADD', '0.2000')).toBe('0.3000');
  expect(changed('1.2000', 'SUBTRACT', '1.2')).toBeNull();
  expect(changed('1.2000', 'SUBTRACT', '2')).toBeNull();
  expect(changed('1.2000', 'SET', null)).toBeNull();
  expect(changed(null, 'SET', '1.5')).toBe('1.5000');
  expect(changed(50_000, 'ADD', 25_000)).toBe('75000.0000');
});

test('null stays null unless a value is set', () => {
  expect(changed(null, 'ADD', '0.5')).toBeNull();
  expect(changed(null, 'SUBTRACT', '0.5')).toBeNull();
  expect(multiplied(null, '2', 4)).toBeNull();
});

test('a product is rounded half up to four decimals, and rupiah to whole ones', () => {
  expect(multiplied('1.2345', '0.5000', 4)).toBe('0.6173');
  expect(multiplied('1.0001', '1.0001', 4)).toBe('1.0002');
  expect(multiplied('0.0001', '0.4999', 4)).toBeNull();
  expect(multiplied('0.0001', '0.5', 4)).toBe('0.0001');
  expect(rupiahOf(multiplied(99_999, '0.5', 0))).toBe(50_000);
  expect(rupiahOf(multiplied(150_000, '1.1', 0))).toBe(165_000);
});
