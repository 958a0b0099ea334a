import type { ResetRow } from '@console/contracts/branches-stores/promo-fee/reset';
import type { PromoFee } from '@console/contracts/branches-stores/promo-fee/promo-fees';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { part } from '../../platform/http/part.ts';
import { loaded, selectFrom } from '../../records/resource/read.ts';
import type { RegisteredResource } from '../../records/resource/registered.ts';
import { comparisons, effectsOn, type Comparisons } from '../simulation/effect.ts';
import { promoFeeLevel } from '../promo-fee/level.ts';

/** How many orders that are not yet final were priced with each of these promo fees, by its id. */
export type CountOpenOrders = (db: Db | Tx, promoFeeIds: readonly string[]) => Promise<ReadonlyMap<string, number>>;

/**
 * Who counts the orders of promo fees; the domain of orders adds itself.
 * @example openOrdersOfPromoFees(app).push(countOpenOrders);
 */
export const openOrdersOfPromoFees = part((): CountOpenOrders[] => []);

/** The day from which a promo fee is gone. */
const dayOf = ({ effectiveFrom }: PromoFee, today: string): string => (effectiveFrom > today ? effectiveFrom : today);

/** What the sample price costs with and without promo fees, read one time for each of their days. */
async function comparedWithout(app: Application, db: Db | Tx, records: readonly PromoFee[], today: string) {
  const byDay = new Map<string, Comparisons>();
  for (const day of new Set(records.map((record) => dayOf(record, today)))) {
    const own = records.filter((record) => dayOf(record, today) === day);
    const branchIds = [...new Set(own.map(({ branchId }) => branchId))];
    const tenors = [...new Set(own.map(({ tenorTo }) => tenorTo))];
    const of = { line: 'NMC', branchIds, tenors, day, withoutFees: [promoFeeLevel] } as const;
    byDay.set(day, await comparisons(app, db, of));
  }
  return byDay;
}

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
  const compared = await comparedWithout(app, db, records, today);
  return records.map((record) => {
    const { REGULAR } = effectsOn(compared.get(dayOf(record, today))!(record.branchId), record.tenorTo);
    return {
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
    };
  });
}

/** Keeps the rows of a reset as who decides sees them. */
export async function keepSeen(tx: Tx, resetId: string, rows: readonly ResetRow[]): Promise<void> {
  await sql`update promo_fee_reset_row r set seen = s.seen
    from jsonb_to_recordset(${JSON.stringify(rows.map((seen) => ({ id: seen.secureId, seen })))}::jsonb)
      s(id uuid, seen jsonb)
    where r.reset_id = ${resetId} and r.promo_fee_id = s.id`.execute(tx);
}

/** The rows of a decided reset, as they were seen; without instalments where it is from before they were kept. */
export async function decidedRows(
  app: Application,
  db: Db | Tx,
  registered: RegisteredResource,
  { resetId, ids, today }: { readonly resetId: string; readonly ids: readonly string[]; readonly today: string },
): Promise<ResetRow[]> {
  const kept = await db
    .selectFrom('promo_fee_reset_row')
    .select(['promo_fee_id as id', 'seen'])
    .where('reset_id', '=', resetId)
    .where('promo_fee_id', 'in', ids.length > 0 ? ids : [resetId])
    .execute();
  const seen = new Map(kept.map((row) => [row.id, row.seen]));
  const rest = await resetRows(
    app,
    db,
    registered,
    ids.filter((id) => !seen.get(id)),
    today,
  );
  const plain = new Map(rest.map((row) => [row.secureId, { ...row, instalmentNow: null, instalmentThen: null }]));
  return ids.flatMap((id) => seen.get(id) ?? plain.get(id) ?? []);
}
