import { linesOfBusiness } from '@console/contracts/products/master-lob';
import { sql } from 'kysely';
import type { Application } from '../../platform/http/application.ts';
import { registerValueUse, type CountValues } from '../../records/resource/value-uses.ts';
import { groupTables } from '../group-terms.ts';

/** Active groups of a line of business that name tenors of their own, by tenor. */
const tenorsOfGroups: CountValues = async (tx, { id, values }) => {
  const all = Object.values(groupTables).map(
    (table) => sql`select tenors from ${sql.table(table)}
      where lob_id = ${id} and status = 'active' and deleted_at is null`,
  );
  const { rows } = await sql<{ tenor: string; count: number }>`
    select tenor, count(*)::int as count from (${sql.join(all, sql` union all `)}) g, unnest(g.tenors) tenor
    where tenor = any(${values}) group by tenor`.execute(tx);
  return new Map(rows.map(({ tenor, count }) => [tenor, count]));
};

/** A line of business keeps the tenors that its groups name. */
export const registerTenorsOfGroups = (app: Application): void =>
  registerValueUse(app, { of: linesOfBusiness.module, field: 'tenors', count: tenorsOfGroups });
