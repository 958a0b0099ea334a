import {
  deliveries,
  deliveryLines,
  type Delivery,
  type DeliveryAction,
} from '@console/contracts/cards/card-issuance/deliveries';
import { bareCardNumber } from '@console/contracts/core/card-number';
import { sql } from 'kysely';
import type { Caller, Db, Tx } from '../../../platform/context.ts';
import type { ProtectedText } from '../../../platform/protected-text/protected-text.ts';
import { define, type Sql } from '../../../records/resource/definition.ts';
import { inCardOffices, vendorOf, visibleCards } from '../../scope.ts';
import { officeName } from './offices.ts';
import { callerRoles } from './parts-of.ts';
import { visibleDeliveries, receivers } from './delivery-scope.ts';

const column = (name: string) => sql.ref(`t.${name}`);

/** Whether the caller records receipts. For deliveries to members: the vendor, the MRA and head office. */
export function recordsReceipts(mode: Delivery['mode'], caller: Caller, isReceiver: boolean): boolean {
  const { isVendor, isHead, isMra } = callerRoles(caller);
  return mode === 'OFFICE' ? isReceiver : isVendor || isMra || isHead;
}

/** Actions offered on a delivery. The services check again and refuse other callers with NOT_RECEIVER. */
function actionsOn(
  { mode, state, returned, pending, sent }: Delivery,
  caller: Caller,
  isReceiver: boolean,
): DeliveryAction[] {
  if (!caller.can(deliveries.privilege, 'update')) return [];
  const open = state === 'DISPATCHED' || state === 'PARTIALLY_RECEIVED';
  const { isVendor, isHead, isBranch, isMra } = callerRoles(caller);
  const isRecorder = recordsReceipts(mode, caller, isReceiver);
  return [
    ...(isVendor && state === 'DISPATCHED' && pending === sent ? ['recall' as const] : []),
    ...(open && isRecorder ? ['receive' as const] : []),
    ...(mode === 'CUSTOMER' && (isVendor || isMra) ? ['delivered' as const] : []),
    ...(isRecorder ? ['supersede' as const] : []),
    ...(mode === 'CUSTOMER' && returned > 0 && (isHead || isBranch) ? ['confirmInHand' as const] : []),
    ...(isVendor || isReceiver ? ['print' as const] : []),
  ];
}

/** Searches by part of the delivery number, or by a full waybill number of the delivery or one of its lines. */
const search = (pattern: string, text: string): Sql => sql`(t.delivery_no ilike ${pattern} or t.id in (
  select coalesce(l.delivery_id, a.owner_id) from card_awb a left join card_delivery_line l on l.id = a.owner_id
    where a.awb_no = ${text.replaceAll(/\s/g, '').toUpperCase()}))`;

