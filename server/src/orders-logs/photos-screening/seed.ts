import {
  orderPhotos,
  orderPhotosNmc,
  orderPhotoTypes,
  type OrderPhotoReason,
  type PhotoLine,
} from '@console/contracts/orders-logs/photos-screening';
import { photoRules, type PhotoState } from '@console/contracts/platform/photos/vocabulary';
import { sql } from 'kysely';
import type { Tx } from '../../platform/context.ts';
import { seedId } from '../../platform/database/seed-id.ts';
import type { Seed, SeedOptions } from '../../platform/database/seed.ts';
import { lettering } from '../../platform/files/drawing/letters.ts';
import { seedPicture } from '../../platform/seed-data/picture.ts';

const hourMs = 3_600_000;
const screener = 'HOOPS01';
const sender = 'SYSTEM';
const [width, height] = [800, 504];

interface Order {
  readonly id: string;
  readonly applNo: string;
  readonly branchId: string;
  readonly source: string;
  readonly frameNo: string | null;
  readonly engineNo: string | null;
}

interface Photo {
  readonly order: Order;
  readonly type: string;
  readonly state: PhotoState;
}

/** Kinds of photo in the order in which an order has them. */
const kinds = ['1', '2', '3', '4', '5', '6', '7'] as const;

/** So many photos of each state. */
const counts: Readonly<Record<PhotoLine, Readonly<Record<PhotoState, number>>>> = {
  SPEKTRA: { WAITING: 30, APPROVED: 40, REJECTED: 7, ESCALATED: 3 },
  NMC: { WAITING: 20, APPROVED: 32, REJECTED: 6, ESCALATED: 2 },
};
const modules = { SPEKTRA: orderPhotos.module, NMC: orderPhotosNmc.module } as const;

async function ordersOf(tx: Tx, line: PhotoLine, which: ReturnType<typeof sql>): Promise<readonly Order[]> {
  const { rows } = await sql<Order>`select id, appl_no as "applNo", branch_id as "branchId", source_input as source,
      frame_no as "frameNo", engine_no as "engineNo"
    from purchase_order where business_line = ${line} and archived_at is null and ${which}
    order by appl_no`.execute(tx);
  return rows;
}

/** One photo after another of these orders: the first kind of each, then the second. */
const photosOf = (orders: readonly Order[], count: number, state: PhotoState, from = 0): Photo[] =>
  Array.from({ length: count }, (_, index) => ({
    order: orders[(from + index) % orders.length]!,
    type: kinds[Math.floor((from + index) / orders.length) % kinds.length]!,
    state,
  }));

/** A drawing that says what it stands for; that of a vehicle shows its numbers. SVG. */
function drawingOf({ order, type }: Photo, line: PhotoLine): string {
  const title = orderPhotoTypes[line].find(({ value }) => value === type)!.title.id.toUpperCase();
  const numbers = type === '2' && order.frameNo ? [order.frameNo, order.engineNo!] : [];
  const texts = ['CONTOH FOTO ORDER', title, order.applNo, ...numbers].map((content, row) =>
    lettering(content, { x: 40, y: 60 + row * 76, point: 4, fill: '#1c2b3a' }),
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<rect width="100%" height="100%" fill="${line === 'NMC' ? '#dfe6dc' : '#e9e2d6'}"/>${texts.join('')}</svg>`
  );
}

/** Escalated photos raised red flags on their orders. */
async function flag(tx: Tx, orders: readonly Order[], at: Date): Promise<void> {
  for (const { id } of orders)
    await sql`insert into purchase_order_flag (id, order_id, code, note, raised_by, raised_at)
      select ${seedId('order-photo-flag', id)}, ${id}, 'MANUAL', 'Foto dieskalasi', ${screener}, ${at}
      where not exists (select from purchase_order_flag
        where order_id = ${id} and code = 'MANUAL' and cleared_at is null)`.execute(tx);
}

async function insert(tx: Tx, options: SeedOptions, line: PhotoLine, photos: readonly Photo[]): Promise<void> {
  const module = modules[line];
  const reasons: readonly OrderPhotoReason[] = ['BLURRED', 'SERIAL_UNREADABLE', 'FORM_UNSIGNED'];
  for (const [index, photo] of photos.entries()) {
    const { order, type, state } = photo;
    const key = `${order.applNo}:${type}`;
    const id = seedId(module, key);
    const takenAt = new Date(options.date.getTime() - (state === 'WAITING' ? 1 + index / 2 : 60 + index) * hourMs);
    const decidedAt = new Date(takenAt.getTime() + 20 * hourMs);
    const isDecided = state === 'APPROVED' || state === 'REJECTED';
    const fileId = await seedPicture(tx, options, {
      module,
      recordId: id,
      key,
      name: 'foto.webp',
      // The second photo is a copy of the third: one picture for two orders.
      shape: drawingOf(index === 1 ? photos[2]! : photo, line),
      width,
      height,
    });
    const { hash } = await tx
      .selectFrom('stored_file_view')
      .select('hash')
      .where('id', '=', fileId)
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('order_photo')
      .values({
        id,
        order_id: order.id,
        business_line: line,
        branch_id: order.branchId,
        serial_no: line === 'SPEKTRA' && type === '2' ? `SN${order.applNo.slice(-8)}` : null,
        document_type: type,
        file_id: fileId,
        file_hash: hash,
        source: order.source,
        taken_at: takenAt,
        sharpness: 60 + (index % 40),
        state,
        reason_ids: state === 'REJECTED' ? [reasons[index % reasons.length]!] : [],
        note: state === 'ESCALATED' ? 'Foto dieskalasi' : null,
        escalated_by: state === 'ESCALATED' ? screener : null,
        ...(isDecided
          ? { decided_by: screener, decided_at: decidedAt, seconds: 8 + (index % photoRules.recheckOneIn) }
          : {}),
        created_by: sender,
        created_at: takenAt,
        updated_by: isDecided ? screener : sender,
        updated_at: isDecided ? decidedAt : takenAt,
      })
      .execute();
  }
}

/** 80 photos of orders, and 60 of NMC (docs/model/orders-logs.md#photos-of-orders). */
export const seed: Seed = {
  name: orderPhotos.module,
  async run(tx, options) {
    for (const line of ['SPEKTRA', 'NMC'] as const) {
      const { WAITING, APPROVED, REJECTED, ESCALATED } = counts[line];
      const delivered = await ordersOf(tx, line, sql`status = 'DELIVERED'`);
      const disbursed = await ordersOf(tx, line, sql`status = 'DISBURSED'`);
      const flagged = await ordersOf(tx, line, sql`red_flag and status in ('PO_ISSUED', 'ON_HOLD', 'CONFIRMING')`);
      await flag(tx, flagged.slice(0, ESCALATED), options.date);
      await insert(tx, options, line, [
        ...photosOf(delivered, WAITING, 'WAITING'),
        ...photosOf(disbursed, APPROVED, 'APPROVED'),
        ...photosOf(disbursed, REJECTED, 'REJECTED', APPROVED),
        ...photosOf(flagged, ESCALATED, 'ESCALATED'),
      ]);
    }
  },
};
