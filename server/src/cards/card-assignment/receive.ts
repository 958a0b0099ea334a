import { assignmentRules, assignments } from '@console/contracts/cards/card-assignment';
import { transitionCode } from '@console/contracts/cards/lifecycle/transition-codes';
import type { Context } from '../../platform/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { cardNoOf } from '../card-no.ts';
import { reportCourierLoss } from '../card-lost/report.ts';
import { claimFiles } from '../../records/files/claim-files.ts';
import { placeHolds } from '../lifecycle/events.ts';
import {
  cardsOf,
  destinationOffice,
  documentOf,
  lockLine,
  originOffice,
  setResult,
  settleLine,
  type StoredCard,
} from './lock.ts';
import { guardOffice, guardOpen, moveIntoSafe, moves, type Item } from './arrive.ts';

type Receiving = Context<
  unknown,
  Item & {
    readonly all: boolean;
    readonly cardNos: readonly string[];
    readonly damaged: readonly string[];
    readonly receiptFile: string;
  }
>;
/**
 * Splits the pending cards into received cards, damaged ones included, and missing cards.
 * @throws Refusal CARD_NOT_IN_PLACE for a number of another line
 */
function splitScanned(
  { all, cardNos, damaged }: Receiving['body'],
  pending: readonly StoredCard[],
  parcel: string,
): { came: StoredCard[]; broken: StoredCard[]; missing: StoredCard[] } {
  const known = new Map(pending.map((card) => [card.card_no, card] as const));
  const named = (numbers: readonly string[]) =>
    new Set(
      numbers.map((typed) => {
        const cardNo = cardNoOf(typed, 'cardNos');
        if (!known.has(cardNo)) throw new Refusal('CARD_NOT_IN_PLACE', { parameters: { cardNo, office: parcel } });
        return cardNo;
      }),
    );
  const [scanned, broken] = [named(cardNos), named(damaged)];
  const came = pending.filter(({ card_no: no }) => all || scanned.has(no) || broken.has(no));
  return {
    came,
    broken: came.filter(({ card_no: no }) => broken.has(no)),
    missing: pending.filter((card) => !came.includes(card)),
  };
}

/**
 * Receives the cards of a line: all of them, or those that were scanned. Damaged cards are received and put on hold.
 * Cards not scanned are marked missing and reported as lost by the courier.
 * @throws Refusal LINE_CLOSED, NOT_RECEIVER, STALE_VERSION
 */
export const receiveLine = ({ db, now }: Services, context: Receiving) =>
  db.transaction().execute(async (tx) => {
    const at = now();
    const { body, caller } = context;
    const { line, assignment } = await lockLine(tx, body, context);
    const office = destinationOffice(line);
    const actor = await guardOffice(tx, context, office, originOffice(assignment), line);
    guardOpen(line);
    await claimFiles(tx, {
      module: assignments.module,
      recordId: assignment.id,
      username: caller.username,
      files: [
        {
          field: 'receiptFile',
          fileId: body.receiptFile,
          kinds: ['image', 'pdf'],
          maximumBytes: assignmentRules.receiptBytes,
        },
      ],
    });
    const pending = (await cardsOf(tx, [line.id])).filter(({ result }) => result === 'PENDING');
    if (pending.length === 0) throw new Refusal('LINE_CLOSED');
    const { came, broken, missing } = splitScanned(body, pending, `${assignment.assignment_no}/${line.line_no}`);
    await moveIntoSafe(
      tx,
      assignment,
      came,
      office,
      actor,
      at,
      office.kind === 'MRA' ? transitionCode.receiveAtMra : transitionCode.receiveAtBranch,
    );
    if (broken.length > 0) await placeHolds(tx, 'DAMAGED', { document: null, actor, at, cards: moves(broken) });
    await setResult(
      tx,
      came.filter((card) => !broken.includes(card)).map(({ id }) => id),
      'RECEIVED',
    );
    await setResult(
      tx,
      broken.map(({ id }) => id),
      'DAMAGED',
    );
    await setResult(
      tx,
      missing.map(({ id }) => id),
      'MISSING',
    );
    await reportCourierLoss(tx, {
      source: documentOf(assignment),
      cards: missing.map(({ id, card_id: cardId }) => ({ cardId, lineId: id })),
      actor,
      at,
    });
    return settleLine(tx, { line, assignment }, context, {
      action: 'RECEIVE',
      at,
      line: { received_at: at, received_by: caller.username, receipt_file: body.receiptFile },
    });
  });
