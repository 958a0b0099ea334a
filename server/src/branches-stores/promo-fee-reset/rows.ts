import type { ResetRow } from '@console/contracts/branches-stores/promo-fee/reset';
import type { PromoFee } from '@console/contracts/branches-stores/promo-fee/promo-fees';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { part } from '../../platform/http/part.ts';
import { loaded, selectFrom } from '../../records/resource/read.ts';
import type { RegisteredResource } from '../../records/resource/registered.ts';
import { effectOf } from '../simulation/effect.ts';
import { promoFeeLevel } from '../promo-fee/level.ts';

/** How many orders that are not yet final were priced with each of these promo fees, by its id. */
export type CountOpenOrders = (db: Db | Tx, promoFeeIds: readonly string[]) => Promise<ReadonlyMap<string, number>>;

/**
 * Who counts the orders of promo fees; the domain of orders adds itself.
 * @example openOrdersOfPromoFees(app).push(countOpenOrders);
 */
export const openOrdersOfPromoFees = part((): CountOpenOrders[] => []);

/** Promo fees as a reset shows them: with the normal fees, and the effect on the instalment of the sample price. */
export async function resetRows(
  app: Application,
  db: Db | Tx,
  registered: RegisteredResource,
  ids: readonly string[],
  today: string,
): Promise<ResetRow[]> {
  // Those that a reset has cancelled are shown too.
  const { rows } = await sql<PromoFee>`${selectFrom(registered)} where t.id = any(${ids}::uuid[])
    order by array_position(${ids}::uuid[], t.id)`.execute(db);
  const records = (await loaded(db, registered, rows as never, { of: 'list', caller: null })) as unknown as PromoFee[];
  const counts = await Promise.all(openOrdersOfPromoFees(app).map((count) => count(db, ids)));
  const found: ResetRow[] = [];
  for (const record of records) {
    const day = record.effectiveFrom > today ? record.effectiveFrom : today;
    const { REGULAR } = await effectOf(app, db, {
      line: 'NMC',
      branchId: record.branchId,
      tenor: record.tenorTo,
      day,
      withoutFees: [promoFeeLevel],
    });
    found.push({
      secureId: record.secureId,
      officeCode: record.officeCode,
      branchName: record.branchName,
      campaignName: record.campaignName,
      tenors: record.tenors,
      effect: record.effectiveFrom > today ? 'CANCEL' : 'END',
      promoFeeRegular: record.promoFeeRegular,
      promoFeeRepeat: record.promoFeeRepeat,
      normalFeeRegular: record.normalFeeRegular,
      normalFeeRepeat: record.normalFeeRepeat,
      instalmentNow: REGULAR.now,
      instalmentThen: REGULAR.proposed,
      openOrders: counts.reduce((sum, count) => sum + (count.get(record.secureId) ?? 0), 0),
    });
  }
  return found;
}
