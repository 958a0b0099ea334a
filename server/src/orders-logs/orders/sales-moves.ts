import { sql } from 'kysely';
import { appendOnly } from '../../platform/database/append-only.ts';
import type { SchemaStep } from '../../platform/database/migrate.ts';
import type { Instant } from '../../platform/database/record-columns.ts';

/** An order went from one sales code to another; never changed. */
export interface PurchaseOrderSalesTable {
  id: string;
  order_id: string;
  from_code: string;
  to_code: string;
  at: Instant;
  by: string;
  reason: string;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    purchase_order_sales: PurchaseOrderSalesTable;
  }
}

/** Moves of orders to another sales code. */
export const orderSalesMigration: SchemaStep = {
  async up(db) {
    await sql`create table purchase_order_sales (id uuid primary key,
      order_id uuid not null references purchase_order, from_code text not null, to_code text not null,
      at timestamptz(3) not null, by text not null, reason text not null, check (from_code <> to_code))`.execute(db);
    await sql`create index purchase_order_sales_order on purchase_order_sales (order_id, at, id)`.execute(db);
    await appendOnly(db, 'purchase_order_sales');
  },
};
