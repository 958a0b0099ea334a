/** Largest serial of a prefix and type. */
export const largestSerial = 999_999_999;

/** Luhn check digit over the first fifteen digits (docs/model/cards.md#card-number). */
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
 * The card number of a serial.
 * @param prefix four digits of the issuer
 * @param type number code of the card type, two digits
 * @param serial 1-999,999,999
 */
export function cardNumber(prefix: string, type: string, serial: number): string {
  const body = `${prefix}${type}${String(serial).padStart(9, '0')}`;
  return body + checkDigit(body);
}

/** A number as typed, pasted or scanned: without spaces and dashes. */
export const bareCardNumber = (typed: string): string => typed.replaceAll(/[\s-]/g, '');

/** Why a typed number cannot be one: not sixteen digits, or a wrong check digit. `null` when it can. */
export function cardNumberFault(typed: string): 'PATTERN' | 'CARD_NO_CHECK_DIGIT' | null {
  const bare = bareCardNumber(typed);
  if (!/^[0-9]{16}$/.test(bare)) return 'PATTERN';
  return checkDigit(bare.slice(0, 15)) === bare[15] ? null : 'CARD_NO_CHECK_DIGIT';
}

/** As printed: `9710 0100 0000 0019`. */
export const printedCardNumber = (cardNo: string): string => cardNo.replaceAll(/(.{4})(?=.)/g, '$1 ');

/** Serial of a full number. */
export const serialOf = (cardNo: string): number => Number(cardNo.slice(6, 15));

/** Most numbers that a "from-to" input may name. */
export const longestCardRange = 5_000;

/**
 * Why two full numbers are no "from-to": of another prefix or type, the wrong way round, or too far apart
 * (docs/model/cards.md#card-number). `null` when they are.
 */
export function cardRangeFault(
  from: string,
  to: string,
): 'CARD_RANGE_TYPE' | 'CARD_RANGE_ORDER' | 'CARD_RANGE_LONG' | null {
  if (from.slice(0, 6) !== to.slice(0, 6)) return 'CARD_RANGE_TYPE';
  if (serialOf(from) > serialOf(to)) return 'CARD_RANGE_ORDER';
  return serialOf(to) - serialOf(from) >= longestCardRange ? 'CARD_RANGE_LONG' : null;
}
