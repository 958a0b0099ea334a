import { storeExclusiveImport } from '@console/contracts/branches-stores/store-terms/import';
import { maxExclusiveDays } from '@console/contracts/branches-stores/store-terms/errors';
import { daysOf } from '@console/contracts/core/days/days-of';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import type { RowValues } from '../../records/imports/handler.ts';
import type { RegisteredResource } from '../../records/resource/registered.ts';
import { termsFileHandler } from '../outlet-terms/file-handler.ts';
import { lineOfStores } from '../outlet-terms/outlets.ts';
import { rateFile, ratesOf } from '../outlet-terms/rate-file.ts';
import { tablesOf } from '../simulation/tables.ts';
import { storeRateRegister } from './definition.ts';

type Values = RowValues<(typeof storeExclusiveImport)['columns']>;

const column = 'store_code';
const groupColumn = 'product_group_code';

/** The product groups that rows name; none for all groups. */
async function groupsOf(db: Db | Tx, rows: readonly Values[]): Promise<readonly Readonly<Record<string, string>>[]> {
  const codes = rows.flatMap((row) => row[groupColumn] ?? []);
  const { rows: groups } = await sql<{ id: string; code: string }>`select id, group_code as code
    from ${sql.table(tablesOf.SPEKTRA.groups)} where group_code = any(${codes}) and deleted_at is null`.execute(db);
  const ids = new Map(groups.map(({ id, code }) => [code, id]));
  return rows.map((row): Readonly<Record<string, string>> => {
    const id = ids.get(row[groupColumn] ?? '');
    return id === undefined ? {} : { [groupColumn]: id };
  });
}

/** Import of exclusive rates of stores, for one product group or all. */
export const storeExclusiveFile = (app: Application, registered: RegisteredResource) =>
  termsFileHandler<Values>(app, registered, {
    ...rateFile<Values>(app, storeRateRegister, { column, groupColumn }),
    definition: storeExclusiveImport,
    outlet: { column, field: 'storeId' },
    lines: lineOfStores,
    lineOf: () => 'SPEKTRA',
    per: [groupColumn],
    idsOf: groupsOf,
    agreed: (values, ids) => ({
      ...ratesOf(values),
      productGroupId: ids[groupColumn] ?? null,
      quotaContracts: null,
    }),
    ownFaults: ({ effective_from: from, effective_to: to }) =>
      daysOf(from, to) > maxExclusiveDays
        ? [
            {
              column: 'effective_to',
              code: 'EXCLUSIVE_TOO_LONG',
              parameters: { days: maxExclusiveDays },
              from: ['effective_from'],
            },
          ]
        : [],
  });
