import { bareCardNumber } from '@console/contracts/core/card-number';
import { replacements } from '@console/contracts/cards/replace-card-number';
import { sql } from 'kysely';
import { membersNamed } from '../../membership/index.ts';
import { midnight } from '../../platform/database/midnight.ts';
import { define, type Sql } from '../../records/resource/definition.ts';
import { inCardOffices } from '../scope.ts';

/**
 * Searches by replacement number, full old or new card number, member number, or prefix of the member's name, each with
 * its own index.
 */
function search(text: string): Sql {
  const bare = bareCardNumber(text);
  if (/^\d{16}$/.test(bare))
    return sql`(t.old_card_id in (select id from card where card_no = ${bare})
      or t.new_card_id in (select id from card where card_no = ${bare}))`;
  if (/^RPL-/i.test(text)) return sql`t.replacement_no = ${text.toUpperCase()}`;
  if (/^\d{10}$/.test(text)) return sql`t.member_id in (select id from member_view member where member_no = ${text})`;
  return sql`t.member_id in ${membersNamed(text)}`;
}

/** Storage and search of replacements. */
export const replacementDefinition = define(replacements, {
  table: 'card_replacement',
  lookups: sql`left join member_view m on m.id = t.member_id left join card o on o.id = t.old_card_id left
    join card n on n.id = t.new_card_id left join card_type ct on ct.id = t.card_type_id
    left join card_reset_reason r on r.id = t.reset_reason_id left join card_loss l on l.id = t.loss_id`,
  derived: {
    replacementNo: sql`t.replacement_no`,
    memberName: sql`m.name`,
    memberNo: sql`m.member_no`,
    memberId: sql`t.member_id::text`,
    oldCardNo: sql`o.card_no`,
    newCardNo: sql`n.card_no`,
    reason: sql`r.name`,
    result: sql`t.result`,
    cardType: sql`ct.name`,
    fee: sql`t.fee`,
    feeMode: sql`t.fee_mode`,
    cashReceiptNo: sql`t.cash_receipt_no`,
    keepExpiry: sql`t.keep_expiry`,
    lossNo: sql`l.loss_no`,
    state: sql`t.state`,
    maker: sql`t.created_by`,
    approver: sql`t.approver`,
    note: sql`t.note`,
    completedAt: sql`t.completed_at`,
    editors: sql`t.editors`,
  },
  scope: (scope) => inCardOffices(scope, sql`t.branch_id`, sql`null::uuid`),
  filters: {
    resetReasonId: (id: string) => sql`t.reset_reason_id = ${id}`,
    memberId: (id: string) => sql`t.member_id = ${id}`,
    from: (day: string) => sql`t.created_at >= ${midnight(day)}`,
    to: (day: string) => sql`t.created_at < ${midnight(day, 1)}`,
  },
  search: (_pattern, text) => search(text),
  sorts: { replacementNo: sql`t.replacement_no` },
});
