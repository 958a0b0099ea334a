import { notifications } from '@console/contracts/orders-logs/notification';
import { nextState, type NotificationMove } from '@console/contracts/orders-logs/notification-words';
import { sql } from 'kysely';
import type { Actor } from '../../platform/audit/actor.ts';
import { recordChange } from '../../platform/audit/record.ts';
import type { Tx } from '../../platform/context.ts';
import { invalidState, notFound } from '../../platform/http/refusal.ts';
import { requireVersion } from '../../platform/http/stale-version.ts';
import type { NotificationTable, StoredNotification } from './table.ts';
import type { Updateable } from 'kysely';

const verbs: Readonly<Record<NotificationMove, string>> = {
  submit: 'REQUEST',
  approve: 'APPROVE',
  reject: 'REJECT',
  withdraw: 'WITHDRAW',
  cancel: 'CANCEL',
  stop: 'STOP',
  start: 'RUN',
  finish: 'RUN',
  fail: 'RUN',
};

/** A notification, locked against concurrent transitions. @throws Refusal NOT_FOUND, STALE_VERSION */
export async function lockNotification(
  tx: Tx,
  { secureId, version }: { readonly secureId: string; readonly version?: number },
): Promise<StoredNotification> {
  const row = await tx
    .selectFrom('notification')
    .selectAll()
    .where('id', '=', secureId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound();
  requireVersion(row, version, notifications);
  return row;
}

/**
 * Changes the state of a notification, with its audit entry; no other code does.
 * @throws Refusal INVALID_STATE when the state machine has no such transition.
 */
export async function move(
  tx: Tx,
  row: StoredNotification,
  name: NotificationMove,
  by: { readonly actor: Actor; readonly now: Date; readonly reason?: string | null },
  also: Updateable<NotificationTable> = {},
): Promise<StoredNotification> {
  const state = nextState(name, row);
  if (!state) throw invalidState(row.state, name);
  const { actor, now, reason = null } = by;
  const after = await tx
    .updateTable('notification')
    .set({ ...also, state, version: sql`version + 1`, updated_by: actor.username, updated_at: now })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await recordChange(tx, {
    actor,
    module: notifications.module,
    action: verbs[name],
    entityId: row.id,
    entityLabel: `${row.code} ${row.title}`,
    before: { state: row.state },
    after: { state },
    reason,
    at: now,
  });
  return after;
}
