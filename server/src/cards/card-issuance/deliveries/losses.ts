import { sql } from 'kysely';
import type { LossOutcome, LossSource } from '../../card-lost/sources.ts';
import type { Tx } from '../../../platform/context.ts';
import { countDelivery } from './store.ts';

const linesOf = ({ cards }: LossOutcome): string[] => cards.map(({ lineId }) => lineId);

/** Updates missing lines of deliveries when their loss is decided. */
export const deliveryLosses: LossSource = {
  async lost(tx: Tx, outcome) {
    const { sourceId, actor, at } = outcome;
    await sql`update card_delivery_line set result = 'LOST', result_at = ${at}, closed_at = ${at}, reason_id = null
      where id = any(${linesOf(outcome)}::uuid[]) and closed_at is null`.execute(tx);
    await countDelivery(tx, sourceId, actor.name, at);
  },
  async turnedUp(tx: Tx, outcome) {
    const { sourceId, actor, at } = outcome;
    await sql`update card_delivery_line set result = 'PENDING', result_at = null, event_date = null
      where id = any(${linesOf(outcome)}::uuid[]) and result = 'MISSING' and closed_at is null`.execute(tx);
    await countDelivery(tx, sourceId, actor.name, at);
  },
};
