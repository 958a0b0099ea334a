import type { DealerLine } from '@console/contracts/branches-stores/exclusive-dealer/vocabulary';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';
import { dayAfter } from '../../records/effective/rules.ts';
import type { Sql } from '../../records/resource/definition.ts';
import { least } from '../simulation/concessions.ts';
import { tablesOf } from '../simulation/tables.ts';
import type { ComparedTerms } from './branch-fee.ts';

/** What the rate of a dealer is compared for. */
export interface ComparedRate extends ComparedTerms {
  /** `null`: all groups, so that those of each group count. */
  readonly groupId: string | null;
}

/** The rates that a branch has for terms; `null` without any on the first day. */
export interface BranchRate {
  readonly regular: string;
  readonly repeat: string;
}

interface Row {
  readonly at: number;
  readonly ofGroup: boolean;
  readonly from: number;
  readonly to: number;
  readonly since: string;
  readonly until: string | null;
  readonly regular: string;
  readonly repeat: string;
  /** Of UFI: what rates are divided by besides. */
  readonly kind: string;
}

/** Rates of a line that meet terms `w`: those of all groups, and those of the group or of each. */
const ratesOf = (line: DealerLine): Sql => sql`select w.at, r.product_group_id is not null as "ofGroup",
    greatest(r.tenor_from, w."tenorFrom") as "from", least(r.tenor_to, w."tenorTo") as "to", r.effective_from as since,
    r.effective_to as until, r.rate_regular as regular, coalesce(r.rate_repeat, r.rate_regular) as repeat,
    ${line === 'UFI' ? sql`r.collateral_type || ' ' || r.age_band` : sql`''`} as kind
  from w join ${sql.table(tablesOf[line].rates)} r on w.line = ${sql.lit(line)} and r.branch_id = w."branchId"
    and r.deleted_at is null and r.approval = 'APPROVED' and r.effective_from <= w."effectiveTo"
    and (r.effective_to is null or r.effective_to >= w."effectiveFrom")
    and int8range(r.tenor_from, r.tenor_to, '[]') && int8range(w."tenorFrom", w."tenorTo", '[]')
    and (r.product_group_id is null or w."groupId" is null or r.product_group_id = w."groupId")`;

const holdsOn = ({ since, until }: Row, day: string): boolean => since <= day && (until === null || until >= day);

/** Whether rows of the group have the place of a row of all groups at each tenor and day that both hold for. */
function isHidden(row: Row, ofGroup: readonly Row[], days: readonly string[]): boolean {
  const others = ofGroup.filter(({ kind }) => kind === row.kind);
  const tenors = Array.from({ length: row.to - row.from + 1 }, (_, at) => row.from + at);
  return days
    .filter((day) => holdsOn(row, day))
    .every((day) =>
      tenors.every((tenor) => others.some((each) => holdsOn(each, day) && each.from <= tenor && tenor <= each.to)),
    );
}

/** The rates that count among those that meet terms. */
function countedIn(rows: readonly Row[], { groupId, effectiveFrom, effectiveTo }: ComparedRate): readonly Row[] {
  if (groupId === null) return rows;
  const ofGroup = rows.filter((row) => row.ofGroup);
  // Rates change on the days on which one begins, or has ended the day before.
  const starts = rows.flatMap(({ since, until }) => [since, ...(until === null ? [] : [dayAfter(until, 1)])]);
  const last = effectiveTo ?? effectiveFrom;
  const days = [...new Set([effectiveFrom, ...starts])].filter((day) => effectiveFrom <= day && day <= last);
  return rows.filter((row) => row.ofGroup || !isHidden(row, ofGroup, days));
}

/**
 * The rates of branches that those of dealers go before, by one query for all: the least that apply at any tenor of the
 * band and on any day of the period, so that a rate below them is below each. `null` without one on the first day.
 */
export async function branchRates(
  db: Db | Tx,
  terms: readonly ComparedRate[],
): Promise<readonly (BranchRate | null)[]> {
  const wanted = terms.map(({ effectiveTo, tenorTo, ...rest }, at) => ({
    ...rest,
    at,
    tenorTo: Math.max(rest.tenorFrom, tenorTo),
    effectiveTo: effectiveTo === null || effectiveTo < rest.effectiveFrom ? rest.effectiveFrom : effectiveTo,
  }));
  const { rows } = await sql<Row>`with w as (select * from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb)
      w(at int, line text, "branchId" uuid, "groupId" uuid, "tenorFrom" int, "tenorTo" int, "effectiveFrom" date,
        "effectiveTo" date))
    ${ratesOf('NMC')} union all ${ratesOf('UFI')}`.execute(db);
  return terms.map((each, at) => {
    const counted = countedIn(
      rows.filter((row) => row.at === at),
      each,
    );
    const regular = least(counted.map((row) => row.regular));
    const repeat = least(counted.map((row) => row.repeat));
    const isThere = counted.some((row) => holdsOn(row, each.effectiveFrom));
    return isThere && regular !== null && repeat !== null ? { regular, repeat } : null;
  });
}
