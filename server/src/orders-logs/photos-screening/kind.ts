import {
  nmcPhotoCalls,
  orderPhotoReasons,
  orderPhotos,
  orderPhotosNmc,
  orderPhotoTypes,
  spektraPhotoCalls,
  type PhotoLine,
} from '@console/contracts/orders-logs/photos-screening';
import type { PhotoDesk } from '@console/contracts/platform/photos/records';
import { sql } from 'kysely';
import type { Db } from '../../platform/context.ts';
import { toWireInstant } from '../../platform/database/type-parsers.ts';
import { photoKind, type PhotoReasons, type SentPhoto } from '../../records/photos/kind.ts';
import type { Row } from '../../records/resource/registered.ts';
import { isGoing } from './going.ts';
import { orderOf } from './owner.ts';
import type { OrderPhoto } from './table.ts';
import { flagOrder, requireDecidable, requireNumbers, type Numbers } from './verdicts.ts';

const titles = new Map<string, string>(orderPhotoReasons.map(({ value, title }) => [value, title.id]));

/** A fixed list, for all kinds of photo. */
const reasons: PhotoReasons = {
  forType: () => Promise.resolve([...titles].map(([id, name]) => ({ id, name, message: name }))),
  names: (_db, ids) => Promise.resolve(new Map(ids.map((id) => [id, titles.get(id) ?? id]))),
};

async function duplicatesOf(db: Db, photo: OrderPhoto, most: number): Promise<PhotoDesk['duplicates']> {
  const { rows } = await sql<PhotoDesk['duplicates'][number]>`
    select o.appl_no as no, o.member_name as name, t.document_type as "documentType", t.taken_at as "takenAt"
    from order_photo t join purchase_order o on o.id = t.order_id
    where t.file_hash = ${photo.file_hash} and t.order_id <> ${photo.order_id} and t.recheck_of is null
    order by t.taken_at desc limit ${most}`.execute(db);
  return rows.map((row) => ({ ...row, takenAt: toWireInstant(row.takenAt) }));
}

async function factsOf(db: Db, { order_id: id, serial_no: serialNo }: OrderPhoto, row: Row) {
  const order = await db
    .selectFrom('purchase_order as o')
    .innerJoin('member_view as m', 'm.id', 'o.member_id')
    .select(['o.appl_no', 'o.po_number', 'o.status', 'o.member_name', 'o.sales_code', 'm.member_no'])
    .where('o.id', '=', id)
    .executeTakeFirstOrThrow();
  const items = await db
    .selectFrom('purchase_order_item')
    .select(['name', 'brand', 'type', 'condition_code as conditionCode', 'qty'])
    .where('order_id', '=', id)
    .orderBy('no')
    .execute();
  return {
    order: {
      applNo: order.appl_no,
      poNumber: order.po_number,
      status: order.status,
      memberNo: order.member_no,
      memberName: order.member_name,
      branch: String(row['branch']),
      salesCode: order.sales_code,
      serialNo,
      items,
    },
  };
}

const ofLine = {
  SPEKTRA: { resource: orderPhotos, calls: spektraPhotoCalls },
  NMC: { resource: orderPhotosNmc, calls: nmcPhotoCalls },
} as const;

/** Photos of the orders of a line (docs/model/orders-logs.md#photos-of-orders). */
export const orderPhotoKind = (line: PhotoLine) =>
  photoKind<OrderPhoto, SentPhoto & { readonly applNo: string; readonly serialNo?: string | null }, Numbers>({
    resource: ofLine[line].resource as never,
    calls: ofLine[line].calls as never,
    table: 'order_photo',
    subject: 'order_id',
    rows: sql`t.business_line = ${line}`,
    waits: isGoing('t.order_id'),
    reasons: () => reasons,
    compared: () => orderPhotoTypes[line].map(({ value }) => value),
    facts: factsOf,
    duplicates: duplicatesOf,
    owner: (tx, sent, scope) => orderOf(tx, line, sent, scope),
    bars: requireDecidable,
    proves: requireNumbers,
    follows: (tx, photo, to, said) => (to === 'ESCALATED' ? flagOrder(tx, photo, said) : Promise.resolve()),
  });
