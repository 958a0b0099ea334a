import { sql } from 'kysely';
import type { Db, Tx } from '../platform/context.ts';

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
