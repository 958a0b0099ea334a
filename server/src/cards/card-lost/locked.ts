import { losses, type LossCardResult, type LossState } from '@console/contracts/cards/card-lost';
import { sql, type Selectable } from 'kysely';
import { actorOf } from '../../platform/audit/actor.ts';
import { recordChange } from '../../platform/audit/record.ts';
import type { Context, Tx } from '../../platform/context.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { requireVersion } from '../../platform/http/stale-version.ts';
import { actsFor, cardActor, type CardActor, type Office } from '../lifecycle/actor.ts';
import type { LossTable } from './table.ts';

export interface Item {
  readonly secureId: string;
  readonly version: number;
}
export type StoredLoss = Selectable<LossTable>;
/** A card of a report. */
export interface ReportedCard {
  readonly card_id: string;
  readonly line_id: string | null;
  readonly status_before: string;
  readonly holder_member_id: string | null;
}

export const documentOf = ({ id, loss_no: no }: StoredLoss) => ({ kind: 'loss', id, no }) as const;
const officeOf = ({ office_branch_id: branch, office_mra_id: mra }: StoredLoss): Office =>
  branch ? { kind: 'BRANCH', id: branch } : { kind: 'MRA', id: mra as string };
/** The moves of all cards of a report, for a transition. */
export const moves = (cards: readonly ReportedCard[]) => cards.map(({ card_id: cardId }) => ({ cardId }));

/** Locks a report in the caller's scope. @throws Refusal NOT_FOUND outside the scope, STALE_VERSION */
export async function lockLoss(
  tx: Tx,
  { caller }: Pick<Context, 'caller'>,
  { secureId, version }: Item,
  approves: boolean,
): Promise<{ loss: StoredLoss; cards: ReportedCard[]; actor: CardActor }> {
  const loss = await tx
    .selectFrom('card_loss')
    .selectAll()
    .where('id', '=', secureId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  const actor = await cardActor(tx, caller, { approves });
  if (!loss || !actsFor(actor, officeOf(loss))) throw notFound();
  requireVersion(loss, version, losses);
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

/** Stores the result of a report and its cards, with an audit entry. */
export async function settle(
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
