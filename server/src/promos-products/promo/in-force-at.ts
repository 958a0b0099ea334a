import { sql } from 'kysely';
import type { Sql } from '../../records/resource/definition.ts';
import { takesOutlet } from './of-outlets.ts';

/** An SQL condition: the promo `t` runs on a day at the branch of an outlet, and is for that outlet. */
export const inForceAt = (outletId: string, day: string): Sql => sql`exists (select from outlet_view a
  join promo_sheet_view p on p.branch_id = a.branch_id and p.promo_id = t.id
  where a.id = ${outletId}::uuid and ${day}::date between p.start_date and p.end_date
    and ${day}::date between p.period_from and p.period_to and ${takesOutlet(sql`o.id = a.id`)})`;
