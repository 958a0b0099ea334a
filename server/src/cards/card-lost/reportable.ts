import { holdStopsHold, type OpenHold } from '@console/contracts/cards/lifecycle/holds';
import type { CardStatus } from '@console/contracts/cards/lifecycle/statuses';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Travelling } from './travelling.ts';

/**
 * Statuses in which an office or a courier can lose a card (docs/model/cards.md#cards-of-offices-and-couriers-lost).
 */
const expected: Readonly<Record<'OFFICE' | 'COURIER', readonly CardStatus[]>> = {
  OFFICE: ['Printing', 'MRA', 'Branch'],
  COURIER: ['delivered_to_branch', 'delivered_to_customer'],
};

export interface Missed {
  readonly card_no: string;
  readonly status: CardStatus;
  readonly holds: readonly (OpenHold & { readonly documentNo: string | null })[];
}

/** Why a card cannot be in a report of that kind; null when it can. */
export function whyNotReportable(
  kind: 'OFFICE' | 'COURIER',
  { card_no: cardNo, status, holds }: Missed,
  on: Travelling | undefined,
): Refusal | null {
  if (status === 'Lost' || holds.some(({ code }) => code === 'LOSS_PENDING'))
    return new Refusal('CARD_ALREADY_LOST', { parameters: { cardNo } });
  if (!expected[kind].includes(status))
    return new Refusal('CARD_STATUS_CONFLICT', { parameters: { cardNo, status, expected: expected[kind].join(', ') } });
  if (kind === 'COURIER' && !on?.isDue)
    return new Refusal('DELIVERY_NOT_OVERDUE', { parameters: { cardNo, document: on?.no ?? '-' } });
  const stopping = holds.find((hold) => holdStopsHold(hold, 'LOSS_PENDING', null));
  return stopping
    ? new Refusal('CARD_ON_HOLD', { parameters: { cardNo, document: stopping.documentNo ?? stopping.code } })
    : null;
}
