import { hasLostDigits, pastedParts } from './pasted-parts.ts';

test.each([
  ['1, 2;3\t4\r\n5', ['1', '2', '3', '4', '5']],
  ['9,71001E+15', ['9,71001E+15']],
  ['9,71001E+15, 9710\n9.71e15', ['9,71001E+15', '9710', '9.71e15']],
  ['"9710-0120-0000-1963",7', ['9710-0120-0000-1963', '7']],
  ['RSV-000001,EKSPRES', ['RSV-000001', 'EKSPRES']],
  [' ,, \n', []],
])('the parts of %j are %j', (text, parts) => expect(pastedParts(text)).toEqual(parts));

test.each([
  ['9,71001E+15', true],
  ['9.71001E+15', true],
  [' 9e15', true],
  ['9710012000001989', false],
  ['E15', false],
  ['RSV-000001', false],
])('whether %j has lost its last digits: %s', (text, isLost) => expect(hasLostDigits(text)).toBe(isLost));
