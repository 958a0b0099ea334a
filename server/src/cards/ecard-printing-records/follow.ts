import type { PrintRequestState } from '@console/contracts/cards/ecard-printing';
import { sql } from 'kysely';
import type { Tx } from '../../platform/context.ts';

const before: Readonly<Partial<Record<PrintRequestState, readonly PrintRequestState[]>>> = {
  SENT: ['SELECTED'],
  SELECTED: ['SENT'],
  DONE: ['SENT'],
  RETURNED: ['SENT'],
};

/** Updates print requests when their card is dispatched, recalled, received by the member or returned to the branch. */
export async function followCards(
  tx: Tx,
  cardIds: readonly string[],
  state: PrintRequestState,
  by: string,
  at: Date,
): Promise<void> {
  await sql`update ecard_print_request
    set state = ${state}, version = version + 1, updated_by = ${by}, updated_at = ${at}
    where card_id = any(${cardIds}::uuid[]) and state = any(${before[state] ?? []})`.execute(tx);
}
