import type { OrderCancelReason } from '@console/contracts/orders-logs/orders/vocabulary';
import type { PoCancellationState, PoLine } from '@console/contracts/orders-logs/po-status';
import { sql, type Generated } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';
import { recordColumns, type OptionalInstant, type RecordColumns } from '../../platform/database/record-columns.ts';

/** A request to cancel an issued order. */
export interface PoCancellationTable extends RecordColumns {
  order_id: string;
  business_line: PoLine;
  cancel_reason_code: OrderCancelReason;
  note: string;
  state: Generated<PoCancellationState>;
  editors: string[];
  decided_by: string | null;
  decided_at: OptionalInstant;
  decision_note: string | null;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    po_cancellation: PoCancellationTable;
  }
}

/** Requests that their order outlived end by themselves, those of today too. */
export const outdatedCancellationMigration: SchemaStep = {
  async up(db) {
    await sql`alter table po_cancellation drop constraint po_cancellation_state_check,
      add constraint po_cancellation_state_check
        check (state in ('WAITING', 'APPROVED', 'REJECTED', 'WITHDRAWN', 'OUTDATED'))`.execute(db);
    await sql`update po_cancellation c set state = 'OUTDATED', decided_at = o.status_since, version = c.version + 1
      from purchase_order o where o.id = c.order_id and c.state = 'WAITING' and o.status <> 'PO_ISSUED'`.execute(db);
  },
};

export const poCancellationMigration: SchemaStep = {
  async up(db) {
    await sql`create table po_cancellation (${recordColumns}, order_id uuid not null references purchase_order,
      business_line text not null check (business_line in ('SPEKTRA', 'NMC')),
      cancel_reason_code text not null, note text not null,
      state text not null default 'WAITING' check (state in ('WAITING', 'APPROVED', 'REJECTED', 'WITHDRAWN')),
      editors text[] not null, decided_by text, decided_at timestamptz(3), decision_note text)`.execute(db);
    await sql`create unique index po_cancellation_waiting on po_cancellation (order_id)
      where state = 'WAITING'`.execute(db);
    await sql`create index po_cancellation_made on po_cancellation (business_line, created_at desc, id)`.execute(db);
  },
};
