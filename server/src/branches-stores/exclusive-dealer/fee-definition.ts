import { adminApproves } from '@console/contracts/branches-stores/branch/rate-fields';
import { dealerAdminFees, type DealerAdminFee } from '@console/contracts/branches-stores/exclusive-dealer-admin';
import type { SimulationOverrides } from '@console/contracts/branches-stores/branch/simulation';
import { dealerLevel } from '@console/contracts/branches-stores/outlet/levels';
import type { Text } from '@console/contracts/core/text';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import type { ConsequentChange, Warning } from '../../records/resource/approval.ts';
import { define } from '../../records/resource/definition.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { lowestYields } from '../branch-rates/yields.ts';
import { effectOf } from '../simulation/effect.ts';
import { effectInWords } from '../simulation/effect-in-words.ts';
import { belowFloor } from '../simulation/judge-yield.ts';
import { isPriced, proposedBy } from '../simulation/priced-change.ts';
import { judgedUnder, locksByOutlet } from '../simulation/pricing-locks.ts';
import { branchFee, branchFees } from '../outlet-terms/branch-fee.ts';
import { subjectOf, yieldsAt } from '../outlet-terms/judged.ts';
import { linesOfDealers, outletOf } from '../outlet-terms/outlets.ts';
import { outletTermsErrors } from '../outlet-terms/storage.ts';
import { outletsWith } from '../outlet-terms/with-terms.ts';
import { feeErrors, type DealerFee } from './fee-rules.ts';
import { dealerTermsStorage, ofDealers } from './storage.ts';

const table = 'dealer_admin_fee';

/** The fee of a dealer, judged before all other fees. It is charged as the fee that it takes the place of. */
export const judgedFee = ({ adminFeeRegular, adminFeeRepeat }: DealerFee) => {
  const repeat = adminFeeRepeat === null ? null : String(adminFeeRepeat);
  return { fees: [{ feeType: 'ADMIN', valueType: 'AMOUNT' as const, regular: String(adminFeeRegular), repeat }] };
};

/** The same in its place, as the simulation takes it. */
export const feeOverrides = (fee: DealerFee): SimulationOverrides => ({
  fees: judgedFee(fee).fees.map((each) => ({ ...each, of: dealerLevel })),
});

/** The warning of a fee with which a rate of the branch yields too little. */
async function warningsOfFee(
  app: Application,
  db: Db | Tx,
  { values, before }: { readonly values: object | null; readonly before: object | null },
): Promise<readonly Warning[]> {
  const fee = values as DealerAdminFee | null;
  const dealer = fee && (await outletOf(db, linesOfDealers, fee.dealerId));
  if (!dealer || (before as DealerAdminFee | null)?.phase === 'IN_FORCE') return [];
  const today = jakartaDay(app.services.now());
  const ownRates = await outletsWith(db, 'dealer_rate', [dealer.id], today);
  const judged = yieldsAt(dealer, fee, judgedFee(fee), { today, ownRates });
  const [lowest] = await lowestYields(app, db, dealer.line, [judged]);
  return lowest ? [belowFloor(lowest)] : [];
}

/** What a proposed fee does to the instalment of the sample price at its last tenor. */
async function effectOfFeeChange(
  app: Application,
  db: Db | Tx,
  change: ConsequentChange,
  stored: DealerAdminFee | null,
): Promise<Text | null> {
  if (!stored || !isPriced(change)) return null;
  const fee = proposedBy(stored, change);
  const dealer = await outletOf(db, linesOfDealers, fee.dealerId);
  if (!dealer) return null;
  const today = jakartaDay(app.services.now());
  const effects = await effectOf(app, db, {
    line: dealer.line,
    branchId: dealer.branchId,
    tenor: fee.tenorTo,
    day: fee.effectiveFrom > today ? fee.effectiveFrom : today,
    subjects: subjectOf(dealer),
    overrides: feeOverrides(fee),
  });
  return effectInWords(fee.tenorTo, effects);
}

const compared = branchFee({
  line: sql`t.business_line`,
  branchId: sql`d.branch_id`,
  tenorFrom: sql`t.tenor_from`,
  tenorTo: sql`t.tenor_to`,
  from: sql`t.effective_from`,
  to: sql`t.effective_to`,
});

/** How admin fees of dealers are stored (docs/model/branches-stores.md#terms-of-dealers). */
export const dealerAdminFeeDefinition = (app: Application) =>
  define(dealerAdminFees, {
    ...dealerTermsStorage,
    table,
    lookups: sql`left join lateral (${compared}) n on true`,
    derived: { ...dealerTermsStorage.derived, branchFeeRegular: sql`n.regular`, branchFeeRepeat: sql`n.repeat` },
    beforeSave: (tx, save) =>
      outletTermsErrors(tx, dealerAdminFees, save, ofDealers, async (terms) => {
        const [fee] = await branchFees(tx, [terms]);
        return feeErrors(save.values as DealerFee, fee!);
      }),
    approval: {
      locks: locksByOutlet(table, 'dealer'),
      judgedUnder: [...judgedUnder('NMC'), ...judgedUnder('UFI')],
      adminOnly: adminApproves,
      warnings: (db, change) => warningsOfFee(app, db, change),
      consequence: (db, change, record) => effectOfFeeChange(app, db, change, record),
    },
  });
