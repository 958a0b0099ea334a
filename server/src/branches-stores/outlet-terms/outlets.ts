import type { BusinessLine } from '@console/contracts/core/business-lines';
import { sql } from 'kysely';
import { inBranches } from '../../people/scope/predicate.ts';
import type { Db, Scope, Tx } from '../../platform/context.ts';

/** A store or dealer, as terms of it are judged. */
export interface Outlet {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly branchId: string;
  readonly line: BusinessLine;
  readonly status: string;
  /** Code of the group of a store; `null` for none. */
  readonly storeGroup: string | null;
  /** Those that a dealer sells. */
  readonly brands: readonly string[];
}

const columns = sql`o.id, o.code, o.name, o.branch_id as "branchId", o.business_line as line, o.status, o.brands,
  (select g.group_code from store_group g where g.id = o.store_group_id) as "storeGroup"`;

/** Lines of business whose outlets are dealers. */
export const linesOfDealers: readonly BusinessLine[] = ['NMC', 'UFI'];
/** The line of business whose outlets are stores. */
export const lineOfStores: readonly BusinessLine[] = ['SPEKTRA'];

/** Outlets of these lines by their ids, in any state. */
export async function outletsById(
  db: Db | Tx,
  lines: readonly BusinessLine[],
  ids: readonly string[],
): Promise<ReadonlyMap<string, Outlet>> {
  const { rows } = await sql<Outlet>`select ${columns} from outlet o where o.id = any(${ids}::uuid[])
    and o.deleted_at is null and o.business_line = any(${lines})`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/** The outlet with an id, in any state; `undefined` for none. */
export const outletOf = async (db: Db | Tx, lines: readonly BusinessLine[], id: string): Promise<Outlet | undefined> =>
  (await outletsById(db, lines, [id])).get(id);

/** Outlets of a line within a scope by their codes. Nobody learns by a file which others there are. */
export async function outletsByCode(
  db: Db | Tx,
  line: BusinessLine,
  codes: readonly string[],
  scope: Scope,
): Promise<ReadonlyMap<string, Outlet>> {
  const { rows } = await sql<Outlet>`select ${columns} from outlet o where o.business_line = ${line}
    and o.code = any(${codes}) and o.deleted_at is null and ${inBranches(scope, 'o.branch_id')}`.execute(db);
  return new Map(rows.map((row) => [row.code, row]));
}

/** Names of outlets of these lines by their codes, for previews of files. */
export const outletNames =
  (lines: readonly BusinessLine[]) =>
  async (db: Db, codes: readonly string[], scope: Scope): Promise<ReadonlyMap<string, string>> => {
    const { rows } = await sql<Pick<Outlet, 'code' | 'name'>>`select o.code, o.name from outlet o
      where o.business_line = any(${lines}) and o.code = any(${codes}) and o.deleted_at is null
        and ${inBranches(scope, 'o.branch_id')}`.execute(db);
    return new Map(rows.map(({ code, name }) => [code, name]));
  };
