import { sql } from 'kysely';
import type { Db } from '../../platform/context.ts';

/** The promo of an order as its page shows it. */
export interface PromoOfOrder {
  readonly secureId: string;
  readonly code: string;
  readonly name: string;
  /** Percent, of customers of the kind; null where the line has none. */
  readonly rate: string | null;
}

/** The promo that an order was priced with, and the rate of its line; nothing of what stores and company earn. */
export async function promoOfOrder(
  db: Db,
  { promoId, lineId, kind }: { promoId: string | null; lineId: string | null; kind: 'REGULAR' | 'REPEAT' },
): Promise<PromoOfOrder | null> {
  if (promoId === null) return null;
  const { rows } = await sql<PromoOfOrder>`select p.id as "secureId", p.promo_code as code, p.name,
      (case when ${kind} = 'REPEAT' then l.rate_repeat else l.rate_regular end)::text as rate
    from promo p left join promo_rate_line l on l.id = ${lineId}::uuid where p.id = ${promoId}::uuid`.execute(db);
  return rows[0] ?? null;
}
