import { deadStatuses, type CardStatus } from './lifecycle/statuses.ts';

/**
 * Days before the expiry from which it may be extended, and times it may be (docs/model/cards.md#register-of-cards).
 */
export const extensionRules = { fromDays: 90, times: 2 } as const;

const dayMs = 86_400_000;

/** Adds days to an expiry and returns the last day of the resulting month. Plain dates, `YYYY-MM-DD`. */
export function extendedExpiry(expiry: string, days: number): string {
  const reached = new Date(Date.parse(expiry) + days * dayMs);
  return new Date(Date.UTC(reached.getUTCFullYear(), reached.getUTCMonth() + 1, 0)).toISOString().slice(0, 10);
}

/** The code with which the expiry of a card cannot be extended today; `undefined` when it can. */
export function extensionRefusal(
  {
    cardStatus,
    expiryDate,
    extensionCount,
  }: { readonly cardStatus: CardStatus; readonly expiryDate: string | null; readonly extensionCount: number },
  today: string,
) {
  if (deadStatuses.includes(cardStatus) || expiryDate === null) return 'CARD_STATUS_CONFLICT';
  if (extensionCount >= extensionRules.times) return 'EXTENSION_LIMIT';
  return Date.parse(expiryDate) - Date.parse(today) > extensionRules.fromDays * dayMs
    ? 'EXTENSION_TOO_EARLY'
    : undefined;
}
