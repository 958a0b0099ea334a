import type { NotificationEstimate } from '@console/contracts/orders-logs/notification';
import type { Db, Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { countUsers } from './audience.ts';
import { readinessOf } from './channels.ts';
import { membersOf } from './members.ts';
import type { StoredNotification } from './table.ts';

const listed = 100;

/** Number of recipients of a notification; `null` without a member directory. */
export async function countAudience(app: Application, db: Db | Tx, row: StoredNotification): Promise<number | null> {
  if (row.target === 'CONSOLE') return countUsers(db, row);
  return (await membersOf(app)?.count(db, row)) ?? null;
}

/** The same, with the reasons why it cannot be sent and the unknown numbers of a file. */
export async function estimateOf(app: Application, db: Db, row: StoredNotification): Promise<NotificationEstimate> {
  const unknown = row.upload_id === null ? null : await membersOf(app)?.unknown(db, row.upload_id, listed);
  return {
    count: await countAudience(app, db, row),
    channel: readinessOf(app, row.target),
    unknownCount: unknown?.count ?? 0,
    unknown: [...(unknown?.first ?? [])],
  };
}
