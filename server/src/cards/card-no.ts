import { bareCardNumber, cardNumberFault } from '@console/contracts/core/card-number';
import { cardRangeFault } from '@console/contracts/cards/card-number';
import { invalid, Refusal } from '../platform/http/refusal.ts';

/**
 * Normalises a typed, pasted or scanned card number: no spaces or dashes.
 * @throws Refusal CARD_NO_CHECK_DIGIT, or VALIDATION on the field unless it has sixteen digits
 */
export function cardNoOf(typed: string, field: string): string {
  const fault = cardNumberFault(typed);
  if (fault === 'CARD_NO_CHECK_DIGIT') throw new Refusal(fault);
  if (fault) throw invalid({ field, code: fault });
  return bareCardNumber(typed);
}

/**
 * Both ends of a card number range.
 * @throws Refusal as {@link cardNoOf}, or CARD_RANGE_TYPE, CARD_RANGE_ORDER, CARD_RANGE_LONG
 */
export function cardRangeOf(from: string, to: string): readonly [from: string, to: string] {
  const range = [cardNoOf(from, 'cardFrom'), cardNoOf(to, 'cardTo')] as const;
  const fault = cardRangeFault(...range);
  if (fault) throw new Refusal(fault);
  return range;
}
