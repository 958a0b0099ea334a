import type { BusinessLine } from '@console/contracts/core/business-lines';
import type { LobParameters } from '@console/contracts/products/master-lob';
import { sql } from 'kysely';
import type { Db, Tx } from '../platform/context.ts';
import { lobParametersOn } from './master-lob/periods.ts';

/** What an instalment of a product group is calculated by on a day. */
export interface GroupTerms {
  readonly parameters: LobParameters;
  /** Code of the group; `null` for all groups of the line. */
  readonly groupCode: string | null;
  /** Of the group where it is stricter than its line of business. */
  readonly dpMinPct: string | null;
  readonly maxLtvPct: string | null;
}

/** The tables of product groups by line. */
export const groupTables = { SPEKTRA: 'product_group', NMC: 'product_group_nmc', UFI: 'product_group_ufi' } as const;

interface Found {
  readonly lob_id: string;
  readonly code: string | null;
  readonly dp: string | null;
  readonly ltv: string | null;
}

/** The line of business of a group; of all groups, the one that is named, else the first of the business line. */
async function lobOf(
  db: Db | Tx,
  line: BusinessLine,
  groupId: string | null,
  lobId: string | null,
): Promise<Found | undefined> {
  const ltv = line === 'UFI' ? sql`coalesce(g.max_ltv_pct, above.max_ltv_pct)` : sql`null`;
  const table = sql.table(groupTables[line]);
  const { rows } = groupId
    ? await sql<Found>`select g.lob_id, g.group_code as code, coalesce(g.dp_min_pct, above.dp_min_pct) as dp,
          ${ltv} as ltv
        from ${table} g left join ${table} above on above.id = g.parent_id
        where g.id = ${groupId} and g.deleted_at is null`.execute(db)
    : await sql<Found>`select id as lob_id, null as code, null as dp, null as ltv from line_of_business
        where business_line = ${line} and deleted_at is null
          and (id = ${lobId} or (${lobId}::uuid is null and status = 'active'))
        order by sequence, lob_code limit 1`.execute(db);
  return rows[0];
}

/**
 * The terms of a product group, or of all groups of a line, on a day; `null` when none hold then.
 * @param day plain date
 * @param lobId the line of business, where no group is named
 */
export async function groupTerms(
  db: Db | Tx,
  line: BusinessLine,
  groupId: string | null,
  day: string,
  lobId: string | null = null,
): Promise<GroupTerms | null> {
  const found = await lobOf(db, line, groupId, lobId);
  const parameters = found && (await lobParametersOn(db, found.lob_id, day));
  if (!found || !parameters) return null;
  return {
    parameters,
    groupCode: found.code,
    dpMinPct: found.dp ?? parameters.dpMinPct,
    maxLtvPct: found.ltv ?? parameters.maxLtvPct,
  };
}
