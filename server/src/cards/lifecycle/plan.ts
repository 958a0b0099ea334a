import { isMemberHold, stockClassOf } from '@console/contracts/cards/lifecycle/holds';
import { expiryOf } from '@console/contracts/cards/lifecycle/rules';
import { transitions } from '@console/contracts/cards/lifecycle/transitions';
import type { Tx } from '../../platform/context.ts';
import { toWireInstant } from '../../platform/database/type-parsers.ts';
import type { Office } from './actor.ts';
import { guardArrival, guardMove, notInPlace } from './guards.ts';
import { ownOffice, type CardMember, type LockedCard } from './locked.ts';
import type { CardMove, TransitionRequest } from './request.ts';
import { placeAfterTransition, type PlaceAfterTransition } from './target.ts';
import { officeColumns, type NextCard } from './write.ts';

/** One card with its values after a transition, the holds that end, and its new place. */
export type Planned = {
  readonly card: LockedCard;
  readonly next: NextCard;
  readonly ended: readonly string[];
  readonly where: PlaceAfterTransition;
};

/** Holds that end with the transition: those of its document, and those that the transition ends. */
function endedHolds({ code, document }: TransitionRequest, { holds }: LockedCard): string[] {
  const { ends = [] } = transitions[code];
  return holds
    .filter((hold) => hold.documentId === document.id || ends === 'all' || ends.includes(hold.code))
    .map((hold) => hold.code);
}

function planOf(request: TransitionRequest, card: LockedCard, move: CardMove, where: PlaceAfterTransition): Planned {
  const { code, at } = request;
  const { to, prints = 0, activates } = transitions[code];
  const ended = endedHolds(request, card);
  const holderId = card.holder_member_id ?? (transitions[code].binds ? (move.memberId ?? null) : null);
  const day = toWireInstant(at).slice(0, 10);
  const open = card.holds.filter((hold) => !ended.includes(hold.code) || isMemberHold(hold.code));
  return {
    card,
    ended,
    where,
    next: {
      id: card.id,
      status: to,
      holder_member_id: holderId,
      place_kind: where.placeKind as NextCard['place_kind'],
      place_id: where.placeId,
      vendor_code: where.vendorCode,
      ...officeColumns(where.office, where.sender),
      stock_class: ['BRANCH', 'MRA'].includes(where.placeKind) ? stockClassOf(holderId !== null, open) : null,
      held: card.holds.some((hold) => !ended.includes(hold.code)),
      activated_at: card.activated_at ?? (activates ? toWireInstant(at) : null),
      expiry_date:
        card.expiry_date ?? (transitions[code].binds ? (move.expiryDate ?? expiryOf(day, card.validity_months)) : null),
      extension_count: card.extension_count,
      print_count: card.print_count + prints,
      issuance_id: move.issuanceId ?? card.issuance_id,
      card_design_id: card.card_design_id,
      replaces_card_id: move.replacesCardId ?? card.replaces_card_id,
      last_movement_no: card.last_movement_no + 1,
    },
  };
}

/**
 * Checks the move of one locked card and computes its values after the transition. Writes nothing.
 * @throws Refusal a code of `cardErrors` that names the card
 */
export async function plan(
  tx: Tx,
  request: TransitionRequest,
  card: LockedCard,
  move: CardMove,
  members: ReadonlyMap<string, CardMember>,
): Promise<Planned> {
  await guardMove(tx, request.code, card, move, request, members);
  const home = members.get(card.holder_member_id ?? move.memberId ?? '');
  const target =
    transitions[request.code].binds && home
      ? { ...move, office: { kind: 'BRANCH', id: home.branch_id } satisfies Office }
      : move;
  const where = placeAfterTransition(request.code, card, target);
  if (!where) throw await notInPlace(tx, card, move.office ?? ownOffice(card));
  await guardArrival(tx, card, where, request.actor);
  return planOf(request, card, move, where);
}
