import { promos } from '@console/contracts/promos-products/promo';
import { promoLines } from '@console/contracts/promos-products/promo/lines';
import type { BusinessLine } from '@console/contracts/core/business-lines';
import { sql } from 'kysely';
import type { Application } from '../../platform/http/application.ts';
import { inBranches } from '../../people/scope/predicate.ts';
import { productGoodsOf } from '../../products/index.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { registerUse, type CountUses } from '../../records/resource/uses.ts';

const counted = (rows: readonly { readonly id: string; readonly count: number }[]) =>
  new Map(rows.map(({ id, count }) => [id, count]));

const ofActive = (line: BusinessLine) =>
  sql`p.business_line = ${line} and p.status = 'active' and p.deleted_at is null`;

/** Active promos of product groups. */
const promosOfGroups =
  (line: BusinessLine): CountUses =>
  async (db, ids) => {
    const { rows } = await sql<{ id: string; count: number }>`select g.id, count(*)::int as count
      from promo p cross join unnest(p.product_group_ids) g(id)
      where ${ofActive(line)} and g.id = any(${ids}::uuid[]) group by g.id`.execute(db);
    return counted(rows);
  };

/** Active promos of lines of business. */
const promosOfLobs =
  (line: BusinessLine): CountUses =>
  async (db, ids) => {
    const { rows } = await sql<{ id: string; count: number }>`select p.lob_id as id, count(*)::int as count
      from promo p where ${ofActive(line)} and p.lob_id = any(${ids}::uuid[]) group by p.lob_id`.execute(db);
    return counted(rows);
  };

/** Active promos of financial schemes. */
const promosOfSchemes =
  (line: BusinessLine): CountUses =>
  async (db, ids) => {
    const { rows } = await sql<{ id: string; count: number }>`
      select p.financial_scheme_id as id, count(*)::int as count from promo p
      where ${ofActive(line)} and p.financial_scheme_id = any(${ids}::uuid[]) group by 1`.execute(db);
    return counted(rows);
  };

/** Promos that run on the day for products of the line, as far as the person who reads the number sees them. */
const promosOfProducts =
  (line: 'SPEKTRA' | 'NMC', now: () => Date): CountUses =>
  async (db, ids, scope) => {
    const goods = await productGoodsOf(db, line, ids);
    const day = jakartaDay(now());
    const seen =
      scope.type === 'all'
        ? sql`true`
        : sql`exists (select from promo_rate r
      where r.promo_id = p.id and r.deleted_at is null and ${inBranches(scope, 'r.branch_id')})`;
    const { rows } = await sql<{ id: string; count: number }>`select g.id, count(*)::int as count
      from jsonb_to_recordset(${JSON.stringify(goods)}::jsonb) g(id uuid, "groupIds" uuid[], brand text,
        "vehicleClass" text)
      join promo p on p.product_group_ids && g."groupIds"
        and (coalesce(cardinality(p.product_ids), 0) = 0 or g.id = any(p.product_ids))
        and (g.brand is null or coalesce(cardinality(p.brands), 0) = 0
          or exists (select from unnest(p.brands) b(name) where lower(b.name) = g.brand))
        and (g."vehicleClass" is null or coalesce(cardinality(p.vehicle_types), 0) = 0
          or g."vehicleClass" = any(p.vehicle_types))
      where ${ofActive(line)} and ${day}::date between p.start_date and p.end_date and ${seen}
      group by g.id`.execute(db);
    return counted(rows);
  };

/**
 * What an active promo of a line is for is not deactivated under it (docs/model/promos.md#states); products leave their
 * promos, and say how many.
 */
export function registerPromoUses(app: Application, line: BusinessLine): void {
  const { groups } = promoLines[line];
  const by = promos[line] as unknown as (typeof promos)['SPEKTRA'];
  registerUse(app, {
    of: groups.module,
    by,
    count: promosOfGroups(line),
    filter: (productGroupId) => ({ productGroupId, state: 'active' }),
  });
  if (line !== 'UFI')
    registerUse(app, {
      of: line === 'SPEKTRA' ? 'product' : 'product-nmc',
      by,
      count: promosOfProducts(line, app.services.now),
    });
  registerUse(app, {
    of: 'master-lob',
    by,
    count: promosOfLobs(line),
    filter: (lobId) => ({ lobId, state: 'active' }),
  });
  const { scheme } = promoLines[line];
  if (scheme !== null) registerUse(app, { of: scheme, by, count: promosOfSchemes(line) });
}
