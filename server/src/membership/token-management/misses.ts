import { missesPerHour } from '@console/contracts/membership/token-management';
import { sql } from 'kysely';
import type { Context, Db } from '../../platform/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { sourceOf } from './admit.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Answers that say whether a member or an agent has a number. */
const telling: ReadonlySet<string> = new Set(['NOT_FOUND', 'MEMBER_EXISTS', 'AGENT_EXISTS']);

const isMiss = (error: unknown): boolean =>
  error instanceof Refusal &&
  (telling.has(error.code) ||
    (error.details.errors ?? []).some(({ field, code }) => field === 'memberNo' && telling.has(code)));

const startOf = (now: Date): Date => new Date(Math.floor(now.getTime() / minuteMs) * minuteMs);

/** Counts a question before it is asked, so that many at once are not more than allowed. @throws RATE_LIMITED */
async function count(db: Db, sourceId: string, now: Date): Promise<void> {
  const { rows } = await sql<{ misses: number; first: string }>`
    with counted as (insert into source_miss as m (source_id, minute, misses) values (${sourceId}, ${startOf(now)}, 1)
      on conflict (source_id, minute) do update set misses = m.misses + 1 returning m.minute, m.misses)
    select (coalesce(sum(m.misses), 0) + max(c.misses))::int as misses, coalesce(min(m.minute), min(c.minute)) as first
    from counted c left join source_miss m on m.source_id = ${sourceId} and m.minute <> c.minute
      and m.minute > ${new Date(now.getTime() - hourMs)}`.execute(db);
  const [row] = rows;
  if (!row || row.misses <= missesPerHour) return;
  await giveBack(db, sourceId, now);
  const again = Math.ceil((Date.parse(row.first) + hourMs - now.getTime()) / 1000);
  throw new Refusal('RATE_LIMITED', { retryAfter: Math.max(1, again) });
}

const giveBack = (db: Db, sourceId: string, at: Date) =>
  sql`update source_miss set misses = misses - 1
    where source_id = ${sourceId} and minute = ${startOf(at)} and misses > 0`.execute(db);

type Handler<Query, Body, Result> = (context: Context<Query, Body>) => Promise<Result>;

/**
 * A call by which an application asks for a person by a number: answers that there is none, or that there is one where
 * none should be, are counted for each source, as exact searches of staff are. The others count nothing.
 * @example serve(app, calls.plafond, counted(services, plafondOf), fromSource(app));
 */
export const counted =
  <Query, Body, Result>(
    { db, now }: Services,
    handle: Handler<Query, Body, Result>,
    isMissed: (result: Result) => boolean = () => false,
  ): Handler<Query, Body, Result> =>
  async (context) => {
    const { id } = await sourceOf(db, context.authorization);
    const at = now();
    await count(db, id, at);
    try {
      const result = await handle(context);
      if (!isMissed(result)) await giveBack(db, id, at);
      return result;
    } catch (error) {
      if (!isMiss(error)) await giveBack(db, id, at);
      throw error;
    }
  };

/** Removes what no limit counts. */
export const forgetMisses = (db: Db, now: Date) =>
  db
    .deleteFrom('source_miss')
    .where('minute', '<', new Date(now.getTime() - 2 * hourMs).toISOString())
    .execute();
