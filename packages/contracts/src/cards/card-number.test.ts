import { checkField, normalise } from '../core/validation.ts';
import { cardNo } from '../core/fields.ts';
import { bareCardNumber, cardNumberFault, printedCardNumber } from '../core/card-number.ts';
import { cardNumber, cardRangeFault, serialOf } from './card-number.ts';

const examples = [
  ['01', 1, '9710010000000019'],
  ['01', 2, '9710010000000027'],
  ['01', 10, '9710010000000100'],
  ['02', 1, '9710020000000018'],
  ['06', 123_456_789, '9710061234567893'],
] as const;

it.each(examples)('type %s and serial %d make %s, as the model has it', (type, serial, cardNo) => {
  expect(cardNumber('9710', type, serial)).toBe(cardNo);
  expect(serialOf(cardNo)).toBe(serial);
});

it('takes spaces and dashes of a typed number, and prints it in groups of four', () => {
  expect(bareCardNumber(' 9710 0100-0000 0019 ')).toBe('9710010000000019');
  expect(bareCardNumber("'9710010000000019")).toBe('9710010000000019');
  expect(cardNumberFault('9710 0100-0000 0019')).toBeNull();
  expect(printedCardNumber('9710010000000019')).toBe('9710 0100 0000 0019');
});

it('refuses another length, and every single wrong digit', () => {
  expect(cardNumberFault('971001000000001')).toBe('PATTERN');
  expect(cardNumberFault('97100100000000x9')).toBe('PATTERN');
  const right = '9710061234567893';
  for (let place = 0; place < 16; place += 1) {
    for (const digit of '0123456789') {
      const typed = right.slice(0, place) + digit + right.slice(place + 1);
      expect(cardNumberFault(typed)).toBe(typed === right ? null : 'CARD_NO_CHECK_DIGIT');
    }
  }
});

it('takes two numbers of one prefix and type as a range, the right way round and not too long', () => {
  const at = (serial: number, type = '01') => cardNumber('9710', type, serial);
  expect(cardRangeFault(at(1), at(5_000))).toBeNull();
  expect(cardRangeFault(at(7), at(7))).toBeNull();
  expect(cardRangeFault(at(1), at(5_001))).toBe('CARD_RANGE_LONG');
  expect(cardRangeFault(at(2), at(1))).toBe('CARD_RANGE_ORDER');
  expect(cardRangeFault(at(1), at(2, '02'))).toBe('CARD_RANGE_TYPE');
});

it('is a field whose check digit is checked, and whose spaces are cleaned, before any call', () => {
  const field = cardNo();
  expect(checkField('cardNo', field, '9710 0100 0000 0019')).toBeNull();
  expect(checkField('cardNo', field, '9710010000000018')).toMatchObject({ code: 'CARD_NO_CHECK_DIGIT' });
  expect(checkField('cardNo', field, '971001')).toMatchObject({ code: 'PATTERN' });
  expect(normalise(field, '9710 0100-0000 0019')).toBe('9710010000000019');
});
