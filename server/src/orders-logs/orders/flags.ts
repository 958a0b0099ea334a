import { randomUUID } from 'node:crypto';
import { heldByRedFlag } from '@console/contracts/orders-logs/orders/machine';
import {
  finalOrderStates,
  redFlagCodes,
  type OrderState,
  type RedFlagCode,
} from '@console/contracts/orders-logs/orders/vocabulary';
import { isPhoneBarred } from '../../membership/index.ts';
import type { Tx } from '../../platform/context.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { lockedOrder, moveOrder, type Order, type OrderBy } from './move.ts';
import { recordFlag } from './record-order.ts';
import { requireSecondPerson } from './second-person.ts';

export const redFlagTitle = (code: RedFlagCode): string => redFlagCodes.find(({ value }) => value === code)!.title.id;

/** The open red flag of a code; at most one is open. */
export const openFlag = (tx: Tx, orderId: string, code: RedFlagCode) =>
  tx
    .selectFrom('purchase_order_flag')
    .select(['id', 'raised_by'])
    .where('order_id', '=', orderId)
    .where('code', '=', code)
    .where('cleared_at', 'is', null)
    .executeTakeFirst();

/** Stores a red flag; the database marks the order. */
export async function insertFlag(
  tx: Tx,
  orderId: string,
  { code, note }: { readonly code: RedFlagCode; readonly note: string | null },
  { by, at }: Pick<OrderBy, 'by' | 'at'>,
): Promise<void> {
  await tx
    .insertInto('purchase_order_flag')
    .values({ id: randomUUID(), order_id: orderId, code, note, raised_by: by, raised_at: at })
    .execute();
}

/** @throws Refusal PHONE_BLACKLISTED while the number of a blacklisted phone is blacklisted */
export async function requireClearable(tx: Tx, order: Pick<Order, 'phone_hash'>, code: RedFlagCode): Promise<void> {
  if (code === 'BLACKLIST_PHONE' && (await isPhoneBarred(tx, order.phone_hash))) throw new Refusal('PHONE_BLACKLISTED');
}

/** Stores that a red flag was cleared; the database unmarks the order that has no other. */
export async function storeClearing(
  tx: Tx,
  flagId: string,
  { clearNote, by, at }: { readonly clearNote: string } & Pick<OrderBy, 'by' | 'at'>,
): Promise<void> {
  await tx
    .updateTable('purchase_order_flag')
    .set({ cleared_by: by, cleared_at: at, clear_note: clearNote })
    .where('id', '=', flagId)
    .execute();
}

/**
 * Raises a red flag. Where the order waits for a decision it is held by it, later it is only marked.
 * @throws Refusal NOT_FOUND, PO_ARCHIVED, PO_FINAL, RED_FLAG_OPEN
 */
export async function raiseRedFlag(
  tx: Tx,
  orderId: string,
  { code, note }: { readonly code: RedFlagCode; readonly note: string | null },
  { by, at, actor }: Pick<OrderBy, 'by' | 'at' | 'actor'>,
): Promise<void> {
  const order = await lockedOrder(tx, orderId);
  if ((finalOrderStates as readonly OrderState[]).includes(order.status)) throw new Refusal('PO_FINAL');
  if (await openFlag(tx, orderId, code)) throw new Refusal('RED_FLAG_OPEN');
  if ((heldByRedFlag as readonly OrderState[]).includes(order.status))
    await moveOrder(tx, {
      orderId,
      transition: 'hold',
      mover: 'SYSTEM',
      by,
      ...(actor ? { actor } : {}),
      at,
      values: { holdReason: note ?? redFlagTitle(code) },
    });
  await insertFlag(tx, orderId, { code, note }, { by, at });
  await recordFlag(tx, order, code, { by, at, ...(actor ? { actor } : {}) });
}

/**
 * Clears an open red flag; the order stays held until somebody releases it.
 * @throws Refusal NOT_FOUND, PO_ARCHIVED, SELF_APPROVAL for who raised it, PHONE_BLACKLISTED while it is
 */
export async function clearRedFlag(
  tx: Tx,
  orderId: string,
  { code, clearNote }: { readonly code: RedFlagCode; readonly clearNote: string },
  { by, at }: Pick<OrderBy, 'by' | 'at'>,
): Promise<void> {
  const order = await lockedOrder(tx, orderId);
  const flag = await openFlag(tx, orderId, code);
  if (!flag) throw notFound();
  await requireSecondPerson(tx, flag.raised_by, by, at);
  await requireClearable(tx, order, code);
  await storeClearing(tx, flag.id, { clearNote, by, at });
}
