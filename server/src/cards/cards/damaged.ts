import type { Caller, Tx } from '../../platform/context.ts';
import { actorOf } from '../../platform/audit/actor.ts';
import { recordEntry } from '../../platform/audit/record.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { mask } from '../../platform/personal-data/mask.ts';
import type { ActContext } from '../../records/acts/performers.ts';
import { actsFor, cardActor } from '../lifecycle/actor.ts';
import { placeHolds, releaseHolds } from '../lifecycle/events.ts';
import { lockCards, ownOffice } from '../lifecycle/locked.ts';

/**
 * Refuses users of an MRO or a vendor and users without a mapping, who may only read (docs/model/cards.md#who-acts).
 */
export function refuseReaders({ mappingType, isAdmin, scope }: Caller): void {
  if (isAdmin || (['NATIONAL', 'MRA', 'BRANCH'].includes(mappingType ?? '') && !scope.viewer?.vendorCode)) return;
  throw new Refusal('READ_ONLY_HERE');
}

/** Sets or releases the hold DAMAGED of a card in a safe. Allowed for the office of the safe and head office. */
export async function switchDamaged(
  tx: Tx,
  act: 'hold' | 'release',
  context: ActContext<{ readonly remark: string }>,
  at: Date,
): Promise<{ secureId: string }> {
  const {
    caller,
    body: { secureId, version, remark },
  } = context;
  refuseReaders(caller);
  const actor = await cardActor(tx, caller);
  const [card] = await lockCards(tx, [secureId]);
  if (!card || !actsFor(actor, ownOffice(card))) throw notFound();
  if (!card.stock_class)
    throw new Refusal('CARD_STATUS_CONFLICT', {
      parameters: { cardNo: card.card_no, status: card.status, expected: 'MRA, Branch' },
    });
  const isDamaged = card.holds.some(({ code }) => code === 'DAMAGED');
  if (act === 'hold' && isDamaged)
    throw new Refusal('CARD_ON_HOLD', { parameters: { cardNo: card.card_no, document: 'DAMAGED' } });
  if (act === 'release' && !isDamaged) throw new Refusal('NOT_DAMAGED');
  await (act === 'hold' ? placeHolds : releaseHolds)(tx, 'DAMAGED', {
    document: null,
    actor,
    at,
    remark,
    cards: [{ cardId: secureId, version }],
  });
  await recordEntry(tx, {
    actor: actorOf(context),
    module: 'cards',
    action: act.toUpperCase(),
    entityId: secureId,
    entityLabel: mask('card', card.card_no),
    reason: remark,
    at,
  });
  return { secureId };
}
