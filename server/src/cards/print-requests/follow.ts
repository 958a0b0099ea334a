import type { PrintRequestState } from '@console/contracts/cards/ecard-printing';
import { sql } from 'kysely';
import type { Tx } from '../../platform/context.ts';

const before: Readonly<Partial<Record<PrintRequestState, readonly PrintRequestState[]>>> = {
  SENT: ['SELECTED'],
  SELECTED: ['SENT'],
  DONE: ['SENT'],
  RETURNED: ['SENT'],
};

/** Print requests follow their cards: sent (D2), taken back (D8), received (D6) or back at the branch (D7). */
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
