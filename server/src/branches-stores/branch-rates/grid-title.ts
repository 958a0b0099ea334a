import { ageBands, allGroups, collateralTypes } from '@console/contracts/branches-stores/branch/lines';
import type { RateGrid } from '@console/contracts/branches-stores/branch/rate-grid';
import type { BusinessLine } from '@console/contracts/core/business-lines';
import { labelPart } from '@console/contracts/core/label';
import { date } from '@console/contracts/core/fields';
import { sql } from 'kysely';
import type { Tx } from '../../platform/context.ts';
import { tablesOf } from '../simulation/tables.ts';

/** Names that a title holds; of more it says how many. */
const mostNamed = 4;

const listed = (names: readonly string[], unit: string): string =>
  names.length <= mostNamed ? names.join(', ') : `${names[0]} … ${names.at(-1)} (${names.length} ${unit})`;

const titleOf = (
  options: readonly { readonly value: string; readonly title: { readonly id: string } }[],
  of: unknown,
) => options.find(({ value }) => value === of)?.title.id ?? [];

/**
 * What a grid of rates is about: line, branch, product groups, bands of tenors and first day.
 * @example await gridTitle(tx, 'SPEKTRA', grid); // 'SPEKTRA 11020 Lhokseumawe, TV, 1-6, 7-12, 27-11-2026'
 */
export async function gridTitle(tx: Tx, line: BusinessLine, grid: RateGrid): Promise<string> {
  const { branchId, productGroupIds, collateralType, ageBand, rates, effectiveFrom } = grid;
  const branch = await tx
    .selectFrom('branch_view')
    .select(['office_code', 'name'])
    .where('id', '=', branchId)
    .executeTakeFirst();
  const { rows: groups } = await sql<{ code: string }>`select group_code as code
    from ${sql.table(tablesOf[line].groups)} where id = any(${productGroupIds ?? []}::uuid[]) order by 1`.execute(tx);
  return [
    `${line} ${branch?.office_code ?? ''} ${branch?.name ?? ''}`.trimEnd(),
    groups.length > 0
      ? listed(
          groups.map(({ code }) => code),
          'kelompok',
        )
      : allGroups.id,
    titleOf(collateralTypes, collateralType),
    titleOf(ageBands, ageBand),
    listed(
      rates.map(({ tenorFrom, tenorTo }) => `${tenorFrom}-${tenorTo}`),
      'rentang tenor',
    ),
    labelPart(date(), 'effectiveFrom', { effectiveFrom }),
  ]
    .flat()
    .join(', ');
}
