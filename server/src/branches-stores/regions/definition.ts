import { regions } from '@console/contracts/branches-stores/regions';
import { sql } from 'kysely';
import { define } from '../../records/resource/definition.ts';

const mros = sql`(select count(*) from mro o join mra a on a.id = o.mra_id
  where a.region_id = t.id and o.status = 'active' and o.deleted_at is null)`;
const belowMros = sql`branch b join mro o on o.id = b.mro_id join mra a on a.id = o.mra_id`;
const branches = (line: 'SPEKTRA' | 'NMC' | 'UFI') => sql`(select count(*) from ${belowMros}
  where a.region_id = t.id and b.business_line = ${sql.lit(line)} and b.status = 'active' and b.deleted_at is null)`;
const kiosks = sql`(select count(*) from kiosk k join ${belowMros} on b.id = k.branch_id
  where a.region_id = t.id and k.status = 'active' and k.deleted_at is null)`;

/** How regions are stored, with counts of the active units below them. */
export const regionDefinition = define(regions, {
  table: 'region',
  serialised: 'organisation',
  derived: {
    mroCount: mros,
    branchesSpektra: branches('SPEKTRA'),
    branchesNmc: branches('NMC'),
    branchesUfi: branches('UFI'),
    kioskCount: kiosks,
  },
  counted: { mraCount: 'mra' },
  lov: { order: sql`t.region_code` },
});
