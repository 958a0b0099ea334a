import { randomUUID } from 'node:crypto';
import type { OrderMessageCode, OrderMessageState } from '@console/contracts/orders-logs/po-status';
import { sql, type Generated } from 'kysely';
import type { Tx } from '../../platform/context.ts';
import type { SchemaStep } from '../../platform/database/migrate.ts';
import type { Instant, OptionalInstant } from '../../platform/database/record-columns.ts';

/** A message that tells a member of an order; its number is that of the order. */
export interface PurchaseOrderMessageTable {
  id: string;
  order_id: string;
  code: OrderMessageCode;
  state: Generated<OrderMessageState>;
  /** User who sent it again, else SYSTEM. */
  by: string;
  at: Instant;
  sent_at: OptionalInstant;
  /** Why the last try failed. */
  cause: string | null;
  tries: Generated<number>;
  next_try_at: Instant;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    purchase_order_message: PurchaseOrderMessageTable;
  }
}

/** Messages of orders: an outbox that keeps what was sent. */
export const orderMessageMigration: SchemaStep = {
  async up(db) {
    await sql`create table purchase_order_message (id uuid primary key,
      order_id uuid not null references purchase_order,
      code text not null check (code in ('PO_ISSUED', 'PO_CANCELLED')),
      state text not null default 'QUEUED' check (state in ('QUEUED', 'SENT', 'DELIVERED', 'FAILED')),
      by text not null, at timestamptz(3) not null, sent_at timestamptz(3), cause text,
      tries int not null default 0, next_try_at timestamptz(3) not null)`.execute(db);
    await sql`create index purchase_order_message_order on purchase_order_message (order_id, at)`.execute(db);
    await sql`create index purchase_order_message_waiting on purchase_order_message (next_try_at)
      where state = 'QUEUED'`.execute(db);
  },
};

/** Queues a message to the member of an order, in the transaction of its cause. */
export async function queueOrderMessage(
  tx: Tx,
  orderId: string,
  code: OrderMessageCode,
  { by, at }: { readonly by: string; readonly at: Date },
): Promise<void> {
  await tx
    .insertInto('purchase_order_message')
    .values({ id: randomUUID(), order_id: orderId, code, by, at, sent_at: null, cause: null, next_try_at: at })
    .execute();
}
