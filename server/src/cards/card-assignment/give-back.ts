import { transitionCode } from '@console/contracts/cards/lifecycle/transition-codes';
import type { Context, Tx } from '../../platform/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { cardsOf, destinationOffice, lockLine, originOffice, setResult, settleLine } from './lock.ts';
import { guardOffice, moveIntoSafe, type Item } from './arrive.ts';

type Returning = Context<unknown, Item & { readonly remark: string }>;

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
  await moveIntoSafe(
    tx,
    assignment,
    cards,
    origin,
    actor,
    at,
    origin.kind === 'MRA' ? transitionCode.receiveAtMra : transitionCode.returnToBranch,
  );
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
