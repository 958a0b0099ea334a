import { sql } from 'kysely';
import type { Sql } from '../../records/resource/definition.ts';

/** What a sample of NMC finances before fees: percentages of fees are of it where no Base is asked for. */
export const sampleBase = 19_200_000;

const amount = (kind: 'regular' | 'repeat'): Sql =>
  kind === 'regular'
    ? sql`coalesce(f.amount_regular, round(f.percent_regular * ${sql.lit(sampleBase)} / 100))`
    : sql`coalesce(f.amount_repeat, round(f.percent_repeat * ${sql.lit(sampleBase)} / 100), ${amount('regular')})`;

/**
 * The ADMIN fee that a branch of NMC has without a promo, on a day, for a band of tenors: the least of those that meet
 * the band, so that a promo below it is below each; how it is paid; and whether all tenors of the band have one.
 * @param of SQL of the branch, of the day and of both ends of the band
 */
export const normalFee = (of: {
  readonly branchId: Sql;
  readonly day: Sql;
  readonly tenorFrom: Sql;
  readonly tenorTo: Sql;
}): Sql => {
  const band = sql`int8range(${of.tenorFrom}, ${of.tenorTo}, '[]')`;
  return sql`select min(${amount('regular')})::bigint as regular, min(${amount('repeat')})::bigint as repeat,
      (array_agg(f.charge order by f.tenor_from, f.amount_from))[1] as charge,
      ${band} <@ range_agg(int8range(f.tenor_from, f.tenor_to, '[]')) as whole
    from branch_fee_nmc f where f.branch_id = ${of.branchId} and f.fee_type = 'ADMIN' and f.deleted_at is null
      and f.approval = 'APPROVED' and f.effective_from <= ${of.day}
      and (f.effective_to is null or f.effective_to >= ${of.day})
      and int8range(f.tenor_from, f.tenor_to, '[]') && ${band}`;
};
