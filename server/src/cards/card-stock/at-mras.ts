import { sql } from 'kysely';
import type { CountUses } from '../../records/resource/uses.ts';

/** Cards in the safes of MRAs and on their way from or to them, by the MRA. */
export const cardsAtMras: CountUses = async (db, ids) => {
  const { rows } = await sql<{ id: string; count: number }>`
    select office_mra_id as id, sum(free + waiting + held + in_transit_in + in_transit_out)::int as count
      from card_stock where office_mra_id = any(${ids}::uuid[]) group by office_mra_id`.execute(db);
  return new Map(rows.map(({ id, count }) => [id, count]));
};
