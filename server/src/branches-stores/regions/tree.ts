import type { OrganisationNode } from '@console/contracts/branches-stores/regions';
import { sql, type RawBuilder } from 'kysely';
import { isUuid } from '../../platform/database/uuid.ts';
import type { Db } from '../../platform/context.ts';
import { notFound } from '../../platform/http/refusal.ts';

type Level = 'region' | 'mra' | 'mro' | 'branch';

const none = sql`null::text`;
/** Children of one node below the region `$region`. */
const childrenOf: Readonly<Record<Level, (parentId: string, regionId: string) => RawBuilder<OrganisationNode>>> = {
  region: (parentId, regionId) => sql`
    select 'mra' as type, c.id as "secureId", c.mra_code as code, c.name, c.status, ${none} as "businessLine",
      (select count(*) from mro n where n.mra_id = c.id and n.deleted_at is null) as "childCount"
    from mra c where c.region_id = ${parentId} and c.region_id = ${regionId} and c.deleted_at is null
      order by c.mra_code`,
  mra: (parentId, regionId) => sql`
    select 'mro' as type, c.id as "secureId", c.mro_code as code, c.name, c.status, ${none} as "businessLine",
      (select count(*) from branch n where n.mro_id = c.id and n.deleted_at is null) as "childCount"
    from mro c join mra p on p.id = c.mra_id
      where p.id = ${parentId} and p.region_id = ${regionId} and c.deleted_at is null order by c.mro_code`,
  mro: (parentId, regionId) => sql`
    select 'branch' as type, c.id as "secureId", c.office_code as code, c.name, c.status,
    c.business_line as "businessLine",
    (select count(*) from kiosk n where n.branch_id = c.id and n.deleted_at is null) as "childCount"
    from branch c join mro p on p.id = c.mro_id join mra g on g.id = p.mra_id
    where p.id = ${parentId} and g.region_id = ${regionId} and c.deleted_at is null
    order by c.office_code, array_position(array['SPEKTRA', 'NMC', 'UFI'], c.business_line)`,
  branch: (parentId, regionId) => sql`
    select 'kiosk' as type, c.id as "secureId", c.kiosk_code as code, c.name, c.status, ${none} as "businessLine",
      0 as "childCount"
    from kiosk c join branch p on p.id = c.branch_id join mro o on o.id = p.mro_id join mra g on g.id = o.mra_id
      where p.id = ${parentId} and g.region_id = ${regionId} and c.deleted_at is null order by c.kiosk_code`,
};

/**
 * Children of a node of the organisation: of the region itself, or of the MRA, MRO or branch in `parent`.
 * @param parent `type:id`
 * @throws Refusal NOT_FOUND when the region is unknown.
 */
export async function childNodes(
  db: Db,
  regionId: string,
  parent: string = `region:${regionId}`,
): Promise<OrganisationNode[]> {
  const [level, parentId] = parent.split(':') as [Level, string];
  if (!isUuid(regionId) || !isUuid(parentId)) throw notFound();
  const region = await db
    .selectFrom('region')
    .select('id')
    .where('id', '=', regionId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!region) throw notFound();
  const { rows } = await childrenOf[level](parentId, regionId).execute(db);
  return rows;
}
