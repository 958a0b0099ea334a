import type { Actor } from '../../platform/audit/actor.ts';
import type { Tx, Upload } from '../../platform/context.ts';
import { lockAllByName } from '../../platform/database/named-lock.ts';
import { nameFiles } from '../../platform/files/claim.ts';
import { keepUpload } from '../../platform/files/stored-file.ts';
import { invalid, invalidState, Refusal } from '../../platform/http/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { isRepeated, lockedOrder, moveOrder } from '../orders/move.ts';
import { orderModuleOf } from '../orders/record-order.ts';

interface Target {
  readonly orderId: string;
  readonly requestId: string;
  readonly actor: Actor;
}

const by = { mover: 'SYSTEM', by: 'SYSTEM' } as const;

/**
 * Issues an approved order of NMC whose vehicle is in stock; another one is on indent until it is. A repeated request
 * changes nothing.
 * @throws Refusal PO_ARCHIVED, PO_FINAL, INVALID_STATE, QUOTA_REACHED
 */
export async function keepStock({ db, now }: Services, target: Target, inStock: boolean): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const order = await lockedOrder(tx, target.orderId);
    if (order.status === 'INDENT' && !inStock) return;
    if (order.business_line !== 'NMC') throw invalidState(order.status, 'stock');
    await moveOrder(tx, { ...target, ...by, transition: inStock ? 'issue' : 'indent', at: now() });
  });
}

export interface Delivery {
  readonly kind: 'image' | 'pdf';
  readonly frameNo?: string | undefined;
  readonly engineNo?: string | undefined;
}

type Vehicle = { readonly frameNo: string; readonly engineNo: string } | undefined;

/** The numbers of the vehicle of an order of NMC; no other order has some. @throws Refusal VALIDATION */
function vehicleOf(line: string, { frameNo, engineNo }: Delivery): Vehicle {
  const given = { frameNo, engineNo };
  const names = ['frameNo', 'engineNo'] as const;
  const faults = names.filter((name) => (given[name] === undefined) === (line === 'NMC'));
  if (faults.length > 0)
    throw invalid(...faults.map((field) => ({ field, code: line === 'NMC' ? 'REQUIRED' : 'NOT_ALLOWED' }) as const));
  return frameNo !== undefined && engineNo !== undefined ? { frameNo, engineNo } : undefined;
}

/** Two orders at once with one vehicle wait for each other. @throws Refusal PO_CLAIMED_TWICE */
async function requireUnsold(tx: Tx, orderId: string, { frameNo, engineNo }: NonNullable<Vehicle>): Promise<void> {
  await lockAllByName(tx, [`frame ${frameNo}`, `engine ${engineNo}`]);
  const sold = await tx
    .selectFrom('purchase_order')
    .select(['frame_no'])
    .where((where) => where.or([where('frame_no', '=', frameNo), where('engine_no', '=', engineNo)]))
    .where('id', '<>', orderId)
    .executeTakeFirst();
  const reference = sold?.frame_no === frameNo ? frameNo : engineNo;
  if (sold) throw new Refusal('PO_CLAIMED_TWICE', { parameters: { reference } });
}

/**
 * Keeps that the goods of an issued order were received, with the proof. A repeated request changes nothing.
 * @throws Refusal VALIDATION, PO_ARCHIVED, PO_FINAL, INVALID_STATE, PO_CLAIMED_TWICE, and those of files
 */
export async function keepDelivery(
  services: Services,
  target: Target,
  delivery: Delivery,
  upload: Upload | null,
): Promise<void> {
  const { db, now } = services;
  const { orderId, requestId } = target;
  if (await isRepeated(db, orderId, requestId)) return;
  if (!upload) throw invalid({ field: 'file', code: 'REQUIRED' });
  const { business_line: line } = await db
    .selectFrom('purchase_order')
    .select('business_line')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const vehicle = vehicleOf(line, delivery);
  const file = { upload, kind: delivery.kind, module: orderModuleOf[line], username: 'SYSTEM' };
  const { fileId } = await keepUpload(services, file);
  await db.transaction().execute(async (tx) => {
    if (vehicle) await requireUnsold(tx, orderId, vehicle);
    await moveOrder(tx, {
      ...target,
      ...by,
      transition: 'deliver',
      at: now(),
      values: { bastFileId: fileId },
      ...(vehicle ? { facts: { vehicle } } : {}),
    });
    // A repeated request that came in between has its own file, which goes.
    const { bast_file_id: proof } = await lockedOrder(tx, orderId);
    if (proof === fileId) await nameFiles(tx, [fileId], orderId);
  });
}
