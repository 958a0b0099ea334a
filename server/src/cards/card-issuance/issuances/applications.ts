import { sql } from 'kysely';
import type { Tx } from '../../../platform/context.ts';
import '../../card-verification/table.ts';

/** Applications whose card was cancelled before it was printed wait for another number (cards model, X1). */
export async function returnApplications(tx: Tx, cardIds: readonly string[], by: string, at: Date): Promise<void> {
  await sql`update card_verification set card_id = null, version = version + 1, updated_by = ${by}, updated_at = ${at} where card_id = any(${cardIds}::uuid[]) and state = 'APPROVED'`.execute(tx);
}
