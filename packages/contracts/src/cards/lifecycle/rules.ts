import type { CardStatus } from './statuses.ts';
import { transitionCodes, transitions, type TransitionCode } from './transitions.ts';

/** Transitions that a card of the status may take, in the order of their codes. */
export const transitionsFrom = (status: CardStatus | 'new'): TransitionCode[] =>
  transitionCodes.filter((code) => transitions[code].from.includes(status));

/** The transitions that lead from one status to another; none where the matrix is blank. */
export const transitionsBetween = (from: CardStatus | 'new', to: CardStatus): TransitionCode[] =>
  transitionsFrom(from).filter((code) => transitions[code].to === to);

/** The status a refusal names as `expected`; several read "Customer, Picked_Up". */
export const expectedStatus = (code: TransitionCode): string => transitions[code].from.join(', ');

/**
 * Last day of the month in which a card's validity ends (docs/model/cards.md#card-record).
 * @param start plain date on which it begins, `YYYY-MM-DD`
 * @param months 12-120
 */
export function expiryOf(start: string, months: number): string {
  const [year = 0, month = 1] = start.split('-').map(Number);
  return new Date(Date.UTC(year, month + months, 0)).toISOString().slice(0, 10);
}
