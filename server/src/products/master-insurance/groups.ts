import type { CoveredGroup } from '@console/contracts/products/insurance/package';
import { sql } from 'kysely';
import type { Db } from '../../platform/context.ts';
import { groupsInNeed, setHoldsOn, tenorHoldsOn } from '../covered.ts';

/** The product groups that a package has tariffs in force for. */
export async function coveredGroups(db: Db, insuranceId: string, day: string): Promise<CoveredGroup[]> {
  const { rows } = await sql<CoveredGroup>`
    with holding as (
      select i.product_group_id from insurance_tariff i where i.insurance_id = ${insuranceId} and ${setHoldsOn(day)}
      union all
      select i.product_group_id from insurance_tariff_v1 i
        where i.insurance_id = ${insuranceId} and ${tenorHoldsOn(day)})
    select g.group_code as code, g.name, count(*)::int as tariffs,
      exists (select 1 from ${groupsInNeed} where needed.id = g.id) as required
    from holding h join product_group g on g.id = h.product_group_id group by g.id order by g.group_code`.execute(db);
  return rows;
}
