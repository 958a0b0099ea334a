import { printBatches, type BatchAction, type PrintBatch } from '@console/contracts/cards/card-issuance/batches';
import { issuanceCards } from '@console/contracts/cards/card-issuance/lines';
import { bareCardNumber } from '@console/contracts/core/card-number';
import { sql } from 'kysely';
import type { Caller } from '../../../platform/context.ts';
import { define } from '../../../records/resource/definition.ts';
import { vendorOf, visibleCards } from '../../scope.ts';
import { visibleIssuances } from './issuances.ts';
import { officeName } from './offices.ts';
import { callerRoles } from './parts-of.ts';

const column = (name: string) => sql.ref(`t.${name}`);

function actionsOn({ state }: PrintBatch, caller: Caller): BatchAction[] {
  if (!caller.can(printBatches.privilege, 'update')) return [];
  const { isVendor, isHead } = callerRoles(caller);
  return [
    ...(isVendor && state !== 'WITHDRAWN' ? ['printFile' as const] : []),
    ...(isVendor && state === 'FILE_TAKEN' ? ['markPrinted' as const] : []),
    ...(isHead && (state === 'CREATED' || state === 'FILE_TAKEN') ? ['withdraw' as const] : []),
  ];
}

/** Read access to print batches. */
export const batchDefinition = define(printBatches, {
  table: 'card_print_batch',
  joins: sql`join card_issuance i on i.id = t.issuance_id`,
  derived: {
    issuanceId: column('issuance_id'),
    batchNo: column('batch_no'),
    quantity: column('quantity'),
    spoiled: column('spoiled'),
    state: column('state'),
    fileTakenAt: column('file_taken_at'),
    fileTakenBy: column('file_taken_by'),
    downloads: column('downloads'),
    printedAt: column('printed_at'),
  },
  scope: (scope) => visibleIssuances(scope, sql`t.issuance_id`, sql`i.print_vendor_code`),
  async load(_db, records, { caller }) {
    for (const record of records) Object.assign(record, { actions: caller ? actionsOn(record, caller) : [] });
  },
});

/** Read access to the cards of print orders. */
export const lineDefinition = define(issuanceCards, {
  table: 'card_issuance_line',
  columns: {
    version: sql`c.version`,
    createdBy: sql`i.created_by`,
    createdAt: sql`i.created_at`,
    updatedBy: sql`c.updated_by`,
    updatedAt: sql`c.last_movement_at`,
  },
  joins: sql`join card c on c.id = t.card_id join card_issuance i on i.id = t.issuance_id`,
  where: sql`t.closed_at is null`,
  derived: {
    issuanceId: column('issuance_id'),
    cardId: column('card_id'),
    cardNo: sql`c.card_no`,
    cardStatus: sql`c.status`,
    nameOnCard: sql`c.name_on_card`,
    destinationKind: column('destination_kind'),
    destination: officeName('t.destination_branch_id', 't.destination_mra_id'),
    batchNo: sql`(select batch_no from card_print_batch where id = t.batch_id)`,
    batchState: sql`(select state from card_print_batch where id = t.batch_id)`,
    deliveryNo: sql`(select d.delivery_no from card_delivery_line l join card_delivery d on d.id = l.delivery_id
      where l.id = t.delivery_line_id)`,
  },
  scope: (scope) => {
    const vendor = vendorOf(scope);
    return vendor === null ? visibleCards(scope, 'c') : sql`i.print_vendor_code = ${vendor}`;
  },
  filters: { batchId: (id: string) => sql`t.batch_id = ${id}` },
  search: (_pattern, text) => sql`c.card_no = ${bareCardNumber(text)}`,
});
