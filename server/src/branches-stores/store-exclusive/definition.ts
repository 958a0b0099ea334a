import { adminApproves } from '@console/contracts/branches-stores/branch/rate-fields';
import { storeExclusiveLevel } from '@console/contracts/branches-stores/outlet/levels';
import { storeExclusiveRates, type StoreExclusiveRate } from '@console/contracts/branches-stores/store-exclusive-rate';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { define } from '../../records/resource/definition.ts';
import { methodErrors } from '../branch-rates/definition.ts';
import { baseRates } from '../outlet-terms/base-rates.ts';
import { lineOfStores } from '../outlet-terms/outlets.ts';
import {
  baseRatesOf,
  comparedRate,
  effectOfRate,
  warningsOfRate,
  type RateRegister,
} from '../outlet-terms/rate-change.ts';
import { rateErrors } from '../outlet-terms/rate-rules.ts';
import { outletTermsErrors, outletTermsTies, tenorsSql } from '../outlet-terms/storage.ts';
import { ofStores, openStoreErrors, storeTermsStorage } from '../outlet-terms/stores.ts';
import { judgedUnder, locksByOutlet } from '../simulation/pricing-locks.ts';
import { wordsUnderQanun } from '../under-qanun/words.ts';

const table = 'store_exclusive_rate';

/** Exclusive rates of stores among those of outlets. */
export const storeRateRegister: RateRegister<StoreExclusiveRate> = {
  lines: lineOfStores,
  level: storeExclusiveLevel,
  outletId: ({ storeId }) => storeId,
  otherTerms: 'store_rate',
};

/** Adds the rates that apply without them to records that are shown. */
async function addBaseRates(db: Db | Tx, records: StoreExclusiveRate[]): Promise<void> {
  const rates = await baseRatesOf(db, storeRateRegister, records);
  for (const record of records)
    Object.assign(record, {
      baseRateRegular: rates.get(record)?.regular ?? null,
      baseRateRepeat: rates.get(record)?.repeat ?? null,
    });
}

/** How exclusive rates of stores are stored (docs/model/branches-stores.md#exclusive-rates-of-stores). */
export const storeExclusiveDefinition = (app: Application) =>
  define(storeExclusiveRates, {
    ...storeTermsStorage,
    table,
    derived: { ...storeTermsStorage.derived, tenors: tenorsSql, usedContracts: sql`t.used_contracts` },
    ties: outletTermsTies,
    load: addBaseRates,
    words: wordsUnderQanun(
      app.services,
      sql`${sql.table(table)} t join outlet d on d.id = t.store_id`,
      sql`d.branch_id`,
    ),
    beforeSave: (tx, { values, before }) =>
      outletTermsErrors(tx, storeExclusiveRates, { values, before }, ofStores, async (_terms, store) => {
        const [base] = await baseRates(tx, [comparedRate(store, values, values.productGroupId)]);
        return [
          ...(await openStoreErrors(tx, store.id)),
          ...rateErrors(values, base ?? null, 'storeId'),
          ...(await methodErrors(tx, store.line, values as never)),
        ];
      }),
    approval: {
      locks: locksByOutlet(table, 'store'),
      judgedUnder: judgedUnder('SPEKTRA'),
      adminOnly: adminApproves,
      warnings: (db, change) => warningsOfRate(app, db, storeRateRegister, change),
      consequence: (db, change, record) => effectOfRate(app, db, storeRateRegister, change, record),
    },
  });
