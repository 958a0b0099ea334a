import { bareCardNumber } from '@console/contracts/core/card-number';
import { losses } from '@console/contracts/cards/card-lost';
import { sql } from 'kysely';
import { membersNamed } from '../../membership/index.ts';
import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';
import { assigneeOf } from '../../records/waiting/lease-table.ts';
import { midnight } from '../../platform/database/midnight.ts';
import { define, type Sql } from '../../records/resource/definition.ts';
import { branchesUnder, inCardOffices } from '../scope.ts';

/** Searches by loss number, full card number, police letter number, or prefix of the member's name. */
function search(text: string): Sql {
  const bare = bareCardNumber(text);
  if (/^\d{16}$/.test(bare))
    return sql`t.id in (select l.loss_id from card_loss_card l join card c on c.id = l.card_id
      where c.card_no = ${bare})`;
  if (/^LST-/i.test(text)) return sql`t.loss_no = ${text.toUpperCase()}`;
  // Police letter numbers contain digits and names do not. One condition per search lets each use its index.
  if (/\d/.test(text)) return sql`t.police_letter_no = ${text}`;
  return sql`t.member_id in ${membersNamed(text)}`;
}

/** Storage and search of loss reports. */
export const lossDefinition = (texts: ProtectedText, now: () => Date) =>
  define(losses, {
    table: 'card_loss',
    lookups: sql`left join loss_reason r on r.id = t.reason_id left join member_view m on m.id = t.member_id left
      join branch_view b on b.id = t.office_branch_id left join mra_view a on a.id = t.office_mra_id`,
    derived: {
      lossNo: sql`t.loss_no`,
      reporterKind: sql`t.reporter_kind`,
      memberName: sql`m.name`,
      office: sql`coalesce(b.office_code || ' ' || b.name, a.mra_code || ' ' || a.name)`,
      reason: sql`r.name`,
      lostDate: sql`t.lost_date`,
      state: sql`t.state`,
      reportedBy: sql`t.reported_by`,
      relation: sql`t.relation`,
      reporterPhone: sql`t.phone_encrypted`,
      policeLetterNo: sql`t.police_letter_no`,
      policeLetterFile: sql`t.police_letter_file`,
      chronology: sql`t.chronology`,
      wantsReplacement: sql`t.wants_replacement`,
      sourceNo: sql`t.source_no`,
      decidedBy: sql`t.decided_by`,
      decidedAt: sql`t.decided_at`,
      note: sql`t.note`,
      photo: sql`t.photo`,
      editors: sql`t.editors`,
      officeKind: sql`case when t.office_branch_id is null then 'MRA' else 'BRANCH' end`,
      officeId: sql`coalesce(t.office_branch_id, t.office_mra_id)`,
      memberId: sql`t.member_id`,
      assignee: assigneeOf(losses.queues['open']!.code, now),
    },
    scope: (scope) => inCardOffices(scope, sql`t.office_branch_id`, sql`t.office_mra_id`),
    filters: {
      reasonId: (id: string) => sql`t.reason_id = ${id}`,
      mraId: (id: string) => sql`(t.office_mra_id = ${id} or t.office_branch_id = any(${branchesUnder(id)}))`,
      branchId: (id: string) => sql`t.office_branch_id = ${id}`,
      from: (day: string) => sql`t.created_at >= ${midnight(day)}`,
      to: (day: string) => sql`t.created_at < ${midnight(day, 1)}`,
    },
    search: (_pattern, text) => search(text),
    async load(db, records) {
      const { rows } = await sql<{
        id: string;
        count: number;
        first: string;
      }>`select l.loss_id as id, count(*) as count, min(c.card_no) as first
        from card_loss_card l join card c on c.id = l.card_id
      where l.loss_id = any(${records.map(({ secureId }) => secureId)}::uuid[]) group by 1`.execute(db);
      const counts = new Map(rows.map((row) => [row.id, row] as const));
      for (const record of records) {
        record.cardCount = counts.get(record.secureId)?.count ?? 0;
        record.cardNo = counts.get(record.secureId)?.first ?? null;
        if (record.reporterPhone) record.reporterPhone = texts.decrypt(record.reporterPhone);
      }
    },
  });
