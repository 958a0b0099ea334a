import { replacements, isPrinted, type MadeReplacement } from '@console/contracts/cards/replace-card-number';
import { transitionCode } from '@console/contracts/cards/lifecycle/transition-codes';
import { sql } from 'kysely';
import type { Tx } from '../../platform/context.ts';
import { toWireInstant } from '../../platform/database/type-parsers.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { systemCardActor } from '../lifecycle/actor.ts';
import { placeHolds } from '../lifecycle/events.ts';
import type { LockedCard } from '../lifecycle/locked.ts';
import { drawnRange } from '../lifecycle/numbers.ts';
import { replaceNumber } from '../lifecycle/replace.ts';
import {
  documentOf,
  moveReplacement,
  settleReplacement,
  type ReplacementActor,
  type StoredReplacement,
} from './complete.ts';

/**
 * What the new card takes over from the old one: its source (for a stock card, the member's registration source), and
 * the expiry date if the request keeps it.
 */
export async function inherited(
  tx: Tx,
  row: Pick<StoredReplacement, 'old_card_id' | 'keep_expiry'>,
  at: Date,
): Promise<{ sourceId: string; channel: string; expiryDate?: string }> {
  const {
    rows: [old],
  } = await sql<{ sourceId: string; channel: string; expiry: string | null }>`
    select s.id as "sourceId", s.channel, c.expiry_date as expiry
      from card c join member_view m on m.id = c.holder_member_id
    cross join lateral (select id, channel from card_source
      where id = c.card_source_id or code in (m.registration_source, 'CMS')
      order by id = c.card_source_id desc nulls last, code = m.registration_source desc limit 1) s
    where c.id = ${row.old_card_id}`.execute(tx);
  if (!old) throw notFound();
  const { expiry, ...source } = old;
  return row.keep_expiry && expiry !== null && expiry > toWireInstant(at).slice(0, 10)
    ? { ...source, expiryDate: expiry }
    : source;
}

/** Creates an e-card that replaces the old card at once. */
async function makeECard(tx: Tx, row: StoredReplacement, { actor, at }: ReplacementActor) {
  const { sourceId, channel, expiryDate } = await inherited(tx, row, at);
  return replaceNumber(tx, {
    code: channel === 'PWA' ? transitionCode.createPwaDigital : transitionCode.createDigital,
    sequenceId: await drawnRange(tx, row.card_type_id, 'DIGITAL'),
    document: documentOf(row),
    actor,
    maker: systemCardActor(replacements.module),
    at,
    reasonId: row.reset_reason_id,
    oldCardId: row.old_card_id,
    card: {
      memberId: row.member_id,
      sourceId,
      office: { kind: 'BRANCH', id: row.branch_id },
      ...(expiryDate ? { expiryDate } : {}),
    },
  });
}

/**
 * Continues a replacement that needs no further approval: issues an e-card, or lets plastic wait for its hand-over or
 * number.
 */
export async function proceed(
  tx: Tx,
  row: StoredReplacement,
  old: Pick<LockedCard, 'status'>,
  doing: ReplacementActor,
  verb: string,
): Promise<MadeReplacement> {
  const view = (
    { id: secureId, version, replacement_no: replacementNo, state }: StoredReplacement,
    newCardNo: string | null = null,
  ): MadeReplacement => ({ secureId, version, replacementNo, state, newCardNo });
  if (row.result === 'DIGITAL') {
    const card = await makeECard(tx, row, doing);
    return view(await settleReplacement(tx, row, card.id, doing, verb), card.card_no);
  }
  if (!isPrinted(row.result))
    return view(await moveReplacement(tx, row, doing, { state: 'DRAFT', verb, set: { decided_at: doing.at } }));
  // A cancelled card needs no hold, because it cannot change again.
  if (old.status !== 'Cancelled')
    await placeHolds(tx, 'REPLACEMENT_PENDING', {
      document: documentOf(row),
      actor: doing.actor,
      at: doing.at,
      reasonId: row.reset_reason_id,
      cards: [{ cardId: row.old_card_id }],
    });
  return view(await moveReplacement(tx, row, doing, { state: 'WAITING_NUMBER', verb, set: { decided_at: doing.at } }));
}
