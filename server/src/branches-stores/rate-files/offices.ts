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
  readonly inScope: boolean;
}

/** Branches of the line by their office codes, those that are switched off too. */
export async function officesOf(
  db: Db | Tx,
  line: BusinessLine,
  codes: readonly string[],
  scope: Scope,
): Promise<ReadonlyMap<string, Office>> {
  const { rows } = await sql<Office>`select b.id, b.office_code as code, b.name, b.status,
      ${inBranches(scope, 'b.id')} as "inScope"
    from branch_view b where b.business_line = ${line} and b.office_code = any(${codes})
      and b.deleted_at is null`.execute(db);
  return new Map(rows.map((row) => [row.code, row]));
}
