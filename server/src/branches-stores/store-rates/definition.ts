import { adminApproves } from '@console/contracts/branches-stores/branch/rate-fields';
import { storeRateSheets } from '@console/contracts/branches-stores/store-rate';
import { faultsOfMethod } from '@console/contracts/core/rate-sheets';
import { onlyEnds } from '@console/contracts/core/resource';
import { sql } from 'kysely';
import type { Application } from '../../platform/http/application.ts';
import { define } from '../../records/resource/definition.ts';
import { methodOfRates } from '../branch-rates/definition.ts';
import { openStoreErrors, storeTermsStorage } from '../outlet-terms/stores.ts';
import { judgedUnder, locksByOutlet } from '../simulation/pricing-locks.ts';
import { wordsUnderQanun } from '../under-qanun/words.ts';
import { effectOfSheet } from './effect.ts';
import { warningsOfSheet } from './warnings.ts';

const table = 'store_rate';

/** How standing rates of stores are stored (docs/model/branches-stores.md#rates-of-stores). */
export const storeRateDefinition = (app: Application) =>
  define(storeRateSheets, {
    ...storeTermsStorage,
    table,
    ties: {
      phase: [
        sql`d.code`,
        sql`coalesce(t.product_group_id, '00000000-0000-0000-0000-000000000000')`,
        sql`t.effective_from`,
      ],
    },
    words: wordsUnderQanun(
      app.services,
      sql`${sql.table(table)} t join outlet d on d.id = t.store_id`,
      sql`d.branch_id`,
    ),
    async beforeSave(tx, { values, before }) {
      if (onlyEnds(storeRateSheets.fields, { before, values } as never)) return [];
      return [
        ...(await openStoreErrors(tx, values.storeId)),
        ...faultsOfMethod('rates', await methodOfRates(tx, 'SPEKTRA', values), values.rates),
      ];
    },
    approval: {
      locks: locksByOutlet(table, 'store'),
      judgedUnder: judgedUnder('SPEKTRA'),
      adminOnly: adminApproves,
      warnings: (db, change) => warningsOfSheet(app, db, change),
      consequence: (db, change, record) => effectOfSheet(app, db, change, record),
    },
  });
