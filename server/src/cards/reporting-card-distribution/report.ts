import { distributionFigureNames } from '@console/contracts/cards/reporting-card-distribution/figures';
import { distributionColumns, type DistributionGroup } from '@console/contracts/cards/reporting-card-distribution';
import { sql, type RawBuilder } from 'kysely';
import { distributionDays, netOf, safeMovements, sums } from './days.ts';
import { beginOf, cardsOf, dayBefore, endOf, safesOf, type Parameters } from './parameters.ts';
import { stateAt } from './state-at.ts';

type Sql = RawBuilder<unknown>;
const named = (names: readonly string[]) => sql.join(names.map((name) => sql.ref(name)));
const summed = (when: Sql = sql``) =>
  sql.join(
    distributionFigureNames.map((name) => sql`coalesce(sum(${sql.ref(name)}) ${when}, 0)::int as ${sql.ref(name)}`),
  );

/**
 * Figures of safes by office and type: stored snapshots for days before yesterday, movements for later ones. The
 * opening stock is the previous day's closing stock, so that a row that does not balance is visible.
 */
function keptSafes(parameters: Parameters): Sql {
  const { from, to, today, cardTypeId } = parameters;
  const before = dayBefore(from);
  const day = sql`days.day`;
  return sql`
    with kept as (select case when min(day) <= ${before}::date
      then least(max(day), ${today}::date - 2) else ${before}::date - 1 end as until from card_distribution_daily),
    days as (
      select day, office_branch_id, office_mra_id, card_type_id, ${named(distributionFigureNames)}, closing
        from card_distribution_daily where day between ${before}::date and least(${to}::date, (select until from kept))
      union all
      select made.* from (${distributionDays(sql`greatest((select until from kept) + 1, ${before}::date)`, to)}) made
        where made.day > (select until from kept))
    select office_branch_id, office_mra_id, card_type_id, null::uuid as card_source_id,
    coalesce(sum(closing) filter (where ${day} < ${from}::date), 0)::int as opening,
      ${summed(sql`filter (where ${day} >= ${from}::date)`)},
      coalesce(sum(closing) filter (where ${day} = ${to}::date), 0)::int as closing
    from days
      where ${safesOf(parameters, sql`days.office_branch_id`, sql`days.office_mra_id`)}
      and ${cardTypeId === null ? sql`true` : sql`card_type_id = ${cardTypeId}`}
    group by office_branch_id, office_mra_id, card_type_id`;
}

/**
 * Figures by office, type and source, or of one design, which snapshots do not store: computed from cards and
 * movements.
 */
function countedSafes(parameters: Parameters): Sql {
  const { from, to } = parameters;
  const kept = cardsOf(parameters);
  const none = sql.join(distributionFigureNames.map(() => sql`0`));
  const office = (kind: string, id: string) =>
    sql`case ${sql.ref(kind)} when 'BRANCH' then ${sql.ref(id)}::uuid end as office_branch_id, case ${sql.ref(kind)}
      when 'MRA' then ${sql.ref(id)}::uuid end as office_mra_id`;
  const held = (moment: Sql, opening: 0 | 1) => sql`
    select s.office_branch_id, s.office_mra_id, c.card_type_id, c.card_source_id, ${sql.lit(opening)} as opening,
    ${none}, ${sql.lit(1 - opening)} as closing from (${stateAt(moment, kept, { inSafe: true })}) s
      join card c on c.id = s.card_id`;
  return sql`
    select office_branch_id, office_mra_id, card_type_id, card_source_id, sum(opening)::int as opening, ${summed()},
    sum(closing)::int as closing
    from (
      select ${office('m.kind', 'm.office')}, c.card_type_id, c.card_source_id, 0 as opening, ${sums()}, 0 as closing
        from (${safeMovements(sql`m.acted_at >= ${beginOf(from)} and m.acted_at < ${endOf(to)}`)}) m
          join card c on c.id = m.card_id where ${kept} group by 1, 2, 3, 4
      union all ${held(beginOf(from), 1)}
      union all ${held(endOf(to), 0)}) x
    where ${safesOf(parameters, sql`x.office_branch_id`, sql`x.office_mra_id`)} group by 1, 2, 3, 4`;
}

const groups: Readonly<Record<DistributionGroup, { readonly id: Sql; readonly name: Sql }>> = {
  MRA: { id: sql`a.id`, name: sql`a.mra_code || ' ' || a.name` },
  BRANCH: {
    id: sql`coalesce(s.office_branch_id, s.office_mra_id)`,
    name: sql`coalesce(b.office_code || ' ' || b.name, a.mra_code || ' ' || a.name)`,
  },
  TYPE: { id: sql`null::uuid`, name: sql`null::text` },
  SOURCE: { id: sql`s.card_source_id`, name: sql`source.name` },
};

/** Rows of the report, in order, without rows of zeros only (docs/model/cards.md#distribution-report). */
export function reportRows(parameters: Parameters): Sql {
  const { groupBy, cardDesignId } = parameters;
  const { id, name } = groups[groupBy];
  return sql`
    select "groupId", "group", "cardTypeId", "cardType", ${named(distributionColumns)}, opening ${netOf('r')} = closing
      and opening >= 0 and closing >= 0 as adds
    from (
      select ${id} as "groupId", ${name} as "group", type.id as "cardTypeId", type.name as "cardType", type.sort_order,
      ${sql.join(distributionColumns.map((column) => sql`sum(s.${sql.ref(column)})::int as ${sql.ref(column)}`))}
      from (${groupBy === 'SOURCE' || cardDesignId !== null ? countedSafes(parameters) : keptSafes(parameters)}) s
        join card_type type on type.id = s.card_type_id
        left join branch_view b on b.id = s.office_branch_id left join mro_view o on o.id = b.mro_id left
          join mra_view a on a.id = coalesce(s.office_mra_id, o.mra_id) left
          join card_source source on source.id = s.card_source_id
      group by 1, 2, type.id) r
    where ${sql.join(
      distributionColumns.map((column) => sql`r.${sql.ref(column)} <> 0`),
      sql` or `,
    )}
    order by "group" nulls first, sort_order, "cardType"`;
}
