import { sql } from 'kysely';
import { dayWord } from '../../branches-stores/index.ts';
import type { Db, Tx } from '../../platform/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { placesTyped, promosMet, type PromoReach } from './conflicts.ts';
import { placesOfPromo } from './conflicts.ts';
import type { PromoRow } from './promo-row.ts';
import type { SheetValues } from './sheet-faults.ts';

interface Stored extends Omit<PromoReach, 'places' | 'line'> {
  readonly priority: number;
}

/** What of a stored promo decides where it meets others, and its priority. */
export async function reachOfPromo(
  db: Db | Tx,
  { id, line }: Pick<PromoRow, 'id' | 'line'>,
): Promise<PromoReach & { readonly priority: number }> {
  const { rows } = await sql<Stored>`select id, product_group_ids as "productGroupIds", outlet_scope as "outletScope",
      coalesce(outlet_ids, '{}') as "outletIds", coalesce(single_outlet_ids, '{}') as "singleOutletIds",
      customer_kind as "customerKind", coalesce(channels, '{}') as channels, priority
    from promo where id = ${id}`.execute(db);
  return { ...rows[0]!, line, places: placesOfPromo(id) };
}

type Met = Awaited<ReturnType<typeof promosMet>>[number];

/** Where two promos meet, in words. */
const intersection = ({ branches, branchCount, tenors, from, to }: Met): string =>
  [
    branches.slice(0, 2).join(', ') + (branchCount > 2 ? ` (+${branchCount - 2})` : ''),
    `tenor ${tenors.join(', ')}`,
    `${dayWord(from)} - ${dayWord(to)}`,
  ].join('; ');

/** The refusal of two promos of one priority that meet. */
export const conflictRefusal = (met: Met): Refusal =>
  new Refusal('PROMO_CONFLICT', {
    parameters: { promo: met.promoCode, priority: met.priority, intersection: intersection(met) },
  });

/** The promo of the same priority that a promo meets; `null` for none. Take the lock of conflicts before. */
export async function conflictOf(
  db: Db | Tx,
  reach: PromoReach & { readonly priority: number },
  options: { readonly today: string; readonly alsoIds?: readonly string[] },
): Promise<Refusal | null> {
  const [met] = await promosMet(db, reach, { ...options, priority: reach.priority, limit: 1 });
  return met ? conflictRefusal(met) : null;
}

/** Refuses a sheet of an active promo with which it would meet another one. @throws Refusal PROMO_CONFLICT */
export async function refuseConflictOfSheet(
  tx: Tx,
  promo: PromoRow,
  { branchId, periodFrom: from, periodTo: to, lines }: SheetValues,
  today: string,
): Promise<void> {
  const tenors = promo.adminFee === null ? (lines ?? []).map(({ tenor }) => String(tenor)) : promo.tenors;
  const reach = await reachOfPromo(tx, promo);
  const refusal = await conflictOf(tx, { ...reach, places: placesTyped([branchId], tenors, { from, to }) }, { today });
  if (refusal) throw refusal;
}
