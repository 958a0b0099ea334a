import { sql } from 'kysely';
import type { FieldError } from '@console/contracts/core/errors';
import { dayWord } from '../../branches-stores/index.ts';
import type { Db, Tx } from '../../platform/context.ts';
import { meets } from '../promo/conflicts.ts';
import type { PromoRow } from '../promo/promo-row.ts';
import { reachOfPromo } from '../promo/refuse-conflict.ts';

/** Where a row of a file makes a promo hold that did not hold there. */
export interface Added {
  readonly promo: PromoRow;
  readonly branchId: string;
  readonly tenors: readonly number[];
  /** Plain dates, both inclusive. */
  readonly from: string;
  readonly to: string;
}

interface Place extends Pick<Added, 'from' | 'to'> {
  readonly promoId: string;
}

interface OfRun {
  /** By branch and tenor. */
  readonly places: Map<string, Place[]>;
  /** What speaks against both of two promos, by their ids. */
  readonly pairs: Map<string, Promise<Pair | null>>;
}
interface Pair {
  readonly promo: string;
  readonly priority: number;
}

const ofRuns = new WeakMap<object, OfRun>();

/** Whether two active promos of one priority have goods, outlets, customers and channels in common. */
async function pairOf(db: Db | Tx, promo: PromoRow, otherId: string): Promise<Pair | null> {
  const reach = await reachOfPromo(db, promo);
  const { rows } = await sql<Pair>`select q.promo_code as promo, q.priority from promo q
    where q.id = ${otherId} and q.priority = ${reach.priority} and ${await meets(db, reach)}`.execute(db);
  return rows[0] ?? null;
}

/**
 * Says which promo of an earlier row of the same file an active promo comes to meet where a row adds it: neither is
 * there yet, so that the stored promos do not tell. Sound rows are remembered for those that follow.
 * @param run the same object for all rows of a check
 */
export async function meetingInFile(db: Db | Tx, run: object, added: Added): Promise<FieldError | null> {
  const { promo, branchId, tenors, from, to } = added;
  if (promo.state !== 'active') return null;
  const known = ofRuns.get(run) ?? {
    places: new Map<string, Place[]>(),
    pairs: new Map<string, Promise<Pair | null>>(),
  };
  ofRuns.set(run, known);
  const placesAt = (tenor: number) => known.places.get(`${branchId} ${tenor}`) ?? [];
  for (const tenor of tenors)
    for (const place of placesAt(tenor)) {
      if (place.promoId === promo.id || place.from > to || place.to < from) continue;
      const key = [place.promoId, promo.id].toSorted().join(' ');
      const pair = known.pairs.get(key) ?? pairOf(db, promo, place.promoId);
      known.pairs.set(key, pair);
      const met = await pair;
      if (!met) continue;
      const period = [place.from > from ? place.from : from, place.to < to ? place.to : to].map(dayWord).join(' - ');
      return { field: '', code: 'PROMO_CONFLICT', parameters: { ...met, intersection: `tenor ${tenor}; ${period}` } };
    }
  for (const tenor of tenors)
    known.places.set(`${branchId} ${tenor}`, [...placesAt(tenor), { promoId: promo.id, from, to }]);
  return null;
}
