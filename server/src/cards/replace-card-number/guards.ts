import { openVerificationStates } from '@console/contracts/cards/card-verification/states';
import { deadStatuses, type CardStatus } from '@console/contracts/cards/lifecycle/statuses';
import { openReplacementStates, type ReplacementResult } from '@console/contracts/cards/replace-card-number';
import { sql } from 'kysely';
import type { Context, Db, Tx } from '../../platform/context.ts';
import { invalid, notFound, Refusal } from '../../platform/http/refusal.ts';
import { guardTypes } from '../card-types/at-branch.ts';
import { cardActor, type CardActor } from '../lifecycle/actor.ts';
import type { CardMember } from '../lifecycle/locked.ts';
import { inCardOffices } from '../scope.ts';

/**
 * The caller as card actor. Must belong to a branch or head office (docs/model/cards.md#numbers-of-members-ended).
 * @throws Refusal REPLACING_OFFICE
 */
export async function replacingActor(tx: Tx, { caller }: Pick<Context, 'caller'>): Promise<CardActor> {
  const actor = await cardActor(tx, caller);
  if (!actor.doers.has('HO') && !actor.doers.has('BRANCH_USER')) throw new Refusal('REPLACING_OFFICE');
  return actor;
}

/** Requires a member in scope. @throws Refusal NOT_FOUND for a member of another branch */
export async function guardSeen(db: Db | Tx, { caller }: Pick<Context, 'caller'>, memberId: string): Promise<void> {
  const { rows } = await sql`select from member_view m
      where m.id = ${memberId} and m.deleted_at is null
      and ${inCardOffices(caller.scope, sql`m.branch_id`, sql`null::uuid`)}`.execute(db);
  if (rows.length === 0) throw notFound();
}

const inTransit: readonly CardStatus[] = ['delivered_to_branch', 'delivered_to_customer'];
const replaceable: readonly CardStatus[] = ['Customer', 'Picked_Up', 'Digital', 'digital_pwa', ...deadStatuses];

/**
 * Checks that the member's card can be replaced: it is held by the member, lost or cancelled, and he has no other card.
 * @throws Refusal MEMBER_NOT_ACTIVE, CARD_IN_TRANSIT, CARD_NOT_HELD, MEMBER_HAS_LIVE_CARD
 */
export function guardOldCard(
  { status, member_no: memberNo, live_card_id: live }: Pick<CardMember, 'status' | 'member_no' | 'live_card_id'>,
  card: { readonly id: string; readonly card_no: string; readonly status: CardStatus },
): void {
  if (status !== 'active') throw new Refusal('MEMBER_NOT_ACTIVE', { parameters: { memberNo } });
  if (inTransit.includes(card.status)) throw new Refusal('CARD_IN_TRANSIT', { parameters: { cardNo: card.card_no } });
  if (!replaceable.includes(card.status)) throw new Refusal('CARD_NOT_HELD', { parameters: { cardNo: card.card_no } });
  if (live !== null && live !== card.id) throw new Refusal('MEMBER_HAS_LIVE_CARD', { parameters: { memberNo } });
}

/** A member's card that can be replaced. */
export interface OldCard {
  readonly id: string;
  readonly card_no: string;
  readonly status: CardStatus;
  readonly card_type_id: string;
  readonly type: string;
  readonly expiry_date: string | null;
}

/**
 * The live card, otherwise the lost one, otherwise the last cancelled one without a successor. So every member can get
 * another number.
 */
export async function oldCardOf(db: Db | Tx, memberId: string): Promise<OldCard | null> {
  const { rows } = await sql<OldCard>`select c.id, c.card_no, c.status, c.card_type_id, t.name as type, c.expiry_date
      from card c join card_type t on t.id = c.card_type_id
    where c.holder_member_id = ${memberId} and c.replaced_by_card_id is null
      order by c.status = 'Cancelled', c.status = 'Lost', c.last_movement_at desc, c.id limit 1`.execute(db);
  return rows[0] ?? null;
}

/**
 * Refuses a cancelled card when the member has, or will get, another one.
 * @throws Refusal CARD_NOT_HELD, VERIFICATION_OPEN
 */
