import { assignmentRules } from '@console/contracts/cards/card-assignment';
import { openReplacementStates } from '@console/contracts/cards/replace-card-number';
import { sql, type RawBuilder } from 'kysely';

/**
 * Open lines of documents with their cards. Lines of an assignment are open once it is sent, those of a write-off once
 * it is submitted.
 */
const openLines = sql`select card_id, 'delivery' as kind from card_delivery_line where closed_at is null
  union all select a.card_id, 'assignment' from card_assignment_card a join card_assignment_line l on l.id = a.line_id
    where a.result in ('PENDING', 'MISSING') and l.state in ('SENT', 'PARTIALLY_RECEIVED')
  union all select card_id, 'pickup' from card_pickup where state in ('WAITING', 'IN_PROGRESS')
  union all select w.card_id, 'writeoff' from card_write_off_card w join card_write_off o on o.id = w.write_off_id
    where o.state in ('SUBMITTED', 'APPROVED')
  union all select old_card_id, 'replacement' from card_replacement
    where state = any(${openReplacementStates}::text[])`;

const overdueDays = sql`
  coalesce((select value::int from app_setting_view where key = 'card.delivery.overdue-days'), 14)`;

/** Lines on which a courier can have lost a card: missing, or overdue when it was reported. */
const losable = sql`select l.id, l.card_id, l.delivery_id as source_id, 'delivery' as kind,
  l.result = 'MISSING' as missing, l.closed_at is null as open,
  d.dispatched_at + make_interval(days => ${overdueDays}) as late_at, d.overdue
    from card_delivery_line l join card_delivery d on d.id = l.delivery_id
  union all select a.id, a.card_id, l.assignment_id, 'assignment', a.result = 'MISSING',
  a.result in ('PENDING', 'MISSING'), l.sent_at + make_interval(days => ${assignmentRules.overdueDays}), false
    from card_assignment_card a join card_assignment_line l on l.id = a.line_id`;

const heldBy = (document: RawBuilder<unknown>, card: RawBuilder<unknown>, code: string) =>
  sql`exists (select from card_hold h
    where h.card_id = ${card} and h.code = ${code} and h.released_at is null and h.document_id = ${document})`;

/**
 * Invariants between cards and their documents (docs/model/cards.md#invariants): name and query of the records that
 * violate it.
 */
