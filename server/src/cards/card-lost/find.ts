import type { LossHolder } from '@console/contracts/cards/card-lost/desk';
import { losses } from '@console/contracts/cards/card-lost';
import { sql } from 'kysely';
import { actorOf } from '../../platform/audit/actor.ts';
import { recordEntry } from '../../platform/audit/record.ts';
import type { Context } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';
import { findMember, shownMember } from '../card-pickup-records/find.ts';

type Held = NonNullable<LossHolder['card']>;
const blockable = ['Customer', 'Picked_Up'];

function whyNot(live: Held | undefined, lost: Held | undefined): Refusal | null {
  if (!live)
    return lost
      ? new Refusal('CARD_ALREADY_LOST', { parameters: { cardNo: lost.cardNo } })
      : new Refusal('NO_CARD_TO_BLOCK');
  return blockable.includes(live.cardStatus)
    ? null
    : new Refusal('CARD_STATUS_CONFLICT', {
        parameters: { cardNo: live.cardNo, status: live.cardStatus, expected: blockable.join(', ') },
      });
}

/**
 * Finds the reporting member by a full number, with the card that can be blocked. The search is audited.
 * @throws Refusal NOT_FOUND
 */
export async function findHolder(
  app: Application,
  texts: ProtectedText,
  context: Context<unknown, { readonly term: string }>,
): Promise<LossHolder> {
  const { db } = app.services;
  const row = await findMember(app.services, texts, context, context.body.term.trim());
  await recordEntry(db, {
    actor: actorOf(context),
    module: losses.module,
    action: 'SEARCH',
    entityId: row.id,
    entityLabel: row.member_no,
    at: app.services.now(),
  });
  const { rows: cards } =
    await sql<Held>`select c.id as "cardId", c.card_no as "cardNo", t.name as "cardType", c.status as "cardStatus",
      c.last_movement_at as "movedAt" from card c join card_type t on t.id = c.card_type_id
    where c.holder_member_id = ${row.id} and c.status <> 'Cancelled' order by c.last_movement_at desc`.execute(db);
  const live = cards.find(({ cardStatus }) => cardStatus !== 'Lost');
  const refusal = whyNot(live, cards[0]);
  return {
    member: shownMember(texts, row),
    card: live ?? cards[0] ?? null,
    refusal: refusal && {
      code: refusal.code,
      message: app.errors.text(refusal.code, context.language, refusal.details.parameters),
    },
  };
}
