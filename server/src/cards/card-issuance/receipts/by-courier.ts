import { deliveries } from '@console/contracts/cards/card-issuance/deliveries';
import type { CourierLine } from '@console/contracts/cards/card-issuance/deliver';
import { transitionCode } from '@console/contracts/cards/lifecycle/transition-codes';
import type { Context, Tx } from '../../../platform/context.ts';
import { invalid, invalidState, Refusal } from '../../../platform/http/refusal.ts';
import { requireVersion } from '../../../platform/http/stale-version.ts';
import { reportCourierLoss } from '../../card-lost/report.ts';
import type { CardActor } from '../../lifecycle/actor.ts';
import { followCards } from '../../ecard-printing-records/follow.ts';
import { transition } from '../../lifecycle/transition.ts';
import { vendorOf } from '../../scope.ts';
import { countDelivery } from '../deliveries/store.ts';
import { audit, actionContext, lockAll, seen, type Work } from '../work.ts';
import { judge, readResults, returnReasons, typedRow, type Typed } from './courier-file.ts';
import { freeFile } from './files.ts';
import { notifyReceived } from './notify.ts';
import { onItsWay, openLines, settleLines, storeReceipt, type OpenLine, type ReceiptValues } from './receipt.ts';

interface Body extends ReceiptValues {
  readonly secureId: string;
  readonly version: number;
  readonly line?: CourierLine | null | undefined;
}

/** Allows an admin, the vendor or the MRA to record courier results; head office may record only returns. */
function guardResult(rows: readonly Typed[], { doers }: CardActor): void {
  const may = doers.has('ADMIN') || doers.has('PRINT_VENDOR') || doers.has('MRA_USER');
  if (!may && !(doers.has('HO') && rows.every(({ result }) => result !== 'DELIVERED')))
    throw new Refusal('FORBIDDEN', { action: 'receive-results' });
}

async function rowsOf(work: Work, tx: Tx, context: Context<unknown, Body>): Promise<Typed[]> {
  const { fileId, line } = context.body;
  const file = await freeFile(tx, fileId, context.caller.username, line ? ['image', 'pdf'] : ['csv']);
  return line ? [typedRow(line)] : readResults(work.app.services, file.id);
}

/** Refuses faulty rows: per field for a single line, as a list for a file. */
function guardRows(rows: ReturnType<typeof judge>, isFile: boolean): void {
  const faults = rows.flatMap((row) => row.faults);
  if (faults.length === 0) return;
  const [cardFault] = faults.filter(([, code]) => code === 'LINE_SETTLED');
  if (cardFault)
    throw new Refusal('LINE_SETTLED', {
      parameters: { cardNo: rows.find((row) => row.faults.includes(cardFault))?.cardNo ?? '' },
    });
  if (faults.some(([, code]) => code === 'RECEIPT_DATE_INVALID')) throw new Refusal('RECEIPT_DATE_INVALID');
  if (isFile) throw new Refusal('IMPORT_HAS_ERRORS');
  throw invalid(...faults.map(([field, code]) => ({ field, code })));
}

/** Validates the rows of a courier's file without changing anything. */
export async function previewResults(
  work: Work,
  context: Context<unknown, { readonly secureId: string; readonly fileId: string }>,
) {
  return context.db.transaction().execute(async (tx) => {
    const { secureId, fileId } = context.body;
    await seen(tx, work.deliveries, context, secureId);
    await freeFile(tx, fileId, context.caller.username, ['csv']);
    const delivery = await onItsWay(tx, secureId, 'preview-results');
    const rows = judge(
      await readResults(work.app.services, fileId),
      await openLines(tx, secureId),
      await returnReasons(tx),
      delivery.dispatched_at,
      work.app.services.now(),
    );
    const { language } = context;
    return {
      rows: rows.map(({ faults, ...row }) => ({
        ...row,
        errors: faults.map(([field, code]) => ({
          field,
          code,
          message: work.app.errors.fieldError({ field, code }, language).message ?? code,
        })),
      })),
      errors: rows.filter(({ faults }) => faults.length > 0).length,
    };
  });
}

