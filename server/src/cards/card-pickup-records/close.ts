import { sql } from 'kysely';
import type { Tx } from '../../platform/context.ts';
import type { CardActor } from '../lifecycle/actor.ts';
import { releaseHolds } from '../lifecycle/events.ts';

export interface Closing {
  readonly state: 'CANCELLED' | 'REDELIVERED';
  readonly actor: CardActor;
  readonly at: Date;
}

/**
 * Closes open pick-ups of cards that another document takes: REDELIVERED when a branch sends the card to the member,
 * CANCELLED for an assignment, a loss or a write-off. Runs in the transaction of the transition, before or after it,
 * and releases the hold unless the transition did.
 * @returns the deadlines of the closed pick-ups, by card
 */
export async function closePickUps(
  tx: Tx,
  cardIds: readonly string[],
  { state, actor, at }: Closing,
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ card_id: string; id: string; pickup_no: string; deadline: string | null }>`
    update card_pickup
      set state = ${state}, closed_at = ${at}, closed_by = ${actor.name}, version = version + 1,
      updated_by = ${actor.name}, updated_at = ${at}
    where card_id = any(${cardIds}::uuid[]) and state in ('WAITING', 'IN_PROGRESS')
      returning card_id, id, pickup_no, deadline`.execute(tx);
  for (const { card_id: cardId, id, pickup_no: no } of rows) {
    const held = await tx
      .selectFrom('card_hold')
      .select('id')
      .where('card_id', '=', cardId)
      .where('document_id', '=', id)
      .where('released_at', 'is', null)
      .executeTakeFirst();
    if (held)
      await releaseHolds(tx, 'PICKUP_OPEN', { document: { kind: 'pickup', id, no }, actor, at, cards: [{ cardId }] });
  }
  return new Map(rows.flatMap(({ card_id: cardId, deadline }) => (deadline ? [[cardId, deadline]] : [])));
}
