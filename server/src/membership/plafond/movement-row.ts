import { availableOf, effectOf, type PlafondParts } from './effects.ts';
import type { PlafondPosting } from './move.ts';

/** The row of a movement: what it does to a limit, and what the limit is after it. */
export const movementRow = (
  key: { readonly plafond_id: string; readonly seq_no: number },
  { move, amount, reference, maker, approver = null, at }: Omit<PlafondPosting, 'grant'>,
  before: PlafondParts,
  after: PlafondParts,
) => ({
  ...key,
  kind: move.kind,
  amount,
  direction: effectOf(move, amount).direction,
  balance_before: availableOf(before),
  balance_after: availableOf(after),
  total_after: after.total,
  used_after: after.used,
  reserved_orders_after: after.reservedOrders,
  reserved_family_after: after.reservedFamily,
  reference,
  maker,
  approver,
  at,
});