/** The transaction of {@link receiveResults}. Returns the lines whose members received their card. */
const takeResults = (work: Work, context: Context<unknown, Body>) =>
  context.db.transaction().execute(async (tx) => {
    const { secureId, version, line } = context.body;
    await seen(tx, work.deliveries, context, secureId);
    const action = await actionContext(tx, work, context);
    const { actor, at } = action;
    await lockAll(
      tx,
      (await openLines(tx, secureId)).map((one) => one.card_id),
    );
    const delivery = await onItsWay(tx, secureId, 'receive-results');
    if (delivery.mode !== 'CUSTOMER') throw invalidState(delivery.mode, 'receive-results');
    requireVersion(delivery, version, deliveries);
    const lines = await openLines(tx, secureId);
    const reasons = await returnReasons(tx);
    const rows = judge(await rowsOf(work, tx, context), lines, reasons, delivery.dispatched_at, at);
    guardResult(rows, actor);
    guardRows(rows, !line);
    const byNumber = new Map(lines.map((one) => [one.card_no, one] as const));
    const of = (result: string) =>
      rows.filter((row) => row.result === result).map((row) => ({ row, line: byNumber.get(row.cardNo) as OpenLine }));
    const [delivered, returned, missing] = [of('DELIVERED'), of('RETURNED'), of('MISSING')];
    const document = { kind: 'delivery', id: secureId, no: delivery.delivery_no } as const;
    if (delivered.length > 0)
      await transition(tx, {
        code: transitionCode.receiveByMember,
        document,
        actor,
        at,
        cards: delivered.map((one) => ({ cardId: one.line.card_id })),
      });
    await settleLines(
      tx,
      [
        ...delivered.map(({ row, line: { id } }) => ({
          lineId: id,
          result: 'RECEIVED' as const,
          eventDate: row.eventDate,
          receivedBy: row.receivedBy,
          relation: row.relation,
        })),
        ...returned.map(({ row, line: { id } }) => ({
          lineId: id,
          result: 'RETURNED' as const,
          eventDate: row.eventDate,
          reasonId: reasons.get(row.reasonCode) ?? null,
        })),
        ...missing.map(({ row, line: { id } }) => ({
          lineId: id,
          result: 'MISSING' as const,
          eventDate: row.eventDate,
        })),
      ],
      at,
    );
    await followCards(
      tx,
      delivered.map((one) => one.line.card_id),
      'DONE',
      actor.name,
      at,
    );
    await reportCourierLoss(tx, {
      source: document,
      cards: missing.map((one) => ({ cardId: one.line.card_id, lineId: one.line.id })),
      actor,
      at,
    });
    const latest = rows
      .map(({ eventDate }) => eventDate)
      .toSorted()
      .at(-1) as string;
    await storeReceipt(
      tx,
      secureId,
      context.body,
      { date: latest, by: line?.receivedBy ?? vendorOf(context.caller.scope) ?? actor.name },
      { received: delivered.length, missing: missing.length, damaged: 0, returned: returned.length },
      action,
    );
    await audit(tx, context, {
      action: 'RECEIVE',
      entityType: 'card-issuance-delivery',
      entityId: secureId,
      entityLabel: delivery.delivery_no,
      recordCount: rows.length,
    });
    const result = await countDelivery(tx, secureId, actor.name, at, version);
    await context.remember(tx, result);
    return { result, received: delivered.map((one) => one.line.id) };
  });

/**
 * Records a courier's results for cards sent to members: delivered (the member is notified), returned (the card waits
 * for the branch), or missing.
 */
export async function receiveResults(work: Work, context: Context<unknown, Body>) {
  const { result, received } = await takeResults(work, context);
  void notifyReceived(work.app.services, received);
  return result;
}
