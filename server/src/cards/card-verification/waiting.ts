import { cardVerifications } from '@console/contracts/cards/card-verification';
import type { VerificationPreference } from '@console/contracts/cards/card-verification/states';
import { transitionCode } from '@console/contracts/cards/lifecycle/transition-codes';
import { sql } from 'kysely';
import type { Actor } from '../../platform/audit/actor.ts';
import { recordEntries } from '../../platform/audit/record.ts';
import type { Db, Tx } from '../../platform/context.ts';
import { invalidState } from '../../platform/http/refusal.ts';

/** An approved application without a card, as /card-generator/customer lists it. */
export interface WaitingVerification {
  readonly id: string;
  readonly verification_no: string;
  readonly member_id: string;
  readonly branch_id: string;
  readonly pickup_branch_id: string | null;
  readonly source_id: string;
  readonly card_type_id: string;
  readonly name_on_card: string;
  readonly preference: VerificationPreference;
  readonly approved_at: string;
}

/** Query of approved applications that wait for a card number. Callers add conditions, order and joins. */
export const waitingVerifications = (db: Db | Tx) =>
  db
    .selectFrom('card_verification as v')
    .where('v.state', '=', 'APPROVED')
    .where('v.card_id', 'is', null)
    .where('v.preference', '<>', 'DIGITAL')
    .where('v.deleted_at', 'is', null);

/** The same by id, ordered by id. Applications that no longer wait are missing. */
export const waitingById = (db: Db | Tx, ids: readonly string[]): Promise<WaitingVerification[]> =>
  waitingVerifications(db)
    .where(sql<boolean>`v.id = any(${ids}::uuid[])`)
    .orderBy('v.id')
    .select([
      'v.id',
      'v.verification_no',
      'v.member_id',
      'v.branch_id',
      'v.pickup_branch_id',
      'v.source_id',
      'v.card_type_id',
      'v.name_on_card',
      'v.preference',
      sql<string>`v.decided_at`.as('approved_at'),
    ])
    .execute();

/**
 * Links created cards to their approved applications, in the transaction that creates the cards and has locked the
 * members.
 * @throws Refusal INVALID_STATE when one no longer waits
 */
export async function linkCards(
  tx: Tx,
  given: readonly { readonly verificationId: string; readonly cardId: string }[],
): Promise<void> {
  if (given.length === 0) return;
  const { rows } = await sql`update card_verification v
      set card_id = r."cardId", run_id = null, version = v.version + 1, updated_at = now()
      from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) r("verificationId" uuid, "cardId" uuid)
    where v.id = r."verificationId" and v.state = 'APPROVED' and v.card_id is null returning v.id`.execute(tx);
  if (rows.length < given.length) throw invalidState('APPROVED', transitionCode.createPersonal);
}

/**
 * Puts applications back in the queue when their personal cards were cancelled before they left the vendor
 * (docs/model/cards.md#cancelled-before-they-left-the-vendor).
 * @returns how many
 */
export async function requeueVerifications(
  tx: Tx,
  cardIds: readonly string[],
  { by, at, reason }: { readonly by: Actor; readonly at: Date; readonly reason: string },
): Promise<number> {
  const { rows } = await sql<{
    id: string;
    no: string;
    cardId: string;
  }>`update card_verification v
    set card_id = null, version = v.version + 1, updated_by = ${by.username}, updated_at = ${at}
    from card_verification old
    where old.id = v.id and v.card_id = any(${cardIds}::uuid[]) and v.state = 'APPROVED'
      returning v.id, v.verification_no as no, old.card_id as "cardId"`.execute(tx);
  if (rows.length === 0) return 0;
  await sql`insert into card_verification_event (verification_id, attempt, at, by, from_state, to_state, note)
    select id, attempt, ${at}, ${by.username}, state, state, ${reason} from card_verification
      where id = any(${rows.map(({ id }) => id)}::uuid[])`.execute(tx);
  await recordEntries(
    tx,
    rows.map(({ id, no, cardId }) => ({
      actor: by,
      at,
      reason,
      module: cardVerifications.module,
      action: 'CANCEL_CARD',
      entityId: id,
      entityLabel: no,
      changes: [{ field: 'cardId', before: cardId, after: null }],
    })),
  );
  return rows.length;
}
