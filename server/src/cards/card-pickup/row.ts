import { pickUps, type PickUpState } from '@console/contracts/cards/card-pickup';
import { sql, type Selectable, type Updateable } from 'kysely';
import { actorOf } from '../../platform/audit/actor.ts';
import { recordChange } from '../../platform/audit/record.ts';
import type { Context, Tx } from '../../platform/context.ts';
import { invalidState, notFound, Refusal } from '../../platform/http/refusal.ts';
import { requireVersion } from '../../platform/http/stale-version.ts';
import { actsFor, cardActor, type CardActor } from '../lifecycle/actor.ts';
import type { CardDocument } from '../lifecycle/request.ts';
import { inCardOffices } from '../scope.ts';
import type { PickUpTable } from '../card-pickup-records/table.ts';

export type StoredPickUp = Selectable<PickUpTable>;

export const documentOf = ({ id, pickup_no: no }: Pick<StoredPickUp, 'id' | 'pickup_no'>): CardDocument => ({
  kind: 'pickup',
  id,
  no,
});

/**
 * The caller as card actor; must be a user of the branch where the card is.
 * @throws Refusal COUNTER_ONLY, NOT_FOUND outside the scope
 */
export async function counterActor(tx: Tx, context: Pick<Context, 'caller'>, branchId: string): Promise<CardActor> {
  const actor = await cardActor(tx, context.caller);
  if (!actsFor(actor, { kind: 'BRANCH', id: branchId })) throw notFound();
  if (!actor.doers.has('BRANCH_USER')) throw new Refusal('COUNTER_ONLY');
  return actor;
}

/**
 * Locks the member, then the pick-up.
 * @param context the caller. Scope is checked before the version, so that another office's pick-up answers NOT_FOUND.
 *   Jobs pass none.
 * @throws Refusal NOT_FOUND, STALE_VERSION
 */
export async function lockPickUp(
  tx: Tx,
  { secureId, version }: { readonly secureId: string; readonly version?: number },
  context: Pick<Context, 'caller'> | null,
): Promise<StoredPickUp> {
  const member = await tx
    .selectFrom('card_pickup')
    .select('member_id')
    .where('id', '=', secureId)
    .$if(context !== null, (rows) =>
      rows.where(inCardOffices((context as Context).caller.scope, sql`branch_id`, sql`null::uuid`)),
    )
    .executeTakeFirst();
  if (!member) throw notFound();
  await sql`select id from member_view member where id = ${member.member_id} for no key update`.execute(tx);
  const row = await tx
    .selectFrom('card_pickup')
    .selectAll()
    .where('id', '=', secureId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  requireVersion(row, version, pickUps);
  return row;
}

export const guardState = (row: StoredPickUp, action: string, allowed: readonly PickUpState[]): void => {
  if (!allowed.includes(row.state)) throw invalidState(row.state, action);
};

interface Act {
  readonly action: string;
  readonly at: Date;
  readonly reason?: string | null;
}

/** Stores a change of a pick-up with its audit entry. */
export async function movePickUp(
  tx: Tx,
  row: StoredPickUp,
  context: Context,
  { action, at, reason = null }: Act,
  change: Updateable<PickUpTable>,
): Promise<{ secureId: string; version: number; state: PickUpState; deadline: string | null }> {
  const after = await tx
    .updateTable('card_pickup')
    .set({ ...change, version: sql`version + 1`, updated_by: context.caller.username, updated_at: at })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await recordChange(tx, {
    actor: actorOf(context),
    module: pickUps.module,
    action,
    entityId: row.id,
    entityLabel: row.pickup_no,
    at,
    reason,
    before: { state: row.state, deadline: row.deadline },
    after: { state: after.state, deadline: after.deadline },
  });
  return { secureId: after.id, version: after.version, state: after.state, deadline: after.deadline };
}
