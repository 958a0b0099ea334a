import { cleanNumber } from './clean-text.ts';

/**
 * Luhn check digit of the first fifteen digits (docs/model/cards.md#card-number).
 * @example
 * checkDigit('971001000000001'); // '9'
 */
export function checkDigit(body: string): string {
  let sum = 0;
  for (let index = 0; index < body.length; index += 1) {
    const digit = Number(body[body.length - 1 - index]);
    const doubled = index % 2 === 0 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return String((10 - (sum % 10)) % 10);
}

/**
 * Removes the spaces and dashes of a typed, pasted or scanned number, and an apostrophe before it, by which a
 * spreadsheet keeps digits as text.
 * @example
 * bareCardNumber('9710 0100-0000 0019'); // '9710010000000019'
 */
export const bareCardNumber = (typed: string): string => cleanNumber(typed).replaceAll(/^\s*'|[\s-]/g, '');

/**
 * Checks a typed card number: `PATTERN` when it has not sixteen digits, `CARD_NO_CHECK_DIGIT` when the check digit is
 * wrong, `null` when it is valid. Does not look whether such a card exists.
 * @example
 * cardNumberFault('9710 0100 0000 0018'); // 'CARD_NO_CHECK_DIGIT'
 */
export function cardNumberFault(typed: string): 'PATTERN' | 'CARD_NO_CHECK_DIGIT' | null {
  const bare = bareCardNumber(typed);
  if (!/^[0-9]{16}$/.test(bare)) return 'PATTERN';
  return checkDigit(bare.slice(0, 15)) === bare[15] ? null : 'CARD_NO_CHECK_DIGIT';
}

/**
 * Groups the digits by four, as on the card.
 * @example
 * printedCardNumber('9710010000000019'); // '9710 0100 0000 0019'
 */
export const printedCardNumber = (cardNo: string): string => cardNo.replaceAll(/(.{4})(?=.)/g, '$1 ');
