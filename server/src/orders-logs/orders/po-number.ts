import { sql } from 'kysely';
import type { Tx } from '../../platform/context.ts';
import { jakartaDay } from '../../records/resource/phase.ts';

/** The number of a purchase order as people read it. */
export const poNumberOf = (officeCode: string, year: number, serial: number): string =>
  `PO/${officeCode}/${year}/${String(serial).padStart(6, '0')}`;

/** The next number of the office that an application number begins with, without a gap in its year. */
export async function nextPoNumber(tx: Tx, applNo: string, at: Date): Promise<string> {
  const [officeCode, year] = [applNo.slice(0, 5), Number(jakartaDay(at).slice(0, 4))];
  const { rows } = await sql<{ last: number }>`insert into purchase_order_serial (office_code, year, last)
    values (${officeCode}, ${year}, 1)
    on conflict (office_code, year) do update set last = purchase_order_serial.last + 1 returning last`.execute(tx);
  return poNumberOf(officeCode, year, rows[0]!.last);
}
