import type { OrderPhotoReason } from '@console/contracts/orders-logs/photos-screening';
import type { PhotoState } from '@console/contracts/platform/photos/vocabulary';
import { sql } from 'kysely';
import type { Tx } from '../../platform/context.ts';
import { invalid, Refusal } from '../../platform/http/refusal.ts';
import type { VerdictSaid } from '../../records/photos/kind.ts';
import { raiseRedFlag } from '../orders/flags.ts';
import { lockGoing } from './owner.ts';
import type { OrderPhoto } from './table.ts';

/**
 * Refuses a verdict on a photo of an order that is over, and all but an escalation of one that another order has too.
 * @throws Refusal PO_FINAL, PO_ARCHIVED, PHOTO_REUSED
 */
export async function requireDecidable(tx: Tx, photo: OrderPhoto, to: PhotoState): Promise<void> {
  await lockGoing(tx, photo.order_id);
  if (to === 'ESCALATED' || photo.state === 'ESCALATED') return;
  const { rows } = await sql`select from order_photo
    where file_hash = ${photo.file_hash} and order_id <> ${photo.order_id} limit 1`.execute(tx);
  if (rows.length > 0) throw new Refusal('PHOTO_REUSED');
}

/** Frame and engine number as a screener reads them. */
export interface Numbers {
  readonly frameNo?: string | undefined;
  readonly engineNo?: string | undefined;
}

/**
 * Compares the numbers of a vehicle with those of its order, which the screener does not see. An order without numbers
 * agrees with none.
 * @throws Refusal VALIDATION without numbers, FRAME_DIFFERS
 */
export async function requireNumbers(tx: Tx, photo: OrderPhoto, numbers: Numbers): Promise<void> {
  if (photo.business_line !== 'NMC' || photo.document_type !== '2') return;
  const missing = (['frameNo', 'engineNo'] as const).filter((field) => !numbers[field]);
  if (missing.length > 0) throw invalid(...missing.map((field) => ({ field, code: 'REQUIRED' as const })));
  const order = await tx
    .selectFrom('purchase_order')
    .select(['frame_no', 'engine_no'])
    .where('id', '=', photo.order_id)
    .executeTakeFirstOrThrow();
  if (order.frame_no !== numbers.frameNo || order.engine_no !== numbers.engineNo) throw new Refusal('FRAME_DIFFERS');
}

/** A suspicion raises a red flag on the order, unless one of its kind is open. */
export async function flagOrder(tx: Tx, photo: OrderPhoto, { reasonIds, note, by, at }: VerdictSaid): Promise<void> {
  const isPerson = reasonIds.includes('PERSON_DIFFERS' satisfies OrderPhotoReason);
  const code = isPerson ? ('FACE_MISMATCH' as const) : ('MANUAL' as const);
  const open = await tx
    .selectFrom('purchase_order_flag')
    .select('id')
    .where('order_id', '=', photo.order_id)
    .where('code', '=', code)
    .where('cleared_at', 'is', null)
    .executeTakeFirst();
  if (!open) await raiseRedFlag(tx, photo.order_id, { code, note }, { by, at });
}
