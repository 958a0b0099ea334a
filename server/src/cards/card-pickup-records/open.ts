import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Tx } from '../../platform/context.ts';
import { toWireInstant } from '../../platform/database/type-parsers.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { settingIn } from '../../people/settings/settings.ts';
import { takeDocumentNumbers } from '../documents/number.ts';
import type { CardActor } from '../lifecycle/actor.ts';
import { placeHolds } from '../lifecycle/events.ts';

const dayMs = 86_400_000;

/** Date a number of days after an instant, in Jakarta. */
export const dayAfter = (at: Date, days: number): string => toWireInstant(at.getTime() + days * dayMs).slice(0, 10);

export interface Arrival {
  readonly actor: CardActor;
  readonly at: Date;
  /** Deadlines to keep from earlier pick-ups, by card (a TRANSFER). Default: hold days from the arrival. */
  readonly deadlines?: ReadonlyMap<string, string>;
}

/**
 * Opens a pick-up for each card that arrived for its member in the safe of a branch, after the transition and in its
 * transaction. State WAITING, hold PICKUP_OPEN. Cards without a holder are skipped.
 * @returns ids of the new pick-ups, by card
 * @throws Refusal PICKUP_OPEN when the card or its member has an open one
 */
export async function openPickUp(
  tx: Tx,
  cardIds: readonly string[],
  { actor, at, deadlines }: Arrival,
): Promise<ReadonlyMap<string, string>> {
  const cards = await tx
    .selectFrom('card')
    .select(['id', 'card_no', 'holder_member_id', 'office_branch_id'])
    .where(sql<boolean>`id = any(${cardIds}::uuid[])`)
    .where('status', '=', 'Branch')
    .where('holder_member_id', 'is not', null)
    .orderBy('id')
    .execute();
  if (cards.length === 0) return new Map();
  const usual = dayAfter(at, Number(await settingIn(tx, 'card.pickup.hold-days')));
  const numbers = await takeDocumentNumbers(tx, 'PKU', at, cards.length);
  const opened = new Map<string, string>();
  for (const [index, card] of cards.entries()) {
    const [id, no] = [randomUUID(), numbers[index] as string];
    const { rows } =
      await sql`insert into card_pickup (id, pickup_no, card_id, member_id, branch_id, type, arrived_at, deadline,
        state, created_by, created_at, updated_by, updated_at)
      values (${id}, ${no}, ${card.id}, ${card.holder_member_id}, ${card.office_branch_id}, 'PERSONAL', ${at},
        ${deadlines?.get(card.id) ?? usual}, 'WAITING', ${actor.name}, ${at}, ${actor.name}, ${at})
      on conflict do nothing returning id`.execute(tx);
    if (rows.length === 0) throw new Refusal('PICKUP_OPEN', { parameters: { cardNo: card.card_no } });
    await placeHolds(tx, 'PICKUP_OPEN', {
      document: { kind: 'pickup', id, no },
      actor,
      at,
      cards: [{ cardId: card.id }],
    });
    opened.set(card.id, id);
  }
  return opened;
}
