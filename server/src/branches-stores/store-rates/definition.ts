import { adminApproves } from '@console/contracts/branches-stores/branch/rate-fields';
import { storeRateSheets, type StoreRateSheet } from '@console/contracts/branches-stores/store-rate';
import { faultsOfMethod } from '@console/contracts/core/rate-sheets';
import { sql } from 'kysely';
import type { Application } from '../../platform/http/application.ts';
import { isOfBranch } from '../../platform/of-branch.ts';
import { define } from '../../records/resource/definition.ts';
import { methodOfRates } from '../branch-rates/definition.ts';
import { endsEarlier } from '../outlet-terms/storage.ts';
import { openStoreErrors, storeTermsStorage } from '../outlet-terms/stores.ts';
import { judgedUnder, locksByOutlet } from '../simulation/pricing-locks.ts';
import { wordsUnderQanun } from '../under-qanun/words.ts';
import { effectOfSheet } from './effect.ts';
import { belowExclusive } from './exclusive-meeting.ts';
import { warningsOfSheet } from './warnings.ts';

const table = 'store_rate';

type Rows = StoreRateSheet['rates'];
const bandOf = ({ tenorFrom, tenorTo }: Rows[number]): string => `${tenorFrom}:${tenorTo}`;

/** Whether a row with what the store pays goes: who does not see that would take it away with its band. */
function losesPaid(rows: Rows, before: StoreRateSheet | null): boolean {
  const bands = new Set(rows.map(bandOf));
  const paid = (before?.rates ?? []).filter((row) => row.storeSubsidy !== null || row.fifIncome !== null);
  return paid.some((row) => !bands.has(bandOf(row)));
}

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
    async beforeSave(tx, { values, before, caller }) {
      if (endsEarlier(storeRateSheets, { values, before })) return [];
      return [
        ...(caller && isOfBranch(caller) && losesPaid(values.rates, before)
          ? [{ field: 'rates', code: 'BAND_KEPT' }]
          : []),
        ...(await openStoreErrors(tx, values.storeId)),
        ...(await belowExclusive(tx, values)),
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
