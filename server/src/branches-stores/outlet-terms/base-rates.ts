import type { BusinessLine } from '@console/contracts/core/business-lines';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';
import { dayAfter } from '../../records/effective/rules.ts';
import type { Sql } from '../../records/resource/definition.ts';
import { least } from '../simulation/concessions.ts';
import { allLines, tablesOf } from '../simulation/tables.ts';
import type { ComparedTerms } from './branch-fee.ts';

/** What the exclusive rate of an outlet is compared for. */
export interface ComparedRate extends ComparedTerms {
  /** `null`: all groups, so that those of each group count. */
  readonly groupId: string | null;
  /** The store whose standing rates go before those of the branch; left out: none. */
  readonly storeId?: string;
}

/** The rates that apply without an exclusive one; `null` without any on the first day. */
export interface BaseRate {
  readonly regular: string;
  readonly repeat: string;
}

interface Row {
  readonly at: number;
  /** Place among the levels: the least that has a value applies. */
  readonly rank: number;
  readonly groupId: string | null;
  readonly from: number;
  readonly to: number;
  readonly since: string;
  readonly until: string | null;
  readonly regular: string | null;
  readonly repeat: string | null;
  /** Of UFI: what rates are divided by besides. */
  readonly kind: string;
}

/** Rows `t` of rates that meet the period and the groups of terms `w`. */
const meets = sql`t.deleted_at is null and t.approval = 'APPROVED' and t.effective_from <= w."effectiveTo"
    and (t.effective_to is null or t.effective_to >= w."effectiveFrom")
    and (t.product_group_id is null or w."groupId" is null or t.product_group_id = w."groupId")`;

/** Rates of the branches of a line that meet terms `w`: those of all groups, and those of the group or of each. */
const ratesOf = (line: BusinessLine): Sql => sql`select w.at,
    case when t.product_group_id is null then 5 else 3 end as rank, t.product_group_id as "groupId",
    greatest(t.tenor_from, w."tenorFrom") as "from", least(t.tenor_to, w."tenorTo") as "to", t.effective_from as since,
    t.effective_to as until, t.rate_regular as regular, coalesce(t.rate_repeat, t.rate_regular) as repeat,
    ${line === 'UFI' ? sql`t.collateral_type || ' ' || t.age_band` : sql`''`} as kind
  from w join ${sql.table(tablesOf[line].rates)} t on w.line = ${sql.lit(line)} and t.branch_id = w."branchId"
    and ${meets} and int8range(t.tenor_from, t.tenor_to, '[]') && int8range(w."tenorFrom", w."tenorTo", '[]')`;

/**
 * Concessions of the groups of the stores that terms `w` name, each before the row that it belongs to: they apply at
 * these stores.
 */
const concessionsOfGroups = sql`select w.at, case when t.product_group_id is null then 4 else 2 end, t.product_group_id,
    greatest(t.tenor_from, w."tenorFrom"), least(t.tenor_to, w."tenorTo"),
    greatest(t.effective_from, l."effectiveFrom"),
    least(t.effective_to, l."effectiveTo"), l."rateRegular"::numeric(7, 4),
    coalesce(l."rateRepeat", l."rateRegular")::numeric(7, 4), ''
  from w join outlet o on o.id = w."storeId" join store_group g on g.id = o.store_group_id
    join ${sql.table(tablesOf.SPEKTRA.rates)} t on t.branch_id = w."branchId" and ${meets}
    join ${sql.table(tablesOf.SPEKTRA.rateSheets)} s on s.base_id = t.id and s.deleted_at is null
    cross join lateral jsonb_to_recordset(s.lines) l("subjectType" text, "subjectCode" text, "effectiveFrom" date,
      "effectiveTo" date, "rateRegular" numeric, "rateRepeat" numeric)
  where l."subjectType" = 'STORE_GROUP' and l."subjectCode" = g.group_code
    and int8range(t.tenor_from, t.tenor_to, '[]') && int8range(w."tenorFrom", w."tenorTo", '[]')
    and (l."effectiveFrom" is null or l."effectiveFrom" <= w."effectiveTo")
    and (l."effectiveTo" is null or l."effectiveTo" >= w."effectiveFrom")`;

