import { waitingCustomers } from '@console/contracts/cards/card-generator/customers';
import { sql } from 'kysely';
import { membersNamed } from '../../../../membership/index.ts';
import { define, type Sql } from '../../../../records/resource/definition.ts';

const day = sql`(t.approved_at at time zone 'Asia/Jakarta')::date`;

function search(text: string): Sql {
  if (/^(VRF|RPL)-/i.test(text)) return sql`t.document_no = ${text.toUpperCase()}`;
  if (/^\d{10}$/.test(text)) return sql`t.member_id in (select id from member_view member where member_no = ${text})`;
  return sql`t.member_id in ${membersNamed(text)}`;
}

/**
 * Members who wait for a card that no run has claimed. Only head office generates cards; other callers get an empty
 * list.
 */
export const customerDefinition = define(waitingCustomers, {
  table: 'card_waiting_number',
  where: sql`t.deleted_at is null and t.run_id is null`,
  scope: (scope) => sql`${scope.type === 'all'}`,
  lookups: sql`left join member_view m on m.id = t.member_id left join card_type ct on ct.id = t.card_type_id left
    join branch_view b on b.id = t.branch_id`,
  derived: {
    documentNo: sql`t.document_no`,
    documentKind: sql`t.document_kind`,
    memberName: sql`m.name`,
    memberNo: sql`m.member_no`,
    cardTypeId: sql`t.card_type_id`,
    cardType: sql`ct.name`,
    preference: sql`t.preference`,
    branch: sql`b.office_code || ' ' || b.name`,
    approvedAt: sql`t.approved_at`,
  },
  filters: {
    from: (from: string) => sql`${day} >= ${from}::date`,
    to: (to: string) => sql`${day} <= ${to}::date`,
    branchId: (id: string) => sql`t.branch_id = ${id}`,
  },
  search: (_pattern, text) => search(text),
});