export const documentInvariants: Readonly<Record<string, RawBuilder<{ broken: string }>>> = {
  // Invariant 1: a card in transit has a line.
  'cards on their way': sql`select c.id::text as broken from card c
    where c.place_kind = 'TRANSIT' and not exists (select from card_delivery_line l
    where l.id::text = c.place_id and l.card_id = c.id and l.closed_at is null)
    and not exists (select from card_assignment_card a
      where a.id::text = c.place_id and a.card_id = c.id and a.result in ('PENDING', 'MISSING'))`,
  // Invariant 2. A write-off may include a waiting card; its pick-up then ends.
  'one open line per card': sql`select card_id::text as broken from (${openLines}) o group by card_id
    having count(*) filter (where kind <> 'writeoff') > 1 or count(*) filter (where kind <> 'pickup') > 1`,
  'losses by couriers': sql`select t.loss_no as broken from card_loss t left join card_loss_card k on k.loss_id = t.id
    left join (${losable}) l on l.id = k.line_id and l.card_id = k.card_id and l.kind = t.source_kind
    and l.source_id = t.source_id
    left join card c on c.id = k.card_id
      where t.reporter_kind = 'COURIER' and t.state = 'REPORTED'
      and (l.id is null or not l.open or c.place_id is distinct from l.id::text
      or not (l.missing or l.overdue or l.late_at < t.created_at))`,
  'missing cards': sql`select l.id::text as broken
    from (${losable}) l join card c on c.id = l.card_id and c.place_id = l.id::text
    where l.missing and l.open and not exists (select from card_loss_card k join card_loss t on t.id = k.loss_id
    where k.line_id = l.id and k.card_id = l.card_id and t.state = 'REPORTED')`,
  // A document with a hold on cards is open, and an open document has a hold on its cards.
  'holds of losses': sql`select t.loss_no as broken from card_loss t join card_loss_card k on k.loss_id = t.id
    where (t.state = 'REPORTED') <> ${heldBy(sql`t.id`, sql`k.card_id`, 'LOSS_PENDING')}`,
  'holds of write-offs': sql`select o.write_off_no as broken
    from card_write_off o join card_write_off_card w on w.write_off_id = o.id
    where (o.state in ('SUBMITTED', 'APPROVED')) <> ${heldBy(sql`o.id`, sql`w.card_id`, 'WRITE_OFF_PENDING')}`,
  'holds of drafts': sql`select g.assignment_no as broken
    from card_assignment g join card_assignment_line l on l.assignment_id = g.id
    join card_assignment_card a on a.line_id = l.id
    where (g.state = 'DRAFT') <> ${heldBy(sql`g.id`, sql`a.card_id`, 'ASSIGNMENT_DRAFT')}`,
  'holds of pick-ups': sql`select p.pickup_no as broken from card_pickup p join card c on c.id = p.card_id
    where p.state in ('WAITING', 'IN_PROGRESS')
    and (c.status <> 'Branch' or c.office_branch_id <> p.branch_id
      or (p.type = 'PERSONAL' and c.holder_member_id is distinct from p.member_id)
      or not ${heldBy(sql`p.id`, sql`p.card_id`, 'PICKUP_OPEN')})`,
  'holds without a document': sql`select h.id::text as broken from card_hold h
    where h.released_at is null and case h.code
    when 'LOSS_PENDING' then not exists (select from card_loss_card k join card_loss t on t.id = k.loss_id
      where t.id = h.document_id and k.card_id = h.card_id and t.state = 'REPORTED')
    when 'WRITE_OFF_PENDING'
      then not exists (select from card_write_off_card w join card_write_off o on o.id = w.write_off_id
      where o.id = h.document_id and w.card_id = h.card_id and o.state in ('SUBMITTED', 'APPROVED'))
    when 'ASSIGNMENT_DRAFT'
      then not exists (select from card_assignment_card a join card_assignment_line l on l.id = a.line_id
      where l.assignment_id = h.document_id and a.card_id = h.card_id and l.state = 'DRAFT')
    when 'REPLACEMENT_PENDING'
      then not exists (select from card_replacement r
      where r.id = h.document_id and r.old_card_id = h.card_id and r.state = 'WAITING_NUMBER')
    when 'PICKUP_OPEN'
      then not exists (select from card_pickup p
      where p.id = h.document_id and p.card_id = h.card_id
      and p.state in ('WAITING', 'IN_PROGRESS', 'EXPIRED')) else false end`,
  // The document agrees with the card it created or handed over.
  'cards of replacements': sql`select r.replacement_no as broken
    from card_replacement r join card o on o.id = r.old_card_id left join card n on n.id = r.new_card_id
    where (r.state = 'COMPLETED'
      and (o.status <> 'Cancelled' or n.replaces_card_id is distinct from o.id
      or n.holder_member_id is distinct from r.member_id))
      or (r.state = 'WAITING_NUMBER' and case when o.status = 'Cancelled' then o.replaced_by_card_id is not null
        else not ${heldBy(sql`r.id`, sql`o.id`, 'REPLACEMENT_PENDING')} end)`,
  'cards of applications': sql`select v.verification_no as broken
    from card_verification v join card c on c.id = v.card_id
    where v.state <> 'APPROVED' or c.holder_member_id is distinct from v.member_id`,
  'cards handed over': sql`select p.pickup_no as broken from card_pickup p join card c on c.id = p.card_id
    where p.state = 'COMPLETED' and c.holder_member_id is distinct from p.member_id`,
  // Invariant 6: numbers of a range are used, allotted or free.
  'numbers of ranges': sql`select s.code as broken from card_sequence s
    where s.next_serial - s.serial_from - s.used <> coalesce((select sum(a.quantity) from card_allotment a
    where a.sequence_id = s.id and a.issuance_id is null and a.deleted_at is null), 0)`,
  'reservation lines': sql`select r.reservation_no as broken
    from card_reservation_line l join card_reservation r on r.id = l.reservation_id left
    join lateral (select coalesce(sum(quantity), 0) as allotted,
    coalesce(sum(quantity) filter (where issuance_id is not null), 0) as issued
    from card_allotment a where a.line_id = l.id and a.deleted_at is null) n on true
      where l.qty_allotted <> n.allotted or l.qty_issued <> n.issued`,
};
