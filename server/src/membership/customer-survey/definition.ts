import { surveys } from '@console/contracts/membership/customer-survey';
import { sql } from 'kysely';
import { midnight } from '../../platform/database/midnight.ts';
import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';
import { define } from '../../records/resource/definition.ts';
import { eachTime, jakartaDay } from '../../records/resource/phase.ts';
import { ofMember } from '../member/of-member.ts';

/** Branches under an MRA. */
const branchesOf = (mra: string) =>
  sql`array(select b.id from branch_view b join mro_view mro on mro.id = b.mro_id where mro.mra_id = ${mra})`;

const column = (name: string) => sql.ref(`t.${name}`);
const followed = sql`t.follow_up in ('OPEN', 'IN_PROGRESS')`;

/** How surveys are stored; each belongs to the branch that the member had when it was sent. */
export const surveyDefinition = (texts: ProtectedText, now: () => Date) => {
  const today = eachTime(() => sql`${jakartaDay(now())}::date`);
  return define(surveys, {
    table: 'survey',
    lookups: sql`left join member m on m.id = t.member_id left join branch_view b on b.id = t.branch_id`,
    derived: {
      surveyNo: column('survey_no'),
      memberName: sql`m.name`,
      memberNo: sql`m.member_no`,
      memberPhone: sql`m.phone_encrypted`,
      branch: sql`b.office_code || ' ' || b.name`,
      title: column('title'),
      trigger: column('trigger'),
      businessLine: column('business_line'),
      reference: column('reference'),
      channel: column('channel'),
      sentAt: column('sent_at'),
      answeredAt: column('answered_at'),
      nps: column('nps'),
      csat: column('csat'),
      category: column('category'),
      comment: column('comment'),
      state: column('state'),
      followUp: column('follow_up'),
      owner: column('owner'),
      dueAt: column('due_at'),
    },
    scope: 'branch_id',
    together: ['from', 'to'],
    filters: {
      // Written apart: no index serves "is true".
      overdue: (wanted: boolean) =>
        wanted
          ? sql`(${followed} and t.due_at < ${today})`
          : sql`(not ${followed} or t.due_at is null or t.due_at >= ${today})`,
      mraId: (id: string) => sql`t.branch_id = any(${branchesOf(id)})`,
      branchId: (id: string) => sql`t.branch_id = ${id}`,
      from: (day: string) => sql`t.sent_at >= ${midnight(day)}`,
      to: (day: string) => sql`t.sent_at < ${midnight(day, 1)}`,
      mine: () => sql`true`,
      memberId: (id: string) => ofMember('t.member_id', id),
    },
    narrow: ({ mine }, _now, { viewer }) =>
      mine === undefined
        ? null
        : sql`t.owner ${mine === true ? sql`=` : sql`is distinct from`} ${viewer?.username ?? ''}`,
    async load(_db, records) {
      for (const record of records as { memberPhone: string | null }[])
        record.memberPhone = record.memberPhone === null ? null : texts.decrypt(record.memberPhone);
    },
    search: (_pattern, typed) => {
      if (/^SRV-/i.test(typed)) return sql`t.survey_no = ${typed.toUpperCase()}`;
      if (/^\d{10}$/.test(typed)) return sql`t.member_id = (select id from member where member_no = ${typed})`;
      return sql`lower(t.reference) = ${typed.toLowerCase()}`;
    },
  });
};
