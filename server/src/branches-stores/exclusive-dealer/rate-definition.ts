import { adminApproves } from '@console/contracts/branches-stores/branch/rate-fields';
import { dealerRates, type DealerRate } from '@console/contracts/branches-stores/exclusive-dealer-rate';
import { dealerLevel } from '@console/contracts/branches-stores/outlet/levels';
import type { FieldError } from '@console/contracts/core/errors';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { define } from '../../records/resource/definition.ts';
import { methodErrors } from '../branch-rates/definition.ts';
import { baseRates } from '../outlet-terms/base-rates.ts';
import { linesOfDealers, type Outlet } from '../outlet-terms/outlets.ts';
import { baseRatesOf, effectOfRate, warningsOfRate, type RateRegister } from '../outlet-terms/rate-change.ts';
import { rateErrors } from '../outlet-terms/rate-rules.ts';
import { outletTermsErrors } from '../outlet-terms/storage.ts';
import { judgedUnder, locksByOutlet } from '../simulation/pricing-locks.ts';
import { dealerTermsStorage, ofDealers } from './storage.ts';

const table = 'dealer_rate';

/** Rates of dealers among the exclusive rates. */
export const dealerRateRegister: RateRegister<DealerRate> = {
  lines: linesOfDealers,
  level: dealerLevel,
  outletId: ({ dealerId }) => dealerId,
  otherTerms: 'dealer_admin_fee',
};

/** A brand that the dealer sells; what was stored before stays. */
const brandErrors = ({ brands }: Outlet, brand: string | null, before: string | null): FieldError[] =>
  brand === null || brand === before || brands.includes(brand) ? [] : [{ field: 'brand', code: 'BRAND_NOT_SOLD' }];

/** Adds the rates of the branches to records that are shown. */
async function addBranchRates(db: Db | Tx, records: DealerRate[]): Promise<void> {
  const rates = await baseRatesOf(db, dealerRateRegister, records);
  for (const record of records)
    Object.assign(record, {
      branchRateRegular: rates.get(record)?.regular ?? null,
      branchRateRepeat: rates.get(record)?.repeat ?? null,
    });
}

/** How rates of dealers are stored (docs/model/branches-stores.md#terms-of-dealers). */
export const dealerRateDefinition = (app: Application) =>
  define(dealerRates, {
    ...dealerTermsStorage,
    table,
    derived: { ...dealerTermsStorage.derived, usedContracts: sql`t.used_contracts` },
    load: addBranchRates,
    beforeSave: (tx, { values, before }) =>
      outletTermsErrors(tx, dealerRates, { values, before }, ofDealers, async (terms, dealer) => {
        const [base] = await baseRates(tx, [{ ...terms, groupId: values.productGroupId }]);
        return [
          ...rateErrors(values, base ?? null, 'dealerId'),
          ...(await methodErrors(tx, dealer.line, values as never)),
          ...brandErrors(dealer, values.brand, before?.brand ?? null),
        ];
      }),
    approval: {
      locks: locksByOutlet(table, 'dealer'),
      judgedUnder: [...judgedUnder('NMC'), ...judgedUnder('UFI')],
      adminOnly: adminApproves,
      warnings: (db, change) => warningsOfRate(app, db, dealerRateRegister, change),
      consequence: (db, change, record) => effectOfRate(app, db, dealerRateRegister, change, record),
    },
  });
