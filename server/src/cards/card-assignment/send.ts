import { assignments } from '@console/contracts/cards/card-assignment';
import { transitionCode } from '@console/contracts/cards/lifecycle/transition-codes';
import { sql } from 'kysely';
import { actorOf } from '../../platform/audit/actor.ts';
import { recordChange } from '../../platform/audit/record.ts';
import type { Context, Tx } from '../../platform/context.ts';
import { invalidState } from '../../platform/http/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { closePickUps } from '../card-pickup-records/close.ts';
import type { CardActor } from '../lifecycle/actor.ts';
import { releaseHolds } from '../lifecycle/events.ts';
import { transition } from '../lifecycle/transition.ts';
import { cardsOf, destinationOffice, documentOf, lockAssignment, originOffice, type StoredAssignment } from './lock.ts';
import { senderAt } from './offices.ts';

type Acting = Context<unknown, { readonly secureId: string; readonly version: number }>;

async function storeOutcome(
  tx: Tx,
  row: StoredAssignment,
  context: Pick<Context, 'caller' | 'request'>,
  action: string,
  at: Date,
  state: 'SENT' | 'CANCELLED',
) {
  const after = await tx
    .updateTable('card_assignment')
    .set({
      state,
      sent_at: state === 'SENT' ? at : null,
      version: sql`version + 1`,
      updated_by: context.caller.username,
      updated_at: at,
    })
    .where('id', '=', row.id)
    .returning(['version'])
    .executeTakeFirstOrThrow();
  await recordChange(tx, {
    actor: actorOf(context),
    module: assignments.module,
    action,
    entityId: row.id,
    entityLabel: row.assignment_no,
    at,
    before: { state: row.state },
    after: { state },
  });
  return { secureId: row.id, version: after.version, state: state as string };
}

/**
 * Sends all lines of a locked assignment. Pick-ups of waiting cards are closed; their deadlines are stored with the
 * line for the next pick-up.
 */
export async function sendLocked(
  tx: Tx,
  row: StoredAssignment,
  context: Pick<Context, 'caller' | 'request'>,
  actor: CardActor,
  at: Date,
) {
  const lines = new Map(
    (await tx.selectFrom('card_assignment_line').selectAll().where('assignment_id', '=', row.id).execute()).map(
      (line) => [line.id, line] as const,
    ),
  );
  const cards = await cardsOf(tx, [...lines.keys()]);
  const origin = originOffice(row);
  await transition(tx, {
    code: row.kind === 'DISTRIBUTION' ? transitionCode.assignFromMra : transitionCode.assignFromBranch,
    document: documentOf(row),
    actor,
    at,
    cards: cards.map((card) => ({
      cardId: card.card_id,
      at: origin,
      office: destinationOffice(lines.get(card.line_id)!),
      lineId: card.id,
    })),
  });
  const bound = cards.filter(({ holder_member_id: holder }) => holder !== null);
  const deadlines =
    bound.length > 0
      ? await closePickUps(
          tx,
          bound.map(({ card_id: id }) => id),
          { state: 'CANCELLED', actor, at },
        )
      : new Map<string, string>();
  for (const [cardId, deadline] of deadlines)
    await tx
      .updateTable('card_assignment_card')
      .set({ pickup_deadline: deadline })
      .where('id', '=', bound.find((card) => card.card_id === cardId)!.id)
      .execute();
  await tx
    .updateTable('card_assignment_line')
    .set({ state: 'SENT', sent_at: at, version: sql`version + 1` })
    .where('assignment_id', '=', row.id)
    .execute();
  return storeOutcome(tx, row, context, 'SEND', at, 'SENT');
}

/** Sends a draft. @throws Refusal INVALID_STATE, STALE_VERSION, or a code of the transition */
export const sendAssignment = ({ db, now }: Services, context: Acting) =>
  db.transaction().execute(async (tx) => {
    const row = await lockAssignment(tx, context.body, context);
    const actor = await senderAt(tx, context, originOffice(row));
    if (row.state !== 'DRAFT') throw invalidState(row.state, 'send');
    return sendLocked(tx, row, context, actor, now());
  });

/** Cancels a draft: releases its cards and removes them from its lines. */
export async function cancelLocked(tx: Tx, row: StoredAssignment, actor: CardActor, at: Date): Promise<void> {
  const lines = await tx.selectFrom('card_assignment_line').select('id').where('assignment_id', '=', row.id).execute();
  const cards = await cardsOf(
    tx,
    lines.map(({ id }) => id),
  );
  await releaseHolds(tx, 'ASSIGNMENT_DRAFT', {
    document: documentOf(row),
    actor,
    at,
    cards: cards.map(({ card_id: cardId }) => ({ cardId })),
  });
  await sql`delete from card_assignment_card where id = any(${cards.map(({ id }) => id)}::uuid[])`.execute(tx);
}

/** Cancels a draft on request. @throws Refusal INVALID_STATE, STALE_VERSION */
export const cancelAssignment = ({ db, now }: Services, context: Acting) =>
  db.transaction().execute(async (tx) => {
    const at = now();
    const row = await lockAssignment(tx, context.body, context);
    const actor = await senderAt(tx, context, originOffice(row));
    if (row.state !== 'DRAFT') throw invalidState(row.state, 'cancel');
    await cancelLocked(tx, row, actor, at);
    return storeOutcome(tx, row, context, 'CANCEL', at, 'CANCELLED');
  });
