import { cards, type Card } from '@console/contracts/cards/cards';
import { extendedExpiry } from '@console/contracts/cards/expiry';
import { transitions } from '@console/contracts/cards/lifecycle/transitions';
import { isHeadOffice } from '@console/contracts/core/privileges';
import { transitionCode } from '@console/contracts/cards/lifecycle/transition-codes';
import type { ActContext } from '../../records/acts/performers.ts';
import { propose } from '../../records/changes/propose.ts';
import { viewChange } from '../../records/changes/view.ts';
import type { Context, Tx } from '../../platform/context.ts';
import { accepted, type Answer } from '../../platform/http/answer.ts';
import { invalid, notFound, Refusal } from '../../platform/http/refusal.ts';
import { requireVersion } from '../../platform/http/stale-version.ts';
import { findRecords } from '../../records/resource/read.ts';
import type { RegisteredResource, Row } from '../../records/resource/registered.ts';
import type { Services } from '../../platform/services.ts';
import { refuseExtension } from './carry-out.ts';
import { refuseReaders } from './damaged.ts';

type Named = Pick<ActContext['body'], 'secureId' | 'version'>;

/** Locks the card in the caller's scope. @throws Refusal NOT_FOUND, STALE_VERSION */
async function cardOf(
  tx: Tx,
  registered: RegisteredResource,
  { secureId, version }: Named,
  { caller }: Pick<Context, 'caller'>,
): Promise<Row & Card> {
  const [row] = await findRecords(tx, registered, [secureId], caller.scope, { of: 'detail', caller, lock: true });
  if (!row) throw notFound();
  requireVersion(row, version, registered.resource);
  return row as Row & Card;
}

const proposed = async (
  tx: Tx,
  services: Services,
  registered: RegisteredResource,
  context: ActContext,
  before: Row,
  values: Partial<Card>,
  reason: string,
): Promise<Answer> => {
  const kept = Object.fromEntries(Object.keys(cards.fields).map((name) => [name, before[name]]));
  const change = await propose(tx, services, registered, context, {
    action: 'update',
    before,
    values: { ...kept, ...values },
    reason,
  });
  return accepted({ change: viewChange(change, context.caller, services.now()) });
};

/** Requests a later expiry: the current one plus the days of the reason, to the end of that month. */
export async function requestExtension(
  tx: Tx,
  services: Services,
  registered: RegisteredResource,
  context: ActContext<{ readonly reason: string; readonly extensionReasonId: string }>,
): Promise<Answer> {
  const { caller, body } = context;
  refuseReaders(caller);
  const card = await cardOf(tx, registered, body, context);
  refuseExtension(card, services.now());
  const reason = await tx
    .selectFrom('extension_reason')
    .select('max_days')
    .where('id', '=', body.extensionReasonId)
    .where('applies_to', '=', 'CARD_EXPIRY')
    .where('status', '=', 'active')
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!reason) throw invalid({ field: 'extensionReasonId', code: 'NOT_FOUND' });
  return proposed(
    tx,
    services,
    registered,
    context,
    card,
    {
      expiryDate: extendedExpiry(card.expiryDate as string, reason.max_days),
      extensionReasonId: body.extensionReasonId,
    },
    body.reason,
  );
}

/** Requests the cancellation of a member's card number. */
export async function requestCancellation(
  tx: Tx,
  services: Services,
  registered: RegisteredResource,
  context: ActContext<{ readonly reason: string }>,
): Promise<Answer> {
  const { caller, body } = context;
  if (!isHeadOffice(caller.mappingType, caller.isAdmin)) throw new Refusal('ONLY_HEAD_OFFICE');
  const card = await cardOf(tx, registered, body, context);
  const { from } = transitions[transitionCode.cancelNumber];
  if (!from.includes(card.cardStatus))
    throw new Refusal('CARD_STATUS_CONFLICT', {
      parameters: { cardNo: card.cardNo, status: card.cardStatus, expected: from.join(', ') },
    });
  return proposed(tx, services, registered, context, card, { cardStatus: 'Cancelled' }, body.reason);
}
