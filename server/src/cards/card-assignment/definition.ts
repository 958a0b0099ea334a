import { bareCardNumber } from '@console/contracts/core/card-number';
import { assignments } from '@console/contracts/cards/card-assignment';
import { sql } from 'kysely';
import { define } from '../../records/resource/definition.ts';
import { branchesUnder, inCardOffices } from '../scope.ts';

const createdDay = sql`(t.created_at at time zone 'Asia/Jakarta')::date`;
const lineWith = (condition: ReturnType<typeof sql>) =>
  sql`exists (select from card_assignment_line l where l.assignment_id = t.id and (${condition}))`;

/** Searches by assignment number, full card number, or name or code of either office. */
function search(pattern: string, text: string) {
  const bare = bareCardNumber(text);
  if (/^\d{16}$/.test(bare))
    return sql`t.id in (select l.assignment_id
      from card_assignment_card a join card_assignment_line l on l.id = a.line_id join card c on c.id = a.card_id
      where c.card_no = ${bare})`;
  if (/^ASG-/i.test(text)) return sql`t.assignment_no ilike ${pattern}`;
  const named = sql`select id from branch_view branch where name ilike ${pattern} or office_code = ${text}
    union all select id from mra_view mra where name ilike ${pattern} or mra_code = ${text}`;
  return sql`(coalesce(t.origin_branch_id, t.origin_mra_id) in (${named})
    or t.id in (select assignment_id from card_assignment_line
    where coalesce(destination_branch_id, destination_mra_id) in (${named})))`;
}

/** Storage and search of assignments. The sender and all receivers see them. */
export const assignmentDefinition = define(assignments, {
  table: 'card_assignment',
  joins: sql`left join branch_view ob on ob.id = t.origin_branch_id left join mra_view om on om.id = t.origin_mra_id`,
  derived: {
    assignmentNo: sql`t.assignment_no`,
    kind: sql`t.kind`,
    origin: sql`coalesce(ob.office_code || ' ' || ob.name, om.mra_code || ' ' || om.name)`,
    state: sql`t.state`,
    requestedBy: sql`t.requested_by`,
    remark: sql`t.remark`,
    sentAt: sql`t.sent_at`,
  },
  scope: (scope) =>
    sql`(${inCardOffices(scope, sql`t.origin_branch_id`, sql`t.origin_mra_id`)}
      or (t.state <> 'DRAFT'
      and ${lineWith(inCardOffices(scope, sql`l.destination_branch_id`, sql`l.destination_mra_id`))}))`,
  filters: {
    mraId: (id: string) =>
      sql`(t.origin_mra_id = ${id} or t.origin_branch_id = any(${branchesUnder(id)})
        or ${lineWith(sql`l.destination_mra_id = ${id} or l.destination_branch_id = any(${branchesUnder(id)})`)})`,
    branchId: (id: string) => sql`(t.origin_branch_id = ${id} or ${lineWith(sql`l.destination_branch_id = ${id}`)})`,
    cardTypeId: (id: string) => lineWith(sql`l.card_type_id = ${id}`),
    from: (day: string) => sql`${createdDay} >= ${day}::date`,
    to: (day: string) => sql`${createdDay} <= ${day}::date`,
  },
  search,
  async load(db, records) {
    const { rows } = await sql<{
      id: string;
      lines: number;
      cards: number;
      received: number;
    }>`select l.assignment_id as id, count(distinct l.id) as lines, coalesce(sum(l.quantity), 0)::int as cards,
      coalesce(sum(r.received), 0)::int as received
      from card_assignment_line l left
        join lateral (select count(*) as received from card_assignment_card a
        where a.line_id = l.id and a.result in ('RECEIVED', 'DAMAGED')) r on true
      where l.assignment_id = any(${records.map(({ secureId }) => secureId)}::uuid[]) group by 1`.execute(db);
    const counts = new Map(rows.map((row) => [row.id, row] as const));
    for (const record of records) {
      const { lines, cards, received } = counts.get(record.secureId) ?? { lines: 0, cards: 0, received: 0 };
      Object.assign(record, { lines, cards, received });
    }
  },
});
