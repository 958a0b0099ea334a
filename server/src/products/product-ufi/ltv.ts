import type { FieldError } from '@console/contracts/core/errors';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';

/**
 * The greatest LTV of a vehicle of an age: of its object group, else of the line of business; `null` when no group
 * takes this age.
 */
export async function ltvLimitOf(db: Db | Tx, vehicleType: string, age: number): Promise<string | null> {
  const { rows } = await sql<{ limit: string | null }>`
    select coalesce(g.max_ltv_pct, l.max_ltv_pct) as limit
    from product_group_ufi g join line_of_business l on l.id = g.lob_id
    where g.vehicle_type = ${vehicleType} and ${age} between g.age_from and g.age_to
      and g.status = 'active' and g.deleted_at is null limit 1`.execute(db);
  return rows[0]?.limit ?? null;
}

interface Limited {
  readonly vehicleType: string;
  readonly maxLtvPct: string | null;
}

/** An LTV above those of the lines of business that take such vehicles. What did not change is not asked again. */
export async function looserLtv(
  tx: Tx,
  { values, before }: { readonly values: Limited; readonly before: Limited | null },
): Promise<FieldError[]> {
  if (values.maxLtvPct === null || values.maxLtvPct === before?.maxLtvPct) return [];
  const { rows } = await sql<{ limit: string | null }>`
    select max(l.max_ltv_pct) as limit from line_of_business l
    where exists (select 1 from product_group_ufi g where g.lob_id = l.id and g.vehicle_type = ${values.vehicleType}
      and g.deleted_at is null)`.execute(tx);
  const limit = rows[0]?.limit ?? null;
  return limit !== null && Number(values.maxLtvPct) > Number(limit)
    ? [{ field: 'maxLtvPct', code: 'LIMIT_LOOSER', parameters: { limit: `${Number(limit)} %` } }]
    : [];
}
