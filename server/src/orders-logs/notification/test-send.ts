import { randomUUID } from 'node:crypto';
import { notifications } from '@console/contracts/orders-logs/notification';
import { notificationRules } from '@console/contracts/orders-logs/notification-words';
import { sql } from 'kysely';
import { actorOf } from '../../platform/audit/actor.ts';
import { recordEntry } from '../../platform/audit/record.ts';
import type { Context, Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { gatewayOf } from '../../platform/messages/gateway.ts';
import { publish } from '../../people/notices/publish.ts';
import { memberChannels, readinessOf } from './channels.ts';
import { membersOf } from './members.ts';
import type { StoredNotification } from './table.ts';
import { textsFor } from './texts.ts';

interface Body {
  readonly secureId: string;
  readonly custNo?: string | null;
}

/** Remaining test messages of the caller since midnight in Jakarta. @throws Refusal TEST_LIMIT */
async function testsLeft(tx: Tx, username: string, now: Date): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext(${`notification-test:${username}`}))`.execute(tx);
  const { rows } = await sql<{
    count: number;
  }>`select count(*) as count from notification_test
    where username = ${username}
    and (at at time zone 'Asia/Jakarta')::date = (${now}::timestamptz at time zone 'Asia/Jakarta')::date`.execute(tx);
  const left = notificationRules.testsPerDay - (rows[0]?.count ?? 0);
  if (left <= 0) throw new Refusal('TEST_LIMIT', { parameters: { limit: notificationRules.testsPerDay } });
  return left - 1;
}

const unavailable = ({ target: channel }: StoredNotification, cause?: string) =>
  new Refusal('CHANNEL_UNAVAILABLE', { parameters: { channel }, ...(cause ? { result: { cause } } : {}) });

async function sendToMember(app: Application, row: StoredNotification, custNo: string | null): Promise<void> {
  const gateway = gatewayOf(app.services.configuration);
  if (row.target === 'CONSOLE' || readinessOf(app, row.target) !== 'READY' || !gateway) throw unavailable(row);
  const member = custNo === null ? null : await membersOf(app)?.one(app.services.db, custNo);
  if (!member) throw notFound();
  const id = `${row.id}:test:${randomUUID()}`;
  const delivery = (
    await gateway.send(memberChannels[row.target], [
      {
        id,
        to: member.custNo,
        link: row.link,
        ...textsFor(row, { name: member.memberName, branchName: member.branchName }),
      },
    ])
  ).get(id);
  if (delivery?.outcome === 'FAILED' || delivery?.outcome === 'SKIPPED') throw unavailable(row, delivery.cause);
}

/** Sends a notification to the caller, or to one test member. @returns how many tests are left today. */
export async function sendTest(app: Application, context: Context<unknown, Body>): Promise<{ left: number }> {
  const { db, now } = app.services;
  const {
    caller,
    body: { secureId, custNo = null },
  } = context;
  return db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom('notification')
      .selectAll()
      .where('id', '=', secureId)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    if (!row) throw notFound();
    const left = await testsLeft(tx, caller.username, now());
    if (row.target === 'CONSOLE')
      await publish(tx, [{ userId: caller.userId, ...textsFor(row, { name: caller.name, branchName: null }) }], {
        sourceId: null,
        link: row.link,
        at: now(),
      });
    else await sendToMember(app, row, custNo);
    await tx
      .insertInto('notification_test')
      .values({ id: randomUUID(), notification_id: row.id, username: caller.username, at: now() })
      .execute();
    await recordEntry(tx, {
      actor: actorOf(context),
      module: notifications.module,
      action: 'TEST',
      entityId: row.id,
      entityLabel: `${row.code} ${row.title}`,
      at: now(),
    });
    return { left };
  });
}
