import type { BusinessLine } from '@console/contracts/core/business-lines';
import { sql } from 'kysely';
import type { Db, Tx } from '../platform/context.ts';
import { groupTables } from './group-terms.ts';

/** An active product group, and the tenors in which it is sold. */
export interface OfferedGroup {
  readonly groupId: string;
  readonly lobId: string;
  readonly tenors: readonly number[];
}

/** The groups of a line of business, and its business line; `null` when there is none with this id. */
export async function groupsOfLob(
  db: Db | Tx,
  lobId: string,
): Promise<{ readonly line: BusinessLine; readonly groupIds: readonly string[] } | null> {
  const lob = await db
    .selectFrom('line_of_business')
    .select('business_line as line')
    .where('id', '=', lobId)
    .executeTakeFirst();
  if (!lob) return null;
  const line = lob.line as BusinessLine;
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(groupTables[line])} where lob_id = ${lobId} and deleted_at is null`.execute(db);
  return { line, groupIds: rows.map(({ id }) => id) };
}

/**
 * The active product groups of a line with the tenors of their line of business on a day, or those of the group or the
 * one above it where these are stricter.
 * @param day plain date
 */
export const offeredGroups = (db: Db | Tx, line: BusinessLine, day: string): Promise<readonly OfferedGroup[]> =>
  groupsWith(db, line, day, sql`g.status = 'active' and l.status = 'active'`);

/** The tenors in which a group is sold, or would be while it is switched off; `null` when there is no such group. */
export async function tenorsOfGroup(
  db: Db | Tx,
  line: BusinessLine,
  id: string,
  day: string,
): Promise<readonly number[] | null> {
  const [group] = await groupsWith(db, line, day, sql`g.id = ${id}`);
  return group?.tenors ?? null;
}

async function groupsWith(db: Db | Tx, line: BusinessLine, day: string, chosen: ReturnType<typeof sql>) {
  const table = sql.table(groupTables[line]);
  const [tenors, most] = [sql`coalesce(g.tenors, above.tenors)`, sql`coalesce(g.tenor_max, above.tenor_max)`];
  const { rows } = await sql<OfferedGroup>`
    select g.id as "groupId", g.lob_id as "lobId", (select coalesce(array_agg(o.tenor::int order by o.tenor::int), '{}')
        from jsonb_array_elements_text(coalesce(nullif(p.parameters->'tenors', 'null'), '[]')) o(tenor)
        where (${tenors} is null or o.tenor = any(${tenors})) and (${most} is null or o.tenor::int <= ${most})
      ) as tenors
    from ${table} g left join ${table} above on above.id = g.parent_id
      join line_of_business l on l.id = g.lob_id and l.deleted_at is null
      left join lateral (select parameters from line_of_business_period p where p.lob_id = l.id
        and p.effective_from <= ${day}::date order by p.effective_from desc limit 1) p on true
    where ${chosen} and g.deleted_at is null`.execute(db);
  return rows;
}
