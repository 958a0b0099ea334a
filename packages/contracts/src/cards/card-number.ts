import { checkDigit } from '../core/card-number.ts';

/** Largest serial of a prefix and type. */
export const largestSerial = 999_999_999;

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
