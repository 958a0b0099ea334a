import { deliveries } from '@console/contracts/cards/card-issuance/deliveries';
import { transitionCode } from '@console/contracts/cards/lifecycle/transition-codes';
import { sql } from 'kysely';
import type { Context, Tx } from '../../../platform/context.ts';
import { invalidState, Refusal } from '../../../platform/http/refusal.ts';
import { requireVersion } from '../../../platform/http/stale-version.ts';
import { reportCourierLoss } from '../../card-lost/report.ts';
import { openPickUp } from '../../card-pickup-records/open.ts';
import { placeHolds } from '../../lifecycle/events.ts';
import { transition } from '../../lifecycle/transition.ts';
import { receivers } from '../definitions/delivery-scope.ts';
import { countDelivery } from '../deliveries/store.ts';
import { audit, actionContext, lockAll, seen, type Work } from '../work.ts';
import { freeFile } from './files.ts';
import {
  guardDate,
  onItsWay,
  openLines,
  settleLines,
  storeReceipt,
  type OpenLine,
  type ReceiptValues,
} from './receipt.ts';

interface Body extends ReceiptValues {
  readonly secureId: string;
  readonly version: number;
  readonly receivedDate: string;
  readonly receivedBy: string;
  readonly isAll: boolean;
  readonly counts: { readonly received: number; readonly missing: number; readonly damaged: number };
  readonly received: readonly string[];
  readonly damaged: readonly string[];
}

/** Splits the lines by scan result; lines not scanned are missing. @throws Refusal COUNT_MISMATCH, LINE_SETTLED */
function split(lines: readonly OpenLine[], { isAll, received, damaged, counts }: Body) {
  const pending = lines.filter(({ result }) => result === 'PENDING');
  const expected = new Set(pending.map((line) => line.card_no));
  const unexpected = [...received, ...damaged].find((cardNo) => !expected.has(cardNo));
  if (unexpected) throw new Refusal('LINE_SETTLED', { parameters: { cardNo: unexpected } });
  const broken = new Set(damaged);
  const good = new Set(isAll ? pending.map((line) => line.card_no) : received);
  const parts = {
    received: pending.filter((line) => good.has(line.card_no) && !broken.has(line.card_no)),
    damaged: pending.filter((line) => broken.has(line.card_no)),
    missing: pending.filter((line) => !good.has(line.card_no) && !broken.has(line.card_no)),
  };
  const agree =
    counts.received === parts.received.length &&
    counts.missing === parts.missing.length &&
    counts.damaged === parts.damaged.length;
  if (!agree)
    throw new Refusal('COUNT_MISMATCH', {
      parameters: { a: counts.received, b: counts.missing, c: counts.damaged, d: pending.length },
    });
  return parts;
}

async function guardReceiver(tx: Tx, { caller }: Pick<Context, 'caller'>, id: string, cardNo: string): Promise<void> {
  const { rows } = await sql`select 1 from card_delivery t where t.id = ${id} and ${receivers(caller)}`.execute(tx);
  if (rows.length === 0) throw new Refusal('NOT_RECEIVER', { parameters: { cardNo } });
}

/**
 * An office receives a delivery. Damaged cards are put on hold, each missing card opens a loss report, and personal
 * cards open their pick-up.
 */
export const receiveAtOffice = (work: Work, context: Context<unknown, Body>) =>
  context.db.transaction().execute(async (tx) => {
    const { body } = context;
    const { secureId, version } = body;
    await seen(tx, work.deliveries, context, secureId);
    const action = await actionContext(tx, work, context);
    const { actor, at } = action;
    await lockAll(
      tx,
      (await openLines(tx, secureId)).map((line) => line.card_id),
    );
    const delivery = await onItsWay(tx, secureId, 'receive');
    const lines = await openLines(tx, secureId);
    await guardReceiver(tx, context, secureId, lines[0]?.card_no ?? '');
    if (delivery.mode !== 'OFFICE') throw invalidState(delivery.mode, 'receive');
    requireVersion(delivery, version, deliveries);
    guardDate(body.receivedDate, delivery.dispatched_at, at);
    const { received, damaged, missing } = split(lines, body);
    await freeFile(tx, body.fileId, context.caller.username, ['image', 'pdf']);
    const document = { kind: 'delivery', id: secureId, no: delivery.delivery_no } as const;
    const arrived = [...received, ...damaged].map((line) => line.card_id);
    if (arrived.length > 0)
      await transition(tx, {
        code: delivery.destination_branch_id ? transitionCode.receiveAtBranch : transitionCode.receiveAtMra,
        document,
        actor,
        at,
        cards: arrived.map((cardId) => ({ cardId })),
      });
    await settleLines(
      tx,
      (
        [
          ['RECEIVED', received],
          ['DAMAGED', damaged],
          ['MISSING', missing],
        ] as const
      ).flatMap(([result, of]) =>
        of.map(({ id }) => ({
          lineId: id,
          result,
          eventDate: body.receivedDate,
          receivedBy: result === 'MISSING' ? null : body.receivedBy,
        })),
      ),
      at,
    );
    await reportCourierLoss(tx, {
      source: document,
      cards: missing.map((line) => ({ cardId: line.card_id, lineId: line.id })),
      actor,
      at,
    });
    await openPickUp(tx, arrived, { actor, at });
    await placeHolds(tx, 'DAMAGED', { document, actor, at, cards: damaged.map((line) => ({ cardId: line.card_id })) });
    await storeReceipt(
      tx,
      secureId,
      body,
      { date: body.receivedDate, by: body.receivedBy },
      { received: received.length, missing: missing.length, damaged: damaged.length, returned: 0 },
      action,
    );
    await audit(tx, context, {
      action: 'RECEIVE',
      entityType: 'card-issuance-delivery',
      entityId: secureId,
      entityLabel: delivery.delivery_no,
      recordCount: arrived.length,
    });
    const result = await countDelivery(tx, secureId, actor.name, at, version);
    await context.remember(tx, result);
    return result;
  });