/** Standing rates of the stores that terms `w` name. */
const ratesOfStores = sql`select w.at, case when t.product_group_id is null then 1 else 0 end, t.product_group_id,
    greatest(r."tenorFrom", w."tenorFrom"), least(r."tenorTo", w."tenorTo"), t.effective_from, t.effective_to,
    r."rateRegular"::numeric(7, 4), coalesce(r."rateRepeat", r."rateRegular")::numeric(7, 4), ''
  from w join store_rate t on t.store_id = w."storeId" and ${meets}
    cross join lateral jsonb_to_recordset(t.rates)
      r("tenorFrom" int, "tenorTo" int, "rateRegular" numeric, "rateRepeat" numeric)
  where int8range(r."tenorFrom", r."tenorTo", '[]') && int8range(w."tenorFrom", w."tenorTo", '[]')`;

const holdsOn = ({ since, until }: Row, day: string): boolean => since <= day && (until === null || until >= day);

/** Whether other rows have the place of a row at each tenor and day that it holds for. */
function isHidden(row: Row, before: readonly Row[], days: readonly string[]): boolean {
  const tenors = Array.from({ length: row.to - row.from + 1 }, (_, at) => row.from + at);
  return days
    .filter((day) => holdsOn(row, day))
    .every((day) =>
      tenors.every((tenor) => before.some((each) => holdsOn(each, day) && each.from <= tenor && tenor <= each.to)),
    );
}

/** The rates that count among those that meet terms: rows of a level before have the place of those behind. */
function countedIn(rows: readonly Row[], { groupId, effectiveFrom, effectiveTo }: ComparedRate): readonly Row[] {
  // Rates change on the days on which one begins, or has ended the day before.
  const starts = rows.flatMap(({ since, until }) => [since, ...(until === null ? [] : [dayAfter(until, 1)])]);
  const last = effectiveTo ?? effectiveFrom;
  const days = [...new Set([effectiveFrom, ...starts])].filter((day) => effectiveFrom <= day && day <= last);
  return rows.filter((row) => {
    const before = rows.filter(
      (each) =>
        each.rank < row.rank &&
        each.kind === row.kind &&
        // Terms of all groups are compared with the rows of each: one of a group hides none of the others.
        (groupId !== null || each.groupId === null || each.groupId === row.groupId),
    );
    return before.length === 0 || !isHidden(row, before, days);
  });
}

/**
 * The rates that exclusive ones go before, by one query for all: the least that apply at any tenor of the band and on
 * any day of the period, so that a rate below them is below each. `null` without one on the first day.
 */
export async function baseRates(db: Db | Tx, terms: readonly ComparedRate[]): Promise<readonly (BaseRate | null)[]> {
  const wanted = terms.map(({ effectiveTo, tenorTo, ...rest }, at) => ({
    ...rest,
    at,
    tenorTo: Math.max(rest.tenorFrom, tenorTo),
    effectiveTo: effectiveTo === null || effectiveTo < rest.effectiveFrom ? rest.effectiveFrom : effectiveTo,
  }));
  const { rows } = await sql<Row>`with w as (select * from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb)
      w(at int, line text, "branchId" uuid, "storeId" uuid, "groupId" uuid, "tenorFrom" int, "tenorTo" int,
        "effectiveFrom" date, "effectiveTo" date))
    ${sql.join(allLines.map(ratesOf), sql` union all `)} union all ${ratesOfStores}
    union all ${concessionsOfGroups}`.execute(db);
  return terms.map((each, at) => {
    const own = rows.filter((row) => row.at === at);
    // A row of a store may say one of the rates, or none.
    const ofRegular = countedIn(
      own.filter((row) => row.regular !== null),
      each,
    );
    const ofRepeat = countedIn(
      own.filter((row) => row.repeat !== null),
      each,
    );
    const regular = least(ofRegular.map((row) => row.regular));
    const repeat = least(ofRepeat.map((row) => row.repeat));
    const isThere = ofRegular.some((row) => holdsOn(row, each.effectiveFrom));
    return isThere && regular !== null && repeat !== null ? { regular, repeat } : null;
  });
}
