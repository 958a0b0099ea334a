import { waitingAllotments } from '@console/contracts/cards/card-generator/generation';
import { cardNumber } from '@console/contracts/cards/card-number';
import { sql } from 'kysely';
import { define } from '../../../records/resource/definition.ts';
import { branchesUnder } from '../../scope.ts';

/** Full card number from a serial; the check digit is computed by the shared SQL function. */
const number = (serial: 'serial_from' | 'serial_to') =>
  sql`s.prefix || s.number_code || lpad(t.${sql.ref(serial)}::text, 9, '0')`;

/**
 * Allotments without cards that no run has claimed. Only head office generates cards; other callers get an empty list.
 */
export const waitingDefinition = define(waitingAllotments, {
  table: 'card_allotment',
  where: sql`t.deleted_at is null and t.issuance_id is null and t.run_id is null`,
  scope: (scope) => sql`${scope.type === 'all'}`,
  joins: sql`join card_reservation_line l on l.id = t.line_id join card_reservation r on r.id = l.reservation_id
    join card_sequence s on s.id = t.sequence_id join card_type ct on ct.id = l.card_type_id
    left join branch_view rb on rb.id = r.requester_branch_id left join mra_view rm on rm.id = r.requester_mra_id left
      join branch_view db on db.id = l.destination_branch_id left join mra_view dm on dm.id = l.destination_mra_id`,
  derived: {
    reservationNo: sql`r.reservation_no`,
    requester: sql`coalesce(rb.office_code || ' ' || rb.name, rm.mra_code || ' ' || rm.name)`,
    destination: sql`coalesce(db.office_code || ' ' || db.name, dm.mra_code || ' ' || dm.name)`,
    cardTypeId: sql`l.card_type_id`,
    cardType: sql`ct.name`,
    quantity: sql`t.quantity`,
    firstNumber: number('serial_from'),
    lastNumber: number('serial_to'),
    neededBy: sql`r.needed_by`,
    cardDesignId: sql`l.card_design_id`,
  },
  filters: {
    mra: (mra: string) => sql`(l.destination_mra_id = ${mra} or l.destination_branch_id = any(${branchesUnder(mra)}))`,
    branch: (branch: string) => sql`l.destination_branch_id = ${branch}`,
    neededUntil: (day: string) => sql`r.needed_by <= ${day}::date`,
  },
  load(_db, records) {
    const withDigit = (body: string) => cardNumber(body.slice(0, 4), body.slice(4, 6), Number(body.slice(6, 15)));
    for (const record of records)
      Object.assign(record, { firstNumber: withDigit(record.firstNumber), lastNumber: withDigit(record.lastNumber) });
    return Promise.resolve();
  },
});
