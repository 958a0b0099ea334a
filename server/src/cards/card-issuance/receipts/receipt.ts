import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/context.ts';
import { toWireInstant } from '../../../platform/database/type-parsers.ts';
import { invalidState, Refusal } from '../../../platform/http/refusal.ts';
import type { ActionContext } from '../../lifecycle/request.ts';
import { keepFile } from './files.ts';

export interface ReceiptValues {
  readonly receiptNo: string;
  readonly fileId: string;
  readonly remark?: string | null | undefined;
}
interface Counts {
  readonly received: number;
  readonly missing: number;
  readonly damaged: number;
  readonly returned: number;
}

/** Reads a delivery that is in transit. @throws Refusal INVALID_STATE otherwise */
export async function onItsWay(tx: Tx, id: string, action: string) {
  const delivery = await tx.selectFrom('card_delivery').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  if (delivery.state === 'RECALLED' || delivery.pending === 0) throw invalidState(delivery.state, action);
  return delivery;
}

/** Refuses a date before the dispatch or in the future. */
export function guardDate(date: string, dispatchedAt: string, at: Date): void {
  if (date < dispatchedAt.slice(0, 10) || date > toWireInstant(at).slice(0, 10))
    throw new Refusal('RECEIPT_DATE_INVALID');
}

/** The open lines of a delivery with their cards. */
export const openLines = (tx: Tx, deliveryId: string) =>
  tx
    .selectFrom('card_delivery_line as l')
    .innerJoin('card as c', 'c.id', 'l.card_id')
    .select(['l.id', 'l.card_id', 'l.awb_no', 'l.result', 'c.card_no', 'c.holder_member_id'])
    .where('l.delivery_id', '=', deliveryId)
    .where('l.closed_at', 'is', null)
    .orderBy('c.card_no')
    .execute();
export type OpenLine = Awaited<ReturnType<typeof openLines>>[number];

/**
 * Stores a receipt. Receipts are never edited; one with a wrong file is superseded by another.
 * @throws Refusal RECEIPT_NO_USED
 */
export async function storeReceipt(
  tx: Tx,
  deliveryId: string,
  { receiptNo, fileId, remark }: ReceiptValues,
  { date, by }: { readonly date: string; readonly by: string },
  counts: Counts,
  { actor, at }: Omit<ActionContext, 'document'>,
  supersedes: string | null = null,
): Promise<string> {
  const id = randomUUID();
  const { rows } =
    await sql`insert into card_delivery_receipt (id, delivery_id, receipt_no, file_id, received_date, received_by,
      received, missing, damaged, returned, remark, supersedes_id, created_by, created_at, updated_by, updated_at)
    values (${id}, ${deliveryId}, ${receiptNo}, ${fileId}, ${date}, ${by}, ${counts.received}, ${counts.missing},
      ${counts.damaged}, ${counts.returned}, ${remark ?? null}, ${supersedes}, ${actor.name}, ${at}, ${actor.name},
      ${at})
    on conflict do nothing returning id`.execute(tx);
  if (rows.length === 0) throw new Refusal('RECEIPT_NO_USED');
  await keepFile(tx, fileId, deliveryId);
  return id;
}

/** Result of a line. */
export interface Settled {
  readonly lineId: string;
  readonly result: 'RECEIVED' | 'DAMAGED' | 'MISSING' | 'RETURNED';
  readonly eventDate: string;
  readonly receivedBy?: string | null;
  readonly relation?: string | null;
  readonly reasonId?: string | null;
}

/**
 * Stores the results of lines. Received lines are closed; missing and returned lines stay open until their follow-up.
 */
export async function settleLines(tx: Tx, lines: readonly Settled[], at: Date): Promise<void> {
  await sql`update card_delivery_line l
    set result = r.result, result_at = ${at}, event_date = r."eventDate", received_by = r."receivedBy",
    relation = r.relation, reason_id = r."reasonId",
      closed_at = case when r.result in ('RECEIVED', 'DAMAGED') then ${at}::timestamptz end
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) r("lineId" uuid, result text, "eventDate" date,
      "receivedBy" text, relation text, "reasonId" uuid) where l.id = r."lineId"`.execute(tx);
}