export async function guardDead(
  db: Db | Tx,
  { id, member_no: memberNo }: Pick<CardMember, 'id' | 'member_no'>,
  card: Pick<OldCard, 'id' | 'card_no' | 'status'>,
): Promise<void> {
  if (card.status !== 'Cancelled') return;
  if ((await oldCardOf(db, id))?.id !== card.id)
    throw new Refusal('CARD_NOT_HELD', { parameters: { cardNo: card.card_no } });
  const open = await db
    .selectFrom('card_verification')
    .select('id')
    .where('member_id', '=', id)
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`(state = any(${openVerificationStates}::text[]) or (state = 'APPROVED' and card_id is null))`)
    .limit(1)
    .executeTakeFirst();
  if (open) throw new Refusal('VERIFICATION_OPEN', { parameters: { memberNo } });
}

/** Refuses a second open replacement of a member. @throws Refusal REPLACEMENT_OPEN */
export async function guardNoneOpen(tx: Tx, memberId: string): Promise<void> {
  const open = await tx
    .selectFrom('card_replacement')
    .select('replacement_no')
    .where('member_id', '=', memberId)
    .where('state', 'in', [...openReplacementStates])
    .executeTakeFirst();
  if (open) throw new Refusal('REPLACEMENT_OPEN', { parameters: { replacementNo: open.replacement_no } });
}

/** The confirmed loss report of a card, or one that was closed when its card was cancelled after a long loss. */
export const lossOf = (
  db: Db | Tx,
  cardId: string,
): Promise<{ id: string; loss_no: string; fee_exempt: boolean } | undefined> =>
  db
    .selectFrom('card_loss as t')
    .innerJoin('card_loss_card as l', 'l.loss_id', 't.id')
    .innerJoin('card as c', 'c.id', 'l.card_id')
    .innerJoin('loss_reason as r', 'r.id', 't.reason_id')
    .select(['t.id', 't.loss_no', 'r.fee_exempt'])
    .where('l.card_id', '=', cardId)
    .where('l.result', '=', 'LOST')
    .where((eb) =>
      eb.or([
        eb.and([eb('t.state', '=', 'CONFIRMED'), eb('c.status', '=', 'Lost')]),
        eb.and([eb('t.state', '=', 'CLOSED'), eb('c.status', '=', 'Cancelled')]),
      ]),
    )
    .orderBy('t.decided_at', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Reads an active reason. @throws Refusal VALIDATION */
export async function reasonOf(tx: Tx, id: string) {
  const reason = await tx
    .selectFrom('card_reset_reason')
    .select(['loss_required', 'fee_charged', 'keep_expiry', 'approval_required'])
    .where('id', '=', id)
    .where('status', '=', 'active')
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!reason) throw invalid({ field: 'resetReasonId', code: 'NOT_FOUND' });
  return reason;
}

/** Active card types that a member's program allows, in order, with the issuing branch. */
export const typesFor = (db: Db | Tx, memberId: string) =>
  db
    .selectFrom('card_type as t')
    .innerJoin('member_view as m', (join) => join.on('m.id', '=', memberId))
    .select(['t.id', 't.name', 't.physical', 't.digital', 't.replacement_fee', 'm.branch_id'])
    .where('t.status', '=', 'active')
    .where('t.deleted_at', 'is', null)
    .where(sql<boolean>`m.program_type_id = any(t.program_type_ids::uuid[])`)
    .orderBy('t.sort_order')
    .execute();

/**
 * The type of the new card.
 * @throws Refusal TYPE_NOT_FOR_MEMBER, TYPE_NOT_FOR_BRANCH, VALIDATION when the type has no such cards
 */
export async function typeOf(tx: Tx, memberId: string, id: string, result: ReplacementResult, at: Date) {
  const type = (await typesFor(tx, memberId)).find((each) => each.id === id);
  if (!type) {
    const other = await tx.selectFrom('card_type').select('name').where('id', '=', id).executeTakeFirst();
    throw other
      ? new Refusal('TYPE_NOT_FOR_MEMBER', { parameters: { type: other.name } })
      : invalid({ field: 'cardTypeId', code: 'NOT_FOUND' });
  }
  if (!(result === 'DIGITAL' ? type.digital : type.physical)) throw invalid({ field: 'result', code: 'NOT_FOUND' });
  await guardTypes(tx, [{ branchId: type.branch_id, cardTypeId: id }], at);
  return type;
}
