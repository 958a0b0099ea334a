import type { BusinessLine } from '@console/contracts/core/business-lines';
import type { LobParameters } from '@console/contracts/products/master-lob';
import { sql } from 'kysely';
import type { Db, Tx } from '../platform/context.ts';
import { parametersOfLobs } from './master-lob/periods.ts';

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

type GroupId = string | null;

interface Found {
  readonly id: GroupId;
  readonly lob_id: string;
  readonly code: string | null;
  readonly dp: string | null;
  readonly ltv: string | null;
}

/** The lines of business of groups; of all groups, the one that is named, else the first of the business line. */
async function lobsOf(
  db: Db | Tx,
  line: BusinessLine,
  groupIds: readonly GroupId[],
  lobId: string | null,
): Promise<readonly Found[]> {
  const ltv = line === 'UFI' ? sql`coalesce(g.max_ltv_pct, above.max_ltv_pct)` : sql`null`;
  const table = sql.table(groupTables[line]);
  const named = groupIds.filter((id) => id !== null);
  const ofGroups = sql<Found>`select g.id, g.lob_id, g.group_code as code,
      coalesce(g.dp_min_pct, above.dp_min_pct) as dp,
      ${ltv} as ltv
    from ${table} g left join ${table} above on above.id = g.parent_id
    where g.id = any(${named}::uuid[]) and g.deleted_at is null`;
  const ofAllGroups = sql<Found>`select null as id, id as lob_id, null as code, null as dp, null as ltv
    from line_of_business where business_line = ${line} and deleted_at is null
      and (id = ${lobId} or (${lobId}::uuid is null and status = 'active'))
    order by sequence, lob_code limit 1`;
  return [
    ...(named.length > 0 ? (await ofGroups.execute(db)).rows : []),
    ...(named.length < groupIds.length ? (await ofAllGroups.execute(db)).rows : []),
  ];
}

/**
 * The terms of product groups, or of all groups of a line, on a day, in as many statements as those of one; none for a
 * group that has none then.
 * @param day plain date
 * @param lobId the line of business of all groups
 */
export async function termsOfGroups(
  db: Db | Tx,
  line: BusinessLine,
  groupIds: readonly GroupId[],
  day: string,
  lobId: string | null = null,
): Promise<ReadonlyMap<GroupId, GroupTerms>> {
  const found = await lobsOf(db, line, [...new Set(groupIds)], lobId);
  const parametersOf = await parametersOfLobs(db, [...new Set(found.map(({ lob_id: id }) => id))], day);
  return new Map(
    found.flatMap(({ id, lob_id: lob, code, dp, ltv }) => {
      const parameters = parametersOf.get(lob);
      if (!parameters) return [];
      const terms: GroupTerms = {
        parameters,
        groupCode: code,
        dpMinPct: dp ?? parameters.dpMinPct,
        maxLtvPct: ltv ?? parameters.maxLtvPct,
      };
      return [[id, terms] as const];
    }),
  );
}

/**
 * The terms of one product group, or of all groups; `null` when none hold on the day.
 * @param day plain date
 * @param lobId the line of business, where no group is named
 */
export const groupTerms = async (
  db: Db | Tx,
  line: BusinessLine,
  groupId: GroupId,
  day: string,
  lobId: string | null = null,
): Promise<GroupTerms | null> => (await termsOfGroups(db, line, [groupId], day, lobId)).get(groupId) ?? null;
