import { sql, type RawBuilder } from 'kysely';
import type { Scope } from '../../platform/context.ts';

type Column = string | RawBuilder<unknown>;
const refOf = (column: Column) => (typeof column === 'string' ? sql.ref(column) : column);

function within(
  scope: Scope,
  condition: (branchIds: readonly string[], mraIds: readonly string[]) => RawBuilder<boolean>,
): RawBuilder<boolean> {
  if (scope.type === 'all') return sql<boolean>`true`;
  return scope.type === 'none' ? sql<boolean>`false` : condition(scope.branchIds, scope.mraIds);
}

/** Records whose branch id, in the column, lies in the scope. */
export const inBranches = (scope: Scope, column: Column): RawBuilder<boolean> =>
  within(scope, (branchIds) => sql`${refOf(column)} = any(${branchIds}::uuid[])`);

/** Records whose MRA id, in the column, lies in the scope. */
export const inMras = (scope: Scope, column: Column): RawBuilder<boolean> =>
  within(scope, (_, mraIds) => sql`${refOf(column)} = any(${mraIds}::uuid[])`);

/**
 * Areas that a person chooses among: those whose MRA id, in the column, lies in the scope, and those above a branch of
 * it. A branch user belongs to no area, but works below one.
 */
export const inMrasAbove = (scope: Scope, column: Column): RawBuilder<boolean> =>
  within(
    scope,
    (branchIds, mraIds) => sql`(${refOf(column)} = any(${mraIds}::uuid[]) or ${refOf(column)} in (
      select o.mra_id from branch b join mro o on o.id = b.mro_id where b.id = any(${branchIds}::uuid[])))`,
  );

/** Records of an office over all lines, by the column of their branch. @param id of its record of one line */
export const ofOffice = (column: Column, id: string): RawBuilder<boolean> =>
  sql<boolean>`${refOf(column)} in (select o.id from branch o
    join branch chosen on chosen.office_code = o.office_code where chosen.id = ${id})`;

/** Records whose office code, in the column, is that of a branch in the scope, in any line. */
export const inOffices = (scope: Scope, column: Column): RawBuilder<boolean> =>
  within(
    scope,
    (branchIds) => sql`${refOf(column)} in (select office_code from branch where id = any(${branchIds}::uuid[]))`,
  );

/**
 * Whether a branch named by a body lies in the scope.
 * @example if (!allowsBranch(caller.scope, body.branchId)) throw invalid({ field: 'branchId', code: 'OUT_OF_SCOPE' });
 */
export const allowsBranch = (scope: Scope, branchId: string): boolean =>
  scope.type === 'all' || (scope.type === 'branches' && scope.branchIds.includes(branchId));
