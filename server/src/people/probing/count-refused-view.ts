import { sql } from 'kysely';
import type { RefusedAct } from '../../platform/http/call-guard.ts';
import type { Services } from '../../platform/services.ts';
import { adminIds, notify } from '../notices/notify.ts';

/** As many refused views within as many minutes tell the administrators (docs/model/platform.md#order-of-checks). */
export const probing = { views: 20, minutes: 10 } as const;

/** Whether a refusal is one of looking at what the person has no right to. */
const isRefusedView = ({ call, refusal }: Pick<RefusedAct, 'call' | 'refusal'>): boolean =>
  typeof call.access !== 'string' && call.access.action === 'view' && refusal.code === 'FORBIDDEN';

/**
 * Counts a refused view of a person, which the audit trail does not keep. Who meets closed doors again and again may be
 * looking for an open one: the administrators get a notice, once in these minutes.
 */
export async function countRefusedView(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { caller: { userId, username }, ...act }: Pick<RefusedAct, 'caller' | 'call' | 'refusal'>,
): Promise<void> {
  if (!isRefusedView(act)) return;
  const at = now();
  const since = new Date(at.getTime() - probing.minutes * 60_000);
  await db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ count: number }>`
      insert into refused_view as known (user_id, since, count) values (${userId}, ${at}, 1)
      on conflict (user_id) do update set
        since = case when known.since < ${since} then excluded.since else known.since end,
        count = case when known.since < ${since} then 1 else known.count + 1 end
      returning count`.execute(tx);
    if (rows[0]?.count !== probing.views) return;
    await notify(tx, {
      userIds: await adminIds(tx),
      kind: 'VIEWS_REFUSED',
      parameters: { username, count: probing.views, minutes: probing.minutes },
      link: `/audit-trail?username=${encodeURIComponent(username)}`,
      at,
    });
  });
}
