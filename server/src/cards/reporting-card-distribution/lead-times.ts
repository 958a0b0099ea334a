import {
  leadStageNames,
  leadStages,
  type LeadStage,
  type LeadStageName,
  type LeadTime,
} from '@console/contracts/cards/reporting-card-distribution';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../platform/context.ts';
import { beginOf, cardsOf, endOf, safesOf, type Parameters } from './parameters.ts';

/** Whether a movement is of a stage; alias `m`. */
function isOf(name: LeadStageName): RawBuilder<unknown> {
  const { codes, document }: LeadStage = leadStages[name];
  const ofDocument = document ? sql`and m.document_kind = ${sql.lit(document)}` : sql``;
  return sql`(m.transition_code in (${sql.join(codes.map((code) => sql.lit(code)))}) ${ofDocument})`;
}

/**
 * Movements of the period that reached one of these stages, which have no transition in common. A card is printed on
 * the day of its batch.
 */
function reached(names: readonly LeadStageName[], { from, to }: Parameters): RawBuilder<unknown> {
  const [begin, end] = [beginOf(from), endOf(to)];
  const moved = names.filter((name) => name !== 'printed');
  const stages = moved.map((name) => sql`when ${isOf(name)} then ${sql.lit(name)}`);
  return sql.join(
    [
      ...(names.includes('printed')
        ? [
            sql`select 'printed' as stage, m.card_id, m.seq_no as movement_no, b.printed_at as at
            from card_print_batch b join card_movement m on m.document_id = b.id and ${isOf('printed')}
            where b.printed_at >= ${begin} and b.printed_at < ${end}`,
          ]
        : []),
      ...(moved.length > 0
        ? [
            sql`select case ${sql.join(stages, sql` `)} end as stage, m.card_id, m.seq_no as movement_no,
            m.acted_at as at from card_movement m where m.acted_at >= ${begin} and m.acted_at < ${end}
              and (${sql.join(moved.map(isOf), sql` or `)})`,
          ]
        : []),
    ],
    sql` union all `,
  );
}

/**
 * Plastic cards that first reached each of these stages in the period, with the days since their number was created.
 * E-cards are excluded, because their number is older than the request for plastic. The cards are looked up once,
 * however many stages they reached.
 */
const reachedStages = (names: readonly LeadStageName[], parameters: Parameters): RawBuilder<unknown> => sql`
    select distinct on (r.stage, c.id) r.stage, c.id as card_id, r.movement_no, r.at,
    extract(epoch from r.at - c.created_at) / 86400 as days from (${reached(names, parameters)}) r
    join card c on c.id = r.card_id where c.kind <> 'DIGITAL' and ${cardsOf(parameters)}
      and ${safesOf(parameters, sql`c.office_branch_id`, sql`c.office_mra_id`)} order by r.stage, c.id, r.at`;

/** The cards of one stage, as {@link reachedStages} finds them. */
export const reachedStage = (name: LeadStageName, parameters: Parameters): RawBuilder<unknown> =>
  reachedStages([name], parameters);

/** Median and 90th percentile of the days to each stage, rounded to a tenth of a day. */
export async function leadTimesOf(db: Db, parameters: Parameters): Promise<LeadTime[]> {
  const percentile = (share: number) =>
    sql`round((percentile_cont(${sql.lit(share)}) within group (order by days))::numeric, 1)::float8`;
  const { rows } = await sql<LeadTime>`select stage, count(*)::int as cards, ${percentile(0.5)} as median,
    ${percentile(0.9)} as p90 from (${reachedStages(leadStageNames, parameters)}) s group by stage`.execute(db);
  const found = new Map(rows.map((row) => [row.stage, row]));
  return leadStageNames.map((stage) => found.get(stage) ?? { stage, cards: 0, median: null, p90: null });
}
