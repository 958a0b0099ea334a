import type { PhotoLine } from '@console/contracts/orders-logs/photos-screening';
import { sql, type Selectable } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';
import type { PhotoColumns } from '../../records/photos/kind.ts';
import { indexPhotos, photoColumns } from '../../records/photos/table.ts';

/** A photo of an order that a screener looks at (docs/model/orders-logs.md#photos-of-orders). */
export interface OrderPhotoTable extends PhotoColumns {
  order_id: string;
  business_line: PhotoLine;
  /** Read by the channel when the photo was taken. */
  serial_no: string | null;
}
export type OrderPhoto = Selectable<OrderPhotoTable>;

declare module '../../platform/database/schema.ts' {
  interface Database {
    order_photo: OrderPhotoTable;
  }
}

/** Photos of orders, and the numbers of a vehicle with which they are compared. */
export const migration: SchemaStep = {
  async up(db) {
    await sql`alter table purchase_order
      add column frame_no text check (frame_no ~ '^[A-HJ-NPR-Z0-9]{17}$'),
      add column engine_no text check (engine_no ~ '^[A-Z0-9]{10,14}$')`.execute(db);
    for (const name of ['frame_no', 'engine_no'])
      await sql
        .raw(`create unique index purchase_order_${name} on purchase_order (${name}) where ${name} is not null`)
        .execute(db);
    await sql`create table order_photo (${photoColumns('text')},
      order_id uuid not null references purchase_order, serial_no text,
      business_line text not null check (business_line in ('SPEKTRA', 'NMC')),
      recheck_of uuid references order_photo)`.execute(db);
    await indexPhotos(db, 'order_photo', { subject: 'order_id', lead: 'business_line' });
  },
};
