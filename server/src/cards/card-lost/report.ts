import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Tx } from '../../platform/context.ts';
import { toWireInstant } from '../../platform/database/type-parsers.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { takeDocumentNumbers } from '../documents/number.ts';
import type { CardActor } from '../lifecycle/actor.ts';
import { placeHolds } from '../lifecycle/events.ts';
import { lockCards, type LockedCard } from '../lifecycle/locked.ts';
import { inBatches, type CardDocument } from '../lifecycle/request.ts';

export interface CourierLoss {
  /** The delivery or assignment on which the cards are missing. */
  readonly source: CardDocument & { readonly kind: 'delivery' | 'assignment' };
  readonly cards: readonly { readonly cardId: string; readonly lineId: string }[];
  readonly actor: CardActor;
  readonly at: Date;
  /** Circumstances, 20-1,000 characters. Default: a sentence with the document's number. */
  readonly chronology?: string;
}

/** A report that was created. */
export interface ReportedLoss {
  readonly id: string;
  readonly no: string;
  readonly cardId: string;
}

const courierReason = 'COURIER_LOST';

async function courierReasonId(tx: Tx): Promise<string> {
  const reasons = await tx
    .selectFrom('loss_reason')
    .select(['id', 'code'])
    .where('status', '=', 'active')
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`'COURIER' = any(applies_to)`)
    .orderBy('sort_order')
    .execute();
  const reason = reasons.find(({ code }) => code === courierReason) ?? reasons[0];
  if (!reason) throw new Refusal('LOSS_REASON_MISSING');
  return reason.id;
}

/**
 * Reports cards that did not arrive with their delivery or assignment, one report per card, because each can be found
 * separately. The state is REPORTED, the hold LOSS_PENDING. A second person confirms or rejects, then the source
 * document is updated (`sources.ts`). Runs in the transaction that marks the lines MISSING.
 * @throws Refusal CARD_ALREADY_LOST, CARD_ON_HOLD
 */
export async function reportCourierLoss(
  tx: Tx,
  { source, cards, actor, at, chronology }: CourierLoss,
): Promise<ReportedLoss[]> {
  if (cards.length === 0) return [];
  const lines = new Map(cards.map(({ cardId, lineId }) => [cardId, lineId] as const));
  const locked: LockedCard[] = [];
  for (const ids of inBatches([...lines.keys()].toSorted())) locked.push(...(await lockCards(tx, ids)));
  if (locked.length < lines.size) throw notFound();
  const reasonId = await courierReasonId(tx);
  const numbers = await takeDocumentNumbers(tx, 'LST', at, locked.length);
  const reported = locked.map((card, index): ReportedLoss => ({
    id: randomUUID(),
    no: numbers[index] as string,
    cardId: card.id,
  }));
  for (const [index, { id, no, cardId }] of reported.entries()) {
    const card = locked[index] as LockedCard;
    await tx
      .insertInto('card_loss')
      .values({
        id,
        loss_no: no,
        reporter_kind: 'COURIER',
        reason_id: reasonId,
        lost_date: toWireInstant(at).slice(0, 10),
        reported_by: actor.name,
        relation: null,
        phone_encrypted: null,
        police_letter_no: null,
        police_letter_file: null,
        chronology: chronology ?? `Tidak ada saat ${source.no} diterima`,
        member_id: null,
        office_branch_id: card.office_branch_id,
        office_mra_id: card.office_mra_id,
        source_kind: source.kind,
        source_id: source.id,
        source_no: source.no,
        state: 'REPORTED',
        editors: [actor.name],
        decided_by: null,
        decided_at: null,
        note: null,
        identified_by: [],
        photo: null,
        created_by: actor.name,
        created_at: at,
        updated_by: actor.name,
        updated_at: at,
      })
      .execute();
    await addLossCards(tx, id, [{ card, lineId: lines.get(cardId) as string }]);
    await placeHolds(tx, 'LOSS_PENDING', { document: { kind: 'loss', id, no }, actor, at, cards: [{ cardId }] });
  }
  return reported;
}

interface Remembered {
  readonly id: string;
  readonly card_no: string;
  readonly status: string;
  readonly place_kind: string;
  readonly place_id: string | null;
}

/**
 * Stores the place of each card of a report.
 * @throws Refusal CARD_ALREADY_LOST when another report of the card is open
 */
export async function addLossCards(
  tx: Tx,
  lossId: string,
  cards: readonly { readonly card: Remembered; readonly lineId?: string | undefined }[],
): Promise<void> {
  const rows = cards.map(({ card, lineId }) => ({
    card: card.id,
    status: card.status,
    kind: card.place_kind,
    place: card.place_id,
    line: lineId ?? null,
  }));
  const { rows: kept } = await sql<{
    card_id: string;
  }>`insert into card_loss_card (loss_id, card_id, status_before, place_kind_before, place_id_before, line_id)
    select ${lossId}, card, status, kind, place, line
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) r(card uuid, status text, kind text, place text,
      line uuid)
    on conflict do nothing returning card_id`.execute(tx);
  const known = new Set(kept.map((row) => row.card_id));
  const refused = cards.find(({ card }) => !known.has(card.id));
  if (refused) throw new Refusal('CARD_ALREADY_LOST', { parameters: { cardNo: refused.card.card_no } });
}
