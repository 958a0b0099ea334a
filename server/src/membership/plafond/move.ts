import { randomUUID } from 'node:crypto';
import type { BusinessLine } from '@console/contracts/core/business-lines';
import type { Selectable } from 'kysely';
import type { Tx } from '../../platform/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { applied, availableOf, effectOf, type PlafondMove } from './effects.ts';
import { movementRow } from './movement-row.ts';
import type { MemberPlafondTable, PlafondMovementTable } from './table.ts';

export interface PlafondPosting {
  readonly memberId: string;
  readonly line: BusinessLine;
  readonly move: PlafondMove;
  /** Whole rupiah, above 0. */
  readonly amount: number;
  /** What the movement is for, unique among those of its kind: a repeated posting is the first one. */
  readonly reference: string;
  readonly maker: string;
  readonly approver?: string | null;
  readonly at: Date;
  /** Of a grant: the tier that it follows, and until when it holds. */
  readonly grant?: { readonly tierId: string | null; readonly validUntil: string | null };
}

type Plafond = Selectable<MemberPlafondTable>;
type Movement = Selectable<PlafondMovementTable>;

/** The limit of a member in a line, locked; made with nothing in it when there is none. */
async function lockedPlafond(tx: Tx, { memberId, line }: PlafondPosting): Promise<Plafond> {
  await tx
    .insertInto('member_plafond')
    .values({
      id: randomUUID(),
      member_id: memberId,
      business_line: line,
      tier_id: null,
      granted_at: null,
      valid_until: null,
      last_movement_no: null,
    })
    .onConflict((known) => known.columns(['member_id', 'business_line']).doNothing())
    .execute();
  return tx
    .selectFrom('member_plafond')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('business_line', '=', line)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** The movement that was posted for the reference before. @throws Refusal PLAFOND_DUPLICATE_REFERENCE */
async function repeated(tx: Tx, plafondId: string, { move, amount, reference }: PlafondPosting) {
  const known = await tx
    .selectFrom('plafond_movement')
    .selectAll()
    .where('plafond_id', '=', plafondId)
    .where('kind', '=', move.kind)
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (known && known.amount !== amount) throw new Refusal('PLAFOND_DUPLICATE_REFERENCE', { parameters: { reference } });
  return known;
}

/** The tier that a limit follows from now on, where the amount stays as it is. */
export async function followTier(tx: Tx, plafondId: string, tierId: string | null): Promise<void> {
  await tx.updateTable('member_plafond').set({ tier_id: tierId }).where('id', '=', plafondId).execute();
}

/**
 * Posts a movement of a limit, under its lock: the movement and the limit, or neither. A repeated posting with the same
 * amount returns the first movement.
 * @throws Refusal PLAFOND_INSUFFICIENT when less is available than is to be reserved; PLAFOND_NOT_THAT_MUCH when more
 *   is to be released, used, restored or taken away than there is; PLAFOND_DUPLICATE_REFERENCE
 */
export async function movePlafond(tx: Tx, posting: PlafondPosting): Promise<Movement> {
  const { move, amount, at, grant } = posting;
  const plafond = await lockedPlafond(tx, posting);
  const known = await repeated(tx, plafond.id, posting);
  if (known) return known;
  const effect = effectOf(move, amount);
  const before = {
    total: plafond.total,
    used: plafond.used,
    reservedOrders: plafond.reserved_orders,
    reservedFamily: plafond.reserved_family,
  };
  const available = availableOf(before);
  if (effect.needs && available < amount) throw new Refusal('PLAFOND_INSUFFICIENT', { parameters: { available } });
  const { after, short } = applied(before, effect);
  if (short) throw new Refusal('PLAFOND_NOT_THAT_MUCH', { parameters: { present: before[short] } });
  const seqNo = (plafond.last_movement_no ?? 0) + 1;
  const movement = await tx
    .insertInto('plafond_movement')
    .values(movementRow({ plafond_id: plafond.id, seq_no: seqNo }, posting, before, after))
    .returningAll()
    .executeTakeFirstOrThrow();
  await tx
    .updateTable('member_plafond')
    .set({
      total: after.total,
      used: after.used,
      reserved_orders: after.reservedOrders,
      reserved_family: after.reservedFamily,
      last_movement_no: seqNo,
      ...(grant ? { tier_id: grant.tierId, valid_until: grant.validUntil, granted_at: at } : {}),
    })
    .where('id', '=', plafond.id)
    .execute();
  return movement;
}
