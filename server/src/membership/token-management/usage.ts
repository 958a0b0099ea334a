import type { SourceUsage } from '@console/contracts/membership/token-management';
import { sql } from 'kysely';
import type { Db } from '../../platform/context.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { viewOf } from './tokens.ts';

const shownDays = 30;

/** The tokens of a source, its calls of each day and what was refused to it. @throws Refusal NOT_FOUND */
export async function usageOf(db: Db, sourceId: string, now: Date): Promise<SourceUsage> {
  const today = jakartaDay(now);
  const known = await db
    .selectFrom('external_source')
    .select('id')
    .where('id', '=', sourceId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!known) throw notFound();
  const [tokens, days, refusals] = await Promise.all([
    db.selectFrom('source_token').selectAll().where('source_id', '=', sourceId).orderBy('issued_at', 'desc').execute(),
    sql<SourceUsage['days'][number]>`
      select to_char(d.day, 'YYYY-MM-DD') as day, coalesce(sum(u.calls), 0)::int as calls
      from generate_series(${today}::date - ${shownDays - 1}::int, ${today}::date, interval '1 day') d(day)
        left join source_use u on u.source_id = ${sourceId}
          and u.minute >= d.day::timestamp at time zone 'Asia/Jakarta'
          and u.minute < (d.day::timestamp + interval '1 day') at time zone 'Asia/Jakarta'
      group by d.day order by d.day`.execute(db),
    sql<SourceUsage['refusals'][number]>`select cause, sum(count)::int as count from source_refusal
      where source_id = ${sourceId} and day > ${today}::date - ${shownDays}::int group by cause order by cause`.execute(
      db,
    ),
  ]);
  return { tokens: tokens.map((token) => viewOf(token, now)), days: days.rows, refusals: refusals.rows };
}
