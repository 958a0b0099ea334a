import { ageBands, allGroups, collateralTypes } from '@console/contracts/branches-stores/branch/lines';
import type { RateGrid } from '@console/contracts/branches-stores/branch/rate-grid';
import type { BusinessLine } from '@console/contracts/core/business-lines';
import { labelPart } from '@console/contracts/core/label';
import { date } from '@console/contracts/core/fields';
import { sql } from 'kysely';
import type { Tx } from '../../platform/context.ts';
import { tablesOf } from '../simulation/tables.ts';
import type { ProposedGrid } from './grid-source.ts';

/** Names that a title holds; of more it says how many. */
const mostNamed = 4;

const listed = (names: readonly string[], unit: string): string =>
  names.length <= mostNamed ? names.join(', ') : `${names[0]} … ${names.at(-1)} (${names.length} ${unit})`;

const titleOf = (
  options: readonly { readonly value: string; readonly title: { readonly id: string } }[],
  of: unknown,
) => options.find(({ value }) => value === of)?.title.id ?? [];

/**
 * What a grid of rates is about: its owner, product groups, bands of tenors and first day.
 * @param owner that the rates are for, in words
 * @param groups table of the product groups
 * @param more words between groups and bands
 */
export async function gridTitleOf(
  tx: Tx,
  { owner, groups, more = [] }: { readonly owner: string; readonly groups: string; readonly more?: readonly string[] },
  { productGroupIds, rates, effectiveFrom }: Pick<ProposedGrid, 'productGroupIds' | 'rates' | 'effectiveFrom'>,
): Promise<string> {
  const { rows: named } = await sql<{ code: string }>`select group_code as code
    from ${sql.table(groups)} where id = any(${productGroupIds ?? []}::uuid[]) order by 1`.execute(tx);
  return [
    owner,
    named.length > 0
      ? listed(
          named.map(({ code }) => code),
          'kelompok',
        )
      : allGroups.id,
    ...more,
    listed(
      rates.map(({ tenorFrom, tenorTo }) => `${tenorFrom}-${tenorTo}`),
      'rentang tenor',
    ),
    labelPart(date(), 'effectiveFrom', { effectiveFrom }),
  ]
    .flat()
    .join(', ');
}

/**
 * The same of a branch, with line and collateral.
 * @example await gridTitle(tx, 'SPEKTRA', grid); // 'SPEKTRA 11020 Lhokseumawe, TV, 1-6, 7-12, 27-11-2026'
 */
export async function gridTitle(tx: Tx, line: BusinessLine, grid: RateGrid): Promise<string> {
  const { branchId, collateralType, ageBand } = grid;
  const branch = await tx
    .selectFrom('branch_view')
    .select(['office_code', 'name'])
    .where('id', '=', branchId)
    .executeTakeFirst();
  const owner = `${line} ${branch?.office_code ?? ''} ${branch?.name ?? ''}`.trimEnd();
  const more = [titleOf(collateralTypes, collateralType), titleOf(ageBands, ageBand)].flat();
  return gridTitleOf(tx, { owner, groups: tablesOf[line].groups, more }, grid as ProposedGrid);
}
