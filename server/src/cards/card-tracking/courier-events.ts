import type { CourierEvent } from '@console/contracts/cards/card-tracking';
import { sql } from 'kysely';
import type { Caller, Db } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { viewDocuments } from '../history/documents.ts';

interface Row extends Omit<CourierEvent, 'delivery'> {
  readonly deliveryId: string;
  readonly deliveryNo: string;
}

/**
 * Courier events of a card from the receipts of its deliveries, latest first. The remark comes from the receipt of the
 * event.
 */
export async function courierEventsOf(
  app: Application,
  db: Db,
  caller: Caller,
  cardId: string,
): Promise<CourierEvent[]> {
  const { rows } = await sql<Row>`
    select l.event_date as date, l.result, coalesce(l.courier_code, d.courier_code) as "courierCode",
    coalesce(l.awb_no, d.awb_no) as "awbNo", l.received_by as "receivedBy", l.relation,
      (select name from delivery_return_reason where id = l.reason_id) as reason, (select remark
        from card_delivery_receipt where delivery_id = d.id and created_at = l.result_at limit 1) as remark,
      d.id as "deliveryId", d.delivery_no as "deliveryNo"
    from card_delivery_line l join card_delivery d on d.id = l.delivery_id
      where l.card_id = ${cardId} and l.event_date is not null order by l.event_date desc, l.result_at desc`.execute(
    db,
  );
  const documents = await viewDocuments(
    app,
    db,
    caller,
    rows.map(({ deliveryId: id, deliveryNo: no }) => ({ kind: 'delivery', id, no })),
  );
  return rows.map(({ date, result, courierCode, awbNo, receivedBy, relation, reason, remark }, index) => ({
    date,
    result,
    courierCode,
    awbNo,
    delivery: documents[index]!,
    receivedBy,
    relation,
    reason,
    remark,
  }));
}
