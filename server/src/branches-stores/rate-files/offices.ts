import type { BusinessLine } from '@console/contracts/core/business-lines';
import { sql } from 'kysely';
import { inBranches } from '../../people/scope/predicate.ts';
import type { Db, Scope, Tx } from '../../platform/context.ts';

/** A branch of a line, as a row of a file names it. */
export interface Office {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly status: string;
}

/** Names of branches by their office codes, for previews of files of the line. */
export const officeNames =
  (line: BusinessLine) =>
  async (db: Db, codes: readonly string[], scope: Scope): Promise<ReadonlyMap<string, string>> =>
    new Map([...(await officesOf(db, line, codes, scope))].map(([code, { name }]) => [code, name]));

/**
 * Branches of the line within a scope by their office codes, those that are switched off too. Nobody learns by a file
 * which others there are.
 */
export async function officesOf(
  db: Db | Tx,
  line: BusinessLine,
  codes: readonly string[],
  scope: Scope,
): Promise<ReadonlyMap<string, Office>> {
  const { rows } = await sql<Office>`select b.id, b.office_code as code, b.name, b.status
    from branch_view b where b.business_line = ${line} and b.office_code = any(${codes})
      and b.deleted_at is null and ${inBranches(scope, 'b.id')}`.execute(db);
  return new Map(rows.map((row) => [row.code, row]));
}
