import { ccmRules, confirmations } from '@console/contracts/orders-logs/customer-confirmation';
import { sql } from 'kysely';
import { notify } from '../../people/notices/notify.ts';
import { systemActor } from '../../platform/audit/actor.ts';
import { recordChange } from '../../platform/audit/record.ts';
import type { Db, Tx } from '../../platform/context.ts';
import type { JobCounts } from '../../platform/schedule/job.ts';

const batch = 500;

interface Left {
  readonly id: string;
  readonly ccm_no: string;
  readonly agent: string;
  readonly to: string;
}

/** Returns to the queue what was taken and left for 30 minutes, and what is assigned to people who are gone. */
async function releaseLeft(tx: Tx, now: Date): Promise<number> {
  const left = new Date(now.getTime() - ccmRules.heldMinutes * 60_000);
  const { rows } = await sql<Left>`select t.id, t.ccm_no, t.agent, coalesce(t.taken_from, t.state) as to
    from customer_confirmation t
    where t.state in ('OPEN', 'IN_PROGRESS', 'RESCHEDULED') and t.agent is not null
      and (t.state = 'IN_PROGRESS' and t.taken_at <= ${left} or not exists (select from app_user_view u
        where u.username = t.agent and u.status = 'active' and u.deleted_at is null))
    order by t.id limit ${batch} for update of t skip locked`.execute(tx);
  for (const { id, ccm_no: ccmNo, agent, to } of rows) {
    await tx
      .updateTable('customer_confirmation')
      .set(({ eb }) => ({
        state: to as never,
        agent: null,
        taken_at: null,
        taken_from: null,
        version: eb('version', '+', 1),
        updated_by: 'SYSTEM',
        updated_at: now,
      }))
      .where('id', '=', id)
      .execute();
    await recordChange(tx, {
      actor: systemActor('ccm-remind'),
      module: confirmations.module,
      action: 'RELEASE',
      entityId: id,
      entityLabel: ccmNo,
      before: { agent },
      after: { agent: null },
      at: now,
    });
  }
  return rows.length;
}

interface Late {
  readonly id: string;
  readonly ccm_no: string;
  readonly user_id: string | null;
}

/** Notifies the agent of a confirmation that is past its time, once. */
async function notifyLate(tx: Tx, now: Date): Promise<number> {
  const { rows } = await sql<Late>`with late as (
      update customer_confirmation set late_notified_at = ${now}
      where id in (select t.id from customer_confirmation t where t.state in ('OPEN', 'IN_PROGRESS', 'RESCHEDULED')
        and t.due_at < ${now} and t.agent is not null and t.late_notified_at is null
        order by t.due_at limit ${batch} for update skip locked)
      returning id, ccm_no, agent)
    select late.id, late.ccm_no, u.id as user_id
    from late left join app_user_view u on u.username = late.agent`.execute(tx);
  for (const { id, ccm_no: ccmNo, user_id: userId } of rows)
    await notify(tx, {
      userIds: userId ? [userId] : [],
      kind: 'CCM_LATE',
      parameters: { ccmNo },
      link: `/${confirmations.module}/${id}`,
      at: now,
    });
  return rows.length;
}

/** Every 15 minutes: what was left returns to the queue, and agents hear of what is late. */
export async function remindConfirmations(db: Db, now: Date): Promise<JobCounts> {
  const released = await db.transaction().execute((tx) => releaseLeft(tx, now));
  const notified = await db.transaction().execute((tx) => notifyLate(tx, now));
  return { read: released + notified, done: released + notified };
}
