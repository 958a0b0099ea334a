import { sql } from 'kysely';
import type { Sql } from '../../records/resource/definition.ts';

/**
 * An SQL condition on promo `p`: it is for all outlets, or for one that fulfils the condition on outlet `o`
 * (docs/model/promos.md#promos). A loan without a dealer has none.
 * @example takesOutlet(sql`o.id = ${outletId}`)
 */
export const takesOutlet = (which: Sql): Sql => sql`(p.outlet_scope = 'ALL' or exists (select from outlet_view o
  where ${which}
    and (o.id = any(p.single_outlet_ids) or array[o.store_group_id, o.company_id] && p.outlet_ids)))`;

interface Outlets {
  readonly outletScope: string;
  readonly outletIds: readonly string[];
  readonly singleOutletIds: readonly string[];
}

/** An SQL condition on promo `q`: it has outlets in common with another one of its line. */
export const sharesOutlets = ({ outletScope, outletIds, singleOutletIds }: Outlets): Sql => sql`(q.outlet_scope = 'ALL'
  or ${outletScope} = 'ALL' or q.outlet_ids && ${outletIds}::uuid[] or q.single_outlet_ids && ${singleOutletIds}::uuid[]
  or exists (select from outlet_view o where
    (o.id = any(q.single_outlet_ids) and array[o.store_group_id, o.company_id] && ${outletIds}::uuid[])
    or (o.id = any(${singleOutletIds}::uuid[]) and array[o.store_group_id, o.company_id] && q.outlet_ids)))`;
