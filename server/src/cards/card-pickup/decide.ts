import { extensionLimitText, extensionRefusal } from '@console/contracts/cards/card-pickup';
import { fill } from '@console/contracts/core/fill';
import type { Context, Tx } from '../../platform/context.ts';
import { toWireInstant } from '../../platform/database/type-parsers.ts';
import { invalid, notFound, Refusal } from '../../platform/http/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { settingIn } from '../../people/settings/settings.ts';
import { actsFor, cardActor } from '../lifecycle/actor.ts';
import { placeHolds, recordEvent, releaseHolds } from '../lifecycle/events.ts';
import { dayAfter } from '../card-pickup-records/open.ts';
import { counterActor, documentOf, guardState, lockPickUp, movePickUp, type StoredPickUp } from './row.ts';

interface Item {
  readonly secureId: string;
  readonly version: number;
}
type Extending = Context<unknown, Item & { readonly reasonId: string; readonly days: number }>;
type Cancelling = Context<unknown, Item & { readonly reason: string }>;

async function guardExtension(
  tx: Tx,
  row: StoredPickUp,
  { body: { reasonId, days }, language }: Extending,
): Promise<void> {
  const reason = await tx
    .selectFrom('extension_reason')
    .select('max_days')
    .where('id', '=', reasonId)
    .where('applies_to', '=', 'PICKUP_DEADLINE')
    .where('status', '=', 'active')
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!reason) throw invalid({ field: 'reasonId', code: 'NOT_FOUND' });
  if (days > reason.max_days)
    throw invalid({ field: 'days', code: 'RANGE', parameters: { minimum: 1, maximum: reason.max_days } });
  const limit = Number(await settingIn(tx, 'card.pickup.max-extensions'));
  if (extensionRefusal(row.extension_count, limit))
    throw new Refusal('EXTENSION_LIMIT', { message: fill(extensionLimitText[language], { limit }) });
}

/**
 * Extends the deadline, counted from the deadline or from today if it has passed. An expired pick-up waits again.
 * @throws Refusal EXTENSION_LIMIT, INVALID_STATE, STALE_VERSION, PICKUP_OPEN
 */
export const extendPickUp = ({ db, now }: Services, context: Extending) =>
  db.transaction().execute(async (tx) => {
    const at = now();
    const { body } = context;
    const row = await lockPickUp(tx, body, context);
    const actor = await cardActor(tx, context.caller);
    if (!actsFor(actor, { kind: 'BRANCH', id: row.branch_id })) throw notFound();
    guardState(row, 'extend', ['WAITING', 'EXPIRED']);
    await guardExtension(tx, row, context);
    const event = { document: documentOf(row), actor, at, reasonId: body.reasonId, cards: [{ cardId: row.card_id }] };
    if (row.state === 'EXPIRED') {
      const card = await tx
        .selectFrom('card')
        .select(['card_no', 'status', 'holder_member_id', 'office_branch_id'])
        .where('id', '=', row.card_id)
        .executeTakeFirstOrThrow();
      if (
        card.status !== 'Branch' ||
        card.holder_member_id !== row.member_id ||
        card.office_branch_id !== row.branch_id
      )
        throw new Refusal('CARD_STATUS_CONFLICT', {
          parameters: { cardNo: card.card_no, status: card.status, expected: 'Branch' },
        });
      const other = await tx
        .selectFrom('card_pickup')
        .select('id')
        .where('member_id', '=', row.member_id)
        .where('state', 'in', ['WAITING', 'IN_PROGRESS'])
        .executeTakeFirst();
      if (other) throw new Refusal('PICKUP_OPEN', { parameters: { cardNo: card.card_no } });
      await placeHolds(tx, 'PICKUP_OPEN', event);
    }
    await recordEvent(tx, 'EXTEND', event, () => ({}));
    const today = toWireInstant(at).slice(0, 10);
    const from = row.deadline !== null && row.deadline > today ? row.deadline : today;
    return movePickUp(
      tx,
      row,
      context,
      { action: 'EXTEND', at },
      {
        state: 'WAITING',
        deadline: dayAfter(new Date(`${from}T00:00:00+07:00`), body.days),
        extension_count: row.extension_count + 1,
        reminded: row.reminded === null ? null : 999,
        closed_at: null,
        closed_by: null,
      },
    );
  });

/** Returns a stock card to the safe. @throws Refusal INVALID_STATE, STALE_VERSION, COUNTER_ONLY */
export const cancelPickUp = ({ db, now }: Services, context: Cancelling) =>
  db.transaction().execute(async (tx) => {
    const at = now();
    const row = await lockPickUp(tx, context.body, context);
    const actor = await counterActor(tx, context, row.branch_id);
    guardState(row, 'cancel', ['IN_PROGRESS']);
    await releaseHolds(tx, 'PICKUP_OPEN', {
      document: documentOf(row),
      actor,
      at,
      remark: context.body.reason,
      cards: [{ cardId: row.card_id }],
    });
    return movePickUp(
      tx,
      row,
      context,
      { action: 'CANCEL', at, reason: context.body.reason },
      { state: 'CANCELLED', closed_at: at, closed_by: context.caller.username },
    );
  });
