import type { StoreRateSheet } from '@console/contracts/branches-stores/store-rate';
import type { Db, Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { eachOnce, type Warning } from '../../records/resource/approval.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { baseRates } from '../outlet-terms/base-rates.ts';
import { branchFees } from '../outlet-terms/branch-fee.ts';
import { least } from '../simulation/concessions.ts';
import { ujrahIn } from '../under-qanun/ujrah.ts';
import { lineOfStores, outletOf, type Outlet } from '../outlet-terms/outlets.ts';
import { comparedRate } from '../outlet-terms/rate-change.ts';
import { warningsOfRates } from '../outlet-terms/rate-warnings.ts';
import { comparedTerms } from '../outlet-terms/storage.ts';
import { warningsOfExclusive, type Sheet } from './exclusive-meeting.ts';
import { paidBy } from './rows.ts';

/** Admin fees that the store pays above that of its branch, under Qanun the ujrah: they cannot lower it below 0. */
async function feesAbove(db: Db | Tx, store: Outlet, { rates, ...period }: Sheet): Promise<Warning[]> {
  const fees = await branchFees(
    db,
    rates.map((row) => comparedTerms(store, { ...period, ...row })),
  );
  const { ujrah, isWhole } = await ujrahIn(db, store.branchId, period);
  return rates.flatMap(({ storeAdminFee: fee }, at) => {
    const branchFee = least([isWhole ? null : fees[at]?.repeat, ujrah]);
    return fee !== null && branchFee !== null && fee > branchFee
      ? [{ code: 'STORE_FEE_ABOVE_BRANCH', parameters: { fee, branchFee } }]
      : [];
  });
}

/** What the approver of rates of a store has to tick. */
export async function warningsOfSheet(
  app: Application,
  db: Db | Tx,
  { values, before }: { readonly values: Sheet | null; readonly before: StoreRateSheet | null },
): Promise<readonly Warning[]> {
  const sheet = values ?? before;
  const store = sheet && (await outletOf(db, lineOfStores, sheet.storeId));
  if (!store) return [];
  const ofExclusive = await warningsOfExclusive(app, db, store, { values, before });
  if (!values || before?.phase === 'IN_FORCE') return eachOnce(ofExclusive);
  const { productGroupId: groupId, rates, effectiveFrom, effectiveTo } = values;
  const bands = rates.map((row) => ({ ...row, effectiveFrom, effectiveTo }));
  const base = await baseRates(
    db,
    bands.map((band) => comparedRate(store, band, groupId)),
  );
  const paid = paidBy(rates);
  const judged = bands.map((band, at) => ({
    outlet: store,
    terms: band,
    groupId,
    rates: band,
    base: base[at] ?? null,
    paid,
  }));
  const today = jakartaDay(app.services.now());
  const found = await warningsOfRates(app, db, 'SPEKTRA', judged, { today, withTerms: new Set([store.id]) });
  return eachOnce([...found.flat(), ...ofExclusive, ...(await feesAbove(db, store, values))]);
}
