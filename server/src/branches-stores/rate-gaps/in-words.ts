import { sql } from 'kysely';
import type { Sql } from '../../records/resource/definition.ts';

const tenorsOf = (branchId: Sql, lacks: 'RATE' | 'FEE', word: string): Sql => sql`(
  select ${sql.lit(word)} || ': ' || string_agg(g.tenor::text, ', ' order by g.tenor) from branch_rate_gap g
  where g.branch_id = ${branchId} and g.lacks = ${sql.lit(lacks)})`;

/** The tenors that a branch lacks as last checked, in SQL: `Rate: 18, 24; ADMIN: 24`; null for none. */
export const gapsInWords = (branchId: Sql): Sql => sql`nullif(concat_ws('; ', ${tenorsOf(branchId, 'RATE', 'Rate')},
  ${tenorsOf(branchId, 'FEE', 'ADMIN')}), '')`;
