import { notificationRules } from '@console/contracts/orders-logs/notification-words';
import { sql } from 'kysely';
import type { Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { gatewayOf, type OutgoingMessage } from '../../platform/messages/gateway.ts';
import { publish } from '../../people/notices/publish.ts';
import { pageOfUsers } from './audience.ts';
import { memberChannels } from './channels.ts';
import { membersOf } from './members.ts';
import type { StoredNotification } from './table.ts';
import { addTally, countedOf, type Outcome } from './tally.ts';
import { textsFor } from './texts.ts';

const { batch } = notificationRules;

/** Records recipients. @returns those that were not recorded before, so that each is notified once. */
async function claim(
  tx: Tx,
  id: string,
  recipients: readonly string[],
  outcome: Outcome | null,
  now: Date,
): Promise<Set<string>> {
  const { rows } = await sql<{ recipient: string }>`
    insert into notification_recipient (notification_id, recipient, outcome, at)
      select ${id}, recipient, ${outcome}, ${now} from unnest(${recipients}::text[]) recipient
    on conflict do nothing returning recipient`.execute(tx);
  return new Set(rows.map(({ recipient }) => recipient));
}

const goOn = (tx: Tx, id: string, cursor: string) =>
  tx.updateTable('notification').set({ cursor }).where('id', '=', id).execute();

/**
 * The next batch of console users; inbox, outbox and counts change in one transaction. @returns whether there may be
 * more.
 */
export async function consoleBatch(tx: Tx, row: StoredNotification, now: Date): Promise<boolean> {
  const users = await pageOfUsers(tx, row, row.cursor, batch);
  const last = users.at(-1);
  if (!last) return false;
  const fresh = await claim(
    tx,
    row.id,
    users.map(({ id }) => id),
    'DELIVERED',
    now,
  );
  const reached = users.filter(({ id }) => fresh.has(id));
  await publish(
    tx,
    reached.map((user) => ({ userId: user.id, ...textsFor(row, user) })),
    { sourceId: row.id, link: row.link, at: now },
  );
  await addTally(tx, row.id, [{ outcome: 'DELIVERED', cause: null, count: reached.length }], now);
  await goOn(tx, row.id, last.id);
  return users.length === batch;
}

/** Messages of a batch of members, to be sent outside the transaction. */
export interface MemberBatch {
  readonly messages: readonly OutgoingMessage[];
  readonly more: boolean;
}

/** Claims the next batch of members; those who declined promotion are skipped and counted. */
export async function memberBatch(app: Application, tx: Tx, row: StoredNotification, now: Date): Promise<MemberBatch> {
  const members = (await membersOf(app)?.page(tx, row, row.cursor, batch)) ?? [];
  const last = members.at(-1);
  if (!last) return { messages: [], more: false };
  const declined = members.filter(({ declined: no }) => no);
  const skipped = await claim(
    tx,
    row.id,
    declined.map(({ custNo }) => custNo),
    'SKIPPED',
    now,
  );
  if (skipped.size > 0)
    await addTally(tx, row.id, [{ outcome: 'SKIPPED', cause: 'DECLINED', count: skipped.size }], now);
  const fresh = await claim(
    tx,
    row.id,
    members.filter(({ declined: no }) => !no).map(({ custNo }) => custNo),
    null,
    now,
  );
  await goOn(tx, row.id, last.custNo);
  const messages = members
    .filter(({ custNo }) => fresh.has(custNo))
    .map(({ custNo, memberName, branchName }) => ({
      id: `${row.id}:${custNo}`,
      to: custNo,
      link: row.link,
      ...textsFor(row, { name: memberName, branchName }),
    }));
  return { messages, more: members.length === batch };
}

/** Sends claimed messages through the gateway and stores its result for each. */
export async function handOver(
  app: Application,
  row: StoredNotification,
  messages: readonly OutgoingMessage[],
): Promise<void> {
  const { db, now, configuration } = app.services;
  if (messages.length === 0 || row.target === 'CONSOLE') return;
  const reached = await gatewayOf(configuration)?.send(memberChannels[row.target], messages);
  const results = messages.map(({ id, to }) => {
    const delivery = reached?.get(id) ?? { outcome: 'FAILED' as const, cause: 'NOT_CONNECTED' };
    return { to, outcome: delivery.outcome, cause: 'cause' in delivery ? delivery.cause : null };
  });
  await db.transaction().execute(async (tx) => {
    await sql`
      update notification_recipient set outcome = result.outcome, cause = result.cause, at = ${now()}
        from jsonb_to_recordset(${JSON.stringify(results)}::jsonb) result("to" text, outcome text, cause text)
      where notification_id = ${row.id} and recipient = result."to" and notification_recipient.outcome is null`.execute(
      tx,
    );
    await addTally(tx, row.id, countedOf(results), now());
  });
}

/**
 * Closes messages that were at the gateway when the program stopped: whether they were delivered is unknown, so they
 * are not sent again.
 */
export async function closeInterrupted(tx: Tx, id: string, now: Date): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('notification_recipient')
    .set({ outcome: 'FAILED', cause: 'INTERRUPTED' })
    .where('notification_id', '=', id)
    .where('outcome', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows > 0n)
    await addTally(tx, id, [{ outcome: 'FAILED', cause: 'INTERRUPTED', count: Number(numUpdatedRows) }], now);
}
