import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { financedByOutlets } from '../outlet-counts/financed.ts';

/** What the orders of the stores and dealers of companies finance since the first day of the month. */
export async function exposureOf(
  app: Application,
  db: Db | Tx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const since = `${jakartaDay(app.services.now()).slice(0, 7)}-01T00:00:00+07:00`;
  const financed = financedByOutlets(app).current(sql`t.id`, since);
  const { rows } = await sql<{ id: string; amount: string }>`select t.company_id as id, sum(${financed}) as amount
    from outlet t where t.company_id = any(${ids}::uuid[]) and t.deleted_at is null group by 1`.execute(db);
  return new Map(rows.map(({ id, amount }) => [id, Number(amount)]));
}
