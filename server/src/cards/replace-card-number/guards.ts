import type { CardStatus } from '@console/contracts/cards/lifecycle/statuses';
import { openReplacementStates, type ReplacementResult } from '@console/contracts/cards/replace-card-number';
import { sql } from 'kysely';
import type { Context, Db, Tx } from '../../platform/context.ts';
import { invalid, notFound, Refusal } from '../../platform/http/refusal.ts';
import '../card-lost/table.ts';
import '../card-reset-reason/table.ts';
import { guardTypes } from '../card-types/at-branch.ts';
import '../card-types/table.ts';
import { cardActor, type CardActor } from '../lifecycle/actor.ts';
import type { CardMember } from '../lifecycle/locked.ts';
import { inCardOffices } from '../scope.ts';
import './table.ts';

/** The caller, who must belong to a branch or head office, as the model has them end numbers (X4, X5). @throws Refusal REPLACING_OFFICE */
export async function replacingActor(tx: Tx, { caller }: Pick<Context, 'caller'>): Promise<CardActor> {
  const actor = await cardActor(tx, caller);
  if (!actor.doers.has('HO') && !actor.doers.has('BRANCH_USER')) throw new Refusal('REPLACING_OFFICE');
  return actor;
}

/** @throws Refusal NOT_FOUND for a member of somebody else's branch */
export async function guardSeen(db: Db | Tx, { caller }: Pick<Context, 'caller'>, memberId: string): Promise<void> {
  const { rows } = await sql`select from member m where m.id = ${memberId} and m.deleted_at is null and ${inCardOffices(caller.scope, sql`m.branch_id`, sql`null::uuid`)}`.execute(db);
  if (rows.length === 0) throw notFound();
}

const inTransit: readonly CardStatus[] = ['delivered_to_branch', 'delivered_to_customer'];
const held: readonly CardStatus[] = ['Customer', 'Picked_Up', 'Digital', 'digital_pwa', 'Lost'];

/**
 * Whether the member's card can be replaced as it is: he has it, or it is lost, and he has no other.
 * @throws Refusal MEMBER_NOT_ACTIVE, CARD_IN_TRANSIT, CARD_NOT_HELD, MEMBER_HAS_LIVE_CARD
 */
export function guardOldCard({ status, member_no: memberNo, live_card_id: live }: Pick<CardMember, 'status' | 'member_no' | 'live_card_id'>, card: { readonly id: string; readonly card_no: string; readonly status: CardStatus }): void {
  if (status !== 'active') throw new Refusal('MEMBER_NOT_ACTIVE', { parameters: { memberNo } });
  if (inTransit.includes(card.status)) throw new Refusal('CARD_IN_TRANSIT', { parameters: { cardNo: card.card_no } });
  if (!held.includes(card.status)) throw new Refusal('CARD_NOT_HELD', { parameters: { cardNo: card.card_no } });
  if (live !== null && live !== card.id) throw new Refusal('MEMBER_HAS_LIVE_CARD', { parameters: { memberNo } });
}

/** @throws Refusal REPLACEMENT_OPEN */
export async function guardNoneOpen(tx: Tx, memberId: string): Promise<void> {
  const open = await tx.selectFrom('card_replacement').select('replacement_no').where('member_id', '=', memberId).where('state', 'in', [...openReplacementStates]).executeTakeFirst();
  if (open) throw new Refusal('REPLACEMENT_OPEN', { parameters: { replacementNo: open.replacement_no } });
}

/** The confirmed report that a card is lost. */
export const lossOf = (db: Db | Tx, cardId: string): Promise<{ id: string; loss_no: string } | undefined> =>
  db.selectFrom('card_loss as t').innerJoin('card_loss_card as l', 'l.loss_id', 't.id').innerJoin('card as c', 'c.id', 'l.card_id').select(['t.id', 't.loss_no'])
    .where('l.card_id', '=', cardId).where('l.result', '=', 'LOST').where('t.state', '=', 'CONFIRMED').where('c.status', '=', 'Lost').executeTakeFirst();

/** The reason, active. @throws Refusal VALIDATION */
export async function reasonOf(tx: Tx, id: string) {
  const reason = await tx.selectFrom('card_reset_reason').select(['loss_required', 'fee_charged', 'keep_expiry', 'approval_required']).where('id', '=', id).where('status', '=', 'active').where('deleted_at', 'is', null).executeTakeFirst();
  if (!reason) throw invalid({ field: 'resetReasonId', code: 'NOT_FOUND' });
  return reason;
}

/** Active types of card that a member's program allows, by order, with the branch that would give them. */
export const typesFor = (db: Db | Tx, memberId: string) => db.selectFrom('card_type as t').innerJoin('member as m', (join) => join.on('m.id', '=', memberId)).select(['t.id', 't.name', 't.physical', 't.digital', 't.replacement_fee', 'm.branch_id'])
  .where('t.status', '=', 'active').where('t.deleted_at', 'is', null).where(sql<boolean>`m.program_type_id = any(t.program_type_ids::uuid[])`).orderBy('t.sort_order').execute();

/** The type of the new card. @throws Refusal TYPE_NOT_FOR_MEMBER, TYPE_NOT_FOR_BRANCH, VALIDATION where the type has no such cards */
export async function typeOf(tx: Tx, memberId: string, id: string, result: ReplacementResult, at: Date) {
  const type = (await typesFor(tx, memberId)).find((each) => each.id === id);
  if (!type) {
    const other = await tx.selectFrom('card_type').select('name').where('id', '=', id).executeTakeFirst();
    throw other ? new Refusal('TYPE_NOT_FOR_MEMBER', { parameters: { type: other.name } }) : invalid({ field: 'cardTypeId', code: 'NOT_FOUND' });
  }
  if (!(result === 'DIGITAL' ? type.digital : type.physical)) throw invalid({ field: 'result', code: 'NOT_FOUND' });
  await guardTypes(tx, [{ branchId: type.branch_id, cardTypeId: id }], at);
  return type;
}
