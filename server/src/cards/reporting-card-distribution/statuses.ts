import { cardStatuses, type CardStatus } from '@console/contracts/cards/lifecycle/statuses';
import { sql } from 'kysely';
import type { Db } from '../../platform/context.ts';
import { cardsOf, endOf, safesOf, type Parameters } from './parameters.ts';
import { stateAt } from './state-at.ts';

/**
 * Number of cards per status at the end of the period. A card in a safe counts at that safe, any other at the office it
 * belongs to now.
 */
export async function statusesAt(db: Db, parameters: Parameters): Promise<{ status: CardStatus; count: number }[]> {
  const { rows } = await sql<{ status: CardStatus; count: number }>`
    select s.status, count(*)::int as count from (${stateAt(endOf(parameters.to), cardsOf(parameters))}) s
      where ${safesOf(parameters, sql`s.office_branch_id`, sql`s.office_mra_id`)} group by 1`.execute(db);
  const counts = new Map(rows.map(({ status, count }) => [status, count]));
  return cardStatuses.map((status) => ({ status, count: counts.get(status) ?? 0 }));
}