/** The first issuance of each delivery. Cards that a branch sends belong to the issuance that created them. */
async function issuancesOf(
  db: Db | Tx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Pick<Delivery, 'issuanceId' | 'issuanceNo'>>> {
  const { rows } = await sql<{
    id: string;
    issuanceId: string;
    issuanceNo: string;
  }>`select d.id, i.id as "issuanceId", i.issuance_no as "issuanceNo"
    from unnest(${[...ids]}::uuid[]) d(id) cross join lateral (
    select coalesce(l.issuance_id, c.issuance_id) as issuance_id
      from card_delivery_line l join card c on c.id = l.card_id where l.delivery_id = d.id limit 1) l
      join card_issuance i on i.id = l.issuance_id`.execute(db);
  return new Map(rows.map(({ id, ...issuance }) => [id, issuance]));
}

async function load(
  db: Db | Tx,
  records: Delivery[],
  { of, caller }: { of: 'list' | 'detail'; caller: Caller | null },
): Promise<void> {
  const issuances = await issuancesOf(
    db,
    records.map(({ secureId }) => secureId),
  );
  for (const record of records)
    Object.assign(record, { actions: [], receipts: null, ...issuances.get(record.secureId) });
  if (of !== 'detail') return;
  for (const record of records) {
    const receipts = await db
      .selectFrom('card_delivery_receipt')
      .leftJoin('card_delivery_receipt as next', 'next.supersedes_id', 'card_delivery_receipt.id')
      .select([
        'card_delivery_receipt.id as secureId',
        ...(
          [
            'receipt_no as receiptNo',
            'file_id as fileId',
            'received_date as receivedDate',
            'received_by as receivedBy',
            'received',
            'missing',
            'damaged',
            'returned',
            'remark',
            'created_by as createdBy',
            'created_at as createdAt',
          ] as const
        ).map((name) => `card_delivery_receipt.${name}` as const),
        'next.receipt_no as supersededBy',
      ])
      .where('card_delivery_receipt.delivery_id', '=', record.secureId)
      .orderBy('card_delivery_receipt.created_at')
      .execute();
    const receiver = caller
      ? await sql<{
          one: number;
        }>`select 1 as one from card_delivery t where t.id = ${record.secureId} and ${receivers(caller)}`.execute(db)
      : { rows: [] };
    Object.assign(record, { receipts, actions: caller ? actionsOn(record, caller, receiver.rows.length > 0) : [] });
  }
}

/** Read access to deliveries. */
export const deliveryDefinition = define(deliveries, {
  table: 'card_delivery',
  derived: {
    deliveryNo: column('delivery_no'),
    mode: column('mode'),
    origin: sql`coalesce(t.origin_vendor_code, ${officeName('t.origin_branch_id', 't.origin_branch_id')})`,
    destination: officeName('t.destination_branch_id', 't.destination_mra_id'),
    courierCode: column('courier_code'),
    awbNo: column('awb_no'),
    sealNo: column('seal_no'),
    dispatchedAt: column('dispatched_at'),
    expectedAt: column('expected_at'),
    sent: column('sent'),
    received: column('received'),
    missing: column('missing'),
    damaged: column('damaged'),
    returned: column('returned'),
    lost: column('lost'),
    pending: column('pending'),
    state: column('state'),
    overdue: column('overdue'),
    recalledAt: column('recalled_at'),
  },
  scope: visibleDeliveries,
  filters: {
    issuanceId: (id: string) => sql`t.id in (select delivery_id from card_delivery_line where issuance_id = ${id})`,
  },
  search,
  load,
});

/** Read access to the lines of deliveries. */
export const deliveryLineDefinition = (texts: ProtectedText) =>
  define(deliveryLines, {
    table: 'card_delivery_line',
    columns: {
      version: sql`c.version`,
      createdBy: sql`d.created_by`,
      createdAt: sql`d.created_at`,
      updatedBy: sql`c.updated_by`,
      updatedAt: sql`coalesce(t.result_at, d.dispatched_at)`,
    },
    joins: sql`join card c on c.id = t.card_id join card_delivery d on d.id = t.delivery_id`,
    where: sql`true`,
    derived: {
      deliveryId: column('delivery_id'),
      cardNo: sql`c.card_no`,
      nameOnCard: sql`c.name_on_card`,
      cardStatus: sql`c.status`,
      result: column('result'),
      resultAt: column('result_at'),
      eventDate: column('event_date'),
      receivedBy: column('received_by'),
      relation: column('relation'),
      reason: sql`(select name from delivery_return_reason where id = t.reason_id)`,
      awbNo: column('awb_no'),
      attemptNo: column('attempt_no'),
      recipientName: column('recipient_name'),
      address: column('address_encrypted'),
      zipCode: column('zip_code'),
      phone: column('phone_encrypted'),
      inHand: sql`(t.result = 'RETURNED' and t.closed_at is null)`,
    },
    scope: (scope) => {
      const vendor = vendorOf(scope);
      if (vendor !== null) return sql`d.origin_vendor_code = ${vendor}`;
      return sql`(${visibleCards(scope, 'c')}
        or ${inCardOffices(scope, sql`d.destination_branch_id`, sql`d.destination_mra_id`)})`;
    },
    search: (_pattern, text) => sql`(c.card_no = ${bareCardNumber(text)} or t.awb_no = ${text.trim().toUpperCase()})`,
    async load(_db, records) {
      for (const record of records)
        Object.assign(record, {
          address: record.address && texts.decrypt(record.address),
          phone: record.phone && texts.decrypt(record.phone),
        });
    },
  });
