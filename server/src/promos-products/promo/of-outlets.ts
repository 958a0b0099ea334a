import { sql } from 'kysely';
import type { Sql } from '../../records/resource/definition.ts';

/**
 * An SQL condition on promo `p`: it is for all outlets, or for one that fulfils the condition on outlet `o`
 * (docs/model/promos.md#promos). A loan without a dealer has none.
 * @example takesOutlet(sql`o.id = ${outletId}`)
 */
export const takesOutlet = (which: Sql): Sql => sql`(p.outlet_scope = 'ALL' or exists (select from outlet_view o
  where ${which}
    and case p.outlet_scope when 'STORE_GROUP' then o.store_group_id else o.company_id end = any(p.outlet_ids)))`;
