import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';

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
