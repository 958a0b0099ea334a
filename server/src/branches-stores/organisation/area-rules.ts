import { sql } from 'kysely';
import type { Tx } from '../../platform/context.ts';

/**
 * Whether an MRO of another MRA of this region has the name: names are unique in a region. Both modules change one
 * after another, so that two changes cannot take the same name.
 */
export async function isMroNameTaken(
  tx: Tx,
  { name, mraId, id }: { readonly name: string; readonly mraId: string; readonly id: string | undefined },
): Promise<boolean> {
  const { rows } = await sql`select from mro_view o join mra_view a on a.id = o.mra_id
    where a.region_id = (select own.region_id from mra_view own where own.id = ${mraId})
      and lower(o.name) = lower(${name})
      and o.deleted_at is null and o.id is distinct from ${id ?? null}::uuid limit 1`.execute(tx);
  return rows.length > 0;
}

/** Whether the MROs of an area share a name with those of the region that it moves to. */
export async function areMroNamesTaken(tx: Tx, mraId: string, regionId: string): Promise<boolean> {
  const { rows } =
    await sql`select from mro_view own join mro_view o on lower(o.name) = lower(own.name) and o.id <> own.id
      join mra_view a on a.id = o.mra_id
    where own.mra_id = ${mraId} and own.deleted_at is null and o.deleted_at is null and o.mra_id <> ${mraId}
      and a.region_id = ${regionId} limit 1`.execute(tx);
  return rows.length > 0;
}
