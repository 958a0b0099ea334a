import { extensionRefusal, extensionRules } from '@console/contracts/cards/expiry';
import type { Card, cards } from '@console/contracts/cards/cards';
import { transitionCode } from '@console/contracts/cards/lifecycle/transition-codes';
import type { Tx } from '../../platform/context.ts';
import { toWireInstant } from '../../platform/database/type-parsers.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import type { Approved } from '../../records/resource/approval.ts';
import { cardActor } from '../lifecycle/actor.ts';
import { recordEvent } from '../lifecycle/events.ts';
import type { CardDocument } from '../lifecycle/request.ts';
import { transition } from '../lifecycle/transition.ts';

/** Maximum length of a movement's remark. */
const remarkLength = 250;

/** Date in Jakarta. */
export const dayOf = (at: Date): string => toWireInstant(at).slice(0, 10);

/**
 * Refuses an extension that is not allowed now.
 * @throws Refusal EXTENSION_LIMIT, EXTENSION_TOO_EARLY, CARD_STATUS_CONFLICT
 */
export function refuseExtension(
  card: Pick<Card, 'cardNo' | 'cardStatus' | 'expiryDate' | 'extensionCount'>,
  now: Date,
): void {
  const code = extensionRefusal(card, dayOf(now));
  if (code)
    throw new Refusal(code, {
      parameters: { cardNo: card.cardNo, status: card.cardStatus, expected: '-', limit: extensionRules.times },
    });
}

const documentOf = (id: string): CardDocument => ({ kind: 'change', id, no: `CHG-${id.slice(0, 8).toUpperCase()}` });

/** Applies an approved change of a card: a later expiry, or the cancellation of its number. */
export async function carryOut(
  tx: Tx,
  { id, reason, values, before, caller, now }: Approved<typeof cards>,
): Promise<void> {
  if (!before) throw notFound();
  const actor = await cardActor(tx, caller, { approves: true });
  const action = {
    document: documentOf(id),
    actor,
    at: now,
    remark: reason.slice(0, remarkLength),
    cards: [{ cardId: before.secureId, version: before.version }],
  };
  if (values?.cardStatus === 'Cancelled') {
    await transition(tx, { code: transitionCode.cancelNumber, ...action });
    return;
  }
  refuseExtension(before, now);
  await recordEvent(tx, 'EXTEND', { ...action, reasonId: values?.extensionReasonId ?? null }, (card) => ({
    expiry_date: values?.expiryDate ?? card.expiry_date,
    extension_count: card.extension_count + 1,
  }));
}
