import { surveyRules, surveys } from '@console/contracts/membership/customer-survey';
import { sql } from 'kysely';
import { notify } from '../../people/notices/notify.ts';
import type { Db } from '../../platform/context.ts';
import { jakartaDay } from '../../records/resource/phase.ts';

const dayMs = 86_400_000;

/** Surveys that nobody answered in time are over. */
export async function expireSurveys(db: Db, now: Date) {
  const { numUpdatedRows } = await db
    .updateTable('survey')
    .set(({ eb }) => ({ state: 'EXPIRED', version: eb('version', '+', 1), updated_by: 'SYSTEM', updated_at: now }))
    .where('state', '=', 'SENT')
    .where('sent_at', '<=', new Date(now.getTime() - surveyRules.validDays * dayMs).toISOString())
    .executeTakeFirst();
  return { done: Number(numUpdatedRows) };
}

interface Late {
  readonly id: string;
  readonly survey_no: string;
  readonly users: readonly string[];
}

/** Notifies the users of the MRA of follow-ups past their day, once each. */
export async function notifyOverdue(db: Db, now: Date) {
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<Late>`
      with late as (
        update survey set overdue_told_at = ${now}
        where follow_up in ('OPEN', 'IN_PROGRESS') and due_at < ${jakartaDay(now)}::date and overdue_told_at is null
        returning id, survey_no, branch_id)
      select late.id, late.survey_no, array(select u.id from app_user_view u
        join user_mra_view um on um.user_id = u.id join mro_view o on o.mra_id = um.mra_id
        join branch_view b on b.mro_id = o.id
        where b.id = late.branch_id and u.status = 'active' and u.deleted_at is null) as users
      from late`.execute(tx);
    for (const { id, survey_no, users } of rows)
      await notify(tx, {
        userIds: users,
        kind: 'SURVEY_OVERDUE',
        parameters: { surveyNo: survey_no },
        link: `/${surveys.module}/${id}`,
        at: now,
      });
    return { read: rows.length, done: rows.length };
  });
}
