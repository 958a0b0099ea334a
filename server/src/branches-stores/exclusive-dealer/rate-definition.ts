import type { SimulationOverrides } from '@console/contracts/branches-stores/branch/simulation';
import { adminApproves } from '@console/contracts/branches-stores/branch/rate-fields';
import { dealerRates, type DealerRate } from '@console/contracts/branches-stores/exclusive-dealer-rate';
import { dealerLevel } from '@console/contracts/branches-stores/exclusive-dealer/vocabulary';
import type { FieldError } from '@console/contracts/core/errors';
import type { Text } from '@console/contracts/core/text';
import type { Db, Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import type { ConsequentChange, Warning } from '../../records/resource/approval.ts';
import { define } from '../../records/resource/definition.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { methodErrors } from '../branch-rates/definition.ts';
import { comparedOf, effectsOn } from '../simulation/effect.ts';
import { effectInWords } from '../simulation/effect-in-words.ts';
import { effectOfEnd, endOf, firstWithout } from '../simulation/effect-of-end.ts';
import { isPriced, proposedBy } from '../simulation/priced-change.ts';
import { judgedUnder, locksByDealer } from '../simulation/pricing-locks.ts';
import { branchRates } from './branch-rate.ts';
import { dealerOf, dealersById, type Dealer } from './dealers.ts';
import { comparedTerms, dealerTermsErrors, dealerTermsStorage } from './definition.ts';
import { subjectOf } from './judged.ts';
import { dealersWith } from './own-terms.ts';
import { rateErrors } from './rate-rules.ts';
import { warningsOfRates } from './rate-warnings.ts';

const table = 'dealer_rate';

type Rated = Pick<DealerRate, 'tenorFrom' | 'tenorTo' | 'rateRegular' | 'rateRepeat' | 'productGroupId'>;

/** The rate of a dealer, as the simulation takes it. */
export const rateOverrides = ({ productGroupId, ...rate }: Rated): SimulationOverrides => {
  const { tenorFrom, tenorTo, rateRegular, rateRepeat } = rate;
  const of = { groups: productGroupId === null ? null : [productGroupId], isOfDealer: true };
  return { rates: [{ tenorFrom, tenorTo, rateRegular, rateRepeat, of }] };
};

/** A brand that the dealer sells; what was stored before stays. */
const brandErrors = ({ brands }: Dealer, brand: string | null, before: string | null): FieldError[] =>
  brand === null || brand === before || brands.includes(brand) ? [] : [{ field: 'brand', code: 'BRAND_NOT_SOLD' }];

async function warningsOf(
  app: Application,
  db: Db | Tx,
  { values, before }: { readonly values: object | null; readonly before: object | null },
): Promise<readonly Warning[]> {
  const rate = values as DealerRate | null;
  const dealer = rate && (await dealerOf(db, rate.dealerId));
  if (!dealer || (before as DealerRate | null)?.phase === 'IN_FORCE') return [];
  const groupId = rate.productGroupId;
  const [branch] = await branchRates(db, [{ ...comparedTerms(dealer, rate), groupId }]);
  const today = jakartaDay(app.services.now());
  const ownFees = await dealersWith(db, 'dealer_admin_fee', [dealer.id], today);
  const judged = { dealer, terms: rate, groupId, rates: rate, branch: branch ?? null };
  const [found] = await warningsOfRates(app, db, dealer.line, [judged], { today, ownFees });
  return found ?? [];
}

/** What a proposed rate, or its end, does to the instalment of the sample price at its last tenor. */
async function effectOfChange(
  app: Application,
  db: Db | Tx,
  change: ConsequentChange,
  stored: DealerRate | null,
): Promise<Text | null> {
  const last = endOf(change);
  if (!stored || (last === null && !isPriced(change))) return null;
  const rate = proposedBy(stored, change);
  const dealer = await dealerOf(db, rate.dealerId);
  if (!dealer) return null;
  const today = jakartaDay(app.services.now());
  const tenor = rate.tenorTo;
  const of = {
    line: dealer.line,
    branchId: dealer.branchId,
    productGroupId: rate.productGroupId,
    tenors: [tenor],
    subjects: { ...subjectOf(dealer), ...(rate.brand === null ? {} : { BRAND: [rate.brand] }) },
  };
  if (last !== null) {
    const day = firstWithout(last, today);
    return effectOfEnd(last, tenor, await comparedOf(app, db, { ...of, day, withoutRates: [dealerLevel] }));
  }
  const day = rate.effectiveFrom > today ? rate.effectiveFrom : today;
  const compared = await comparedOf(app, db, { ...of, day, overrides: rateOverrides(rate) });
  return effectInWords(tenor, effectsOn(compared, tenor));
}

/** Adds the rates of the branches to records that are shown. */
async function addBranchRates(db: Db | Tx, records: DealerRate[]): Promise<void> {
  const dealers = await dealersById(
    db,
    records.map(({ dealerId }) => dealerId),
  );
  const known = records.filter(({ dealerId }) => dealers.has(dealerId));
  const found = await branchRates(
    db,
    known.map((record) => ({
      ...comparedTerms(dealers.get(record.dealerId)!, record),
      groupId: record.productGroupId,
    })),
  );
  for (const record of records) Object.assign(record, { branchRateRegular: null, branchRateRepeat: null });
  for (const [at, record] of known.entries())
    Object.assign(record, {
      branchRateRegular: found[at]?.regular ?? null,
      branchRateRepeat: found[at]?.repeat ?? null,
    });
}

/** How rates of dealers are stored (docs/model/branches-stores.md#terms-of-dealers). */
export const dealerRateDefinition = (app: Application) =>
  define(dealerRates, {
    ...dealerTermsStorage,
    table,
    load: addBranchRates,
    beforeSave: (tx, { values, before }) =>
      dealerTermsErrors(tx, dealerRates, { values, before }, async (terms, dealer) => {
        const [branch] = await branchRates(tx, [{ ...terms, groupId: values.productGroupId }]);
        return [
          ...rateErrors(values, branch ?? null),
          ...(await methodErrors(tx, dealer.line, values as never)),
          ...brandErrors(dealer, values.brand, before?.brand ?? null),
        ];
      }),
    approval: {
      locks: locksByDealer(table),
      judgedUnder: [...judgedUnder('NMC'), ...judgedUnder('UFI')],
      adminOnly: adminApproves,
      warnings: (db, change) => warningsOf(app, db, change),
      consequence: (db, change, record) => effectOfChange(app, db, change, record),
    },
  });
