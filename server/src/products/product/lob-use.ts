import type { products } from '@console/contracts/products/product';
import type { productsNmc } from '@console/contracts/products/product-nmc';
import { sql } from 'kysely';
import type { Application } from '../../platform/http/application.ts';
import { registerUse } from '../../records/resource/uses.ts';
import type { GroupTable } from './limits.ts';

/**
 * A line of business is used by the active products of its groups.
 * @param tables where the products and their groups are stored
 */
export const registerLobUse = (
  app: Application,
  by: typeof products | typeof productsNmc,
  tables: { readonly products: 'product' | 'product_nmc'; readonly groups: GroupTable },
): void =>
  registerUse(app, {
    of: 'master-lob',
    by: by as typeof products,
    async count(db, ids) {
      const { rows } = await sql<{ id: string; count: number }>`
        select g.lob_id as id, sum(p.count)::int as count from ${sql.table(tables.groups)} g
          join (select product_group_id, count(*) from ${sql.table(tables.products)}
            where status = 'active' and deleted_at is null group by product_group_id) p on p.product_group_id = g.id
        where g.lob_id = any(${ids}::uuid[]) group by g.lob_id`.execute(db);
      return new Map(rows.map(({ id, count }) => [id, count]));
    },
    filter: (lobId) => ({ lobId, status: 'active' }),
  });

/** The products of the groups of a line of business. */
export const ofLob = (groups: GroupTable) => (lobId: string) =>
  sql`t.product_group_id = any(array(select id from ${sql.table(groups)} where lob_id = ${lobId}))`;
