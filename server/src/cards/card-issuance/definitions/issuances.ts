import { bareCardNumber, cardNumberFault } from '@console/contracts/core/card-number';
import { issuances, type Issuance, type IssuanceAction } from '@console/contracts/cards/card-issuance/issuance';
import type { CardStatus } from '@console/contracts/cards/lifecycle/statuses';
import { sql } from 'kysely';
import type { Caller, Scope } from '../../../platform/context.ts';
import { define, type Sql } from '../../../records/resource/definition.ts';
import { figureOfStatus } from '../../lifecycle/issuance-counts.ts';
import { branchesUnder, officesOf, vendorOf } from '../../scope.ts';
import { issuancesFor, issuancesWithCardsOf } from './of-offices.ts';
import { midnight } from '../../../platform/database/midnight.ts';
import { callerRoles } from './parts-of.ts';

const column = (name: string) => sql.ref(`t.${name}`);

/** Issuances in scope: a vendor's own print orders, and for offices those with a card that the office may see. */
export function visibleIssuances(scope: Scope, id: Sql = sql`t.id`, vendor: Sql = sql`t.print_vendor_code`): Sql {
  const code = vendorOf(scope);
  if (code !== null) return sql`${vendor} = ${code}`;
  if (scope.type === 'all') return sql`true`;
  return sql`${id} in ${issuancesWithCardsOf(sql`array(${officesOf(scope)})`)}`;
}

/** Where the cards of a print order may go: stock never to members, plastic of e-cards to them alone. */
const modeOf: Readonly<Record<Issuance['mode'], { readonly toOffices: boolean; readonly toMembers: boolean }>> = {
  BRANCH: { toOffices: true, toMembers: false },
  CUSTOMER: { toOffices: true, toMembers: true },
  ECARD: { toOffices: false, toMembers: true },
};

/** Whether printed cards lie with the vendor for such destinations. */
const isReady = (destination: 'OFFICE' | 'HOME') =>
  sql`(t.printing > 0 and exists (select from card_print_batch p
    join card_issuance_line l on l.batch_id = p.id join card c on c.id = l.card_id
    where p.issuance_id = t.id and p.state = 'PRINTED' and l.closed_at is null
      and l.destination_kind = ${destination} and c.status = 'Printing'))`;

/** Actions offered on an issuance. The services check again on each call. */
function actionsOn(
  { state, mode, printing, done, printVendorCode, batchCount, issued }: Issuance,
  caller: Caller,
): IssuanceAction[] {
  if (!caller.can(issuances.privilege, 'update')) return [];
  const { isVendor, isHead, isBranch } = callerRoles(caller);
  return [
    ...(isHead && batchCount === 0 && state === 'OPEN' ? ['assignVendor' as const] : []),
    ...(isVendor && issued > 0 && printVendorCode !== null ? ['startPrint' as const] : []),
    ...(isVendor && printing > 0 && modeOf[mode].toOffices ? ['deliverBranch' as const] : []),
    ...(((isVendor && printing > 0) || ((isHead || isBranch) && done > 0)) && modeOf[mode].toMembers
      ? ['deliverCustomer' as const]
      : []),
    ...(isHead && state === 'OPEN' ? ['cancel' as const] : []),
  ];
}

/** Searches by the full number of a card, batch, delivery or waybill, or by part of the issuance number. */
const search = (pattern: string, text: string): Sql => {
  const number = text.trim().toUpperCase();
  if (!cardNumberFault(text))
    return sql`t.id in (select l.issuance_id from card_issuance_line l join card c on c.id = l.card_id
      where c.card_no = ${bareCardNumber(text)})`;
  return sql`(t.issuance_no ilike ${pattern} or t.id in (
    select issuance_id from card_print_batch where batch_no = ${number}
    union all select l.issuance_id from card_delivery_line l join card_delivery d on d.id = l.delivery_id
      where d.delivery_no = ${number}
    union all select l.issuance_id from card_awb a join card_delivery_line l on a.owner_id in (l.id, l.delivery_id)
      where a.awb_no = ${number}))`;
};

/** Read access to print orders. */
export const issuanceDefinition = define(issuances, {
  table: 'card_issuance',
  derived: {
    issuanceNo: column('issuance_no'),
    mode: column('mode'),
    cardType: sql`(select name from card_type where id = t.card_type_id)`,
    printVendorCode: column('print_vendor_code'),
    total: column('total'),
    issued: column('issued'),
    printing: column('printing'),
    inTransit: column('in_transit'),
    done: column('done'),
    lost: column('lost'),
    cancelled: column('cancelled'),
    state: column('state'),
    batchCount: sql`(select count(*)::int from card_print_batch where issuance_id = t.id)`,
    officesReady: isReady('OFFICE'),
    membersReady: isReady('HOME'),
    deliveryCount: sql`(select count(distinct delivery_id)::int from card_delivery_line where issuance_id = t.id)`,
  },
  scope: (scope) => visibleIssuances(scope),
  filters: {
    cardTypeId: (id: string) => sql`t.card_type_id = ${id}`,
    cardStatus: (status: CardStatus) =>
      sql`${sql.ref(`t.${figureOfStatus(status)}`)} > 0
        and exists (select from card c where c.issuance_id = t.id and c.status = ${status})`,
    branchId: (id: string) => sql`t.id in ${issuancesFor(sql`array[${id}::uuid]`)}`,
    mraId: (id: string) => sql`t.id in ${issuancesFor(sql`array[${id}::uuid] || ${branchesUnder(id)}`)}`,
    from: (date: string) => sql`t.created_at >= ${midnight(date)}`,
    to: (date: string) => sql`t.created_at < ${midnight(date, 1)}`,
  },
  async load(_db, records, { caller }) {
    for (const record of records) Object.assign(record, { actions: caller ? actionsOn(record, caller) : [] });
  },
  search,
});
