import type { BusinessLine } from '@console/contracts/core/business-lines';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';
import type { Sql } from '../../records/resource/definition.ts';
import { sampleBase } from '../simulation/sample.ts';
import { allLines, tablesOf } from '../simulation/tables.ts';

/** SQL of what a fee is compared for. */
interface ComparedSql {
  readonly line: Sql;
  readonly branchId: Sql;
  readonly tenorFrom: Sql;
  readonly tenorTo: Sql;
  readonly from: Sql;
  readonly to: Sql;
}

/** ADMIN fees of a line that meet the band and the period, in rupiah: percentages are of the sample of the line. */
const feesOf = (line: BusinessLine, of: ComparedSql): Sql => {
  const base = sql.lit(sampleBase[line]);
  const regular = sql`coalesce(f.amount_regular, round(f.percent_regular * ${base} / 100))`;
  return sql`select f.tenor_from, f.tenor_to, f.effective_from <= ${of.from} as "onFirstDay", ${regular} as regular,
      coalesce(f.amount_repeat, round(f.percent_repeat * ${base} / 100), ${regular}) as repeat
    from ${sql.table(tablesOf[line].fees)} f
    where ${of.line} = ${sql.lit(line)} and f.branch_id = ${of.branchId} and f.fee_type = 'ADMIN'
      and f.deleted_at is null and f.approval = 'APPROVED' and f.effective_from <= ${of.to}
      and (f.effective_to is null or f.effective_to >= ${of.from})
      and int8range(f.tenor_from, f.tenor_to, '[]') && int8range(${of.tenorFrom}, ${of.tenorTo}, '[]')`;
};

/**
 * The ADMIN fee of a branch for a band of tenors in a period: the least of those that hold on any of its days, so that
 * a fee below it is below each; whether one holds on the first day, and whether all tenors have one.
 */
export const branchFee = (of: ComparedSql): Sql => sql`select min(f.regular)::bigint as regular,
    min(f.repeat)::bigint as repeat, coalesce(bool_or(f."onFirstDay"), false) as "onFirstDay",
    int8range(${of.tenorFrom}, ${of.tenorTo}, '[]')
      <@ range_agg(int8range(f.tenor_from, f.tenor_to, '[]')) as whole
  from (${sql.join(
    allLines.map((line) => feesOf(line, of)),
    sql` union all `,
  )}) f`;

/** What a fee of an outlet is compared with. */
export interface BranchFee {
  readonly regular: number | null;
  readonly repeat: number | null;
  readonly onFirstDay: boolean;
  readonly whole: boolean | null;
}

/** A band of tenors of a branch in a period. */
export interface ComparedTerms {
  readonly line: BusinessLine;
  readonly branchId: string;
  readonly tenorFrom: number;
  readonly tenorTo: number;
  readonly effectiveFrom: string;
  readonly effectiveTo: string | null;
}

/** The fees of branches for these terms, by one query for all. */
export async function branchFees(db: Db | Tx, terms: readonly ComparedTerms[]): Promise<readonly BranchFee[]> {
  const wanted = terms.map(({ effectiveTo, tenorTo, ...rest }, at) => ({
    ...rest,
    at,
    tenorTo: Math.max(rest.tenorFrom, tenorTo),
    effectiveTo: effectiveTo === null || effectiveTo < rest.effectiveFrom ? rest.effectiveFrom : effectiveTo,
  }));
  const of = {
    line: sql`w.line`,
    branchId: sql`w."branchId"`,
    tenorFrom: sql`w."tenorFrom"`,
    tenorTo: sql`w."tenorTo"`,
    from: sql`w."effectiveFrom"`,
    to: sql`w."effectiveTo"`,
  };
  const { rows } = await sql<BranchFee>`select n.regular, n.repeat, n."onFirstDay", n.whole
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) w(at int, line text, "branchId" uuid, "tenorFrom" int,
      "tenorTo" int, "effectiveFrom" date, "effectiveTo" date)
    left join lateral (${branchFee(of)}) n on true order by w.at`.execute(db);
  return rows;
}
