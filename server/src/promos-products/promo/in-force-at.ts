import { sql } from 'kysely';
import type { Sql } from '../../records/resource/definition.ts';

/** An SQL condition: the promo `t` runs on a day at the branch of an outlet, and is for that outlet. */
export const inForceAt = (outletId: string, day: string): Sql => sql`exists (select from outlet_view o
  join promo_sheet_view s on s.branch_id = o.branch_id and s.promo_id = t.id
  where o.id = ${outletId}::uuid and ${day}::date between s.start_date and s.end_date
    and ${day}::date between s.period_from and s.period_to
    and (s.outlet_scope = 'ALL'
      or (case s.outlet_scope when 'COMPANY' then o.company_id else o.store_group_id end) = any(s.outlet_ids)))`;
