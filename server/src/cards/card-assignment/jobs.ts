import { assignmentRules, assignments } from '@console/contracts/cards/card-assignment';
import { sql } from 'kysely';
import { systemActor } from '../../platform/audit/actor.ts';
import { recordEntry } from '../../platform/audit/record.ts';
import { notify } from '../../people/notices/notify.ts';
import type { JobCounts } from '../../platform/schedule/job.ts';
import type { Services } from '../../platform/services.ts';
import { systemCardActor } from '../lifecycle/actor.ts';
import { lockAssignment } from './lock.ts';
import { cancelLocked } from './send.ts';

export const draftJob = 'card-assignment-draft-release';
export const overdueJob = 'card-assignment-overdue';
const dayMs = 86_400_000;
const before = ({ now }: Services, days: number) => new Date(now().getTime() - days * dayMs).toISOString();

/** Cancels drafts that have held their cards for more than three days. */
export async function releaseDrafts(services: Services): Promise<JobCounts> {
  const { db, now } = services;
  const due = await db
    .selectFrom('card_assignment')
    .select('id')
    .where('state', '=', 'DRAFT')
    .where('created_at', '<', before(services, assignmentRules.draftDays))
    .orderBy('created_at')
    .execute();
  for (const { id } of due) {
    await db.transaction().execute(async (tx) => {
      const row = await lockAssignment(tx, { secureId: id }, null);
      if (row.state !== 'DRAFT') return;
      const at = now();
      await cancelLocked(tx, row, systemCardActor(draftJob), at);
      await tx
        .updateTable('card_assignment')
        .set({ state: 'CANCELLED', version: sql`version + 1`, updated_by: 'SYSTEM', updated_at: at })
        .where('id', '=', id)
        .execute();
      await recordEntry(tx, {
        actor: systemActor(draftJob),
        module: assignments.module,
        action: 'EXPIRE',
        entityId: id,
        entityLabel: row.assignment_no,
        at,
        changes: [{ field: 'state', before: 'DRAFT', after: 'CANCELLED' }],
      });
    });
  }
  return { read: due.length, done: due.length };
}

/** Active users of an office with the privilege to read assignments. */
const usersAt = sql`
  select u.id from app_user_view u
  where u.status = 'active' and u.deleted_at is null
    and exists (select from user_privilege_view p where p.user_id = u.id and p.privilege = ${assignments.privilege})
    and (exists (select from user_mra_view um
      where um.user_id = u.id and um.mra_id in (t.origin_mra_id, l.destination_mra_id))
      or exists (select from user_branch_view ub join branch_view b on b.id = ub.branch_id
        where ub.user_id = u.id and b.office_code in (
          select office_code from branch_view where id in (t.origin_branch_id, l.destination_branch_id))))`;

/** Notifies both offices, once, of lines that have been on their way for more than seven days. */
export async function notifyOverdue(services: Services): Promise<JobCounts> {
  const { db, now } = services;
  const { rows } = await sql<{
    id: string;
    assignmentId: string;
    no: string;
    lineNo: number;
    pending: number;
    users: string[];
  }>`
    select l.id, t.id as "assignmentId", t.assignment_no as no, l.line_no as "lineNo", (select count(*)
      from card_assignment_card a where a.line_id = l.id and a.result = 'PENDING') as pending,
      array(${usersAt}) as users
    from card_assignment_line l join card_assignment t on t.id = l.assignment_id
      where l.state in ('SENT', 'PARTIALLY_RECEIVED') and l.overdue_told_at is null
      and l.sent_at < ${before(services, assignmentRules.overdueDays)}`.execute(db);
  let done = 0;
  for (const { id, assignmentId, no, lineNo, pending, users } of rows) {
    await db.transaction().execute(async (tx) => {
      const claimed = await tx
        .updateTable('card_assignment_line')
        .set({ overdue_told_at: now() })
        .where('id', '=', id)
        .where('overdue_told_at', 'is', null)
        .returning('id')
        .executeTakeFirst();
      if (!claimed) return;
      await notify(tx, {
        userIds: users,
        kind: 'ASSIGNMENT_OVERDUE',
        at: now(),
        link: `/${assignments.module}/${assignmentId}/detail-page/${id}`,
        parameters: { document: `${no}/${lineNo}`, cards: pending, days: assignmentRules.overdueDays },
      });
      done += 1;
    });
  }
  return { read: rows.length, done };
}
