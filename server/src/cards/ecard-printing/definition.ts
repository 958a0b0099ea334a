import { printRequests, type PrintRequest } from '@console/contracts/cards/ecard-printing';
import { bareCardNumber } from '@console/contracts/core/card-number';
import { sql } from 'kysely';
import type { Caller } from '../../platform/context.ts';
import { define, type Sql } from '../../records/resource/definition.ts';
import { midnight } from '../../platform/database/midnight.ts';
import { callerRoles } from '../card-issuance/definitions/parts-of.ts';
import { inCardOffices, vendorOf } from '../scope.ts';

const column = (name: string) => sql.ref(`t.${name}`);

/** Whether a fee is due and unpaid. */
export const isUnpaid = (fee: number, feeState: PrintRequest['feeState']): boolean => fee > 0 && feeState !== 'PAID';

function actionsOn({ state, fee, feeState }: PrintRequest, caller: Caller): PrintRequest['actions'] {
  if (!caller.can(printRequests.privilege, 'update') || !callerRoles(caller).isHead) return [];
  return [
    ...(state === 'REQUESTED' && isUnpaid(fee, feeState) ? ['pay' as const] : []),
    ...(state === 'REQUESTED' ? ['reject' as const] : []),
    ...(state === 'SELECTED' ? ['withdraw' as const] : []),
  ];
}

/** Searches by full request or card number, or by prefix of the name, each with its own index. */
function search(text: string): Sql {
  const bare = bareCardNumber(text);
  if (/^\d{16}$/.test(bare)) return sql`t.card_id in (select id from card where card_no = ${bare})`;
  if (/^EPR-/i.test(text)) return sql`t.request_no = ${text.toUpperCase()}`;
  return sql`t.name_on_card like ${`${text.toUpperCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}`;
}

/** Read access to print requests. A vendor sees the selectable ones and its own. */
export const printRequestDefinition = define(printRequests, {
  table: 'ecard_print_request',
  joins: sql`left join card c on c.id = t.card_id`,
  derived: {
    requestNo: column('request_no'),
    cardNo: sql`c.card_no`,
    memberName: sql`(select name from member_view member where id = t.member_id)`,
    nameOnCard: column('name_on_card'),
    cardType: sql`(select name from card_type where id = t.card_type_id)`,
    source: sql`(select code from card_source where id = t.source_id)`,
    requestedAt: column('requested_at'),
    fee: column('fee'),
    feeState: column('fee_state'),
    state: column('state'),
    cardStatus: sql`c.status`,
    note: column('note'),
    awbNo: sql`(select d.awb_no from card_issuance_line l join card_delivery_line d on d.id = l.delivery_line_id
      where l.issuance_id = t.issuance_id and l.card_id = t.card_id)`,
  },
  scope: (scope) => {
    const vendor = vendorOf(scope);
    return vendor === null
      ? inCardOffices(scope, column('branch_id'), sql`null::uuid`)
      : sql`(t.print_vendor_code = ${vendor} or t.state = 'REQUESTED')`;
  },
  filters: {
    sourceId: (id: string) => sql`t.source_id = ${id}`,
    cardTypeId: (id: string) => sql`t.card_type_id = ${id}`,
    branchId: (id: string) => sql`t.branch_id = ${id}`,
    from: (date: string) => sql`t.requested_at >= ${midnight(date)}`,
    to: (date: string) => sql`t.requested_at < ${midnight(date, 1)}`,
  },
  async load(_db, records, { caller }) {
    for (const record of records) Object.assign(record, { actions: caller ? actionsOn(record, caller) : [] });
  },
  search: (_pattern, text) => search(text),
});
