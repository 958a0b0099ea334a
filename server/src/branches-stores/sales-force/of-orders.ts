import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';
import type { Sql } from '../../records/resource/definition.ts';

/**
 * Whether a sales code is the one of an active sales person of an office.
 * @example await isSalesCodeOf(tx, 'S100101', '10010');
 */
export async function isSalesCodeOf(db: Db | Tx, salesCode: string, officeCode: string): Promise<boolean> {
  const { rows } = await sql`select from sales_force s join branch_view b on b.id = s.branch_id
    where s.sales_code = ${salesCode} and s.status = 'active' and s.deleted_at is null
      and b.office_code = ${officeCode}`.execute(db);
  return rows.length > 0;
}

/** What decides who may have sold an order. */
interface SoldOrder {
  readonly line: string;
  readonly branchId: string;
  readonly dealerId: string | null;
}

/** A sales person, with the code that orders name. */
export interface SalesPerson {
  readonly salesCode: string;
  readonly npk: string;
  readonly name: string;
}

/**
 * The active sales people of the office of an order, of an order of NMC those who serve its dealer now
 * (docs/model/branches-stores.md#sales-force).
 */
export async function salesPeopleOf(db: Db | Tx, order: SoldOrder): Promise<readonly SalesPerson[]> {
  const { line, branchId, dealerId } = order;
  const serves =
    line === 'NMC'
      ? sql`exists (select from outlet_sales_force m where m.sales_force_id = f.id and m.outlet_id = ${dealerId}::uuid
          and m.state = 'OPEN' and m.deleted_at is null)`
      : sql`f.branch_id in (select theirs.id from branch_view theirs
          join branch_view b on b.office_code = theirs.office_code where b.id = ${branchId}::uuid)`;
  const { rows } = await sql<SalesPerson>`select f.sales_code as "salesCode", f.npk, f.name from sales_force f
    where f.status = 'active' and f.deleted_at is null and ${serves} order by f.name, f.npk`.execute(db);
  return rows;
}

/** The name of the sales person with a code, as an expression; null for a code of nobody. */
export const salesNameOf = (salesCode: Sql): Sql =>
  sql`(select f.name from sales_force f where f.sales_code = ${salesCode} and f.deleted_at is null)`;

/** The codes of sales people by a pattern of their names, as a query. */
export const salesCodesNamed = (pattern: string): Sql =>
  sql`(select f.sales_code from sales_force f where f.name ilike ${pattern} and f.deleted_at is null)`;
