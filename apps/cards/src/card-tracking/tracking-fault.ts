import { mostTracked } from '@console/contracts/cards/card-tracking';
import { hasLostDigits } from '@console/contracts/core/pasted-parts';

export interface TrackingFault {
  /** Key of its sentence. */
  readonly code: 'tooMany' | 'lostDigits' | 'otherText';
  /** The number at fault. */
  readonly number: string;
}

/** A text that no number of a card, waybill or document has. */
const isOtherText = (number: string): boolean =>
  /[^\p{L}\p{N}\s./_-]/u.test(number) ||
  (/\d(?:[\s-]?\d){15}/.test(number) && /\p{L}/u.test(number) && /\s/.test(number));

/** What is wrong with the writing of the numbers that are looked up; `null` when they can be. */
export function trackingFault(numbers: readonly string[]): TrackingFault | null {
  if (numbers.length > mostTracked) return { code: 'tooMany', number: '' };
  const lost = numbers.find(hasLostDigits);
  if (lost !== undefined) return { code: 'lostDigits', number: lost };
  const other = numbers.find(isOtherText);
  return other === undefined ? null : { code: 'otherText', number: other };
}
