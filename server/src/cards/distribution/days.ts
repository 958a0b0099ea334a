import { distributionFigureNames, distributionFigures, type DistributionFigure } from '@console/contracts/cards/distribution';
import { sql, type RawBuilder } from 'kysely';
import '../lifecycle/schema/tables.ts';

const quoted = (values: readonly string[]) => sql.raw(values.map((value) => `'${value}'`).join(', '));

function counts({ codes, document }: DistributionFigure): RawBuilder<unknown> {
  const of = !document ? sql`` : 'is' in document ? sql`and document_kind = ${sql.lit(document.is)}` : sql`and document_kind is distinct from ${sql.lit(document.isNot)}`;
  return sql`count(*) filter (where transition_code in (${quoted(codes)}) ${of})::int`;
}

const codesOf = (sign: 1 | -1) => quoted([...new Set(Object.values<DistributionFigure>(distributionFigures).filter((figure) => figure.sign === sign).flatMap(({ codes }) => codes))]);
const dayOf = sql`(m.acted_at at time zone 'Asia/Jakarta')::date`;
const net = sql.join(distributionFigureNames.map((name) => (distributionFigures[name].sign === 1 ? sql`+ coalesce(f.${sql.ref(name)}, 0)` : sql`- coalesce(f.${sql.ref(name)}, 0)`)), sql` `);

/**
 * A row per day, office and card type, from movements: what came and went, and what lay in the safe at the end of the day,
 * counted back from what lies there now. One statement, so that stock and movements are of the same moment.
 * @param from first day, plain date of Jakarta @param to last day; not after today
 */
export const distributionDays = (from: string, to: string): RawBuilder<unknown> => sql`
  with moved as (
    select ${dayOf} as day, m.to_place_kind as kind, m.to_place_id as office, c.card_type_id, m.transition_code, m.document_kind from card_movement m join card c on c.id = m.card_id
      where m.to_place_kind in ('BRANCH', 'MRA') and m.transition_code in (${codesOf(1)}) and m.acted_at >= ${from}::date::timestamp at time zone 'Asia/Jakarta'
    union all
    select ${dayOf}, m.from_place_kind, m.from_place_id, c.card_type_id, m.transition_code, m.document_kind from card_movement m join card c on c.id = m.card_id
      where m.from_place_kind in ('BRANCH', 'MRA') and m.transition_code in (${codesOf(-1)}) and m.acted_at >= ${from}::date::timestamp at time zone 'Asia/Jakarta'),
  flows as (select day, kind, office, card_type_id, ${sql.join(distributionFigureNames.map((name) => sql`${counts(distributionFigures[name])} as ${sql.ref(name)}`))} from moved group by day, kind, office, card_type_id),
  safes as (
    select case when office_branch_id is null then 'MRA' else 'BRANCH' end as kind, coalesce(office_branch_id, office_mra_id)::text as office, card_type_id, total from card_stock
    -- Whatever came once and is gone may have left no stock behind.
    union all select distinct kind, office, card_type_id, 0 from flows f where not exists (select from card_stock s where s.card_type_id = f.card_type_id and coalesce(s.office_branch_id, s.office_mra_id)::text = f.office)),
  days as (select day::date from generate_series(${from}::date, greatest(${to}::date, (select max(day) from flows)), interval '1 day') day),
  closed as (
    select d.day, case s.kind when 'BRANCH' then s.office::uuid end as office_branch_id, case s.kind when 'MRA' then s.office::uuid end as office_mra_id, s.card_type_id, ${sql.join(distributionFigureNames.map((name) => sql`coalesce(f.${sql.ref(name)}, 0) as ${sql.ref(name)}`))},
      s.total - coalesce(sum(0 ${net}) over (partition by s.kind, s.office, s.card_type_id order by d.day desc rows between unbounded preceding and 1 preceding), 0)::int as closing
    from days d cross join safes s left join flows f on f.day = d.day and f.card_type_id = s.card_type_id and f.kind = s.kind and f.office = s.office)
  select day, office_branch_id, office_mra_id, card_type_id, ${sql.join(distributionFigureNames.map((name) => sql.ref(name)))}, closing from closed where day <= ${to}::date`;
