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
