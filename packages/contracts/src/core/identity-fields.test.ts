import { accountNo, familyCardNo, nik } from './fields.ts';
import { nikAgrees } from './nik.ts';
import { checkField, normalise } from './validation.ts';

const faultOf = (field: Parameters<typeof checkField>[1], value: unknown) => checkField('x', field, value)?.code;

test('a number of an identity card holds a day of birth and a serial number', () => {
  expect(faultOf(nik(), '3174011203900001')).toBeUndefined();
  expect(faultOf(nik(), '3174015203900001')).toBeUndefined();
  // 29 February of 2000, not of 1900.
  expect(faultOf(nik(), '3174012902000001')).toBeUndefined();
  expect(faultOf(nik(), '3174013102900001')).toBe('NIK_INVALID');
  expect(faultOf(nik(), '3174011213900001')).toBe('NIK_INVALID');
  expect(faultOf(nik(), '3174010003900001')).toBe('NIK_INVALID');
  expect(faultOf(nik(), '3174011203900000')).toBe('NIK_INVALID');
  expect(faultOf(nik(), '317401120390001')).toBe('PATTERN');
  expect(faultOf(nik(), '317401120390000A')).toBe('DIGITS_ONLY');
  expect(faultOf(nik(), '')).toBe('REQUIRED');
  expect(faultOf(nik({ required: false }), '')).toBeUndefined();
});

test('it agrees with the day of birth and the gender that it holds, and with no other', () => {
  expect(nikAgrees('3174015203900001', '1990-03-12', 'F')).toBe(true);
  expect(nikAgrees('3174015203900001', '1990-03-12', 'M')).toBe(false);
  expect(nikAgrees('3174011203900001', '1990-03-12', 'M')).toBe(true);
  expect(nikAgrees('3174011203900001', '1990-12-03', 'M')).toBe(false);
  expect(nikAgrees('3174011203900001', '1991-03-12', 'M')).toBe(false);
});

test('numbers of identity, family and bank are typed with spaces, dots and dashes', () => {
  expect(normalise(nik(), ' 3174.0112 0390-0001 ')).toBe('3174011203900001');
  expect(normalise(familyCardNo(), '3174 0112 0390 0001')).toBe('3174011203900001');
  expect(normalise(accountNo(), '123-456.7890')).toBe('1234567890');
});

test('family cards have 16 digits, accounts as many as said', () => {
  expect(faultOf(familyCardNo(), '3174019999990000')).toBeUndefined();
  expect(faultOf(familyCardNo(), '31740199')).toBe('PATTERN');
  expect(faultOf(accountNo(), '123456')).toBeUndefined();
  expect(faultOf(accountNo(), '12345')).toBe('TOO_SHORT');
  expect(faultOf(accountNo({ minimum: 8, maximum: 16 }), '12345678901234567')).toBe('TOO_LONG');
  expect(faultOf(accountNo(), '12345X')).toBe('DIGITS_ONLY');
});
