import { regions } from '@console/contracts/branches-stores/regions';
import { sql } from 'kysely';
import { define } from '../../records/resource/definition.ts';

const mras = sql`(select count(*) from mra a
  where a.region_id = t.id and a.status = 'active' and a.deleted_at is null)`;
const mros = sql`(select count(*) from mro o join mra a on a.id = o.mra_id
  where a.region_id = t.id and o.status = 'active' and o.deleted_at is null)`;
const branches = (
  line: 'SPEKTRA' | 'NMC' | 'UFI',
) => sql`(select count(*) from branch b join mro o on o.id = b.mro_id join mra a on a.id = o.mra_id
  where a.region_id = t.id and b.business_line = ${sql.lit(line)} and b.status = 'active' and b.deleted_at is null)`;

/** How regions are read: rows of the core feed with counts of the active units below them. */
export const regionDefinition = define(regions, {
  table: 'region',
  derived: {
    regionCode: sql`t.region_code`,
    name: sql`t.name`,
    headName: sql`t.head_name`,
    headNpk: sql`t.head_npk`,
    mraCount: mras,
    mroCount: mros,
    branchesSpektra: branches('SPEKTRA'),
    branchesNmc: branches('NMC'),
    branchesUfi: branches('UFI'),
  },
  lov: { order: sql`t.region_code` },
});
