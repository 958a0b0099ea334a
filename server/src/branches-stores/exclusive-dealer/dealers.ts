import type { DealerLine } from '@console/contracts/branches-stores/exclusive-dealer/vocabulary';
import { dealerChoices } from '@console/contracts/branches-stores/exclusive-dealer/dealer-choice';
import { sql } from 'kysely';
import { inBranches } from '../../people/scope/predicate.ts';
import type { Db, Scope, Tx } from '../../platform/context.ts';
import { define } from '../../records/resource/definition.ts';

/** The list of values of dealers of both lines. */
export const dealerChoiceDefinition = define(dealerChoices, {
  table: 'outlet',
  columns: { line: 'business_line', dealerCode: 'code' },
  where: sql`t.deleted_at is null and t.business_line in ('NMC', 'UFI')`,
  belongs: sql`t.business_line in ('NMC', 'UFI')`,
  scope: 'branch_id',
  lov: { order: sql`t.code` },
});

/** A dealer, as terms of it are judged. */
export interface Dealer {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly branchId: string;
  readonly line: DealerLine;
  readonly status: string;
  readonly brands: readonly string[];
}

const columns = sql`o.id, o.code, o.name, o.branch_id as "branchId", o.business_line as line, o.status, o.brands`;

/** Dealers by their ids, in any state. */
export async function dealersById(db: Db | Tx, ids: readonly string[]): Promise<ReadonlyMap<string, Dealer>> {
  const { rows } = await sql<Dealer>`select ${columns} from outlet o where o.id = any(${ids}::uuid[])
    and o.deleted_at is null and o.business_line in ('NMC', 'UFI')`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/** The dealer with an id, in any state; `undefined` for none. */
export const dealerOf = async (db: Db | Tx, id: string): Promise<Dealer | undefined> =>
  (await dealersById(db, [id])).get(id);

/** Dealers of a line within a scope by their codes. Nobody learns by a file which others there are. */
export async function dealersByCode(
  db: Db | Tx,
  line: DealerLine,
  codes: readonly string[],
  scope: Scope,
): Promise<ReadonlyMap<string, Dealer>> {
  const { rows } = await sql<Dealer>`select ${columns} from outlet o where o.business_line = ${line}
    and o.code = any(${codes}) and o.deleted_at is null and ${inBranches(scope, 'o.branch_id')}`.execute(db);
  return new Map(rows.map((row) => [row.code, row]));
}

/** Names of dealers by their codes, for previews of files. */
export async function dealerNames(
  db: Db,
  codes: readonly string[],
  scope: Scope,
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<Pick<Dealer, 'code' | 'name'>>`select o.code, o.name from outlet o
    where o.business_line in ('NMC', 'UFI') and o.code = any(${codes}) and o.deleted_at is null
      and ${inBranches(scope, 'o.branch_id')}`.execute(db);
  return new Map(rows.map(({ code, name }) => [code, name]));
}
