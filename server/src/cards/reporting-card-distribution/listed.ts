import {
  distributionFigures,
  type DistributionFigureName,
} from '@console/contracts/cards/reporting-card-distribution/figures';
import {
  distributionPage,
  type LeadStageName,
  type ListedCard,
  type OpenedFigure,
} from '@console/contracts/cards/reporting-card-distribution';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../platform/context.ts';
import { countedBy, safeMovements } from './days.ts';
import { reachedStage } from './lead-times.ts';
import { beginOf, cardsOf, endOf, safesOf, type Parameters } from './parameters.ts';
import { stateAt } from './state-at.ts';

type Sql = RawBuilder<unknown>;

/** The selected row of a report: its group and card type; none selects the totals. */
export interface Opened {
  readonly figure: OpenedFigure;
  readonly group?: string | undefined;
  readonly type?: string | undefined;
  readonly page?: number | undefined;
}

/** Restricts figures of safes to the selected row. */
function ofRow({ groupBy }: Parameters, { group, type }: Opened): Sql {
  const branch = sql`x.office_branch_id`;
  const mra = sql`x.office_mra_id`;
  const grouped: Readonly<Record<Parameters['groupBy'], Sql>> = {
    MRA: sql`(${mra} = ${group} or ${branch} in (select b.id from branch_view b join mro_view o on o.id = b.mro_id
      where o.mra_id = ${group}))`,
    BRANCH: sql`coalesce(${branch}, ${mra}) = ${group}`,
    TYPE: sql`true`,
    SOURCE: group === 'NONE' ? sql`c.card_source_id is null` : sql`c.card_source_id = ${group}`,
  };
  // Only the grouping by source has rows without a value.
  const isNone = group === 'NONE' && groupBy !== 'SOURCE';
  return sql`${group === undefined ? sql`true` : isNone ? sql`false` : grouped[groupBy]}
    and ${type === undefined ? sql`true` : sql`c.card_type_id = ${type}`}`;
}

const offices = sql`case p.kind when 'BRANCH' then p.office::uuid end as office_branch_id, case p.kind when 'MRA'
  then p.office::uuid end as office_mra_id`;

/** Cards counted in a figure, each with its movement. A card that counts twice is listed twice. */
function behind(parameters: Parameters, opened: Opened): Sql {
  const { figure } = opened;
  const narrowed = (rows: Sql) => sql`
    select x.card_id, x.movement_no, x.at, null::float8 as days from (${rows}) x join card c on c.id = x.card_id
    where ${cardsOf(parameters)} and ${safesOf(parameters, sql`x.office_branch_id`, sql`x.office_mra_id`)}
      and ${ofRow(parameters, opened)}`;
  if (figure.startsWith('lead:'))
    return sql`select card_id, movement_no, at, round(days::numeric, 1)::float8 as days
      from (${reachedStage(figure.slice(5) as LeadStageName, parameters)}) s`;
  if (figure.startsWith('status:'))
    return narrowed(
      sql`select * from (${stateAt(endOf(parameters.to), cardsOf(parameters))}) s where s.status = ${figure.slice(7)}`,
    );
  if (figure === 'opening' || figure === 'closing')
    return narrowed(
      stateAt(figure === 'opening' ? beginOf(parameters.from) : endOf(parameters.to), cardsOf(parameters), {
        inSafe: true,
      }),
    );
  const when = sql`m.acted_at >= ${beginOf(parameters.from)} and m.acted_at < ${endOf(parameters.to)}
    and ${countedBy(distributionFigures[figure as DistributionFigureName])}`;
  return narrowed(
    sql`select p.card_id, p.seq_no as movement_no, p.acted_at as at, ${offices} from (${safeMovements(when)}) p`,
  );
}

/** A page of the cards counted in a figure, latest movement first. */
export async function cardsBehind(
  db: Db,
  parameters: Parameters,
  opened: Opened,
): Promise<{ rows: ListedCard[]; total: number; page: number }> {
  const { page = 1 } = opened;
  const cards = behind(parameters, opened);
  // Counted in a separate query. One query would materialise millions of cards to show fifty.
  const [
    { rows },
    {
      rows: [counted],
    },
  ] = await Promise.all([
    sql<ListedCard>`
      with shown as (select b.* from (${cards}) b
        order by b.at desc, b.card_id, b.movement_no limit ${distributionPage} offset ${(page - 1) * distributionPage})
      select c.id as "secureId", c.card_no as "cardNo", type.name as "cardType", c.status, s.at,
      m.document_no as "documentNo", s.days
      from shown s join card c on c.id = s.card_id join card_type type on type.id = c.card_type_id
        join card_movement m on m.card_id = s.card_id and m.seq_no = s.movement_no
        order by s.at desc, s.card_id, s.movement_no`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from (${cards}) b`.execute(db),
  ]);
  return { rows, total: counted!.total, page };
}
