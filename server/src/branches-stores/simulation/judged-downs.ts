import type { BusinessLine } from '@console/contracts/core/business-lines';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';
import { demandedDown, type InsuredGroups } from '../../products/index.ts';
import { judgedDown } from './judged-prices.ts';
import { schemeTables } from './schemes-within.ts';

/** The greatest of the least down payments that financial schemes of a period demand, in percent. */
async function demandedBySchemes(
  db: Db | Tx,
  line: Exclude<BusinessLine, 'UFI'>,
  lobIds: readonly string[],
  { day, until }: { readonly day: string; readonly until: string | null },
): Promise<number> {
  const demanded =
    line === 'NMC'
      ? sql`(select max((band->>'dpMinPct')::numeric) from jsonb_array_elements(t.dp_bands) band)`
      : sql`t.dp_min_pct`;
  const { rows } = await sql<{ down: string | null }>`select max(${demanded}) as down
    from ${sql.table(schemeTables[line])} t
    where t.deleted_at is null and t.lob_id = any(${lobIds}::uuid[])
      and (t.effective_to is null or t.effective_to >= ${day}::date)
      and (${until}::date is null or t.effective_from <= ${until}::date)`.execute(db);
  return Number(rows[0]?.down ?? 0);
}

/**
 * The greatest down payment, in percent, with which the simulation calculates contracts of a period that have a
 * premium: what holds there holds with each smaller one.
 */
export async function judgedDownWithin(
  db: Db | Tx,
  groups: InsuredGroups,
  period: { readonly day: string; readonly until: string | null },
): Promise<number> {
  const { line, lobIds } = groups;
  if (line === 'UFI') return 0;
  return judgedDown(Math.max(await demandedDown(db, groups), await demandedBySchemes(db, line, lobIds, period)));
}
