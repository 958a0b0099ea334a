import { assignmentRules, assignments } from '@console/contracts/cards/card-assignment';
import type { Context, Tx } from '../../platform/context.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { cardNoOf } from '../card-no.ts';
import { openPickUp } from '../pick-ups/open.ts';
import { reportCourierLoss } from '../card-lost/report.ts';
import { claimFiles } from '../documents/files.ts';
import { actsFor, cardActor, type CardActor, type Office } from '../lifecycle/actor.ts';
import { placeHolds } from '../lifecycle/events.ts';
import { transition } from '../lifecycle/transition.ts';
import { worksAt } from './offices.ts';
import {
  cardsOf,
  destinationOffice,
  documentOf,
  lockLine,
  originOffice,
  setResult,
  settleLine,
  type StoredAssignment,
  type StoredCard,
  type StoredLine,
} from './lock.ts';

interface Item {
  readonly secureId: string;
  readonly version: number;
}
type Receiving = Context<
  unknown,
  Item & {
    readonly all: boolean;
    readonly cardNos: readonly string[];
    readonly damaged: readonly string[];
    readonly receiptFile: string;
  }
>;
type Returning = Context<unknown, Item & { readonly remark: string }>;

const deadlinesOf = (cards: readonly StoredCard[]) =>
  new Map(cards.flatMap(({ card_id: id, pickup_deadline: day }) => (day ? [[id, day] as const] : [])));
const moves = (cards: readonly StoredCard[]) => cards.map(({ card_id: cardId }) => ({ cardId }));

async function guardOffice(
  tx: Tx,
  { caller }: Pick<Context, 'caller'>,
  own: Office,
  other: Office,
  line: StoredLine,
): Promise<CardActor> {
  const actor = await cardActor(tx, caller);
  if (worksAt(actor, own)) return actor;
  if (actsFor(actor, own) || actsFor(actor, other))
    throw new Refusal('NOT_RECEIVER', { parameters: { cardNo: line.card_from ?? '' } });
  throw notFound();
}

const guardOpen = ({ state }: StoredLine): void => {
  if (state !== 'SENT' && state !== 'PARTIALLY_RECEIVED') throw new Refusal('LINE_CLOSED');
};

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
 * Moves cards into a safe: the destination's, or the sender's when they come back. Cards of members get a new pick-up
 * there, also when the sender takes them back.
 */
async function moveIntoSafe(
  tx: Tx,
  assignment: StoredAssignment,
  cards: readonly StoredCard[],
  office: Office,
  actor: CardActor,
  at: Date,
  code: 'D3' | 'D4' | 'S3',
): Promise<void> {
  if (cards.length === 0) return;
  await transition(tx, { code, document: documentOf(assignment), actor, at, to: { office }, cards: moves(cards) });
  if (office.kind === 'BRANCH')
    await openPickUp(
      tx,
      cards.map(({ card_id: id }) => id),
      { actor: { ...actor, offices: null }, at, deadlines: deadlinesOf(cards) },
    );
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
    await moveIntoSafe(tx, assignment, came, office, actor, at, office.kind === 'MRA' ? 'D4' : 'D3');
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

async function sendBack(tx: Tx, services: Services, context: Returning, action: 'REJECT' | 'RECALL') {
  const at = services.now();
  const { body, caller } = context;
  const { line, assignment } = await lockLine(tx, body, context);
  const [origin, destination] = [originOffice(assignment), destinationOffice(line)];
  const actor =
    action === 'REJECT'
      ? await guardOffice(tx, context, destination, origin, line)
      : await guardOffice(tx, context, origin, destination, line);
  if (line.state !== 'SENT') throw new Refusal('LINE_CLOSED');
  const cards = await cardsOf(tx, [line.id]);
  await moveIntoSafe(tx, assignment, cards, origin, actor, at, origin.kind === 'MRA' ? 'D4' : 'S3');
  await setResult(
    tx,
    cards.map(({ id }) => id),
    action === 'REJECT' ? 'REJECTED' : 'RECALLED',
  );
  await tx
    .insertInto('card_assignment_remark')
    .values({ line_id: line.id, creation_date: at, remark: body.remark.trim(), remark_by: caller.username })
    .execute();
  return settleLine(tx, { line, assignment }, context, { action, at, reason: body.remark });
}

/** The destination rejects a line; its cards return to the sender's safe. @throws Refusal LINE_CLOSED, NOT_RECEIVER */
export const rejectLine = (services: Services, context: Returning) =>
  services.db.transaction().execute((tx) => sendBack(tx, services, context, 'REJECT'));
/** The sender takes back a line that was not received. @throws Refusal LINE_CLOSED */
export const recallLine = (services: Services, context: Returning) =>
  services.db.transaction().execute((tx) => sendBack(tx, services, context, 'RECALL'));
