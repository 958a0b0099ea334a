import { sql } from 'kysely';
import type { Db, Scope, Tx } from '../../platform/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { suitsBranch } from '../card-types/at-branch.ts';
import { inCardOffices } from '../scope.ts';

/** A member at the counter. */
export interface CounterMember {
  readonly id: string;
  readonly member_no: string;
  readonly status: string;
  readonly program_type_id: string;
}

/** Statuses of an e-card that a plastic from stock can replace. */
const eCards = ['Digital', 'digital_pwa'];

/** Plastic card types that the member's program allows and a branch of the scope may issue, by name. */
export async function offeredTypes(db: Db | Tx, member: CounterMember, scope: Scope, at: Date): Promise<string[]> {
  const types = await allowedTypes(db, member);
  const { rows } = await sql<{
    id: string;
  }>`select t.id from card_type t where t.id = any(${types.map(({ id }) => id)}::uuid[]) and exists (
    select from branch_view b
      where b.business_line = 'SPEKTRA' and b.status = 'active' and b.deleted_at is null
      and ${inCardOffices(scope, sql`b.id`, sql`null::uuid`)} and ${suitsBranch('t', sql`b.id`, at)})`.execute(db);
  return types.filter(({ id }) => rows.some((row) => row.id === id)).map(({ name }) => name);
}

/** Plastic card types that the member's program allows, by name. */
export async function allowedTypes(
  db: Db | Tx,
  { program_type_id: program }: CounterMember,
): Promise<{ id: string; name: string }[]> {
  return db
    .selectFrom('card_type')
    .select(['id', 'name'])
    .where('status', '=', 'active')
    .where('deleted_at', 'is', null)
    .where('physical', '=', true)
    .where(sql<boolean>`${program}::uuid = any(program_type_ids::uuid[])`)
    .orderBy('sort_order')
    .execute();
}

/**
 * The e-card that a stock card would replace; `null` when the member has no card.
 * @throws Refusal MEMBER_NOT_VERIFIED, MEMBER_NOT_ACTIVE, MEMBER_HAS_LIVE_CARD
 */
export async function replacedECard(
  db: Db | Tx,
  { id, member_no: memberNo, status }: CounterMember,
): Promise<string | null> {
  if (status === 'pending') throw new Refusal('MEMBER_NOT_VERIFIED', { parameters: { memberNo } });
  if (status !== 'active') throw new Refusal('MEMBER_NOT_ACTIVE', { parameters: { memberNo } });
  const live = await db
    .selectFrom('card')
    .select(['id', 'status'])
    .where('holder_member_id', '=', id)
    .where('status', 'not in', ['Lost', 'Cancelled'])
    .executeTakeFirst();
  if (live && !eCards.includes(live.status)) throw new Refusal('MEMBER_HAS_LIVE_CARD', { parameters: { memberNo } });
  return live?.id ?? null;
}
