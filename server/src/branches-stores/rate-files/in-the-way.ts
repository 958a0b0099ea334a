import type { BusinessLine } from '@console/contracts/core/business-lines';
import type { Phase } from '@console/contracts/core/resource';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';
import { clashFault } from '../../records/resource/clash.ts';
import type { RowFault } from '../../records/imports/handler.ts';
import { claimOf } from '../../records/resource/effective-columns.ts';
import { phaseOn } from '../../records/resource/phase.ts';
import { cureOf, subjectOf } from '../branch-rates/clash.ts';
import { tablesOf } from '../simulation/tables.ts';
import type { Applied, Key } from './target.ts';

/** A live rate that meets a key of an office in its period. */
export interface Meeting {
  readonly id: string;
  readonly branchId: string;
  readonly groupId: string | null;
  /** Code of the product group; `null` for all. */
  readonly group: string | null;
  readonly from: number;
  readonly to: number;
  readonly regular: string;
  readonly repeat: string | null;
  readonly since: string;
  readonly until: string | null;
  readonly phase: Phase;
  /** The period of its successor, which awaits approval. */
  readonly successor: { readonly since: string; readonly until: string | null } | null;
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
    select k.at, t.id, t.branch_id as "branchId", t.product_group_id as "groupId",
      g.group_code as "group", t.tenor_from as from,
      t.tenor_to as to, t.rate_regular as regular, t.rate_repeat as repeat, t.effective_from as since,
      t.effective_to as until, ${phaseOn(today)} as phase,
      (select jsonb_build_object('since', n.effective_from, 'until', n.effective_to) from ${table} n
        where n.supersedes_id = t.id and n.approval = 'PENDING' and n.deleted_at is null limit 1) as successor
    from jsonb_to_recordset(${JSON.stringify(applied.keys.map((key, at) => ({ ...key, at })))}::jsonb)
        k(at int, "groupId" uuid, "from" int, "to" int)
      join ${table} t on t.product_group_id is not distinct from k."groupId"
        and int8range(t.tenor_from, t.tenor_to, '[]') && int8range(k."from", k."to", '[]')
      left join ${sql.table(tablesOf[line].groups)} g on g.id = t.product_group_id
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
export type Placed = { readonly before: Meeting | null } | { readonly clash: Meeting } | { readonly tooEarly: true };

/**
 * A rate takes the place of the one in force with the same band, from tomorrow on, when that is wanted. Any other is in
 * the way, and so is a successor that awaits approval.
 */
export function placeOf(meetings: readonly Meeting[], key: Key, applied: Applied, today: string): Placed {
  const [meeting] = meetings;
  if (!meeting) return { before: null };
  if (!applied.supersede) return { clash: meeting };
  const ofBand = ({ phase, from, to }: Meeting) => phase === 'IN_FORCE' && from === key.from && to === key.to;
  const other = meetings.find((each) => !ofBand(each));
  if (other) return { clash: other };
  if (meeting.successor) return { clash: { ...meeting, ...meeting.successor, phase: 'PENDING' } };
  return applied.effectiveFrom > today ? { before: meeting } : { tooEarly: true };
}

/** The rate whose place a new one takes. */
export const beforeIn = (placed: Placed): Meeting | null => ('before' in placed ? placed.before : null);

/**
 * The faults of a row at its keys: the first rate in its way with what makes room, and the number of further ones. One
 * that is in the way at several keys is named one time.
 */
export function clashFaults(placed: readonly Placed[], { keys, supersede }: Applied): RowFault[] {
  const at = placed.findIndex((each) => 'clash' in each);
  const clashes = placed.flatMap((each) => ('clash' in each ? [each.clash] : []));
  const [clash] = clashes;
  const more = new Set(clashes.map(({ id }) => id)).size - 1;
  const early = placed.some((each) => 'tooEarly' in each);
  if (!clash) return early ? [{ column: null, code: 'SUPERSEDE_TOO_EARLY' }] : [];
  const { since: effectiveFrom, until: effectiveTo, phase } = clash;
  const cure = cureOf(clash, { supersede, ...keys[at]! });
  const fault = clashFault({ subject: subjectOf(clash), effectiveFrom, effectiveTo, phase, cure }, more);
  return [{ column: null, ...fault }];
}
