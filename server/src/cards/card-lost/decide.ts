import {
  losses,
  lossRules,
  type Finding,
  type LossCardResult,
  type LossState,
} from '@console/contracts/cards/card-lost';
import { sql, type Selectable } from 'kysely';
import { actorOf } from '../../platform/audit/actor.ts';
import { recordChange } from '../../platform/audit/record.ts';
import { guardMakers } from '../../records/changes/makers.ts';
import type { Context, Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { invalidState, notFound, Refusal } from '../../platform/http/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { closePickUps } from '../pick-ups/close.ts';
import { openPickUp } from '../pick-ups/open.ts';
import { claimFiles } from '../documents/files.ts';
import { actsFor, cardActor, type CardActor, type Office } from '../lifecycle/actor.ts';
import { releaseHolds } from '../lifecycle/events.ts';
import { transition } from '../lifecycle/transition.ts';
import { notifyMember } from '../messages/member-app.ts';
import { guardIdentified } from './identified.ts';
import { lossSources } from './sources.ts';
import type { LossTable } from './table.ts';

interface Item {
  readonly secureId: string;
  readonly version: number;
}
type StoredLoss = Selectable<LossTable>;
interface Reported {
  readonly card_id: string;
  readonly line_id: string | null;
  readonly status_before: string;
  readonly holder_member_id: string | null;
}

const documentOf = ({ id, loss_no: no }: StoredLoss) => ({ kind: 'loss', id, no }) as const;
const officeOf = ({ office_branch_id: branch, office_mra_id: mra }: StoredLoss): Office =>
  branch ? { kind: 'BRANCH', id: branch } : { kind: 'MRA', id: mra as string };
const moves = (cards: readonly Reported[]) => cards.map(({ card_id: cardId }) => ({ cardId }));

/** Locks a report in the caller's scope. @throws Refusal NOT_FOUND outside the scope, STALE_VERSION */
async function lockLoss(
  tx: Tx,
  { caller }: Pick<Context, 'caller'>,
  { secureId, version }: Item,
  approves: boolean,
): Promise<{ loss: StoredLoss; cards: Reported[]; actor: CardActor }> {
  const loss = await tx
    .selectFrom('card_loss')
    .selectAll()
    .where('id', '=', secureId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  const actor = await cardActor(tx, caller, { approves });
  if (!loss || !actsFor(actor, officeOf(loss))) throw notFound();
  if (loss.version !== version)
    throw new Refusal('STALE_VERSION', { result: { secureId, version: loss.version, state: loss.state } });
  const cards = await tx
    .selectFrom('card_loss_card as l')
    .innerJoin('card as c', 'c.id', 'l.card_id')
    .select(['l.card_id', 'l.line_id', 'l.status_before', 'c.holder_member_id'])
    .where('l.loss_id', '=', secureId)
    .orderBy('l.card_id')
    .execute();
  return { loss, cards, actor };
}

interface Move {
  readonly action: string;
  readonly state: LossState;
  readonly result: LossCardResult;
  readonly at: Date;
  readonly note?: string | null;
  readonly photo?: string | null;
}

async function settle(
  tx: Tx,
  loss: StoredLoss,
  context: Pick<Context, 'caller' | 'request'>,
  { action, state, result, at, note = null, photo = null }: Move,
): Promise<{ secureId: string; version: number; state: LossState }> {
  await tx.updateTable('card_loss_card').set({ result }).where('loss_id', '=', loss.id).execute();
  const { username } = context.caller;
  const after = await tx
    .updateTable('card_loss')
    .set({
      state,
      decided_by: username,
      decided_at: at,
      version: sql`version + 1`,
      updated_by: username,
      updated_at: at,
      ...(note ? { note } : {}),
      ...(photo ? { photo } : {}),
    })
    .where('id', '=', loss.id)
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow();
  await recordChange(tx, {
    actor: actorOf(context),
    module: losses.module,
    action,
    entityId: loss.id,
    entityLabel: loss.loss_no,
    at,
    reason: note,
    before: { state: loss.state },
    after: { state },
  });
  return { secureId: after.id, version: after.version, state };
}

function guardDecision(loss: StoredLoss, { caller }: Pick<Context, 'caller'>, action: string): void {
  if (loss.state !== 'REPORTED') throw invalidState(loss.state, action);
  if (loss.editors.includes(caller.username)) throw new Refusal('SELF_APPROVAL');
}

/** Reports the decision to the delivery or assignment on which the cards were missing. */
async function notifyLossSource(
  app: Application,
  tx: Tx,
  loss: StoredLoss,
  cards: readonly Reported[],
  outcome: 'lost' | 'turnedUp',
  actor: CardActor,
  at: Date,
): Promise<void> {
  const lines = cards.flatMap(({ card_id: cardId, line_id: lineId }) => (lineId ? [{ cardId, lineId }] : []));
  if (!loss.source_kind || !loss.source_id || lines.length === 0) return;
  await lossSources(app).get(loss.source_kind)?.[outcome](tx, { sourceId: loss.source_id, cards: lines, actor, at });
}

async function confirmOne(
  app: Application,
  tx: Tx,
  context: Context<unknown, { readonly items: readonly Item[] }>,
  item: Item,
  at: Date,
): Promise<void> {
  const { loss, cards, actor } = await lockLoss(tx, context, item, true);
  guardDecision(loss, context, 'confirm');
  await guardMakers(tx, loss.editors, at);
  const isCourier = loss.reporter_kind === 'COURIER';
  await transition(tx, {
    code: isCourier ? 'L2' : 'L1',
    document: documentOf(loss),
    actor,
    at,
    reasonId: loss.reason_id,
    cards: moves(cards),
  });
  if (!isCourier)
    await closePickUps(
      tx,
      cards.map(({ card_id: id }) => id),
      { state: 'CANCELLED', actor, at },
    );
  await notifyLossSource(app, tx, loss, cards, 'lost', actor, at);
  await settle(tx, loss, context, { action: 'APPROVE', state: 'CONFIRMED', result: 'LOST', at });
}

/** Confirms reports of other users, all or nothing. @throws Refusal SELF_APPROVAL, INVALID_STATE, STALE_VERSION */
export const confirmLosses = (app: Application, context: Context<unknown, { readonly items: readonly Item[] }>) =>
  app.services.db.transaction().execute(async (tx) => {
    for (const item of context.body.items.toSorted((a, b) => (a.secureId < b.secureId ? -1 : 1)))
      await confirmOne(app, tx, context, item, app.services.now());
    return { changed: context.body.items.length };
  });

/**
 * Rejects another user's report and restores its cards to their state before it.
 * @throws Refusal SELF_APPROVAL, INVALID_STATE, STALE_VERSION
 */
export const rejectLoss = (app: Application, context: Context<unknown, Item & { readonly reason: string }>) =>
  app.services.db.transaction().execute(async (tx) => {
    const at = app.services.now();
    const { loss, cards, actor } = await lockLoss(tx, context, context.body, true);
    guardDecision(loss, context, 'reject');
    await releaseHolds(tx, 'LOSS_PENDING', {
      document: documentOf(loss),
      actor: { ...actor, offices: null },
      at,
      remark: context.body.reason,
      cards: moves(cards),
    });
    await notifyLossSource(app, tx, loss, cards, 'turnedUp', actor, at);
    return settle(tx, loss, context, {
      action: 'REJECT',
      state: 'REJECTED',
      result: 'REJECTED',
      at,
      note: context.body.reason,
    });
  });

/** The transition for a card that was found, by its status before the loss. */
function codeFor(
  { status_before: before, holder_member_id: holder }: Reported,
  office: Office | null | undefined,
): 'L4' | 'L5' | 'L6' | 'L7' {
  if (before === 'Customer') return 'L6';
  if (before === 'Picked_Up') return 'L7';
  return !holder && office?.kind === 'MRA' ? 'L4' : 'L5';
}

/** The transaction of {@link findLoss}. Returns the member to notify, if any. */
const found = ({ db, now }: Services, context: Context<unknown, Finding>) =>
  db.transaction().execute(async (tx) => {
    const at = now();
    const { body, caller } = context;
    const { loss, cards, actor } = await lockLoss(tx, context, body, false);
    if (loss.state !== 'CONFIRMED' && loss.state !== 'REPLACED') throw invalidState(loss.state, 'found');
    const byMember = loss.reporter_kind === 'MEMBER';
    if (byMember) await guardIdentified(tx, loss.member_id as string, body.identifiedBy, caller, at);
    else if (!body.photo) throw new Refusal('PHOTO_REQUIRED');
    await claimFiles(tx, {
      module: losses.module,
      recordId: loss.id,
      username: caller.username,
      files: [{ field: 'photo', fileId: body.photo, kinds: ['image'], maximumBytes: lossRules.letterBytes }],
    });
    for (const code of ['L4', 'L5', 'L6', 'L7'] as const) {
      const own = cards.filter((card) => codeFor(card, body.office) === code);
      if (own.length === 0) continue;
      await transition(tx, {
        code,
        document: documentOf(loss),
        actor,
        at,
        ...(body.office && code !== 'L6' && code !== 'L7' ? { to: { office: body.office } } : {}),
        cards: moves(own),
      });
      if (code === 'L5')
        await openPickUp(
          tx,
          own.map(({ card_id: id }) => id),
          { actor, at },
        );
    }
    const notice = loss.member_id
      ? await tx
          .selectFrom('member_view')
          .select(['member_no', 'name'])
          .where('id', '=', loss.member_id)
          .executeTakeFirst()
      : undefined;
    return {
      ...(await settle(tx, loss, context, {
        action: 'RESTORE',
        state: 'FOUND',
        result: 'FOUND',
        at,
        photo: body.photo ?? null,
      })),
      told: notice,
    };
  });

/**
 * Marks all cards of a confirmed loss as found and notifies the member that the number is active again.
 * @throws Refusal FOUND_AFTER_REPLACEMENT, NOT_IDENTIFIED, PHOTO_REQUIRED, INVALID_STATE
 */
export async function findLoss(services: Services, context: Context<unknown, Finding>) {
  const { told: notice, ...answer } = await found(services, context);
  if (notice)
    notifyMember(services, {
      id: `${answer.secureId}-${answer.version}`,
      member: notice,
      messages: ['{name}, kartu Anda sudah ditemukan dan dapat dipakai kembali.'],
    }).catch((error: unknown) => services.log.warn({ err: error }, 'finding not told'));
  return answer;
}
