import { confirmations } from '@console/contracts/orders-logs/customer-confirmation';
import { sql } from 'kysely';
import { membersNamed } from '../../membership/index.ts';
import { inBranches } from '../../people/scope/predicate.ts';
import { midnight } from '../../platform/database/midnight.ts';
import { define } from '../../records/resource/definition.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { onCreate } from './create.ts';
import { ccmStepHooks, type OfConfirmations } from './steps.ts';

const column = (name: string) => sql.ref(`t.${name}`);
const waits = sql`t.state in ('OPEN', 'IN_PROGRESS', 'RESCHEDULED')`;

/** Those that are due today, late, or in the next seven days, among those that wait. */
function dueWithin(wanted: string, now: Date) {
  const today = jakartaDay(now);
  if (wanted === 'LATE') return sql`${waits} and t.due_at < ${now}`;
  const end = wanted === 'TODAY' ? 1 : 7;
  return sql`${waits} and t.due_at >= ${midnight(today)} and t.due_at < ${midnight(today, end)}`;
}

/** How confirmations are stored; each belongs to the branch of its order or member. */
export const confirmationDefinition = (of: OfConfirmations) =>
  define(confirmations, {
    table: 'customer_confirmation',
    lookups: sql`left join branch_view b on b.id = t.branch_id left join member_view m on m.id = t.member_id`,
    derived: {
      ccmNo: column('ccm_no'),
      memberName: column('member_name'),
      memberNo: sql`m.member_no`,
      phone: sql`m.phone_encrypted`,
      businessLine: column('business_line'),
      branch: sql`b.office_code || ' ' || b.name`,
      takenAt: column('taken_at'),
      attempts: column('attempts'),
      state: column('state'),
      note: column('note'),
    },
    scope: 'branch_id',
    // The order or member says the branch.
    writtenWithin: { field: 'applNo', scope: (scope) => inBranches(scope, 't.branch_id') },
    parts: ['customer_confirmation_attempt'],
    filters: {
      branchId: (id: string) => sql`t.branch_id = ${id}`,
      agent: (username: string) => sql`t.agent = ${username.toUpperCase()}`,
      mine: () => sql`true`,
      due: () => sql`true`,
      from: (day: string) => sql`t.created_at >= ${midnight(day)}`,
      to: (day: string) => sql`t.created_at < ${midnight(day, 1)}`,
    },
    narrow: ({ mine, due }, now, { viewer }) =>
      sql.join(
        [
          ...(due === undefined ? [] : [dueWithin(due as string, now)]),
          ...(mine === undefined
            ? [sql`true`]
            : [sql`t.agent ${mine === true ? sql`=` : sql`is distinct from`} ${viewer?.username ?? ''}`]),
        ],
        sql` and `,
      ),
    search: (_pattern, typed) => {
      if (/^CCM-/i.test(typed)) return sql`t.ccm_no = ${typed.toUpperCase()}`;
      if (/^\d{14}$/.test(typed)) return sql`t.appl_no = ${typed}`;
      if (/^\d{10}$/.test(typed)) return sql`t.cust_no = ${typed}`;
      return sql`t.member_id in ${membersNamed(typed)}`;
    },
    async load(_db, records) {
      for (const record of records as { phone: string | null }[])
        record.phone = record.phone === null ? null : of.texts.decrypt(record.phone);
    },
    beforeSave: onCreate(of.now),
    steps: ccmStepHooks(of),
  });
