import type { CoveredGroup } from '@console/contracts/products/insurance/package';
import { sql } from 'kysely';
import type { Db } from '../../platform/context.ts';
import { setHoldsOn, vehicleGroupsInNeed } from '../covered.ts';

/** The groups of vehicles that a package has tariffs in force for: tariffs of vehicles hold for every group. */
export async function coveredVehicleGroups(db: Db, insuranceId: string, day: string): Promise<CoveredGroup[]> {
  const { rows } = await sql<CoveredGroup>`
    select g.group_code as code, g.name, h.tariffs,
      exists (select 1 from ${vehicleGroupsInNeed} where needed.id = g.id) as required
    from product_group_nmc g
      cross join (select count(*)::int as tariffs from insurance_tariff_nmc i
        where i.insurance_id = ${insuranceId} and ${setHoldsOn(day)}) h
    where g.status = 'active' and g.deleted_at is null and h.tariffs > 0 order by g.group_code`.execute(db);
  return rows;
}
