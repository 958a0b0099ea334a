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

/**
 * Plastic cards that first reached a stage in the period, with the days since their number was created. E-cards are
 * excluded, because their number is older than the request for plastic.
 */
export function reachedStage(name: LeadStageName, parameters: Parameters): RawBuilder<unknown> {
  const { codes, document }: LeadStage = leadStages[name];
  const [begin, end] = [beginOf(parameters.from), endOf(parameters.to)];
  const ofDocument = document ? sql`and m.document_kind = ${sql.lit(document)}` : sql``;
  const isStage = sql`m.transition_code in (${sql.join(codes.map((code) => sql.lit(code)))}) ${ofDocument}`;
  const reached =
    name === 'printed'
      ? sql`select m.card_id, m.seq_no as movement_no, b.printed_at as at
        from card_print_batch b join card_movement m on m.document_id = b.id and ${isStage}
        where b.printed_at >= ${begin} and b.printed_at < ${end}`
      : sql`select m.card_id, m.seq_no as movement_no, m.acted_at as at from card_movement m
        where m.acted_at >= ${begin} and m.acted_at < ${end} and ${isStage}`;
  return sql`
    select distinct on (c.id) c.id as card_id, r.movement_no, r.at,
    extract(epoch from r.at - c.created_at) / 86400 as days from (${reached}) r join card c on c.id = r.card_id
    where c.kind <> 'DIGITAL' and ${cardsOf(parameters)}
      and ${safesOf(parameters, sql`c.office_branch_id`, sql`c.office_mra_id`)} order by c.id, r.at`;
}

/** Median and 90th percentile of the days to each stage, rounded to a tenth of a day. */
export async function leadTimesOf(db: Db, parameters: Parameters): Promise<LeadTime[]> {
  const percentile = (share: number) =>
    sql`round((percentile_cont(${sql.lit(share)}) within group (order by days))::numeric, 1)::float8`;
  return Promise.all(
    leadStageNames.map(async (stage) => {
      const {
        rows: [row],
      } = await sql<
        Omit<LeadTime, 'stage'>
      >`select count(*)::int as cards, ${percentile(0.5)} as median, ${percentile(0.9)} as p90
        from (${reachedStage(stage, parameters)}) s`.execute(db);
      return { stage, ...row! };
    }),
  );
}
