import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';

/** The tables of schemes by line; UFI has none. */
const tables = { SPEKTRA: 'financial_scheme', NMC: 'financial_scheme_nmc' } as const;

/** The tenors that a financial scheme offers; `null` when there is no such scheme. */
export async function offeredByScheme(
  db: Db | Tx,
  line: keyof typeof tables,
  id: string,
): Promise<{ readonly lobId: string; readonly tenors: readonly string[] } | null> {
  const { rows } = await sql<{ lobId: string; tenors: readonly string[] | null }>`
    select lob_id as "lobId", tenors from ${sql.table(tables[line])} where id = ${id} and deleted_at is null`.execute(
    db,
  );
  const [scheme] = rows;
  return scheme ? { ...scheme, tenors: scheme.tenors ?? [] } : null;
}
