import { promos } from '@console/contracts/promos-products/promo';
import { promoLines } from '@console/contracts/promos-products/promo/lines';
import type { BusinessLine } from '@console/contracts/core/business-lines';
import { sql } from 'kysely';
import type { Application } from '../../platform/http/application.ts';
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

/** What an active promo of a line is for is not deactivated under it (docs/model/promos.md#states). */
export function registerPromoUses(app: Application, line: BusinessLine): void {
  const { groups } = promoLines[line];
  const by = promos[line] as unknown as (typeof promos)['SPEKTRA'];
  registerUse(app, {
    of: groups.module,
    by,
    count: promosOfGroups(line),
    filter: (productGroupId) => ({ productGroupId, state: 'active' }),
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
