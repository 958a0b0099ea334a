import { sql } from 'kysely';
import { seedId } from '../../../platform/database/seed-id.ts';
import type { Seed } from '../../../platform/database/seed.ts';
import { continueSeriesAfter } from '../../documents/number.ts';
import { inBatches } from '../request.ts';
import { seedPlan } from './plan.ts';
import { seedRanges } from './ranges.ts';

/** 20 ranges and 560 cards with their histories (docs/model/cards.md#seed). */
export const seed: Seed = {
  name: 'cards',
  async run(tx, { date }) {
    const frame = { created_by: 'SYSTEM', created_at: date, updated_by: 'SYSTEM', updated_at: date };
    const { cards, movements, holds, documents } = seedPlan(date);
    const used = new Map<string, number>();
    for (const { sequence_id: id } of cards) used.set(id, (used.get(id) ?? 0) + 1);
    await tx
      .insertInto('card_sequence')
      .values(
        seedRanges.map(({ id, code, type, numberCode, purpose, from, to, state }) => ({
          ...frame,
          id,
          code,
          card_type_id: seedId('card-types', type),
          purpose,
          prefix: '9710',
          number_code: numberCode,
          serial_from: from,
          serial_to: to,
          next_serial: from + (used.get(id) ?? 0),
          used: used.get(id) ?? 0,
          warn_below: Math.round((to - from + 1) / 20),
          state,
          editors: ['HOOPS01'],
        })),
      )
      .execute();
    for (const batch of inBatches(cards)) await tx.insertInto('card').values(batch).execute();
    for (const batch of inBatches(movements)) await tx.insertInto('card_movement').values(batch).execute();
    await tx
      .insertInto('card_hold')
      .values([...holds])
      .execute();
    await sql`
      insert into card_stock (id, created_by, created_at, updated_by, updated_at, office_branch_id, office_mra_id,
        card_type_id, free, waiting, held, in_transit_in, in_transit_out)
      select gen_random_uuid(), 'SYSTEM', ${date}, 'SYSTEM', ${date}, branch, mra, type, sum(free), sum(waiting),
      sum(held), sum(coming), sum(going) from (
        select office_branch_id as branch, office_mra_id as mra, card_type_id as type,
        (stock_class is not distinct from 'free')::int as free,
          (stock_class is not distinct from 'waiting')::int as waiting,
          (stock_class is not distinct from 'held')::int as held,
          (status = 'delivered_to_branch')::int as coming, 0 as going from card
            where stock_class is not null or status = 'delivered_to_branch'
        union all select sender_branch_id, sender_mra_id, card_type_id, 0, 0, 0, 0, 1 from card
          where num_nonnulls(sender_branch_id, sender_mra_id) = 1) c
      group by branch, mra, type`.execute(tx);
    await continueSeriesAfter(
      tx,
      documents.map(({ no }) => no),
    );
  },
};
