import { sql } from 'kysely';
import { systemActor } from '../../platform/audit/actor.ts';
import type { Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import type { JobCounts } from '../../platform/schedule/job.ts';
import { closeInterrupted, consoleBatch, handOver, memberBatch } from './batches.ts';
import { readinessOf } from './channels.ts';
import { lockNotification, move } from './move.ts';
import { isQuiet, quietHours } from './quiet.ts';
import { addTally } from './tally.ts';
import type { StoredNotification } from './table.ts';

const actor = systemActor('notification-dispatch');

/**
 * Starts a due notification. If its channel cannot deliver, the whole audience fails with the reason, instead of
 * waiting unnoticed.
 */
async function start(app: Application, tx: Tx, id: string, now: Date): Promise<'sending' | 'failed' | 'moved'> {
  const row = await lockNotification(tx, { secureId: id });
  if (row.state !== 'scheduled') return 'moved';
  const sending = await move(tx, row, 'start', { actor, now }, { started_at: now });
  const readiness = readinessOf(app, row.target);
  if (readiness === 'READY') return 'sending';
  await addTally(tx, id, [{ outcome: 'FAILED', cause: readiness, count: row.audience_count ?? 0 }], now);
  await move(tx, sending, 'fail', { actor, now, reason: readiness }, { finished_at: now });
  return 'failed';
}

async function finish(tx: Tx, id: string, now: Date): Promise<void> {
  const row = await lockNotification(tx, { secureId: id });
  if (row.state === 'sending')
    await move(tx, row, row.failed_count > 0 ? 'fail' : 'finish', { actor, now }, { finished_at: now });
}

/** Sends one batch. @returns whether there may be more; false after a stop. */
async function next(app: Application, id: string): Promise<boolean> {
  const { db, now } = app.services;
  const step = await db
    .transaction()
    .execute(
      async (
        tx,
      ): Promise<{ row: StoredNotification; more: boolean; messages: Parameters<typeof handOver>[2] } | null> => {
        const row = await lockNotification(tx, { secureId: id });
        if (row.state !== 'sending') return null;
        if (row.target === 'CONSOLE') return { row, more: await consoleBatch(tx, row, now()), messages: [] };
        return { row, ...(await memberBatch(app, tx, row, now())) };
      },
    );
  if (!step) return false;
  await handOver(app, step.row, step.messages);
  if (!step.more) await db.transaction().execute((tx) => finish(tx, id, now()));
  return step.more;
}

/** Recounts the readers of console notifications that were read since yesterday. */
const countOpened = (app: Application) =>
  sql`
  update notification set opened_count = found.opened from (
    select source_id, count(*) filter (where read_at is not null) as opened from console_notice_view console_notice
    where source_id in (select source_id from console_notice_view console_notice
      where source_id is not null and read_at > ${new Date(app.services.now().getTime() - 86_400_000)})
      group by source_id) found
  where notification.id = found.source_id and notification.opened_count < found.opened`.execute(app.services.db);

/**
 * Sends what is due, batch by batch; an interrupted notification continues after its last batch. Push messages wait for
 * the end of quiet hours.
 */
export async function dispatch(app: Application, signal: AbortSignal): Promise<JobCounts> {
  const { db, now } = app.services;
  await countOpened(app);
  const loud = !isQuiet(now(), await quietHours(db));
  const found = (state: 'scheduled' | 'sending') =>
    db
      .selectFrom('notification')
      .select('id')
      .where('state', '=', state)
      .where('deleted_at', 'is', null)
      .$if(state === 'scheduled', (rows) =>
        rows.where((where) =>
          where.or([where('schedule_at', 'is', null), where('schedule_at', '<=', now().toISOString())]),
        ),
      )
      .$if(!loud, (rows) => rows.where('target', '!=', 'MEMBER_PUSH'))
      .orderBy('schedule_at')
      .orderBy('id')
      .execute();
  let failed = 0;
  for (const { id } of await found('sending')) await db.transaction().execute((tx) => closeInterrupted(tx, id, now()));
  for (const { id } of await found('scheduled'))
    if ((await db.transaction().execute((tx) => start(app, tx, id, now()))) === 'failed') failed += 1;
  const sending = await found('sending');
  for (const { id } of sending) {
    if (
      !signal.aborted &&
      readinessOf(
        app,
        (await db.selectFrom('notification').select('target').where('id', '=', id).executeTakeFirstOrThrow()).target,
      ) !== 'READY'
    ) {
      await db.transaction().execute((tx) => breakOff(app, tx, id));
      failed += 1;
      continue;
    }
    // One batch after another, so that a stop takes effect between them. oxlint-disable-next-line no-empty
    while (!signal.aborted && (await next(app, id))) {}
  }
  return {
    read: sending.length + failed,
    done: sending.length,
    failed,
    ...(failed > 0 ? { message: 'channel not connected' } : {}),
  };
}

/** The channel became unavailable while sending: the remaining members fail. */
async function breakOff(app: Application, tx: Tx, id: string): Promise<void> {
  const row = await lockNotification(tx, { secureId: id });
  if (row.state !== 'sending') return;
  const now = app.services.now();
  const cause = readinessOf(app, row.target);
  const left = Math.max(0, (row.audience_count ?? 0) - row.sent_count - row.failed_count - row.skipped_count);
  await addTally(tx, id, [{ outcome: 'FAILED', cause, count: left }], now);
  await move(tx, row, 'fail', { actor, now, reason: cause }, { finished_at: now });
}
