import { sql } from 'kysely';
import type { Sql } from '../../records/resource/definition.ts';

/** Offices with an active branch in some line, below an area `t` of this kind. */
export const officesBelow = (area: 'o.id' | 'o.mra_id'): Sql =>
  sql`(select count(distinct b.office_code)::int
    from mro_view o join branch_view b on b.mro_id = o.id and b.deleted_at is null and b.status = 'active'
    where ${sql.ref(area)} = t.id and o.deleted_at is null)`;
