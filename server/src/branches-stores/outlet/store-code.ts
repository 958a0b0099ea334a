import { sql } from 'kysely';
import type { Tx } from '../../platform/context.ts';

/** The code of a store: `S`, its office, four digits. */
export const storeCodeOf = (officeCode: string, serial: number): string =>
  `S${officeCode}${String(serial).padStart(4, '0')}`;

/** The next code of the office of a branch; it stays when the store moves to another branch. */
export async function nextStoreCode(tx: Tx, branchId: string): Promise<string | null> {
  const { rows } = await sql<{ office: string; last: number }>`insert into store_code (office_code, last)
    select office_code, 1 from branch_view where id = ${branchId}
    on conflict (office_code) do update set last = store_code.last + 1
    returning office_code as office, last`.execute(tx);
  return rows[0] ? storeCodeOf(rows[0].office, rows[0].last) : null;
}
