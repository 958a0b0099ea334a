import { sql } from 'kysely';
import type { Application } from '../../platform/http/application.ts';
import { registerValueUse, type CountValues } from '../../records/resource/value-uses.ts';

/** Active schemes of a line of business that offer its tenors on a day or later, by tenor. */
const tenorsOfSchemes: CountValues = async (tx, { id, values, from }) => {
  const offered = (['financial_scheme', 'financial_scheme_nmc'] as const).map(
    (table) => sql`select tenors from ${sql.table(table)} where lob_id = ${id} and status = 'active'
      and deleted_at is null and (effective_to is null or effective_to >= ${from}::date)`,
  );
  const { rows } = await sql<{ tenor: string; count: number }>`
    select tenor, count(*)::int as count from (${sql.join(offered, sql` union all `)}) s, unnest(s.tenors) tenor
    where tenor = any(${values}) group by tenor`.execute(tx);
  return new Map(rows.map(({ tenor, count }) => [tenor, count]));
};

/** A line of business keeps the tenors that its schemes offer. */
export const registerTenorUse = (app: Application): void =>
  registerValueUse(app, { of: 'master-lob', field: 'tenors', count: tenorsOfSchemes });
