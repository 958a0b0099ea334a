import type { BusinessLine } from '@console/contracts/core/business-lines';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';
import { claimOf } from '../../records/resource/effective-columns.ts';
import { phaseOn } from '../../records/resource/phase.ts';
import { tablesOf } from '../simulation/tables.ts';
import type { Applied, Key } from './target.ts';

/** A live rate that meets a key of an office in its period. */
export interface Meeting {
  readonly id: string;
  readonly branchId: string;
  readonly groupId: string | null;
  readonly from: number;
  readonly to: number;
  readonly regular: string;
  readonly repeat: string | null;
  readonly since: string;
  readonly until: string | null;
  readonly phase: string;
  /** A successor of it awaits approval. */
  readonly awaited: boolean;
}

/** The text by which a key of an office is found. */
export const keyText = (branchId: string, { groupId, from, to }: Key): string =>
  [branchId, groupId, from, to].join(' ');

/** The key as a condition on the table of a line. */
export const ownKey = (line: BusinessLine, { collateralType, ageBand }: Applied) =>
  line === 'UFI' ? sql`and t.collateral_type = ${collateralType} and t.age_band = ${ageBand}` : sql``;

/**
 * The live rates in the way of all keys of the offices, by one query: by office, those whose bands and period meet one
 * of the keys.
 */
export async function inTheWay(
  db: Db | Tx,
  line: BusinessLine,
  branchIds: readonly string[],
  applied: Applied,
  today: string,
): Promise<ReadonlyMap<string, readonly Meeting[]>> {
  const table = sql.table(tablesOf[line].rates);
  const { rows } = await sql<Meeting & { readonly at: number }>`
    select k.at, t.id, t.branch_id as "branchId", t.product_group_id as "groupId", t.tenor_from as from,
      t.tenor_to as to, t.rate_regular as regular, t.rate_repeat as repeat, t.effective_from as since,
      t.effective_to as until, ${phaseOn(today)} as phase,
      exists (select from ${table} n where n.supersedes_id = t.id and n.approval = 'PENDING' and n.deleted_at is null)
        as awaited
    from jsonb_to_recordset(${JSON.stringify(applied.keys.map((key, at) => ({ ...key, at })))}::jsonb)
        k(at int, "groupId" uuid, "from" int, "to" int)
      join ${table} t on t.product_group_id is not distinct from k."groupId"
        and int8range(t.tenor_from, t.tenor_to, '[]') && int8range(k."from", k."to", '[]')
    where t.branch_id = any(${branchIds}::uuid[]) and t.deleted_at is null and t.approval <> 'REJECTED'
      ${ownKey(line, applied)}
      and (${sql.raw(claimOf('t'))}) && daterange(${applied.effectiveFrom}::date, ${applied.effectiveTo}::date, '[]')
    order by t.effective_from`.execute(db);
  const found = new Map<string, Meeting[]>();
  for (const { at, ...meeting } of rows) {
    const text = keyText(meeting.branchId, applied.keys[at]!);
    found.set(text, [...(found.get(text) ?? []), meeting]);
  }
  return found;
}

/** How a key is written: beside nothing, in the place of a rate in force, or not at all. */
export type Placed = { readonly before: Meeting | null } | { readonly taken: true };

/** A rate takes the place of the one in force with the same band, from tomorrow on, when that is wanted. */
export function placeOf(meetings: readonly Meeting[], key: Key, applied: Applied, today: string): Placed {
  const [meeting, ...more] = meetings;
  if (!meeting) return { before: null };
  const follows =
    applied.supersede &&
    more.length === 0 &&
    meeting.phase === 'IN_FORCE' &&
    !meeting.awaited &&
    meeting.from === key.from &&
    meeting.to === key.to &&
    applied.effectiveFrom > today;
  return follows ? { before: meeting } : { taken: true };
}
