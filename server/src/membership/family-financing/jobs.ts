import { familyFinancings, familyRules, type FamilyState } from '@console/contracts/membership/family-financing';
import { sql } from 'kysely';
import { systemActor } from '../../platform/audit/actor.ts';
import { recordChange } from '../../platform/audit/record.ts';
import type { Db, Tx } from '../../platform/context.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { isSettled, takeBack, type Stored } from './lend.ts';

const dayMs = 86_400_000;

/** What the review does to a loan: its next state. */
interface Due {
  readonly id: string;
  readonly to: FamilyState;
}

async function store(tx: Tx, stored: Stored, to: FamilyState, now: Date): Promise<void> {
  await tx
    .updateTable('family_financing')
    .set(({ eb }) => ({
      state: to,
      suspended_by_job: to === 'SUSPENDED',
      version: eb('version', '+', 1),
      updated_by: 'SYSTEM',
      updated_at: now,
    }))
    .where('id', '=', stored.id)
    .execute();
  await recordChange(tx, {
    actor: systemActor('family-review'),
    module: familyFinancings.module,
    action: 'UPDATE',
    entityId: stored.id,
    entityLabel: stored.request_no,
    before: { state: stored.state },
    after: { state: to },
    at: now,
  });
}

async function reviewOne(db: Db, { id, to }: Due, now: Date): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const stored = await tx
      .selectFrom('family_financing')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    // What somebody has just changed is looked at the next time.
    if (stored.state === to) return false;
    if (to !== 'TERMINATED') {
      await store(tx, stored, to, now);
      return true;
    }
    const settled = await isSettled(tx, stored);
    if (!settled && stored.state === 'ENDING') return false;
    if (settled) await takeBack(tx, stored, { maker: 'SYSTEM', approver: null, at: now });
    await store(tx, stored, settled ? 'TERMINATED' : 'ENDING', now);
    return true;
  });
}

/**
 * Every night: requests that nobody continued are over; loans of members who are no longer active or more than 30 days
 * past due are suspended, and resumed when that is over; loans past their last day or ending are taken back once
 * nothing is owed.
 */
export async function reviewFamilies(db: Db, now: Date) {
  const before = new Date(now.getTime() - familyRules.expiresAfterDays * dayMs);
  const today = sql`${jakartaDay(now)}::date`;
  const barred = sql`(m.status <> 'active' or exists (select from payment_history h where h.member_id = m.id
    and h.principle_paid_date is null and h.due_date < ${today} - ${familyRules.suspendedPastDue}::int))`;
  const { rows } = await sql<Due>`
    select t.id, case
        when t.state in ('SUBMITTED', 'RETURNED') then 'EXPIRED'
        when t.state = 'ENDING' or t.valid_until < ${today} then 'TERMINATED'
        when t.state = 'ACTIVE' then 'SUSPENDED' else 'ACTIVE' end as "to"
    from family_financing t join member m on m.id = t.main_member_id
    where t.state in ('SUBMITTED', 'RETURNED') and t.submitted_at < ${before}
      or t.state = 'ENDING' or t.state in ('ACTIVE', 'SUSPENDED') and t.valid_until < ${today}
      or t.state = 'ACTIVE' and ${barred}
      or t.state = 'SUSPENDED' and t.suspended_by_job and not ${barred}`.execute(db);
  let done = 0;
  for (const due of rows) if (await reviewOne(db, due, now)) done += 1;
  return { read: rows.length, done };
}
