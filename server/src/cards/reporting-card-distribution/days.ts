import {
  distributionFigureNames,
  distributionFigures,
  type DistributionFigure,
  type DistributionFigureName,
} from '@console/contracts/cards/reporting-card-distribution/figures';
import { sql, type RawBuilder } from 'kysely';

type Sql = RawBuilder<unknown>;
const quoted = (values: readonly string[]) => sql.raw(values.map((value) => `'${value}'`).join(', '));
const figures = Object.values<DistributionFigure>(distributionFigures);

/** Whether a movement, on the alias `m`, counts in a figure. */
export function countedBy({ codes, document }: DistributionFigure): Sql {
  const of = !document
    ? sql``
    : 'is' in document
      ? sql`and m.document_kind = ${sql.lit(document.is)}`
      : sql`and m.document_kind is distinct from ${sql.lit(document.isNot)}`;
  return sql`m.transition_code in (${quoted(codes)}) ${of}`;
}

/** The figures of movements into and out of safes, on the alias `m`. */
export const sums = (): Sql =>
  sql.join(
    distributionFigureNames.map(
      (name) => sql`(count(*) filter (where ${countedBy(distributionFigures[name])}))::int as ${sql.ref(name)}`,
    ),
  );

/** Cards into a safe minus cards out of it, from the figures of an alias. */
export const netOf = (alias: string): Sql =>
  sql.join(
    distributionFigureNames.map((name: DistributionFigureName) =>
      distributionFigures[name].sign === 1
        ? sql`+ coalesce(${sql.ref(`${alias}.${name}`)}, 0)`
        : sql`- coalesce(${sql.ref(`${alias}.${name}`)}, 0)`,
    ),
    sql` `,
  );

const codesOf = (sign: 1 | -1) =>
  quoted([...new Set(figures.filter((figure) => figure.sign === sign).flatMap(({ codes }) => codes))]);

/** Movements into and out of safes, each with the office of the safe. @param when condition on the alias `m` */
export const safeMovements = (when: Sql): Sql => sql`
  select m.card_id, m.seq_no, m.acted_at, m.document_no, m.to_place_kind as kind, m.to_place_id as office,
  m.transition_code, m.document_kind from card_movement m
    where m.to_place_kind in ('BRANCH', 'MRA') and m.transition_code in (${codesOf(1)}) and ${when}
  union all
  select m.card_id, m.seq_no, m.acted_at, m.document_no, m.from_place_kind, m.from_place_id, m.transition_code,
  m.document_kind from card_movement m
    where m.from_place_kind in ('BRANCH', 'MRA') and m.transition_code in (${codesOf(-1)}) and ${when}`;

/**
 * One row per day, office and card type, computed from movements: cards in, cards out, and stock at the end of the day,
 * counted back from the current stock. A single statement, so that stock and movements come from one snapshot.
 * @param from first day, in Jakarta
 * @param to last day; not after today
 */
export const distributionDays = (from: string | Sql, to: string): Sql => sql`
  with flows as (
    select (m.acted_at at time zone 'Asia/Jakarta')::date as day, m.kind, m.office, c.card_type_id, ${sums()}
    from (${safeMovements(sql`m.acted_at >= ${from}::date::timestamp at time zone 'Asia/Jakarta'`)}) m
      join card c on c.id = m.card_id group by 1, 2, 3, 4),
  safes as (
    select case when office_branch_id is null
      then 'MRA' else 'BRANCH' end as kind, coalesce(office_branch_id, office_mra_id)::text as office, card_type_id,
      total from card_stock
    -- Cards that have left again may have no stock row.
    union all select distinct kind, office, card_type_id, 0 from flows f
      where not exists (select from card_stock s
      where s.card_type_id = f.card_type_id and coalesce(s.office_branch_id, s.office_mra_id)::text = f.office)),
  days as (select day::date
    from generate_series(${from}::date, greatest(${to}::date, (select max(day) from flows)), interval '1 day') day),
  closed as (
    select d.day, case s.kind when 'BRANCH' then s.office::uuid end as office_branch_id, case s.kind when 'MRA'
      then s.office::uuid end as office_mra_id, s.card_type_id,
      ${sql.join(distributionFigureNames.map((name) => sql`coalesce(f.${sql.ref(name)}, 0) as ${sql.ref(name)}`))},
      s.total - coalesce(sum(0 ${netOf('f')}) over (partition by s.kind, s.office, s.card_type_id
        order by d.day desc rows between unbounded preceding and 1 preceding), 0)::int as closing
    from days d cross join safes s left join flows f on f.day = d.day and f.card_type_id = s.card_type_id
      and f.kind = s.kind and f.office = s.office)
  select day, office_branch_id, office_mra_id, card_type_id,
  ${sql.join(distributionFigureNames.map((name) => sql.ref(name)))}, closing from closed where day <= ${to}::date`;
