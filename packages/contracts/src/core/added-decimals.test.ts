import { phoneDigits, withoutGroups } from './clean-text.ts';

test.each([
  '1234567890.0',
  '1234567890.00',
  '1234567890.000',
  '123456789.5',
  '0.1234567890',
  '1 234 567 890.0',
  '1.234.567.890.00',
  '317401520390001.0',
  "'023456789012000.0",
  '1234567890 .0',
])('%s has decimals, and is no number in groups', (typed) => expect(withoutGroups(typed)).toBe(typed));

test.each([
  ['123-456-7890', '1234567890'],
  ['1.234.567.890', '1234567890'],
  ['123.456', '123456'],
  ['123-456.7890', '1234567890'],
  ['144-00-1234567-8', '1440012345678'],
  ['3174-0152-0390-0014', '3174015203900014'],
  ['31.74.01.52.03.90.00.14', '3174015203900014'],
  ['317401.520390.0014', '3174015203900014'],
  ['01.234.567.8-901.000', '012345678901000'],
  ['1234567890.', '1234567890'],
])('%s is a number in groups', (typed, digits) => expect(withoutGroups(typed)).toBe(digits));

test.each(['0812987654.000', '+62812987654.0', '628129876543.000', '0812987654.0'])(
  '%s is a phone number with the decimals of a spreadsheet, and stays',
  (typed) => expect(phoneDigits(typed)).toBe(typed),
);
