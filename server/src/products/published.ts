import type { BusinessLine } from '@console/contracts/core/business-lines';
import { sql } from 'kysely';
import type { Db, Tx } from '../platform/context.ts';
import { groupTables } from './group-terms.ts';

/** Whether the public sees a product with this code, in any of the business lines: it is active and published. */
export async function isPublishedProduct(db: Db | Tx, code: string): Promise<boolean> {
  const { rows } = await sql`select 1 from (
      select object_code as code, published, status, deleted_at from product
      union all select type_code, published, status, deleted_at from product_nmc
      union all select object_code, published, status, deleted_at from product_ufi) p
    where lower(p.code) = lower(${code}) and p.published and p.status = 'active' and p.deleted_at is null
    limit 1`.execute(db);
  return rows.length > 0;
}

/** Whether the public sees a group with this code, in any of the business lines. */
export async function isPublishedGroup(db: Db | Tx, code: string): Promise<boolean> {
  const { rows } = await sql`select 1 from (
      select group_code, published, status, deleted_at from product_group
      union all select group_code, published, status, deleted_at from product_group_nmc
      union all select group_code, published, status, deleted_at from product_group_ufi) g
    where lower(g.group_code) = lower(${code}) and g.published and g.status = 'active' and g.deleted_at is null
    limit 1`.execute(db);
  return rows.length > 0;
}

/** Codes of those of these groups of a line that the public sees, of lines of business that it sees, by their ids. */
export async function publishedGroups(
  db: Db | Tx,
  line: BusinessLine,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; code: string }>`select g.id, g.group_code as code
    from ${sql.table(groupTables[line])} g join line_of_business l on l.id = g.lob_id
    where g.id = any(${ids}::uuid[]) and g.published and g.status = 'active' and g.deleted_at is null
      and l.published and l.status = 'active' and l.deleted_at is null`.execute(db);
  return new Map(rows.map(({ id, code }) => [id, code]));
}
