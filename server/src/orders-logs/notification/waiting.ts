import { notifications } from '@console/contracts/orders-logs/notification';
import { sql } from 'kysely';
import type { Caller, Db } from '../../platform/context.ts';
import type { Services } from '../../platform/services.ts';
import { decideBy, type ApprovalSource } from '../../records/waiting/sources.ts';

const found = (db: Db, { username }: Caller) =>
  db
    .selectFrom('notification')
    .where('state', '=', 'pending_approval')
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`not ${username} = any(editors)`);

/** Pending notifications of others, for the home page. */
export const waitingNotifications = (services: Services): ApprovalSource => ({
  appliesTo: (caller) => caller.can(notifications.privilege, 'approve'),
  async count(db, caller) {
    const { count } = await found(db, caller)
      .select((rows) => rows.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return count;
  },
  async items(db, caller, { limit, language }) {
    const due = await decideBy(services);
    const rows = await found(db, caller).selectAll().orderBy('submitted_at').orderBy('id').limit(limit).execute();
    return rows.map((row) => ({
      secureId: row.id,
      kind: 'APPROVAL',
      reference: row.code,
      title: `${notifications.title[language]}: ${row.title}, ${row.created_by}`,
      branch: null,
      ...due(row.submitted_at ?? row.updated_at),
      url: `/${notifications.module}/${row.id}`,
    }));
  },
});
