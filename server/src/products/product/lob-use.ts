import { products } from '@console/contracts/products/product';
import { sql } from 'kysely';
import type { Application } from '../../platform/http/application.ts';
import { registerUse, type CountUses } from '../../records/resource/uses.ts';

/** Active products of lines of business, through their groups. */
const activeProducts: CountUses = async (db, ids) => {
  const { rows } = await sql<{ id: string; count: number }>`
    select g.lob_id as id, sum(p.count)::int as count from product_group g
      join (select product_group_id, count(*) from product
        where status = 'active' and deleted_at is null group by product_group_id) p on p.product_group_id = g.id
    where g.lob_id = any(${ids}::uuid[]) group by g.lob_id`.execute(db);
  return new Map(rows.map(({ id, count }) => [id, count]));
};

/** A line of business is used by the products of its groups. */
export const registerLobUse = (app: Application): void =>
  registerUse(app, {
    of: 'master-lob',
    by: products,
    count: activeProducts,
    filter: (lobId) => ({ lobId, status: 'active' }),
  });
